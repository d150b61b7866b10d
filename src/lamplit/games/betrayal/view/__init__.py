"""Zones and views: what lies where, and what each seat may know of it.

The types of views stand in `types`, those of events and questions in `events` and `questions`.
"""

from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import Any

from ....engine import ALL, Audience, CachedView, Derived, PublicTypes, Zone
from ..data.cards import CARDS
from ..data.explorers import EXPLORERS, TRAITS
from ..data.rooms import ROOMS
from ..explorers.dice import Roll, at_least, dice_for
from ..haunts import HAUNTS
from ..house.discovery import back_of_stack
from ..house.movement import allowance, reach
from ..occasions import NO_DISCOVERY, first
from ..shapes import Odds
from ..state import STARTS, TRACKS, Explorer, Figure, Monster, Table
from .events import EVENTS
from .house import as_the_house_lies, links, rooms
from .questions import QUESTIONS
from .types import Acting, ExplorerSheet, Hint, MonsterSheet, Piles, PrivateView, Rolling, View

TYPES = PublicTypes(View, EVENTS, QUESTIONS)

NONE: Any = {}
NO_AIMS: list[Hint] = []
"""What most seats see here: one object each, so that comparing it costs nothing."""


def everybody(_t: Table) -> Audience:
    """Return all seats."""
    return ALL


KINDS = {**{name: card.kind for name, card in CARDS.items()}, **dict.fromkeys(ROOMS, "room")}
"""A card is an omen, an item or an event. What haunts bring are tokens and are not counted."""


def lying_open(t: Table) -> list[str]:
    """Return all cards and loose rooms that everybody sees: carried or kept, in a room, or out of the game."""
    found = [*t.drawn_room, *t.item_discard, *t.event_discard, *t.playing, *t.removed, *t.passing]
    for one in t.explorers.values():
        found += one.cards
        found += one.kept
    for monster in t.monsters.values():
        if monster.cards:
            found += monster.cards
    for lying in t.floor_piles.values():
        found += lying
    for lying in t.waiting.values():
        found += lying
    return found


def back_of(room: str) -> str:
    """Return what is printed on the back of a room: the floors on which it may lie."""
    return " ".join(ROOMS[room].floors)


ZONES = (
    Zone[Table]("rooms", "room", attrgetter("rooms"), counted_by=everybody, back=back_of),
    Zone[Table]("room_discard", "room", attrgetter("room_discard"), counted_by=everybody, back=back_of),
    Zone[Table]("omen_deck", "omen", attrgetter("omen_deck"), counted_by=everybody),
    Zone[Table]("item_deck", "item", attrgetter("item_deck"), counted_by=everybody),
    Zone[Table]("event_deck", "event", attrgetter("event_deck"), counted_by=everybody),
    Zone[Table]("house", "room", lambda t: t.plan.rooms, everybody),
    Zone[Table]("open", "", lying_open, everybody, families=KINDS),
)


def zones(_t: Table) -> tuple[Zone[Table], ...]:
    """Decks are face down; all else lies open."""
    return ZONES


_alike = attrgetter("name", "seat", "place", "part", "marks", "alive", "role")


def _as_explorers_stand(t: Table) -> list[Any]:
    haunt = HAUNTS[t.haunt] if t.haunt and t.scenario is not None else None
    found: list[Any] = [(_alike(one), one.steps.copy(), one.cards[:], one.kept[:]) for one in t.explorers.values()]
    return found if haunt is None else [*found, *[{**haunt.values(t, one)} for one in t.explorers.values()]]


_ALL_PILES = (
    *("rooms", "room_discard", "drawn_room", "omen_deck", "item_deck", "item_discard", "event_deck", "event_discard"),
    *("playing", "removed"),
)


PUBLIC_VIEW = CachedView[Table](
    {"turn": "turn", "round": "round"},
    Derived(
        ("turn", "haunt"),
        {"phase": lambda t: "haunt" if t.haunted else "set-up" if t.turn == "set-up" else "exploring"},
    ),
    Derived((), {"seats": lambda t: list(t.seats)}),
    Derived(
        _as_explorers_stand, {"explorers": lambda t: {name: _explorer(t, one) for name, one in t.explorers.items()}}
    ),
    {"monsters": lambda t: {name: _monster(t, one) for name, one in t.monsters.items()}},
    Derived(as_the_house_lies, {"rooms": rooms, "links": links}),
    Derived(_ALL_PILES, {"piles": lambda t: _piles(t)}),
    {"omens": "omens"},
    Derived(
        ("haunt", "omens"),
        {"haunt_chance": lambda t: None if t.haunted else round(1 - at_least(6, t.omens + 1), 4)},
    ),
    {
        "acting": lambda t: _acting(t),
        "noted": "noted",
        "rolling": lambda t: _rolling(t),
        "haunt": "haunt",
    },
    Derived(("haunt",), {"haunt_name": lambda t: HAUNTS[t.haunt].name if t.haunt else ""}),
    {
        "revealer": "revealer",
        "traitor": "traitor",
        "omen": "omen",
        "omen_room": "omen_room",
        "tasks": lambda t: tasks(t),
        "result": "result",
    },
)
"""All that everybody may know."""


def private_view(t: Table, seat: str) -> PrivateView:
    """Return what a seat knows for itself."""
    mine = {pile: cards[:] for pile, cards in t.seen.items() if pile.startswith(f"{seat}:")} if t.seen else NONE
    found: PrivateView = {"you": seat, "seen": mine, "discovers": discovers(t, seat)}
    if not t.haunt or t.scenario is None:
        return found
    haunt = HAUNTS[t.haunt]
    secret, standing = haunt.lies_for(t, seat), haunt.stands_for(t, seat)
    if secret:
        found["rooms"] = rooms(t, secret)
    if standing:
        found["explorers"] = {name: _explorer(t, one) for name, one in t.explorers.items()}
        for name, (place, part) in standing.items():
            found["explorers"][name]["place"], found["explorers"][name]["part"] = place, part
    return found


