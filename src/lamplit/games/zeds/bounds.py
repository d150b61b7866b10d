"""The bounds of a table: what each field may hold at most, for tables from outside."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from ...engine.state.bounds import TRUTH, Among, Anything, Fields, Named, Number, Pile, Text, table_of
from .data.board import SPACES, TRACKS
from .data.events import EVENTS, NATIONAL_GUARD, colours
from .data.fate import FATE
from .data.horde import HORDE as HORDE_CARDS
from .data.levels import CHAOS_MARKERS
from .data.research import COMPONENTS, RESEARCH
from .data.research import ROWS as RESEARCH_ROWS
from .data.tables import MOST_INFECTION, MOST_RESOURCES
from .data.units import CIVILIANS, FIGURES, FOLK, HEROES, HEROIC, INFECTORS, RAIDERS, REGULAR, SPECIAL, SUPER
from .settings import HORDE, SEATS, Settings
from .setup import fate_of
from .state import FULL, REDUCED, Table

PIECES = (*HEROES, *HEROIC, *CIVILIANS, *SPECIAL, *REGULAR, *SUPER, *INFECTORS, *RAIDERS, *FOLK)
"""All counters in the box."""
NAME = Among({*FIGURES, *FOLK})
NAMES = Pile(len(PIECES), NAME)
SEAT = Among((*SEATS, HORDE))
SEATS_AT_MOST = Pile(len(SEATS) + 1, SEAT)
PLACE = Among(SPACES)
PLACES = Pile(len(SPACES), PLACE)
TRACK = Among((*TRACKS, "ALL"))
EVENT, FATE_CARD, RESEARCH_CARD = Among(EVENTS), Among(FATE), Among(RESEARCH)
EVENT_CARDS = Pile(len(EVENTS), EVENT)
FATE_CARDS = Pile(len(FATE), FATE_CARD)
RESEARCH_CARDS = Pile(sum(card.copies for card in RESEARCH_ROWS), RESEARCH_CARD)
ALL_HORDE_CARDS = Pile(sum(HORDE_CARDS.values()), Among(HORDE_CARDS))
NOTES = Pile(100, Text(80))
"""What was used, and what can be heard."""
SIDE = Number(FULL, REDUCED)
FEW = Number(-20, 20)
STORE = Number(0, 2 * MOST_RESOURCES)
PIECE = Fields(name=NAME, place=PLACE, side=SIDE, hits=Number(0, 20), marks=Pile(20, Text(40)))
STANDING = Named(len(PIECES), PIECE, NAME)
BOUNDS = table_of(
    house=Fields(**{name: Anything(1) for name in Settings.__dataclass_fields__}),
    turn=Number(0, 200),
    phase=Text(20),
    lead=Number(0, len(SEATS) - 1),
    owners=Named(len(PIECES), SEAT, NAME),
    in_force=NOTES,
    units=STANDING,
    zeds=STANDING,
    folk=STANDING,
    raiders=STANDING,
    pool=NAMES,
    cemetery=NAMES,
    gone=NAMES,
    bag=NAMES,
    super_pool=NAMES,
    aside=NAMES,
    event=EVENT,
    event_deck=EVENT_CARDS,
    foreseen=TRUTH,
    event_discard=EVENT_CARDS,
    event_box=EVENT_CARDS,
    fate_deck=FATE_CARDS,
    fate_foreseen=TRUTH,
    fate_now=FATE_CARDS,
    hand=FATE_CARDS,
    fate_discard=FATE_CARDS,
    research_deck=RESEARCH_CARDS,
    research_done=RESEARCH_CARDS,
    research_box=RESEARCH_CARDS,
    horde_deck=ALL_HORDE_CARDS,
    horde_hand=ALL_HORDE_CARDS,
    horde_now=ALL_HORDE_CARDS,
    horde_discard=ALL_HORDE_CARDS,
    surging=NOTES,
    ammo=STORE,
    supplies=STORE,
    infection=Number(0, 2 * MOST_INFECTION),
    chaos=Named(len(SPACES), Number(0, max(CHAOS_MARKERS)), PLACE),
    chaos_left=Number(0, max(CHAOS_MARKERS)),
    barricades=PLACES,
    strongpoint=PLACE,
    minefield=PLACE,
    minefield_side=SIDE,
    no_entry=PLACES,
    calm=Pile(len(TRACKS), TRACK),
    flooded=Pile(len(TRACKS), TRACK),
    bridge=Text(20),
    elwood=TRUTH,
    antidote=Number(0, 20),
    components=Pile(len(COMPONENTS), Among(COMPONENTS)),
    used_marks=Pile(20, Text(40)),
    activations=Pile(20, TRACK),
    any_order=Pile(20, TRACK),
    to_move=NAMES,
    pressure=FEW,
    pressed=NAMES,
    event_actions=FEW,
    own_actions=SEATS_AT_MOST,
    free=NAMES,
    done=SEATS_AT_MOST,
    used=NOTES,
    spent=NOTES,
    healed=NAMES,
    kept=NAMES,
    passed=NOTES,
    battle=PLACE,
    fighter=NAME,
    foes=NAMES,
    defending=TRUTH,
    given=Named(len(FATE) + len(PIECES), FEW),
    harmless=TRUTH,
    hits_after=FEW,
    rising=Pile(len(PIECES), Text(20)),
    unchecked=Number(0, 10),
)


def box(t: Table) -> Mapping[str, Mapping[str, int]]:
    """All pieces; the markers and cards that the level asks for, once they have been laid out."""
    level = t.settings.level
    begun = t.step != "set_up"
    in_use = [card.name for card in EVENTS.values() if card.colour in colours(level) and card.name != NATIONAL_GUARD]
    guard = [NATIONAL_GUARD] if t.settings.chaos else []
    research = [card.name for card in RESEARCH_ROWS for _ in range(card.copies)] if t.settings.research else []
    return {
        "piece": Counter(PIECES),
        "chaos": {"chaos": CHAOS_MARKERS[level]} if CHAOS_MARKERS[level] else {},
        "event": Counter([*in_use, *guard] if begun else []),
        "fate": Counter(fate_of(level) if begun else ()),
        "research": Counter(research if begun else []),
        "horde": HORDE_CARDS if t.settings.versus else {},
    }


def fits(t: Table, options: Mapping[str, Any]) -> None:
    """The players whom the table is for; every piece under its own name."""
    if t.settings.players != options["players"] or t.settings.versus != (options["mode"] == "versus"):
        raise ValueError("not the seats of the table")
    if any(piece.name != name for lie in (t.units, t.zeds, t.folk, t.raiders) for name, piece in lie.items()):
        raise ValueError("a piece lies under another name")
