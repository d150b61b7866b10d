"""Who sees what: nothing is hidden but the order of the face-down decks, and which cards were left in the box."""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any

from ...engine import ALL, Audience, Zone, shown
from .data.events import EVENTS
from .data.levels import LEVELS
from .data.units import FIGURES
from .hospital import open_beds
from .odds_offered import as_it_stands, offered
from .state import HORDE, Piece, Table


def _all(_t: Table) -> Audience:
    return ALL


def _horde(_t: Table) -> Audience:
    return (HORDE,)


def _pieces(t: Table) -> list[str]:
    on_the_map = (*t.units, *t.zeds, *t.raiders, *t.folk)
    return [*on_the_map, *t.pool, *t.aside, *t.super_pool, *t.bag, *t.cemetery, *t.gone]


def _chaos(t: Table) -> list[str]:
    return ["chaos"] * (t.chaos_left + sum(t.chaos.values()))


ZONES: tuple[Zone[Table], ...] = (
    Zone("pieces", "piece", _pieces, _all),
    Zone("chaos", "chaos", _chaos, _all),
    Zone("event-deck", "event", lambda t: t.event_deck[:-1] if t.foreseen else t.event_deck, counted_by=_all),
    Zone("event-foreseen", "event", lambda t: t.event_deck[-1:] if t.foreseen else [], _all),
    Zone("event-box", "event", lambda t: t.event_box),
    Zone("event", "event", lambda t: [t.event] if t.event else [], _all),
    Zone("event-discard", "event", lambda t: t.event_discard, _all),
    Zone("fate-deck", "fate", lambda t: t.fate_deck[:-1] if t.fate_foreseen else t.fate_deck, counted_by=_all),
    Zone("fate-foreseen", "fate", lambda t: t.fate_deck[-1:] if t.fate_foreseen else [], _all),
    Zone("fate-now", "fate", lambda t: t.fate_now, _all),
    Zone("hand", "fate", lambda t: t.hand, _all),
    Zone("fate-discard", "fate", lambda t: t.fate_discard, _all),
    Zone("research-deck", "research", lambda t: t.research_deck, counted_by=_all),
    Zone("research-done", "research", lambda t: t.research_done, _all),
    Zone("research-box", "research", lambda t: t.research_box),
    Zone("horde-deck", "horde", lambda t: t.horde_deck, counted_by=_all),
    Zone("horde-hand", "horde", lambda t: t.horde_hand, _horde, counted_by=_all),
    Zone("horde-now", "horde", lambda t: t.horde_now, _all),
    Zone("horde-discard", "horde", lambda t: t.horde_discard, _all),
)
PILES = tuple(zone for zone in ZONES if zone.family in ("event", "fate", "research", "horde"))


def zones(_t: Table) -> tuple[Zone[Table], ...]:
    """Where pieces lie and who sees them."""
    return ZONES


def view(t: Table, seat: str) -> dict[str, Any]:
    """All that a seat may know: the same for everybody."""
    return {
        "game": "zeds",
        "you": seat,
        "level": LEVELS[t.house.level],
        "length": t.house.length,
        "turn": _whose_turn(t),
        "round": t.turn,
        "phase": t.phase,
        "seats": list(t.seats),
        "versus": t.house.versus,
        "lead": t.seats[t.lead],
        "owners": dict(t.owners),
        "tracks": list(t.house.tracks),
        "units": _pieces_on(t.units),
        "zeds": _pieces_on(t.zeds),
        "folk": {name: _person(piece.place, piece.side, piece.marks) for name, piece in t.folk.items()},
        "raiders": _pieces_on(t.raiders),
        "pool": t.pool[:],
        "aside": t.aside[:],
        "cemetery": t.cemetery[:],
        "gone": t.gone[:],
        "super_pool": t.super_pool[:],
        "bag": len(t.bag),
        "piles": shown(PILES, t, seat),
        "tabs": _tabs(t.event),
        "ammo": t.ammo,
        "supplies": t.supplies,
        "infection": t.infection,
        "unchecked": t.unchecked,
        "beds": list(open_beds(t)),
        "chaos": dict(t.chaos),
        "chaos_left": t.chaos_left,
        "barricades": t.barricades[:],
        "strongpoint": t.strongpoint,
        "minefield": {"place": t.minefield, "side": t.minefield_side} if t.minefield else None,
        "no_entry": t.no_entry[:],
        "calm": t.calm[:],
        "flooded": t.flooded[:],
        "bridge": t.bridge,
        "elwood": t.elwood,
        "antidote": t.antidote,
        "components": t.components[:],
        "used_marks": t.used_marks[:],
        "activations": _to_activate(t),
        "any_order": t.any_order[:],
        "to_move": t.to_move[:],
        "pressure": t.pressure,
        "actions": {"event": t.event_actions, "own": t.own_actions[:], "free": t.free[:], "done": t.done[:]},
        "used": t.used[:],
        "healed": t.healed[:],
        "spent": t.spent[:],
        "battle": t.battle,
        "odds": offered(t, seat),
        "result": dict(t.result),
    }


def _to_activate(t: Table) -> list[str]:
    """The tracks that are still to be activated: those of the card, as long as the Zeds Phase has not listed them."""
    return EVENTS[t.event].tracks.split() if t.step == "zeds_phase_begins" else t.activations[:]


def _whose_turn(t: Table) -> str:
    """Against the horde a turn is one side's; among friends the phase says what is going on."""
    if t.house.versus:
        return "horde" if t.phase == "zeds" else "town"
    return t.phase


def _pieces_on(pieces: Mapping[str, Piece]) -> dict[str, Any]:
    return {name: _piece(*as_it_stands(piece)) for name, piece in pieces.items()}


@lru_cache(maxsize=16384)
def _piece(name: str, place: str, side: int, hits: int, marks: tuple[str, ...]) -> dict[str, Any]:
    """One for all that stand like this: what has not changed need not be compared."""
    piece = Piece(name=name, place=place, side=side, hits=hits, marks=marks)
    return {
        "place": place,
        "side": side,
        "strength": FIGURES[name].strength[side],
        "hits": hits,
        "left": piece.hits_left,
        "marks": list(marks),
    }


@lru_cache(maxsize=4096)
def _person(place: str, side: int, marks: tuple[str, ...]) -> dict[str, Any]:
    return {"place": place, "side": side, "marks": list(marks)}


@cache
def _tabs(event: str) -> dict[str, Any] | None:
    if not event:
        return None
    card = EVENTS[event]
    tracks = card.tracks.split()
    tabs = {"r4": card.r4, "infection": card.infection, "eat": card.eat, "tracks": tracks, "actions": card.actions}
    return tabs | {"pressure": card.pressure, "kind": card.kind}
