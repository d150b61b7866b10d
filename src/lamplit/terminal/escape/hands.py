"""A person's hands at Escape's table: which dice they hold, and what each key means."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ... import text
from ...engine import Question
from ...games.escape.data.figures import BLACK, BLANK
from ...games.escape.temple import beyond
from ...games.escape.view.types import AdventurerView, View

GAME = "escape"
SIDE_KEYS = {
    "up": "N", "w": "N", "right": "E", "d": "E", "down": "S", "s": "S", "left": "W", "a": "W",
}  # fmt: skip
LABELS = "123456789abcdefghijklmnoprstuvwxyz"
"""The labels by which a list is chosen from; q is for leaving."""

VOTES = ("fate", "pause", "surrender")


@dataclass(frozen=True)
class Pick:
    """Several commands to choose from by a label each. The key that asked for them takes `best`, if there is one."""

    title: str
    names: tuple[str, ...]
    key: str
    best: str | None = None


class Hands:
    """Keys in, commands out. `note` is a remark on the last key."""

    def __init__(self, seat: str) -> None:
        self.seat = seat
        self.held: set[int] = set()
        self.pick: Pick | None = None
        self.page = 0
        self.note = ""
        self._keys: dict[str, Callable[[View, Question | None], str | None]] = {
            "space": self._roll,
            "u": self._look,
            "g": self._gold,
            "e": self._activate_or_escape,
            "f": lambda view, _asked: "fate",
            "y": lambda view, _asked: self._vote(view, "yes"),
            "j": lambda view, _asked: self._vote(view, "yes"),
            "n": lambda view, _asked: self._vote(view, "no"),
            "t": self._treasure,
            "l": self._lift,
            "p": self._pause,
            "x": lambda view, _asked: "share:off" if own(view, self.seat)["shares"] else "share:on",
            "b": lambda view, _asked: "back" if own(view, self.seat)["absent"] else "away",
            "r": self._remove,
            "z": self._surrender,
        }

    def press(self, key: str, view: View, asked: Question | None) -> str | None:
        """The command a key gives now, possible or not; none if it only changes what the hands do."""
        self.note = ""
        self.let_go_of_the_unholdable(view)
        if self.page:
            self.page = self.page + 1 if key == "?" else 0
            return None
        if self.pick is not None:
            return self._picked(self.pick, key)
        if key == "?":
            self.page = 1
            return None
        if key.isdecimal():
            return self._digit(int(key), view)
        if key in SIDE_KEYS:
            return self._walk(SIDE_KEYS[key], view, asked)
        if ":" in key or (asked is not None and key in asked):
            return key
        if key in self._keys:
            return self._keys[key](view, asked)
        if key not in ("enter", "esc"):
            self.note = _say("note-key")
        return None

    def let_go_of_the_unholdable(self, view: View) -> None:
        """Dice that show nothing or are blocked cannot be held, nor those that are gone."""
        dice = own(view, self.seat)["dice"]
        self.held = {die for die in self.held if die < len(dice) and dice[die] not in (BLACK, BLANK)}

    # -- one key -----------------------------------------------------------------------------------------------------

    def _picked(self, pick: Pick, key: str) -> str | None:
        self.pick = None
        if key == pick.key and pick.best is not None:
            return pick.best
        number = LABELS.find(key) if len(key) == 1 else -1
        return pick.names[number] if 0 <= number < len(pick.names) else None

    def _one_of(self, title: str, names: Sequence[str], key: str, best: str | None = None) -> str | None:
        """The only one at once, or else a choice."""
        if len(names) == 1:
            return names[0]
        self.pick = Pick(title, tuple(names), key, best)
        return None

    def _digit(self, number: int, view: View) -> str | None:
        me = own(view, self.seat)
        if me["choosing"] == "gift":
            names = gifts(view)
            return names[number] if number < len(names) else None
        if me["choosing"]:
            return f"lose:{number}"
        if 1 <= number <= len(me["dice"]) and me["dice"][number - 1] not in (BLACK, BLANK):
            self.held ^= {number - 1}
        return None

    def _roll(self, view: View, asked: Question | None) -> str | None:
        dice = own(view, self.seat)["dice"]
        rolled = [n for n, face in enumerate(dice) if face not in (BLACK, BLANK) and n not in self.held]
        if rolled:
            return "roll:" + "+".join(str(die + 1) for die in rolled)
        if BLANK in dice or (BLACK in dice and not self.held):
            return "roll" if BLANK in dice else "roll:1"
        self.note = _say("note-held")
        return None

    def _walk(self, side: str, view: View, asked: Question | None) -> str:
        there = beyond(own(view, self.seat)["place"], side)
        if asked is not None:
            for name in (f"lay:{there}", f"enter:{there}", f"discover:{there}"):
                if name in asked:
                    return name
        if own(view, self.seat)["turned"]:
            return f"lay:{there}"
        return f"enter:{there}" if there in view["chambers"] else f"discover:{there}"

    def _look(self, view: View, asked: Question | None) -> str:
        """Turns up the next chamber; where there is one opening only, it is laid there."""
        openings = [] if asked is None else [o.name for o in asked.options if o.name.startswith("discover:")]
        return openings[0] if len(openings) == 1 else "look"

    def _gold(self, view: View, asked: Question | None) -> str | None:
        mine = f"gold:{self.seat}"
        if asked is None or mine in asked:
            return mine
        taken = [name for a in view["adventurers"] if (name := f"take:{a['seat']}") in asked]
        if taken:
            return self._one_of("pick-take", taken, "g")
        friends = [name for a in view["adventurers"] if (name := f"gold:{a['seat']}") in asked]
        return self._one_of("pick-gold", friends or [mine], "g")

    def _activate_or_escape(self, view: View, asked: Question | None) -> str | None:
        chamber = view["chambers"][own(view, self.seat)["place"]]
        if chamber["kind"] == "exit":
            return "escape"
        levels = [f"activate:{stones}" for _need, stones in chamber["levels"]] or ["activate:1"]
        reached = [name for name in levels if asked is not None and name in asked]
        payers = [] if asked is None else [o.name for o in asked.options if o.name.startswith("activate:")]
        ways = sorted(payers, key=lambda name: name not in reached)[: len(LABELS)]
        return self._one_of("pick-activate", ways or levels[:1], "e", reached[-1] if reached else None)

    def _vote(self, view: View, word: str) -> str | None:
        for what in VOTES:
            vote = view[what]
            if vote and vote["by"] and self.seat not in vote["votes"]:
                return f"{what}:{word}"
        self.note = _say("note-no-vote")
        return None

    def _treasure(self, view: View, asked: Question | None) -> str | None:
        here = view["chambers"][own(view, self.seat)["place"]]
        names = treasure_uses(asked)
        if here["chest"] and not names:
            return "open"
        if not names:
            self.note = _say("note-no-treasure")
            return None
        if names == ["open"]:
            return "open"
        self.pick = Pick("pick-treasure", tuple(names[: len(LABELS)]), "t")
        return None

    def _lift(self, view: View, asked: Question | None) -> str | None:
        curses = [f"lift:{curse}" for curse in own(view, self.seat)["curses"]]
        if not curses:
            self.note = _say("note-no-curse")
            return None
        possible = [name for name in curses if asked is not None and name in asked]
        return self._one_of("pick-lift", possible or curses[:1], "l")

    def _pause(self, view: View, asked: Question | None) -> str | None:
        if view["paused"]:
            return "resume"
        if view["pause"]["by"]:
            return "pause:yes"
        if not view["pause"]["left"]:
            self.note = _say("note-no-pause")
            return None
        return "pause"

    def _surrender(self, view: View, asked: Question | None) -> str | None:
        """Proposes to give up; what has been proposed is answered with y or n."""
        if view["surrender"] and self.seat not in view["surrender"]["votes"]:
            self.note = _say("note-surrender")
            return None
        return "surrender"

    def _remove(self, view: View, asked: Question | None) -> str | None:
        names = [name for a in view["adventurers"] if asked is not None and (name := f"remove:{a['seat']}") in asked]
        if not names:
            self.note = _say("note-nobody-away")
            return None
        return self._one_of("pick-remove", names, "r")


def own(view: View, seat: str) -> AdventurerView:
    """The adventurer of a seat."""
    return next(a for a in view["adventurers"] if a["seat"] == seat)


def gifts(view: View) -> list[str]:
    """Who may get a die, by number; 0 is nobody."""
    return ["give:nobody", *(f"give:{a['seat']}" for a in view["adventurers"] if not a["out"])]


def treasure_uses(asked: Question | None) -> list[str]:
    """Return the chests and treasures that can be opened or used now."""
    names = [] if asked is None else [option.name for option in asked.options]
    return [name for name in names if name == "open" or name.startswith("use:")]


def _say(message: str) -> str:
    return text.say(f"escape-{message}", game=GAME)
