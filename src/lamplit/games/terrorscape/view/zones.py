"""Where cards lie, what else is hidden, and who sees it."""

from ....engine import ALL, Audience, Hidden, Zone
from ..state import HUNTER, TEAM, Table


def _team(_t: Table) -> Audience:
    return TEAM


def _hunter(_t: Table) -> Audience:
    return HUNTER


def _all(_t: Table) -> Audience:
    return ALL


def _keys_seen_by(t: Table) -> Audience:
    return TEAM if t.separate else ALL


def _token_seen_by(t: Table) -> Audience:
    return TEAM if t.separate and not t.settings.sw_token_open else ALL


def _carried(number: int) -> list[Zone[Table]]:
    return [
        Zone(f"items{number}", "item", lambda t: t.survivors[number].items, _team),
        Zone(f"keys{number}", "item", lambda t: t.survivors[number].keys, _team),
        Zone(f"traits{number}", "survivor-trait", lambda t: t.survivors[number].traits, _team),
        Zone(f"offered{number}", "survivor-trait", lambda t: t.survivors[number].offered, _team),
    ]


def _hand_counted_by(t: Table) -> Audience:
    return ALL if t.settings.show_hand_size else HUNTER


ZONES: tuple[Zone[Table], ...] = (
    Zone("discover", "item", lambda t: t.discover, counted_by=_team),
    Zone("search", "item", lambda t: t.search, counted_by=_team),
    Zone("discard", "item", lambda t: t.discard, _team),
    Zone("removed", "item", lambda t: t.removed, _team),
    Zone("drawn", "item", lambda t: t.drawn, _team),
    Zone("stand", "item", lambda t: t.stand, _keys_seen_by),
    Zone("box", "item", lambda t: t.box, _all),
    *(zone for number in range(3) for zone in _carried(number)),
    Zone("hand", "skill", lambda t: t.killer.hand, _hunter, _hand_counted_by),
    Zone("deck", "skill", lambda t: t.killer.deck, counted_by=_hunter),
    Zone("skill-discard", "skill", lambda t: t.killer.discard, _hunter),
    Zone("locked", "skill", lambda t: t.killer.locked, _all),
    Zone("playing", "skill", lambda t: t.killer.playing, _all),
    Zone("paying", "skill", lambda t: t.killer.paying, _hunter),
    Zone("killer-traits", "killer-trait", lambda t: t.killer.traits, _all),
    Zone("killer-offered", "killer-trait", lambda t: t.killer.offered, _hunter),
    Zone("survivor-trait-deck", "survivor-trait", lambda t: t.survivor_traits),
    Zone("killer-trait-deck", "killer-trait", lambda t: t.killer_traits),
    Zone("plans", "plan", lambda t: t.plans, _team),
    Zone("plan-deck", "plan", lambda t: t.plan_deck),
)


def zones_of(cards: type) -> tuple[Zone[Table], ...]:
    """Return the zones that are the fields of a part of the view."""
    return tuple(zone for zone in ZONES if zone.name in cards.__annotations__)


HIDDEN: tuple[Hidden[Table], ...] = (
    Hidden("killer", lambda t: t.killer.who, lambda t: ALL if t.revealed else HUNTER),
    Hidden("survivors", lambda t: [s.who for s in t.survivors], lambda t: ALL if t.revealed else TEAM),
    Hidden("stealth", lambda t: t.killer.place, lambda t: HUNTER if t.killer.stealth else ALL),
    Hidden("places", lambda t: [s.place for s in t.survivors], _team),
    Hidden("noises", lambda t: t.noises, _team),
    Hidden("progress", lambda t: t.progress, lambda t: ALL if t.rescue else TEAM),
    Hidden("trap", lambda t: t.trap, _team),
    Hidden("first-player", lambda t: t.first_player, _token_seen_by),
)


def hidden(_t: Table) -> tuple[Hidden[Table], ...]:
    """Return what is hidden and is no card."""
    return HIDDEN


def zones(_t: Table) -> tuple[Zone[Table], ...]:
    """Return where cards lie and who sees them."""
    return ZONES
