"""The thumb bot: it holds its dice by the dice policy, shares the work, and takes as long as people do."""

from collections.abc import Sequence
from typing import NamedTuple

from ....engine import Question, Told
from ....engine.state.chance import from_seed
from ..data.figures import BLACK, BLANK, CURSES, GOLD, SET_AMOUNT
from ..view.types import AdventurerView, View
from .dice_policy import STUCK, STUCK_FOR_GOOD, Demand, best, demand
from .plan import Errand, errand
from .team import inside, is_alone, is_stuck
from .timing import is_time_to_leave, most_stones_to_leave_with, slam_is_near
from .watch import Watch


class Tempo(NamedTuple):
    """The speed of a player: seconds to read a roll and decide what to hold, seconds to think after an action.

    `idle` is the share of the time in which people talk, look around and hesitate.
    """

    reading: float = 0.65
    thinking: float = 2.0
    idle: float = 0.43


WAITING = 1.0
"""Seconds until a bot with nothing to do looks again."""

SAID_AGAIN_AFTER = 45.0
"""Seconds after which a call may be repeated."""

BREATH = 8.0
"""Seconds between two calls of one adventurer."""

FAR = 3
"""From so many steps on it is worth leaping."""

MAKING_UP = 2.0
"""By how much less an adventurer hesitates, times the share of the team that takes no part in the work."""

MANY_BLOCKED = 0.8
"""From this share of all dice on, a turn of fate is worth its stone though nobody is stuck."""

JITTER = 0.6
"""How much these times vary."""


