"""Rolling: any of the dice that show something, and always those that are blank."""

from collections.abc import Mapping
from functools import cache
from itertools import combinations

from ....engine import ALL
from ..commands import Command
from ..data.figures import BLACK, BLANK, FACES
from ..effects.curses import roll_away, roll_lock
from ..state import Adventurer, Table


def may_roll(t: Table, a: Adventurer) -> bool:
    """Whether the last roll is over, no chamber has to be laid first, and a die is not blocked."""
    return t.now >= a.roll_at and not a.turned and a.can_roll


def ways_to_roll(a: Adventurer) -> Mapping[str, Command]:
    """Every choice of dice that show something; the blank ones are rolled along."""
    shown = [number for number, face in enumerate(a.dice) if face not in (BLACK, BLANK)]
    return _ways_to_roll(tuple(shown), BLANK in a.dice)


@cache
def _ways_to_roll(shown: tuple[int, ...], any_blank: bool) -> Mapping[str, Command]:
    ways: dict[str, Command] = {"roll": (roll, ((),))} if any_blank else {}
    for size in range(1, len(shown) + 1):
        for chosen in combinations(shown, size):
            ways["roll:" + "+".join([str(die + 1) for die in chosen])] = (roll, (chosen,))
    return ways


def roll(t: Table, a: Adventurer, chosen: tuple[int, ...]) -> None:
    """Rolls the chosen dice and all that are blank. A black mask blocks its die at once."""
    dice = [n for n, face in enumerate(a.dice) if n in chosen or face == BLANK]
    shown = t.chance.roll("dice", range(6), len(dice))
    for die, side in zip(dice, shown, strict=True):
        a.dice[die] = FACES[side]
    a.roll_at = t.now + roll_lock(t, a)
    t.tell(ALL, "rolled", who=a.seat, dice=a.dice[:])
    roll_away(t, a, dice)
