"""Where pieces lie, and who sees them."""

from ....engine import ALL, Audience, Zone
from ..state import Table


def _all(_t: Table) -> Audience:
    return ALL


def _dice(t: Table) -> list[str]:
    return ["die"] * (t.die_box + sum(len(a.dice) + a.lost + a.rolled_away for a in t.adventurers))


def _stones(t: Table) -> list[str]:
    return ["stone"] * (t.tray + t.beside + t.stone_box + sum(chamber.stones for chamber in t.chambers.values()))


def _laid(t: Table) -> list[str]:
    return [chamber.tile for chamber in t.chambers.values()]


def _turned(t: Table) -> list[str]:
    return [a.turned for a in t.adventurers if a.turned]


def _held(t: Table, kind: str) -> list[str]:
    return [card for a in t.adventurers for card in (a.curses if kind == "curse" else a.treasures)]


def _chests(t: Table) -> list[str]:
    return [chamber.chest for chamber in t.chambers.values() if chamber.chest]


ZONES: tuple[Zone[Table], ...] = (
    Zone("dice", "die", _dice, _all),
    Zone("stones", "stone", _stones, _all),
    Zone("laid", "chamber", _laid, _all),
    Zone("turned", "chamber", _turned, _all),
    Zone("stack", "chamber", lambda t: t.stack, counted_by=_all),
    Zone("curses", "curse", lambda t: t.curse_deck, counted_by=_all),
    Zone("curse-discard", "curse", lambda t: t.curse_discard, _all),
    Zone("cursed", "curse", lambda t: _held(t, "curse"), _all),
    Zone("treasure-deck", "treasure", lambda t: t.treasure_deck, counted_by=_all),
    Zone("treasure-used", "treasure", lambda t: t.treasure_used, _all),
    Zone("treasures", "treasure", lambda t: _held(t, "treasure"), _all),
    Zone("chests", "treasure", _chests, counted_by=_all),
)
PILES = tuple(zone for zone in ZONES if zone.name in ("stack", "curses", "treasure-deck"))


def zones(_t: Table) -> tuple[Zone[Table], ...]:
    """Where pieces lie and who sees them."""
    return ZONES
