"""How a game ends."""

from typing import NoReturn

from ...engine import ALL
from .data import mansion
from .state import KILLER, TEAM, Survivor, Table

KEYS_TO_ESCAPE = 5
KEYS_TO_ESCAPE_ALONE = 3


def _finish(t: Table, side: str, how: str, winners: list[str], title: str = "") -> NoReturn:
    t.tell(ALL, "over", side=side, how=how, winners=winners)
    t.end(side=side, how=how, winners=winners, title=title)


def killer_wins(t: Table, how: str) -> NoReturn:
    """The night belongs to the Killer; going separate ways, those who are out of the house have still made it."""
    if t.separate:
        for s in t.in_play:
            s.out = "lost"
        _finish_separate_ways(t, how)
    _finish(t, "killer", how, [KILLER])


def survivors_win(t: Table, how: str) -> NoReturn:
    """The Survivors have made it: all of them, or, going separate ways, all who live. A plan also beats the Killer."""
    if t.separate and how != "rescue":
        _finish(t, "survivors", how, [s.seat for s in t.survivors if s.out != "eliminated"])
    if t.separate:
        for s in t.in_play:
            s.out = "rescued"
        _finish_separate_ways(t, how)
    _finish(t, "survivors", how, list(TEAM))


def separate_ways_over(t: Table) -> None:
    """Separate Ways end when everybody has won or is out."""
    if not t.in_play:
        _finish_separate_ways(t, "separate")


def _finish_separate_ways(t: Table, how: str) -> NoReturn:
    saved = [s.seat for s in t.survivors if s.out in ("escaped", "rescued")]
    lost = len(t.survivors) - len(saved)
    winners = ([KILLER] if lost >= 2 else []) + saved
    side = ("both" if saved else "killer") if lost >= 2 else "survivors"
    undefeatable = all(s.out == "eliminated" for s in t.survivors)
    _finish(t, side, how, winners, "undefeatable" if undefeatable else "")


def check_exits(t: Table) -> None:
    """Whoever may leave by an exit leaves."""
    if t.separate:
        for s in t.in_play:
            _escape_alone(t, s)
        separate_ways_over(t)
    else:
        _escape_together(t)


def _escape_together(t: Table) -> None:
    if len(t.stand) < KEYS_TO_ESCAPE:
        return
    places = {s.place for s in t.survivors}
    if places == {mansion.MAIN_EXIT}:
        survivors_win(t, "main-exit")
    if places == {mansion.HIDDEN_EXIT} and any("secret_map" in s.items for s in t.survivors):
        survivors_win(t, "hidden-exit")


def _escape_alone(t: Table, s: Survivor) -> None:
    if len(s.keys) < KEYS_TO_ESCAPE_ALONE:
        return
    hidden = s.place == mansion.HIDDEN_EXIT and "secret_map" in s.items
    if s.place == mansion.MAIN_EXIT or hidden:
        s.out = "escaped"
        t.tell(ALL, "escaped", who=s.who, exit="hidden" if hidden else "main")
