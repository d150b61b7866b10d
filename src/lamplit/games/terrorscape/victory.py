"""How a game ends."""

from typing import NoReturn

from ...engine import ALL, ask
from .data import mansion
from .occasions import AT_HIDDEN_EXIT, given_by
from .state import KILLER, TEAM, Survivor, Table

KEYS_TO_ESCAPE = 5
KEYS_TO_ESCAPE_ALONE = 3
ELIMINATIONS_TO_WIN = 2


def _finish(t: Table, side: str, how: str, winners: list[str], title: str = "") -> NoReturn:
    t.tell(ALL, "over", side=side, how=how, winners=winners)
    t.end(side=side, how=how, winners=winners, title=title)


def killer_wins(t: Table, how: str) -> NoReturn:
    """End the game for the Killer; going separate ways, those who are out of the house have still won."""
    if t.separate:
        for s in t.in_play:
            s.out = "lost"
        _finish_separate_ways(t, how)
    _finish(t, "killer", how, [KILLER])


def survivors_win(t: Table, how: str) -> NoReturn:
    """End the game for the Survivors: all of them, or, going separate ways, all who live."""
    if t.separate and how != "rescue":
        _finish(t, "survivors", how, [s.seat for s in t.survivors if s.out != "eliminated"])
    if t.separate:
        for s in t.in_play:
            s.out = "rescued"
        _finish_separate_ways(t, how)
    _finish(t, "survivors", how, list(TEAM))


def separate_ways_over(t: Table) -> None:
    """End Separate Ways when no Survivor is left in play."""
    if not t.in_play:
        _finish_separate_ways(t, "separate")


def _finish_separate_ways(t: Table, how: str) -> NoReturn:
    """End Separate Ways: a Survivor out of the house has won, and so has a Killer who eliminated two."""
    saved = [s.seat for s in t.survivors if s.out in ("escaped", "rescued")]
    caught = ("eliminated", "lost") if t.settings.sw_no_cards == "left_behind" else ("eliminated",)
    hunted_down = sum(s.out in caught for s in t.survivors) >= ELIMINATIONS_TO_WIN
    winners = ([KILLER] if hunted_down else []) + saved
    side = {(True, True): "both", (True, False): "killer", (False, True): "survivors"}.get((hunted_down, bool(saved)))
    undefeatable = all(s.out == "eliminated" for s in t.survivors)
    _finish(t, side or "nobody", how, winners, "undefeatable" if undefeatable else "")


async def check_exits(t: Table) -> None:
    """Let the team leave by an exit if it may; going separate ways, each Survivor who may decides."""
    if not t.separate:
        _escape_together(t)
        return
    for s in t.in_play:
        await _escape_alone(t, s)
    separate_ways_over(t)


def _escape_together(t: Table) -> None:
    if len(t.stand) < KEYS_TO_ESCAPE:
        return
    places = {s.place for s in t.survivors}
    if places == {mansion.MAIN_EXIT}:
        survivors_win(t, "main-exit")
    if places == {mansion.HIDDEN_EXIT} and any(given_by(t, s, AT_HIDDEN_EXIT) for s in t.survivors):
        survivors_win(t, "hidden-exit")


async def _escape_alone(t: Table, s: Survivor) -> None:
    if len(s.keys) < KEYS_TO_ESCAPE_ALONE:
        return
    hidden = s.place == mansion.HIDDEN_EXIT and given_by(t, s, AT_HIDDEN_EXIT) > 0
    if not hidden and s.place != mansion.MAIN_EXIT:
        return
    if await ask(s.seat, "escape", {"leave": True, "stay": False}, who=s.who):
        s.out = "escaped"
        t.tell(ALL, "escaped", who=s.who, exit="hidden" if hidden else "main")
