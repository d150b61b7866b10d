"""Escaping: out of the exit with a key more than stones lie on the tray, and a die for those inside."""

from ....engine import ALL
from ..commands import Commands
from ..data.tiles import EXIT
from ..effects import curses
from ..paying import can_pay, pay
from ..state import Adventurer, Table
from ..victory import win


def escape_forbidden(t: Table, a: Adventurer) -> str:
    """The rule that keeps an adventurer from escaping, or nothing."""
    if t.chambers[a.place].tile != EXIT:
        return "ES-ACT-EXIT-1"
    return "" if can_pay(a, {"key": t.tray + 1}) else "ES-ACT-EXIT-2"


def ways_to_escape(t: Table, a: Adventurer) -> Commands:
    """The way out, where nothing forbids it."""
    if not escape_forbidden(t, a):
        yield "escape", (escape, ())


def escape(t: Table, a: Adventurer) -> None:
    """The adventurer is out of the temple, and may leave one die to an adventurer inside."""
    pay(a, {"key": t.tray + 1})
    a.out = "escaped"
    leave_belongings(t, a)
    t.tell(ALL, "escaped", who=a.seat)
    if not t.inside:
        win(t)
    a.choosing = "gift"
    a.choose_by = t.now + t.settings.gift_choice


def leave_belongings(t: Table, a: Adventurer) -> None:
    """An adventurer who is out is rid of all curses; the treasures are gone."""
    for curse in a.curses[:]:
        curses.end(t, a, curse)
    t.treasure_used += a.treasures
    a.treasures.clear()


def ways_to_give(t: Table) -> Commands:
    """One die for any adventurer inside, or for nobody."""
    yield "give:nobody", (give, ("",))
    for other in t.inside:
        yield f"give:{other.seat}", (give, (other.seat,))


def give(t: Table, a: Adventurer, seat: str) -> None:
    """The escaped adventurer leaves one die to an adventurer inside; the others leave the game."""
    a.choosing = ""
    given = 1 if seat and a.dice else 0
    t.die_box += len(a.dice) - given
    a.dice = []
    if given:
        t.by_seat(seat).put(1)
        t.tell(ALL, "gave-die", who=a.seat, other=seat)


def give_to_the_neediest(t: Table, a: Adventurer) -> None:
    """The time to choose is over: the die goes to the adventurer inside who has fewest."""
    fewest = min(t.inside, key=lambda other: len(other.dice), default=None)
    give(t, a, fewest.seat if fewest else "")
