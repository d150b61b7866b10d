"""The most that can lie on a table: for tables that come from outside."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from ...engine.state.bounds import TRUTH, Among, Anything, Fields, Named, Number, Pile, Text, table_of
from .data.cards import CARDS, EVENTS, ITEMS, OMENS
from .data.explorers import EXPLORERS, SKULL, STEPS, TRAITS
from .data.rooms import ROOMS
from .haunts import HAUNTS
from .state import SEATS, Settings, Table

MOST_MONSTERS = 60
MOST_TOKENS = 150
"""The tokens in the box, about; haunts lay out no others."""
SEAT = Among(SEATS)
CARD = Text(60)
"""A card, or an item token of a haunt. Which of them are cards, explorers and piles check by themselves."""
CARDS_IN_ALL = Pile(len(CARDS) + MOST_TOKENS, CARD)
ROOM = Among(ROOMS)
STACK = Pile(len(ROOMS), ROOM)
PART = Among(("near", "far"))
NAME = Text(60)
NOTES = Pile(MOST_TOKENS, Text(100))
TURNS = Number(0, 100_000)
EXPLORER = Fields(
    name=Among(EXPLORERS),
    seat=SEAT,
    place=ROOM,
    part=PART,
    steps=Named(len(TRAITS), Number(SKULL, STEPS - 1), Among(TRAITS)),
    cards=CARDS_IN_ALL,
    kept=Pile(len(EVENTS), CARD),
    wasted=Named(MOST_TOKENS, Number(0, STEPS)),
    gained=STACK,
    marks=NOTES,
    role=Among(("explorer", "hero", "traitor")),
    books=Pile(20, NAME),
    alive=TRUTH,
)
MONSTER = Fields(
    name=NAME,
    kind=NAME,
    place=ROOM,
    part=PART,
    traits=Named(len(TRAITS), Number(0, 40), Among(TRAITS)),
    stunned=Number(0, 20),
    cards=CARDS_IN_ALL,
    marks=NOTES,
    lead=SEAT,
    alive=TRUTH,
)
BOUNDS = table_of(
    house=Fields(**{name: Anything(2) for name in Settings.__dataclass_fields__}),
    layout=Pile(len(ROOMS), Text(80)),
    explorers=Named(len(SEATS), EXPLORER, Among(EXPLORERS)),
    monsters=Named(MOST_MONSTERS, MONSTER, NAME),
    tokens=Named(len(ROOMS), Pile(MOST_TOKENS, NAME), ROOM),
    halves=Named(MOST_TOKENS + len(CARDS), PART),
    floor_piles=Named(len(ROOMS), CARDS_IN_ALL, ROOM),
    waiting=Named(len(ROOMS), CARDS_IN_ALL, ROOM),
    in_force=Pile(len(CARDS) + len(ROOMS) + MOST_TOKENS, Text(100)),
    rooms=STACK,
    room_discard=STACK,
    drawn_room=STACK,
    omen_deck=Pile(len(OMENS), CARD),
    item_deck=Pile(len(ITEMS), CARD),
    item_discard=Pile(len(ITEMS), CARD),
    event_deck=Pile(len(EVENTS), CARD),
    event_discard=Pile(len(EVENTS), CARD),
    playing=CARDS_IN_ALL,
    removed=Pile(len(CARDS) + len(ROOMS) + MOST_TOKENS, CARD),
    supply=NOTES,
    seen=Named(4 * len(SEATS), Pile(len(ROOMS), CARD)),
    noted=Named(MOST_TOKENS, Number(-100, 100)),
    turn=Text(20),
    round=TURNS,
    used=Number(0, 200),
    moving=TRUTH,
    done=Pile(500, Text(100)),
    due=NOTES,
    omens=Number(0, len(OMENS)),
    omens_drawn=Pile(len(OMENS), CARD),
    haunt=Number(0, 99),
    revealer=Among(EXPLORERS),
    omen=CARD,
    omen_room=ROOM,
    traitor=Among(EXPLORERS),
    scenario=Anything(3),
    last_look=Pile(20, Text(20_000)),
    last_glance=Pile(20, Text(20_000)),
    quiet=TRUTH,
    acting=NAME,
    to_move=Pile(MOST_MONSTERS, NAME),
    moves=Named(MOST_MONSTERS, Number(0, 200)),
)

BOX: Mapping[str, Mapping[str, int]] = {
    "room": Counter(tuple(ROOMS)),
    "omen": Counter(card.name for card in OMENS),
    "item": Counter(card.name for card in ITEMS),
    "event": Counter(card.name for card in EVENTS),
}
"""Every room and card, once."""


def box(_t: Table) -> Mapping[str, Mapping[str, int]]:
    """Return all rooms and cards; none is ever added or lost."""
    return BOX


def fits(t: Table, options: Mapping[str, Any]) -> None:
    """Refuse a table without one explorer for each seat under their own names, or with a haunt and what belongs to
    another."""
    if t.settings.players != options["players"]:
        raise ValueError("not the seats of the table")
    if any(one.name != name for name, one in (*t.explorers.items(), *t.monsters.items())):
        raise ValueError("a figure lies under another name")
    seats = [one.seat for one in t.explorers.values()]
    if len(set(seats)) < len(seats) or not {*seats} <= {*t.seats} or (t.step != "set_up" and len(seats) < len(t.seats)):
        raise ValueError("not one explorer for each seat")
    if t.scenario is not None and (t.haunt not in HAUNTS or HAUNTS[t.haunt].name != t.scenario.module):
        raise ValueError("a haunt with what belongs to another")
    if {t.revealer, t.traitor} - {"", *t.explorers}:
        raise ValueError("a traitor who is not here")
