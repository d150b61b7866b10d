"""A sensible Survivor by rules of thumb: works where the Killer is not, runs in time, fights with what is at hand."""

from collections import Counter
from collections.abc import Callable, Sequence

from ....engine import Question, Told
from ....engine.state.chance import from_seed
from ..data import mansion
from ..data.items import AMMO_DEFENCE, DEFENCE, DEFENCE_DIE
from ..view.types import PublicSurvivor, SurvivorView, Teammate

RISK = (1.0, 0.8, 0.5, 0.25, 0.12, 0.08)
"""How likely it is to be found, by the distance to the Killer."""

WORTH = {
    "key": 10.0, "toolbox": 6.0, "medical_kit": 6.0, "longsword": 5.0, "limestone": 5.0, "revolver": 5.0, "herbs": 4.5,
    "ammo": 4.0, "shortsword": 4.0, "hatchet": 4.0, "amulet": 4.0, "secret_map": 4.0, "firecracker": 3.5,
    "sedatives": 3.0, "adrenaline": 3.0, "flashlight": 3.0, "whiskey": 3.0, "trap_parts": 3.0, "camera": 2.0,
}  # fmt: skip
"""What an item is worth to a Survivor who has none."""


def chance_to_reach(dice: int, total: int) -> float:
    """Return the chance that so many defence dice show at least this total."""
    sums: Counter[int] = Counter({0: 1})
    for _ in range(dice):
        thrown: Counter[int] = Counter()
        for sofar, ways in sums.items():
            for face in DEFENCE_DIE:
                thrown[sofar + face] += ways
        sums = thrown
    return sum(ways for shown, ways in sums.items() if shown >= total) / len(DEFENCE_DIE) ** dice


