"""Control of spaces: Chaos, Zeds in undefended spaces, and how order is restored. From level II on."""

from ....engine import ALL
from ..data.board import SPACES
from ..occasions import CHAOS_MARKERS, NO_ORDER, ORDER_INFECTION, QUIET_ORDER, UNSEEN, is_so, total
from ..state import FULL, Table
from ..town.stores import infect
from ..victory import lose
from .folk import devour, flee


def is_controlled(t: Table, place: str) -> bool:
    """Whether the Zeds control a space: it holds Zeds, or Chaos, or both."""
    return place in t.chaos or bool(t.zeds_at(place))


def is_defended(t: Table, place: str) -> bool:
    """Whether a player unit that does not hide stands in a space."""
    return any(not is_so(t, UNSEEN, unit) for unit in t.units_at(place))


async def zeds_hold(t: Table, place: str) -> None:
    """In an undefended space with Zeds, Chaos breaks out, Villagers flee and Refugees are devoured."""
    fall(t, place)
    await drive_out(t, place)


def fall(t: Table, place: str) -> None:
    """A named space with Zeds and without defenders gets a Chaos marker if it has none."""
    if not SPACES[place].named or place in t.chaos or not t.zeds_at(place) or is_defended(t, place):
        return
    for _ in range(1 + total(t, CHAOS_MARKERS, place)):
        add_chaos(t, place)


async def drive_out(t: Table, place: str) -> None:
    """In an undefended space with Zeds, Villagers flee and Refugees are devoured."""
    if not t.zeds_at(place) or is_defended(t, place):
        return
    here = [piece for piece in t.folk.values() if piece.place == place]
    refugees = [piece for piece in here if piece.side != FULL]
    for piece in here:
        if piece not in refugees:
            await flee(t, piece)
    for piece in refugees:
        await devour(t, piece)


def add_chaos(t: Table, place: str) -> None:
    """Put one more Chaos marker into a space. If none is left, the town is lost."""
    if not t.settings.chaos:
        return
    if not t.chaos_left:
        lose(t, "chaos")
    t.chaos_left -= 1
    t.chaos[place] = t.chaos.get(place, 0) + 1
    t.tell(ALL, "chaos", place=place, markers=t.chaos[place], left=t.chaos_left)


def remove_chaos(t: Table, place: str) -> None:
    """Remove one Chaos marker from a space."""
    t.chaos_left += 1
    left = t.chaos.pop(place) - 1
    if left:
        t.chaos[place] = left
    t.tell(ALL, "order", place=place, markers=left, left=t.chaos_left)


def restore_order(t: Table) -> None:
    """One Chaos marker leaves each space of a track with player units or Raiders, and infection rises for it."""
    for place in [place for place in t.chaos if SPACES[place].track]:
        able = any(not is_so(t, NO_ORDER, unit) for unit in t.units_at(place))
        if able or t.raiders_at(place):
            remove_chaos(t, place)
            if not is_so(t, QUIET_ORDER, place):
                infect(t, 1 + total(t, ORDER_INFECTION))
