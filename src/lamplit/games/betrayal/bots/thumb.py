"""Players by rules of thumb: they explore, take what helps, and after the reveal do what their book wants.

What a side wants is told by the haunt itself (`Haunt.aims`) and stands in the view of the acting seat. Nothing here
knows a single haunt.
"""

from collections.abc import Collection, Sequence
from math import fsum
from typing import Any

from ....engine import Question, Told
from ....engine.state.chance import from_seed
from ..data.explorers import MENTAL, PHYSICAL
from ..house.movement import SWITCH
from ..shapes import Odds
from ..turn.actions import HUNT, HUNT_ALL, IN_ORDER
from ..turn.agreement import ANSWER, PROPOSE
from ..turn.trading import BARGAIN
from ..view.questions import TradeAsked
from ..view.types import Hint, View
from .choices import LOSING, handful, higher, likeliest, lower, turned
from .exploring import worth_exploring
from .house_map import FALLS, FAR, HouseMap, room_of
from .rolls import after, before

FADING = 0.8
"""What a goal is worth from one step further away."""
PATIENT = 4
"""For how many turns a figure with nothing to do stays where it is."""
WARY = 1
"""How many steps above the skull a trait may be before an explorer takes care."""
HOPELESS = 0.02
"""A roll this unlikely is made only if there is nothing better to do."""
HELPFUL = ("healing_salve", "smelling_salts", "medical_kit", "puzzle_box", "adrenaline_shot")
RISKY = ("dark_dice", "bottle", "mask", "crystal_ball", "music_box", "spirit_board", "bell", "pickpockets_gloves")
WALKING = ("go", "open", "cross")
GOOD_ROOMS = ("vault", "closet", "safe")
URGENT, SEARCH_A_WAY = 2.0, 1.5
"""From which worth on a bot looks for a way to a goal that is cut off, and how much that is worth."""