class ThumbSurvivor:
    """Plays one Survivor from the team's view."""

    def __init__(self, seat: str, seed: str) -> None:
        self.seat = seat
        self._luck = from_seed(f"thumb {seed}")

    def choose(self, question: Question, view: SurvivorView, events: Sequence[Told]) -> str | None:
        """Return the answer of a sensible Survivor."""
        names = [option.name for option in question.options]
        thought: Callable[[list[str], SurvivorView], str] | None = getattr(
            self, f"_{question.prompt.replace('-', '_')}", None
        )
        chosen = thought(names, view) if thought else ""
        return chosen if chosen in names else self._luck.pick("any", names)

    def _me(self, view: SurvivorView) -> Teammate:
        return next(s for s in view["team"] if s["seat"] == self.seat)

    def _open(self, view: SurvivorView, seat: str) -> PublicSurvivor:
        return next(s for s in view["survivors"] if s["seat"] == seat)

    # -- danger and goals --------------------------------------------------------------------------------------------

    def _risk(self, place: str, view: SurvivorView, noise: float = 0.0) -> float:
        """Return how dangerous a place is this turn: more with a noise there, and more for the injured."""
        killer = view["killer"]
        far = mansion.DISTANCE[killer["place"] or killer["last_seen"]][place]
        if killer["stealth"]:
            far = max(1, far - 2)
        risk = RISK[far]
        risk = min(1.0, risk * (1.0 + 0.5 * noise) + (0.15 * noise if far <= 3 else 0.0))
        if place in view["made_noises"]:
            risk = min(1.0, risk * 1.4)
        return risk * (1.9 if self._open(view, self.seat)["health"] == 1 else 1.0)

    def _goals(self, view: SurvivorView) -> dict[str, float]:
        """Return the places worth going to, and how much."""
        me = self._me(view)
        mates = [s["place"] for s in view["team"] if s["seat"] != self.seat]
        if view["rescue"]:
            return {}
        keys = me["keys"] if view["keys"] is None else view["keys"]
        if keys >= (3 if view["keys"] is None else 5):
            return {self._exit(view): 2.0}
        goals: dict[str, float] = {}
        if view["hidden_cards"]["search"]:
            for place in mansion.ITEM_PLACES:
                goals[place] = 0.9 - 0.25 * mates.count(place)
        radio = 1.0 + 0.12 * view["progress"] + (0.4 if "toolbox" in me["items"] else 0.0)
        goals[mansion.RADIO] = radio - 0.6 * mates.count(mansion.RADIO)
        return goals

    def _exit(self, view: SurvivorView) -> str:
        """Return the exit to make for: the hidden one if the map is there and the Killer is not."""
        held = [item for s in view["team"] for item in s["items"]]
        killer = view["killer"]["place"] or view["killer"]["last_seen"]
        hidden_is_safer = mansion.DISTANCE[killer][mansion.HIDDEN_EXIT] > mansion.DISTANCE[killer][mansion.MAIN_EXIT]
        return mansion.HIDDEN_EXIT if "secret_map" in held and hidden_is_safer else mansion.MAIN_EXIT

    def _pull(self, place: str, view: SurvivorView) -> float:
        """Return how much a place draws this Survivor: more the nearer it is to a goal."""
        goals = self._goals(view)
        if len(goals) == 1 and view["keys"] is not None:
            return self._pull_of_exit(place, next(iter(goals)), view)
        return max((worth * 0.72 ** mansion.DISTANCE[place][goal] for goal, worth in goals.items()), default=0.0)

    def _pull_of_exit(self, place: str, way_out: str, view: SurvivorView) -> float:
        """Return how much a place draws if all must leave together: gather two steps away, then go in one turn."""
        blocks = tuple(view["blocks"])

        def can_be_there(s: Teammate) -> bool:
            if s["acted"]:
                return s["place"] == way_out
            return s["place"] == way_out or way_out in mansion.reachable(s["place"], 2, blocks)

        far = mansion.DISTANCE[place][way_out]
        if all(can_be_there(s) for s in view["team"]):
            return 3.0 if far == 0 else 0.0
        return 1.0 - 0.3 * abs(far - 2)

    def _going(self, place: str, view: SurvivorView, noise: float = 0.0) -> float:
        return 0.9 * self._pull(place, view) - self._risk(place, view, noise)

    # -- the turn ----------------------------------------------------------------------------------------------------

    def _act(self, names: list[str], view: SurvivorView) -> str:
        return max(names, key=lambda name: (self._worth_of(name, view), name))

    def _act_more(self, names: list[str], view: SurvivorView) -> str:
        """Hide the noises if there is something to hide them with, as all have acted."""
        noisy = view["made_noises"]
        if "use:firecracker" in names and len(noisy) >= 2:
            return "use:firecracker"
        stood_on = {s["place"] for s in view["team"]}
        for name in names:
            if name.startswith("use:whiskey:") and noisy and name[-2:] not in stood_on:
                return name
        steps = [n for n in names if n.startswith(("use:adrenaline:", "trait:S20:", "plan:P09:"))]
        here = self._me(view)["place"]
        if steps and self._risk(here, view) > 0.7:
            best = min(steps, key=lambda n: self._risk(n[-2:], view))
            if self._risk(best[-2:], view) < self._risk(here, view) - 0.3:
                return best
        return "done"

    def _exchange(self, names: list[str], view: SurvivorView) -> str:
        """Exchange items in strict order, if it is worth it."""
        best = self._act(names, view)
        return best if self._worth_of(best, view) > 0 else "done"

    def _extra_action(self, names: list[str], view: SurvivorView) -> str:
        best = self._act(names, view)
        return best if self._worth_of(best, view) > 0 else self._act_more(names, view)

    def _escape(self, names: list[str], view: SurvivorView) -> str:
        return "leave"

    def _worth_of(self, name: str, view: SurvivorView) -> float:
        """Return what an action is worth now."""
        me = self._me(view)
        here = me["place"]
        verb, _, rest = name.partition(":")
        match verb:
            case "move" | "passage":
                return self._going(rest, view)
            case "sprint":
                return self._going(rest, view, noise=1.0) - 0.1
            case "repair":
                return 1.3 - self._risk(here, view, noise=1.0)
            case "search":
                noise = 0.0 if me["who"] == "anna" else 0.6
                return (0.4 if view["rescue"] else 1.15) - self._risk(here, view, noise)
            case "calm":
                return 0.3 * self._open(view, self.seat)["fear"] - 0.02 - self._risk(here, view) + self._stay(view)
            case "unblock":
                return 0.1 - self._risk(here, view)
            case "use" | "trait" | "plan":
                return self._worth_of_using(verb, rest, view)
            case "trade":
                return self._worth_of_trading(rest, view)
            case _:
                return -3.0

    def _stay(self, view: SurvivorView) -> float:
        """Return the worth of waiting: as much as that of going here."""
        return 0.9 * self._pull(self._me(view)["place"], view)

    def _worth_of_using(self, verb: str, rest: str, view: SurvivorView) -> float:
        here = self._me(view)["place"]
        thing, _, target = rest.partition(":")
        if verb == "plan":
            return 1.2 - self._risk(here, view, noise=0.5)
        hurt = {s["who"]: s["health"] == 1 for s in view["survivors"]}
        match thing:
            case "toolbox":
                return 2.2 - self._risk(here, view, noise=1.0)
            case "herbs":
                return 1.1 - self._risk(here, view, noise=1.0)
            case "medical_kit" | "S08":
                return (1.4 if hurt.get(target) else 0.2) - self._risk(here, view)
            case "sedatives":
                return 1.5 if self._open(view, self.seat)["fear"] == 2 else -3.0
            case "trap_parts":
                return 0.35 - self._risk(here, view)
            case "S01":
                return self._going(target, view, noise=0.3) - 0.15
            case "S10" | "S02":
                return 0.1 - self._risk(here, view)
            case "S14":
                return -2.0
            case _:
                return -3.0

    def _worth_of_trading(self, mate: str, view: SurvivorView) -> float:
        """Return the worth of a trade: an Ammo Pack belongs to a Revolver."""
        return 2.5 if self._fits(mate, view) else -3.0

    def _fits(self, mate: str, view: SurvivorView) -> bool:
        me = self._me(view)
        other = next(s for s in view["team"] if s["who"] == mate)
        lonely = "ammo" in me["items"] and "revolver" not in me["items"]
        return lonely and "revolver" in other["items"] and len(other["items"]) < other["limit"]

    def _trade(self, names: list[str], view: SurvivorView) -> str:
        return "give:ammo" if "give:ammo" in names else "back"

    def _agree(self, names: list[str], view: SurvivorView) -> str:
        return "yes"

    def _asked_for(self, names: list[str], view: SurvivorView) -> str:
        """Give a teammate what was asked for; going separate ways, give nothing for nothing."""
        return "no" if view["variants"]["separate_ways"] else "yes"

    # -- cards -------------------------------------------------------------------------------------------------------

    def _value(self, item: str, held: Sequence[str], view: SurvivorView) -> float:
        worth = WORTH.get(item, 1.0)
        if item == "key" and (view["rescue"] or (view["keys"] or 0) >= 5):
            return 0.5
        if item == "toolbox" and view["rescue"]:
            return 0.5
        if (item == "ammo" and "revolver" in held) or (item == "revolver" and "ammo" in held):
            return 8.0
        if item == "herbs" and any(s["health"] == 1 for s in view["survivors"]):
            return 6.5
        return worth - 0.5 * held.count(item)

    def _keep_item(self, names: list[str], view: SurvivorView) -> str:
        keep = next(name for name in names if name.startswith("keep:"))
        return keep if self._wants(keep.partition(":")[2], view) else next(n for n in names if n != keep)

    def _wants(self, item: str, view: SurvivorView) -> bool:
        me = self._me(view)
        if item == "key":
            return True
        if len(me["items"]) < me["limit"]:
            return True
        return min(self._value(i, me["items"], view) for i in me["items"]) < self._value(item, me["items"], view)

    def _keep_discovered(self, names: list[str], view: SurvivorView) -> str:
        me = self._me(view)
        if "keep:both" in names:
            return "keep:both"
        kept = [name for name in names if name.startswith("keep:")]
        best = max(kept, key=lambda name: self._value(name.partition(":")[2], me["items"], view))
        thrown = next(name for name in names if name.startswith("discard:"))
        return best if self._wants(best.partition(":")[2], view) else thrown

    def _too_many_items(self, names: list[str], view: SurvivorView) -> str:
        held = self._me(view)["items"]
        return min(names, key=lambda name: self._value(name.partition(":")[2], held, view))

    def _choose_discoverer(self, names: list[str], view: SurvivorView) -> str:
        """Choose the Survivor who is safest, has room, or has been loud already."""

        def fit(name: str) -> float:
            s = next(s for s in view["team"] if s["who"] == name.partition(":")[2])
            room = s["limit"] - len(s["items"])
            return (
                -self._risk(s["place"], view, noise=0.3)
                + 0.15 * min(room, 2)
                + 0.2 * (s["place"] in view["made_noises"])
            )

        return max(names, key=fit)

    # -- encounters --------------------------------------------------------------------------------------------------

    def _odds(self, s: Teammate, view: SurvivorView, bonus: int) -> float:
        fear = self._open(view, s["seat"])["fear"]
        steady = 1 if s["who"] == "william" and bonus == 0 else 0
        trap = 2 if view["trap"] == s["place"] else 0
        return chance_to_reach(4 - fear, view["killer"]["strength"] - bonus - steady - trap)

    def _bonuses(self, s: Teammate) -> dict[str, int]:
        found = {f"item:{item}": DEFENCE[item] for item in s["items"] if item in DEFENCE}
        if "revolver" in s["items"] and "ammo" in s["items"]:
            found["item:revolver"] = AMMO_DEFENCE
        if "S17" in s["traits"] and "S17" not in s["spent"]:
            found["trait:S17"] = 4
        return found

    def _choose_defender(self, names: list[str], view: SurvivorView) -> str:
        def fit(name: str) -> float:
            s = next(s for s in view["team"] if s["who"] == name.partition(":")[2])
            best = max([self._odds(s, view, b) for b in (0, *self._bonuses(s).values())])
            return best + 0.6 * (self._open(view, s["seat"])["health"] == 2)

        return max(names, key=fit)

    def _defence_item(self, names: list[str], view: SurvivorView) -> str:
        """Use the item that helps most, weighed against its price; more if the defender is injured."""
        me = self._me(view)
        stake = 1.0 if self._open(view, self.seat)["health"] == 2 else 5.0
        bonuses = {"none": 0, **self._bonuses(me)}

        def gain(name: str) -> float:
            item = name.partition(":")[2]
            price = 0.0 if item in ("", "shortsword") else 0.03 * WORTH.get(item, 4.0)
            return stake * self._odds(me, view, bonuses.get(name, 0)) - price

        return max(names, key=gain)

    def _flee(self, names: list[str], view: SurvivorView) -> str:
        here = self._me(view)["place"]
        return min(names, key=lambda name: self._risk(here if name == "stay" else name[-2:], view))

    _slip_away = _coordinated = _flee

    def _use_amulet(self, names: list[str], view: SurvivorView) -> str:
        return "amulet"

    def _trait_S12(self, names: list[str], view: SurvivorView) -> str:
        return "save" if self._open(view, self.seat)["health"] == 2 else "refuse"

    def _trait_S11(self, names: list[str], view: SurvivorView) -> str:
        return "silence"

    def _molotov(self, names: list[str], view: SurvivorView) -> str:
        return "throw"

    def _advance_plan(self, names: list[str], view: SurvivorView) -> str:
        """Go on with the plan under way; begin one only if none is."""
        reached = {f"advance:{plan['plan']}": plan["reached"] for plan in view["plans"]}
        best = max(names, key=lambda name: reached.get(name, -1))
        return best if reached.get(best) or not any(reached.values()) else "decline"
