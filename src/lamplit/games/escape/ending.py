"""How it ends: all are out, or all lose together, sometimes long before the temple falls."""

from ...engine import ALL
from .arithmetic import out_of_reach
from .state import Table


def win(t: Table) -> None:
    """All are safe: the whole team has won, those included whom it had to go on without."""
    t.tell(ALL, "won", time=round(t.now - t.begin, 3))
    winners = [a.seat for a in t.adventurers]
    t.end(side="adventurers", how="escape", winners=winners, time=round(t.now - t.begin, 3))


def lose(t: Table, how: str) -> None:
    """One left behind is enough: all lose together."""
    t.tell(ALL, "lost", how=how, who=[a.seat for a in t.inside])
    t.end(side="temple", how=how, winners=[], time=round(t.now - t.begin, 3))


def tell_if_out_of_reach(t: Table) -> None:
    """Once the game can no longer be won, everybody is told, and may propose to end it."""
    if not t.hopeless:
        t.hopeless = out_of_reach(t)
        if t.hopeless:
            t.tell(ALL, "hopeless", why=t.hopeless)