class ThumbExplorer:
    """Plays a seat and the monsters that it leads."""

    def __init__(self, seat: str, seed: str) -> None:
        self.seat = seat
        self._luck = from_seed(f"thumb {seed}")
        self._idle: dict[str, int] = {}
        self._in_vain: set[tuple[str, int]] = set()
        self._hunters: set[str] = set()

    def choose(self, question: Question, view: View, _events: Sequence[Told]) -> str | None:
        """Return a sensible answer."""
        prompt = question.prompt
        names = question.names
        if prompt in ("act", "monster") or prompt.endswith("-act"):
            return self._act(names, view)
        if prompt.startswith("split-"):
            return self._split(names, view, question.args["who"], prompt)
        chosen = self._short(prompt, names, question.args, view)
        return chosen if chosen in question else self._luck.pick("any", names)

    # -- short questions ---------------------------------------------------------------------------------------------

    def _short(self, prompt: str, names: list[str], args: Any, view: View) -> str:
        if prompt == "before-damage":
            return "go-on"
        if prompt in ("before-roll", "after-roll"):
            return before(names, view) if prompt == "before-roll" else after(names, view)
        if prompt == ANSWER:
            return "agree" if self._has_nothing_left(view) else "refuse"
        if prompt == BARGAIN:
            return self._bargain(names, args["whom"], view)
        if prompt == "agree-to-trade":
            return self._trade(args, view)
        if prompt in ("bear-card", "bear-or-show"):
            return "decline" if prompt == "bear-card" else "pass"
        if "refuse" in names and self._in_secret(view):
            return "refuse"
        if prompt == "harm-or-steal":
            wanted = [f"steal:{aim['target']}" for aim in view.get("aims", []) if aim["what"] in ("take", "steal")]
            return next((name for name in wanted if name in names), "harm")
        if prompt.endswith("-trait") or prompt in LOSING:
            return self._trait(prompt, names, view, args["who"])
        if prompt == "pick-dice":
            return handful(names)
        if prompt == "turn-room":
            ways = turned(names, args, view)
            return self._luck.pick("turn", [name for name in names if ways[name] == max(ways.values())])
        if prompt == "choose-part":
            return names[0]
        if prompt == "next-monster":
            kinds = {view["monsters"][name[5:]]["kind"] for name in names if name.startswith("move:")}
            return HUNT_ALL if HUNT_ALL in names and kinds <= self._hunters else IN_ORDER
        as_it_is = next((name for name in names if name.endswith("-stay")), "")
        known = as_it_is or self._wanted(prompt, names, view) or likeliest(names, view)
        return known or self._luck.pick("any", names)

    def _wanted(self, prompt: str, names: list[str], view: View) -> str:
        """Return the option that the haunt makes worth most, if it makes any worth something."""
        aims = [aim for aim in view.get("aims", []) if aim["what"] in ("take", "answer")]
        worth = {aim["target"].removeprefix(f"{prompt}:"): aim["worth"] for aim in aims}
        known = {name: worth[chosen] for name in names if (chosen := name.rpartition(":")[2]) in worth}
        return max(names, key=lambda name: known.get(name, 0)) if known else ""

    def _in_secret(self, view: View) -> bool:
        """Whether this seat is a traitor whom nobody knows; the haunt tells it alone."""
        return any(module.get("traitor") for module in view["modules"].values())

    def _trade(self, args: TradeAsked, view: View) -> str:
        """Keep what is needed. Else accept gifts and swaps, and trust friends."""
        if any(aim["what"] == "keep" and aim["target"] == args["wanted"] for aim in view.get("aims", [])):
            return "refuse"
        return "agree" if args["card"] or not view["haunt"] else self._to_friend(args["who"], view)

    def _has_nothing_left(self, view: View) -> bool:
        """Whether no figure of this seat has found anything to do for some turns."""
        own = [name for name, one in view["explorers"].items() if one["seat"] == self.seat and one["alive"]]
        led = [name for name, monster in view["monsters"].items() if monster["lead"] == self.seat]
        return all(self._idle.get(who, 0) >= PATIENT for who in (*own, *led))

    def _bargain(self, names: list[str], whom: str, view: View) -> str:
        """Ask for the card that is needed most, or remember that the other may not give it."""
        worth = {f"want:{card}": worth for card, worth in self._wanted_of(whom, view).items()}
        known = {name: worth[name] for name in names if name in worth}
        if known:
            return max(known, key=lambda name: known[name])
        self._in_vain.add((whom, view["round"]))
        return "back"

    def _wanted_of(self, whom: str, view: View) -> dict[str, float]:
        """Return what another explorer carries that the haunt makes worth something."""
        held: Sequence[str] = view["explorers"][whom]["cards"] if (whom, view["round"]) not in self._in_vain else []
        found: dict[str, float] = {}
        for aim in view.get("aims", []):
            if aim["what"] == "take" and aim["target"] in held:
                found[aim["target"]] = found.get(aim["target"], 2) + aim["worth"]
        return found

    def _to_friend(self, asking: str, view: View) -> str:
        mine = next(one for one in view["explorers"].values() if one["seat"] == self.seat)
        return "agree" if view["explorers"][asking]["role"] == mine["role"] else "refuse"

    def _trait(self, prompt: str, names: list[str], view: View, who: str) -> str:
        """Return the trait that rises or falls."""
        kept = [aim["target"] for aim in view.get("aims", []) if aim["what"] == "keep"]
        choose = higher if prompt == "raise-trait" else lower
        return choose(names, view["explorers"][who]["steps"], kept)

    def _split(self, names: list[str], view: View, who: str, prompt: str) -> str:
        """Return the split that keeps the lower of both traits as high as possible."""
        steps = view["explorers"][who]["steps"]
        first, second = PHYSICAL if prompt == "split-physical" else MENTAL

        def left(name: str) -> tuple[int, int]:
            _, a, b, _ = name.split(":")
            kept = (steps[first] - int(a), steps[second] - int(b))
            return (min(kept), sum(kept))

        return max(names, key=left)

    # -- a turn ------------------------------------------------------------------------------------------------------

    def _act(self, names: list[str], view: View) -> str:
        end = next((name for name in ("end", "next") if name in names), "")
        who = view["acting"]["who"]
        monster = who in view["monsters"]
        scored = {name: self._worth(name, view, monster) for name in names if name not in (end, HUNT)}
        figure = view["monsters"][who] if monster else view["explorers"][who]
        house = HouseMap(view, free=monster or view["explorers"][who]["role"] == "traitor")
        if any(aim["what"] == "stay" and aim["target"] == figure["place"] for aim in view.get("aims", [])):
            names = [name for name in names if name.split(":")[0] not in WALKING]
            scored = {name: worth for name, worth in scored.items() if name in names}
        self._add_ways(scored, view, house, who, monster)
        best = max(scored, key=lambda name: scored[name], default=end)
        if best and (scored.get(best, 0) > 0 or not end):
            self._idle[who] = 0
            return HUNT if best.startswith("go:") and self._hunts(names, view, who) else best
        if PROPOSE in names and self._idle.get(who, 0) >= PATIENT:
            return PROPOSE
        return self._wander(names, who) or end

    def _hunts(self, names: list[str], view: View, who: str) -> bool:
        """Whether a monster has nothing to do but come near the nearest opponent: then one answer is enough for its
        way. From then on all of its kind do so."""
        people = {one["place"] for one in view["explorers"].values() if one["alive"] and one["role"] != "traitor"}
        worth = {aim["worth"] for aim in view.get("aims", []) if self._is_about(aim, view, people)}
        places = [aim for aim in view.get("aims", []) if aim["what"] not in ("task", "answer", "keep")]
        alike = len(worth) <= 1 and all(self._is_about(aim, view, people) for aim in places)
        if alike and who in view["monsters"]:
            self._hunters.add(view["monsters"][who]["kind"])
        return alike and HUNT in names

    def _is_about(self, aim: Hint, view: View, people: Collection[str]) -> bool:
        """Whether an aim is to come to one of these people."""
        one = view["explorers"].get(aim["target"])
        target = one["place"] if one and one["place"] else aim["target"]
        return aim["what"] in ("go", "attack", "strike") and target in people

    def _wander(self, names: list[str], who: str) -> str:
        """Return any way for a figure that has found nothing to do for some turns: waiting wins nothing."""
        self._idle[who] = self._idle.get(who, 0) + 1
        ways = [name for name in names if name.split(":")[0] in WALKING]
        return self._luck.pick("wander", ways) if ways and self._idle[who] > PATIENT else ""

    def _worth(self, name: str, view: View, monster: bool) -> float:
        """Return what an option is worth by itself; going somewhere is weighed apart."""
        verb, *rest = name.split(":")
        odds = view.get("odds", {}).get(name, {})
        aims = [
            aim for aim in view.get("aims", []) if aim["what"] in (verb, "take") and rest and aim["target"] == rest[0]
        ]
        wanted = fsum(aim["worth"] for aim in aims)
        if verb == "attack":
            sure = fsum(
                aim["worth"] for aim in view.get("aims", []) if aim["what"] == "strike" and aim["target"] == rest[0]
            )
            if sure:
                return sure * (0.3 + odds.get("win", 0.5)) * 4
            return self._attack(odds, wanted, monster) if wanted or self._is_foe(rest[0], view) else 0
        if verb == "task":
            chance = odds.get("chance", 1.0)
            return wanted * ((0.3 + chance) * 4 if chance > HOPELESS else 0.01)
        if verb == "take":
            return 3 + wanted
        if verb == "trade":
            return max(self._wanted_of(rest[0], view).values(), default=0)
        if verb == "use":
            if rest[-1] in view["explorers"] and self._is_foe(rest[-1], view):  # nobody heals an opponent
                return 0
            return 2.5 if rest[0] in HELPFUL else 0.4 if rest[0] in RISKY and not view["haunt"] else 0
        if verb == "room":
            return 2 if rest[0] in GOOD_ROOMS and odds.get("chance", 0.5) > 0.3 else 0
        if verb == "free":
            return 4
        if verb == "cross":
            here = view["explorers"][view["acting"]["who"]]["place"] if not monster else ""
            return fsum(aim["worth"] for aim in view.get("aims", []) if aim["what"] == verb and aim["target"] == here)
        return 0

    def _is_foe(self, whom: str, view: View) -> bool:
        """Whether a figure is known to be on the other side: a mere suspicion is no reason to strike."""
        other = view["explorers"].get(whom)
        mine = next(one for one in view["explorers"].values() if one["seat"] == self.seat)
        return other is None or other["role"] != mine["role"]

    def _attack(self, odds: Odds, wanted: float, monster: bool) -> float:
        win, lose = odds.get("win", 0.5), odds.get("lose", 0.5)
        if monster:
            return 6 + 4 * win + wanted
        return 4 * (win - lose) + (wanted * win if win >= lose else -1) + wanted * 0.3

    # -- going somewhere ---------------------------------------------------------------------------------------------

    def _add_ways(self, scored: dict[str, float], view: View, house: HouseMap, who: str, monster: bool) -> None:
        """Weigh every step and every open door by what it leads to."""
        figure = view["monsters"][who] if monster else view["explorers"][who]
        here = house.place_of(figure)
        steps = self._steps(scored, house, here)
        doors = [name for name in scored if name.startswith("open:")]
        away = house.distances(here)
        wanted = self._goals(view, house, who, monster)
        goals = {room: worth for room, worth in wanted.items() if room in away}
        cut_off = max((worth for room, worth in wanted.items() if room not in away), default=0.0)
        missing = cut_off >= max(goals.values(), default=URGENT)
        wish = max(self._wish(view, bool(goals)), SEARCH_A_WAY if missing else 0)
        unopened = {} if monster else {room: floor for room, floor in house.unopened() if room in away}
        floors = worth_exploring(view, set(unopened.values()), missing)
        beyond = {room: floors[floor] for room, floor in unopened.items() if floors[floor]}
        elsewhere = max((worth * FADING ** away[room] for room, worth in beyond.items()), default=0.0)
        worth_here = floors[view["rooms"][figure["place"]]["floor"]]
        lost = self._pull(house, here, goals) * (1 - FADING)
        for name in doors:
            found = 2.4 * wish * worth_here * (worth_here >= elsewhere) - lost
            scored[name] = found + 0.2 * self._luck.below("door", 4) / 4
        if not steps:
            return
        goals |= {room: max(goals.get(room, 0), 0.5 * wish * worth) for room, worth in beyond.items()}
        now = self._pull(house, here, goals)
        fear = self._danger(view, figure["place"], monster, who)
        for name, place in steps.items():
            better = self._pull(house, place, goals) - now
            scored[name] += better * self._chance(view, name) - self._danger(view, place, monster, who) + fear

    def _steps(self, scored: dict[str, float], house: HouseMap, here: str) -> dict[str, str]:
        """Return all options that lead elsewhere, and where."""
        found = {name: house.after(here, name[3:]) for name in scored if name.startswith("go:")}
        if "cross" in scored:
            found["cross"] = house.after(here, room_of(here))
        for owner in (SWITCH, *FALLS):
            if f"room:{owner}" in scored and house.leap(room_of(here), owner):
                found[f"room:{owner}"] = house.leap(room_of(here), owner)
        return found

    def _chance(self, view: View, name: str) -> float:
        """Return how likely an option is to lead there. A room that is left by a roll is left in any case."""
        return 1.0 if name.startswith("go:") else view.get("odds", {}).get(name, {}).get("chance", 1.0)

    def _wish(self, view: View, busy: bool) -> float:
        """Return how much the bot wants to see more of the house: it looks for something, or knows nothing better."""
        if not view["haunt"]:
            return 1.0
        asked = max((aim["worth"] for aim in view.get("aims", []) if aim["what"] == "explore"), default=0.0)
        return max(asked, 0.1 if busy else 1.0)

    def _pull(self, house: HouseMap, place: str, goals: dict[str, float]) -> float:
        """Return how good a place is: near what is wanted, near open doors."""
        away = house.distances(place)
        return 4 * max((worth * FADING ** away.get(goal, FAR) for goal, worth in goals.items()), default=0.0)

    def _goals(self, view: View, house: HouseMap, who: str, monster: bool) -> dict[str, float]:
        """Return the rooms worth going to, by their worth."""
        found: dict[str, float] = {}
        for aim in view.get("aims", []):
            place = self._place_of(aim, view, house)
            if place and aim["what"] != "avoid":
                found[place] = max(found.get(place, 0), aim["worth"])
        if monster:
            for one in view["explorers"].values():
                if one["alive"] and one["role"] != "traitor" and one["place"]:
                    found.setdefault(house.place_of(one), 1)
        return found

    def _place_of(self, aim: Hint, view: View, house: HouseMap) -> str:
        target = aim["target"]
        if target in view["rooms"]:
            return target
        figure = view["explorers"].get(target) or view["monsters"].get(target)
        if figure:
            return house.place_of(figure)
        return next((room for room, what in view["rooms"].items() if target in what["pile"]), "")

    def _danger(self, view: View, place: str, monster: bool, who: str) -> float:
        """Return how bad a place is: opponents and rooms to be avoided."""
        if monster:
            return 0
        room = room_of(place)
        feared = {aim["target"]: aim["worth"] for aim in view.get("aims", []) if aim["what"] == "avoid"}
        bad = feared.get(room, 0.0)
        for name, figure in (*view["monsters"].items(), *view["explorers"].items()):
            if figure["place"] == room and name in feared:
                bad += feared[name]
        steps = view["explorers"][who]["steps"].values()
        return bad * (2 if min(steps) <= WARY else 1)