class ThumbAdventurer:
    """Plays one adventurer from the open table. `wakes` is the moment at which it wants to be asked again.

    `calls` is what it wants the others to hear: what, and the chamber it is about.
    """

    tempo = Tempo()
    makes_up = True
    """Whether it hesitates less while an adventurer takes no part in the work."""

    def __init__(self, seat: str, seed: str) -> None:
        self.seat = seat
        self.wakes = 0.0
        self.calls: list[tuple[str, str]] = []
        self._watch = Watch(seat)
        self._said: dict[tuple[str, str], float] = {}
        self._speaks_at = 0.0
        self._luck = from_seed(f"thumb {seed}")

    def choose(self, question: Question, view: View, events: Sequence[Told]) -> str | None:
        """Return the command that a sensible adventurer gives now, or nothing if it is better to wait."""
        view = _at(view, self.wakes, question.deadline)
        me = next(a for a in view["adventurers"] if a["seat"] == self.seat)
        self._watch.look(view, events)
        name = self._decide(question, view, me)
        if name is None or name not in question:
            self._rest(view, WAITING)
            return None
        verb = name.partition(":")[0]
        if verb == "roll":
            self._rest(view, view["locks"]["roll"] + self.tempo.reading)
        elif verb in ("enter", "discover", "activate", "open", "lift"):
            self._rest(view, view["locks"]["action"] + self.tempo.thinking * max(0.5, self._hesitation(view)))
        else:
            self._rest(view, 0.4)
        return name

    def _rest(self, view: View, seconds: float) -> None:
        swing = 1.0 + JITTER * (self._luck.below("pace", 2001) / 1000 - 1.0)
        self.wakes = max(view["now"], self.wakes) + seconds * swing / (1.0 - self.tempo.idle * self._hesitation(view))

    def _hesitation(self, view: View) -> float:
        """Return the share of the usual hesitation: none in a countdown."""
        if slam_is_near(view):
            return 0.0
        missing = len(self._watch.regard.elsewhere) / len(view["adventurers"]) if self.makes_up else 0.0
        return max(0.0, 1.0 - MAKING_UP * missing)

    # -- one decision ------------------------------------------------------------------------------------------------

    def _decide(self, names: Question, view: View, me: AdventurerView) -> str | None:
        if view["paused"]:
            return None
        if view["pause"]["by"] and self.seat not in view["pause"]["votes"]:
            return "pause:yes"
        if view["surrender"]:
            return "surrender:yes"
        if me["choosing"] == "lay":
            return next((option.name for option in names.options if option.name.startswith("lay:")), None)
        if me["choosing"]:
            return self._choose_die(view, me)
        if gone := self._goes_on_without(names, view):
            return gone
        if me["out"]:
            return None
        if view["fate"] and self.seat not in view["fate"]["votes"]:
            return "fate:yes" if self._agrees_to_fate(view) else "fate:no"
        if "use:healing" in names and self._fate_is_wise(view):
            return "use:healing"
        if "use:extra_gem" in names:
            return "use:extra_gem"
        if "fate" in names and self._fate_is_wise(view):
            return "fate"
        if is_stuck(me):
            self._call(view, me, "help", me["place"])
        if me["dice"].count(BLACK) >= 2 and (taken := _gold_to_take(names, view, me)):
            return taken
        if BLACK not in me["dice"] and (helped := self._help(names, view, me)):
            return helped
        curse = next((c for c in me["curses"] if c in ("locked_in", "lost_die", "weak_gold", "rolling_away")), None)
        if curse is not None:
            return self._towards(names, view, me, f"lift:{curse}", CURSES[curse].lift)
        job = self._errand(view)
        if job is not None and job.call:
            self._call(view, me, job.call, job.goal or me["place"])
        return self._use_treasure(names, view, me, job) or self._on_errand(names, view, me, job)

    def _goes_on_without(self, names: Question, view: View) -> str | None:
        """Agree to go on without an absent player, and propose it after a while."""
        removal = view["removal"]
        gone = [removal["of"]] if removal else self._watch.long_gone
        return next((name for seat in gone if (name := f"remove:{seat}") in names), None)

    def _call(self, view: View, me: AdventurerView, what: str, on: str) -> None:
        """Call to the others, but not the same again soon, not much at once, and nothing under silence."""
        now, alone = view["now"], all(a["out"] for a in view["adventurers"] if a["seat"] != self.seat)
        if alone or "silence" in me["curses"] or now < max(self._speaks_at, self._said.get((what, on), 0.0)):
            return
        self.calls.append((what, on))
        self._said[what, on] = now + SAID_AGAIN_AFTER
        self._speaks_at = now + BREATH

    def _errand(self, view: View) -> Errand | None:
        return errand(view, self.seat, self._watch.regard)

    def _choose_die(self, view: View, me: AdventurerView) -> str:
        """Give the die to the adventurer who has fewest, or lose the one that is worth least."""
        if me["choosing"] == "gift":
            team = inside(view)
            return f"give:{min(team, key=lambda a: len(a['dice']))['seat']}" if team else "give:nobody"
        order = (BLACK, BLANK, GOLD, "torch", "key", "adventurer")
        worst = min(range(len(me["dice"])), key=lambda die: order.index(me["dice"][die]))
        return f"lose:{worst + 1}"

    def _fate_is_wise(self, view: View) -> bool:
        """Whether an adventurer is stuck and alone, or most dice are blocked and a stone more shuts nobody in."""
        team = inside(view)
        if any(is_stuck(a) and all(map(is_stuck, _friends(view, a))) for a in team):
            return True
        dice = sum(len(a["dice"]) for a in team)
        blocked = sum(a["dice"].count(BLACK) for a in team)
        return blocked > MANY_BLOCKED * dice and not self._shuts_in(view)

    def _shuts_in(self, view: View) -> bool:
        """Whether one more stone on the tray would leave an adventurer with too few dice for the exit."""
        return is_time_to_leave(view, self._watch.regard) and view["tray"] + 1 > most_stones_to_leave_with(view)

    def _agrees_to_fate(self, view: View) -> bool:
        """Whether to agree to a turn of fate: a lonely adventurer with a single die left is reason enough."""
        team = inside(view)
        if self._fate_is_wise(view):
            return True
        lonely = any(a["dice"].count(BLACK) >= len(a["dice"]) - 1 and not _friends(view, a) for a in team)
        return lonely and not self._shuts_in(view)

    def _help(self, names: Question, view: View, me: AdventurerView) -> str | None:
        """Return the command that gives a golden mask to the adventurer here who is worst off."""
        if GOLD not in me["dice"]:
            return None
        mates = [a for a in _friends(view, me) if a["dice"].count(BLACK) >= 2]
        worst = max(mates, key=lambda a: a["dice"].count(BLACK), default=None)
        if worst is None or f"gold:{worst['seat']}" not in names:
            return None
        return f"gold:{worst['seat']}"

    def _use_treasure(self, names: Question, view: View, me: AdventurerView, job: Errand | None) -> str | None:
        """Open a chest when two keys lie there anyway, use keys for the way out, leap when the way is long."""
        if job is None:
            return None
        leaving = job.command == "escape"
        if "open" in names and not leaving:
            return "open"
        if leaving and "use:key_set" in names and me["dice"].count("key") + SET_AMOUNT > view["tray"]:
            return "use:key_set"
        leap = f"use:teleport:{job.goal}"
        return leap if job.goal and job.steps >= FAR and leap in names else None

    # -- working towards something -----------------------------------------------------------------------------------

    def _on_errand(self, names: Question, view: View, me: AdventurerView, job: Errand | None) -> str | None:
        if job is None:
            return None
        if job.command in names and job.ready:
            return job.command
        if job.rescue:
            rescue = f"gold:{job.rescue}"
            if rescue in names:
                return rescue
        return self._roll_for(names, view, me, job.wanted)

    def _towards(
        self, names: Question, view: View, me: AdventurerView, command: str, symbols: Sequence[str]
    ) -> str | None:
        if command in names:
            return command
        return self._roll_for(names, view, me, demand(**{symbol: symbols.count(symbol) for symbol in symbols}))

    def _roll_for(self, names: Question, view: View, me: AdventurerView, wanted: Demand) -> str | None:
        """Hold dice by the dice policy: use a golden mask, or roll what is not worth keeping."""
        dice: list[str] = me["dice"]
        if not dice:
            return None
        kinds = [symbol for symbol, _need in wanted]
        gold_is_wanted = GOLD in kinds
        frees = 1 if "weak_gold" in me["curses"] else 2
        needs = tuple([(symbol, min(need, len(dice))) for symbol, need in wanted if symbol != GOLD])
        shown = tuple([dice.count(symbol) for symbol, _need in needs])
        if all(have >= need for have, (_symbol, need) in zip(shown, needs, strict=True)):
            hold_kept, gold_used, gold_kept = shown, int(BLACK in dice and GOLD in dice), int(gold_is_wanted)
        else:
            gold_used, hold_kept, gold_kept = best(needs, len(dice), frees, self._being_stuck_costs(view)).hold(
                shown, dice.count(GOLD), dice.count(BLACK)
            )
        if gold_used and f"gold:{self.seat}" in names:
            return f"gold:{self.seat}"
        keep = dict(zip([symbol for symbol, _need in needs], hold_kept, strict=True))
        keep[GOLD] = max(gold_kept, 1 if gold_is_wanted else 0)
        return _roll_name(dice, keep)

    def _being_stuck_costs(self, view: View) -> float:
        """Return what being stuck costs: much where nobody would come and no stone is left to turn fate with."""
        alone = is_alone(view, self.seat, self._watch.regard)
        return STUCK_FOR_GOOD if alone and not view["beside"] else STUCK


