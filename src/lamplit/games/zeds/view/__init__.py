"""Who sees what: nothing is hidden but the order of the face-down decks, and which cards were left in the box.

The types of views stand in `types`, those of events and questions in `events` and `questions`.
"""

from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import Any

from ....engine import ALL, SPECTATOR, Audience, CachedView, Derived, PublicTypes, Zone, shown
from ..data.events import EVENTS as CARDS
from ..data.levels import LEVELS
from ..odds.columns import strength
from ..settings import HORDE
from ..state import Piece, Table
from ..town.hospital import open_beds
from .events import EVENTS
from .odds import Offered, as_it_stands, offered
from .questions import QUESTIONS
from .types import FolkView, PieceView, Tabs, View


def _all(_t: Table) -> Audience:
    return ALL


def _horde(_t: Table) -> Audience:
    return (HORDE,)


def _pieces(t: Table) -> list[str]:
    on_the_map = (*t.units, *t.zeds, *t.raiders, *t.folk)
    return [*on_the_map, *t.pool, *t.aside, *t.super_pool, *t.bag, *t.cemetery, *t.gone]


def _chaos(t: Table) -> list[str]:
    return ["chaos"] * (t.chaos_left + sum(t.chaos.values()))


__all__ = ["DEFERRED_VIEW", "EVENTS", "PUBLIC_VIEW", "QUESTIONS", "TYPES", "View", "private_view", "view", "zones"]

TYPES = PublicTypes(View, EVENTS, QUESTIONS)

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


def _as_they_are(names: str) -> dict[str, str]:
    """Fields that are shown as they lie on the table."""
    return {name: name for name in names.split()}


def _standing(name: str) -> Derived[Table]:
    """The pieces of one kind on the map."""
    get = attrgetter(name)
    return Derived(lambda t: [*map(as_it_stands, get(t).values())], {name: lambda t: _pieces_on(t, get(t))})


_ALL_PILES = (
    *("event", "event_deck", "event_discard", "event_box", "foreseen", "fate_deck", "fate_now", "hand", "fate_discard"),
    *("fate_foreseen", "research_deck", "research_done", "research_box"),
    *("horde_deck", "horde_hand", "horde_now", "horde_discard"),
)
_ACTIONS = ("event_actions", "own_actions", "free", "done")


PUBLIC_VIEW = CachedView[Table](
    Derived(
        (),
        {
            "game": lambda _t: "zeds",
            "level": lambda t: LEVELS[t.settings.level],
            "length": lambda t: t.settings.length,
        },
    ),
    Derived(("phase",), {"turn": lambda t: _whose_turn(t)}),
    {"round": "turn", "phase": "phase"},
    Derived((), {"seats": lambda t: list(t.seats), "versus": lambda t: t.settings.versus}),
    Derived(("lead",), {"lead": lambda t: t.seats[t.lead]}),
    _as_they_are("owners"),
    Derived((), {"tracks": lambda t: list(t.settings.tracks)}),
    _standing("units"),
    _standing("zeds"),
    Derived(
        lambda t: [*map(as_it_stands, t.folk.values())],
        {"folk": lambda t: _folk_on(t)},
    ),
    _standing("raiders"),
    _as_they_are("pool aside cemetery gone super_pool"),
    Derived(("bag",), {"bag": lambda t: len(t.bag)}),
    Derived(_ALL_PILES, {"piles": lambda t: shown(PILES, t, SPECTATOR)}),
    Derived(("event",), {"tabs": lambda t: _tabs(t.event)}),
    _as_they_are("ammo supplies infection unchecked"),
    {"beds": lambda t: list(open_beds(t))},
    _as_they_are("chaos chaos_left barricades strongpoint"),
    Derived(
        ("minefield", "minefield_side"),
        {"minefield": lambda t: {"place": t.minefield, "side": t.minefield_side} if t.minefield else None},
    ),
    _as_they_are("no_entry calm flooded bridge elwood antidote components used_marks"),
    Derived(("step", "event", "activations"), {"activations": lambda t: _to_activate(t)}),
    _as_they_are("any_order to_move pressure"),
    Derived(
        _ACTIONS,
        {
            "actions": lambda t: {
                "event": t.event_actions,
                "own": t.own_actions[:],
                "free": t.free[:],
                "done": t.done[:],
            },
        },
    ),
    _as_they_are("used healed spent battle result"),
)


def private_view(t: Table, seat: str) -> Mapping[str, object]:
    """Return what only one seat sees: the horde's own cards in a versus game."""
    return {"you": seat, "piles": shown(PILES, t, seat)} if seat == HORDE else {"you": seat}


DEFERRED_VIEW: Mapping[str, Callable[[Table, str], Offered]] = {"odds": offered}
"""The chances take longest to work out, and follow after the rest."""


def view(t: Table, seat: str) -> View:
    """Return all that a seat may know."""
    seen: Any = {
        **PUBLIC_VIEW(t),
        **private_view(t, seat),
        **{name: part(t, seat) for name, part in DEFERRED_VIEW.items()},
    }
    return seen


def _to_activate(t: Table) -> list[str]:
    """Return the tracks that are still to be activated. Until the Zeds Phase lists them, the event names them."""
    return CARDS[t.event].tracks.split() if t.step == "zeds_phase_begins" else t.activations[:]


def _whose_turn(t: Table) -> str:
    """Return the side that acts in a versus game, else the phase."""
    if t.settings.versus:
        return "horde" if t.phase == "zeds" else "town"
    return t.phase


def _pieces_on(t: Table, pieces: Mapping[str, Piece]) -> dict[str, PieceView]:
    return {
        name: {
            "place": piece.place,
            "side": piece.side,
            "strength": strength(t, piece),
            "hits": piece.hits,
            "left": piece.hits_left,
            "marks": list(piece.marks),
        }
        for name, piece in pieces.items()
    }


def _folk_on(t: Table) -> dict[str, FolkView]:
    return {
        name: {"place": piece.place, "side": piece.side, "marks": list(piece.marks)} for name, piece in t.folk.items()
    }


def _tabs(event: str) -> Tabs | None:
    if not event:
        return None
    card = CARDS[event]
    return {
        "r4": card.r4,
        "infection": card.infection,
        "eat": card.eat,
        "tracks": card.tracks.split(),
        "actions": card.actions,
        "pressure": card.pressure,
        "kind": card.kind,
    }