def _led_by(one: Figure) -> str:
    """Return the seat that moves a figure."""
    return one.lead if isinstance(one, Monster) else one.seat


def discovers(t: Table, seat: str) -> bool:
    """Whether the seat moves an explorer now who may open doors, if there are any."""
    one = acting(t)
    return isinstance(one, Explorer) and one.seat == seat and not first(t, NO_DISCOVERY, one)


def reach_of(t: Table, seat: str) -> dict[str, int]:
    """Return where the figure of a seat can go on its turn."""
    one = acting(t)
    return NONE if one is None or seat != _led_by(one) else reach(t, one)


def odds_of(t: Table, seat: str) -> dict[str, Odds]:
    """Return how likely the options of a seat are to succeed."""
    one = acting(t)
    if one is None or not (t.rolling or t.weighing or seat == _led_by(one)):
        return NONE
    return odds(t, one, seat)


def aims(t: Table, seat: str) -> list[Hint]:
    """Return what the haunt holds worth doing for the acting figure, and worth answering for the seat: a hint for
    people and bots."""
    if not t.haunt or t.scenario is None or t.result:
        return NO_AIMS
    haunt, one = HAUNTS[t.haunt], acting(t)
    mine = haunt.aims(t, one) if one is not None and seat == _led_by(one) else ()
    found = [*mine, *(haunt.answers(t, seat) if seat in t.seats else ())]
    return [{"what": aim.what, "target": aim.target, "worth": aim.worth} for aim in found]


DEFERRED_VIEW: Mapping[str, Callable[[Table, str], Any]] = {"reach": reach_of, "odds": odds_of, "aims": aims}
"""The slow parts of a view, worked out after the rest has been sent."""


def view(t: Table, seat: str) -> View:
    """Return all that a seat may know."""
    seen: Any = {**PUBLIC_VIEW(t), **private_view(t, seat)}
    seen |= {name: part(t, seat) for name, part in DEFERRED_VIEW.items()}
    return seen


def acting(t: Table) -> Figure | None:
    """Return the figure whose move it is: the explorer in turn, or the monster that acts."""
    if t.acting:
        return t.monsters.get(t.acting)
    return t.active if t.turn in t.seats and t.explorers else None


def tasks(t: Table) -> dict[str, list[int]]:
    """Return how far the counters of the haunt are, as far as all may know; nothing before it and while it is set
    up."""
    if not t.haunt or t.scenario is None or t.turn == "haunt":
        return NONE
    return {name: list(pair) for name, pair in HAUNTS[t.haunt].counters(t).items()}


def odds(t: Table, one: Figure, seat: str) -> dict[str, Odds]:
    """Return how likely the options of a seat are to succeed, by option."""
    from ..odds import of_choices, of_reactions, offered

    if t.rolling:
        return of_reactions(t, seat)
    return of_choices(t, seat) if t.weighing else offered(t, one)


def _explorer(t: Table, one: Explorer) -> ExplorerSheet:
    given: Mapping[str, int] = HAUNTS[t.haunt].values(t, one) if t.haunt and t.scenario is not None else {}
    return {
        "seat": one.seat,
        "place": one.place,
        "part": one.part,
        "steps": {trait: one.steps[trait] for trait in TRAITS},
        "values": {trait: given.get(trait, one.value(trait)) for trait in TRAITS},
        "start": dict(STARTS[one.name]),
        "tracks": {trait: list(track) for trait, track in TRACKS[one.name].items()},
        "colour": EXPLORERS[one.name].colour,
        "cards": one.cards[:],
        "kept": one.kept[:],
        "marks": list(one.marks),
        "alive": one.alive,
        "role": one.role,
    }


def _monster(t: Table, one: Monster) -> MonsterSheet:
    return {
        "kind": one.kind,
        "place": one.place,
        "part": one.part,
        "stunned": one.stunned > 0,
        "traits": dict(one.traits),
        "carried": one.cards[:],
        "marks": list(one.marks),
        "lead": one.lead,
        "moves": t.moves.get(one.moves_as),
    }


def _piles(t: Table) -> Piles:
    return {
        "rooms": len(t.rooms),
        "back": back_of_stack(t),
        "room_discard": len(t.room_discard),
        "drawn_room": t.drawn_room[:],
        "omens": len(t.omen_deck),
        "items": len(t.item_deck),
        "item_discard": t.item_discard[:],
        "events": len(t.event_deck),
        "event_discard": t.event_discard[:],
        "playing": t.playing[:],
        "removed": t.removed[:],
    }


def _rolling(t: Table) -> Rolling:
    """Return the roll about which a player is asked: before it is made, or with the dice it shows."""
    if not t.rolling:
        return {}
    roll: Roll = t.rolling[-1]
    dice = len(roll.shown) or dice_for(t, roll)
    return {
        "who": roll.who,
        "kind": roll.kind,
        "why": roll.why,
        "trait": roll.trait,
        "dice": dice,
        "need": roll.need,
        "shown": roll.shown[:],
        "bonus": roll.bonus,
    }


def _acting(t: Table) -> Acting:
    one = acting(t)
    if one is None:
        return {"who": "", "used": 0, "left": 0, "over": False, "attacked": False, "done": []}
    return {
        "who": one.name,
        "used": t.used,
        "left": max(allowance(t, one) - t.used, 0),
        "over": not t.moving,
        "attacked": f"attack:{one.name}" in t.done,
        "done": t.done[:],
    }