def _at(view: View, moment: float, deadline: float | None) -> View:
    """Return the view with the time of a moment: in the view itself, time stands still while nobody acts."""
    now = max(view["now"], moment if deadline is None else min(moment, deadline))
    if view["paused"] or now == view["now"]:
        return view
    return {**view, "now": now, "time": max(0.0, now - view["begin"])}


def _roll_name(dice: Sequence[str], keep: dict[str, int]) -> str | None:
    """Return the command that rolls all dice but those kept and those blocked."""
    left = dict(keep)
    rolled: list[int] = []
    for number, face in enumerate(dice, 1):
        if face in (BLACK, BLANK):
            continue
        if left.get(face, 0) > 0:
            left[face] -= 1
        else:
            rolled.append(number)
    if rolled:
        return "roll:" + "+".join(map(str, rolled))
    return "roll" if BLANK in dice else None


def _gold_to_take(names: Question, view: View, me: AdventurerView) -> str | None:
    """Return the command that takes a golden mask which its owner does not need."""
    return next((name for a in _friends(view, me) if (name := f"take:{a['seat']}") in names), None)


def _friends(view: View, me: AdventurerView) -> list[AdventurerView]:
    """Return the others in the same chamber."""
    return [a for a in view["adventurers"] if a["seat"] != me["seat"] and not a["out"] and a["place"] == me["place"]]
