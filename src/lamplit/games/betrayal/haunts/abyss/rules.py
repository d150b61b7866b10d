"""Haunt 22: an abyss has opened under the house, and the house falls into it, room by room."""

from typing import ClassVar

from .....engine import ALL, ask, items, plain
from ...data.rooms import FLOORS, ROOMS
from ...explorers.cards import discard
from ...explorers.dice import plain_roll
from ...house.discovery import draw_room, lay_somewhere
from ...house.movement import ELEVATOR
from ...occasions import INSTEAD_OF_DRAWING, NO_BERTH, SEAT_OVER, WON
from ...state import TRAITOR, Explorer, Figure, Scenario, Table
from ...victory import HEROES, Win
from .. import blocks
from ..blocks import collapse, exorcism
from ..blocks.collapse import ABYSS
from ..form import LEFT, Aim, Haunt

SYMBOLS = ("omen", "event")
MOST_DICE = 4
FETCHED = ("secret_stairs", "secret_passage")


@plain
class Abyss(Scenario):
    """The room where the abyss opens, the turn it is, the sources the exorcism has used, and who holds the abyss back
    until when."""

    module: ClassVar[str] = ABYSS

    start: str = ""
    track: int = 0
    spent: list[str] = items()
    held_by: str = ""
    held_for: int = 0


BLOCKS = "place_room fetch_card task_counter one_use_sources turn_track upkeep_effect room_spread"
HAUNT = haunt = Haunt(22, ABYSS, Abyss, tuple(BLOCKS.split()), rules=3)
haunt.turns = LEFT
after_the_traitor = haunt.ruling("traitor", "falls", "stands")


state = blocks.state_as(Abyss)


@haunt.setting_up
async def set_up(t: Table) -> None:
    """The traitor names an empty basement room with an omen or event symbol; if there is none, such a room is searched
    for."""
    seat = t.explorers[t.traitor].seat
    rooms = [room for room in t.plan.on_floor("basement") if ROOMS[room].symbol in SYMBOLS]
    empty = {f"room:{room}": room for room in rooms if not t.explorers_in(room)}
    if not empty:
        found = await draw_room(t, seat, "basement", lambda room: fits(t, room))
        if found:
            await lay_somewhere(t, seat, found, "basement")
        empty = {f"room:{found or 'basement_landing'}": found or "basement_landing"}
    state(t).start = await ask(seat, "abyss-where", empty)
    t.tell(ALL, "abyss-named", room=state(t).start)


def fits(t: Table, room: str) -> bool:
    """Return whether a room has a symbol and can be laid in the basement."""
    return ROOMS[room].symbol in SYMBOLS and bool(t.plan.places(room, "basement"))


# -- the fall --------------------------------------------------------------------------------------------------------


@haunt.on(SEAT_OVER)
async def seat_over(t: Table, seat: str) -> None:
    """The clock moves on after the traitor's turn. From its second step on, a room falls at the end of every turn."""
    one, here = t.explorer_of(seat), state(t)
    if one.name == t.traitor:
        here.track += 1
        t.tell(ALL, "abyss-track", track=here.track)
        if here.track == 1:
            await collapse.fall(t, here.start)
    elif not one.alive:
        loosen(here, one)
        return
    falls = one.name != t.traitor or after_the_traitor(t) == "falls"
    if falls and here.track >= 2 and not here.held_by:
        dice = min(here.track - 1, MOST_DICE)
        rooms = 1 if here.track == 2 else await plain_roll(t, one, dice, "abyss-falls")
        for _ in range(rooms):
            edge = collapse.next_to_fall(t, FLOORS)
            if edge:
                await collapse.fall(t, await ask(seat, "abyss-next", {f"room:{room}": room for room in edge}))
    loosen(here, one)


def loosen(here: Abyss, one: Explorer) -> None:
    """The hero who holds the abyss back lets go at the end of their next turn, or where it would have ended if they are
    dead."""
    if here.held_by == one.name:
        here.held_for -= 1
        if not here.held_for:
            here.held_by = ""


collapse.register(haunt, "BH-H22-GONE")


@haunt.on(NO_BERTH)
async def rides_into_nothing(t: Table, floor: str) -> None:
    """The Elevator drops everybody in it onto a floor that has fallen."""
    if all(collapse.fallen(t, room) for room in t.plan.on_floor(floor)):
        for one in t.explorers_in(ELEVATOR):
            await collapse.swallow(t, one)


# -- what both sides do ----------------------------------------------------------------------------------------------


@haunt.task(
    "exorcise",
    lambda _t, one: "" if blocks.is_hero(one) else "BH-H22-H-EXORCISE",
    lambda t, one: exorcism.open_sources(one, state(t).spent),
    roll=exorcism.needed,
    card=exorcism.taken,
)
async def exorcise(t: Table, one: Explorer, source: str) -> None:
    """Sanity or Knowledge 5 succeeds. Each source helps once."""
    if await exorcism.attempt(t, one, source, "abyss-exorcise", state(t).spent):
        t.tell(ALL, "abyss-exorcised", who=one.name, source=source, done=len(state(t).spent))


def holding_forbidden(t: Table, one: Explorer) -> str:
    """It takes the Holy Symbol and a door that leads into the abyss."""
    beside = any(collapse.fallen(t, other) for other in t.plan.passages[one.place].values())
    return "" if blocks.is_hero(one) and "holy_symbol" in one.cards and beside else "BH-H22-H-SYMBOL"


@haunt.task("hold", holding_forbidden, card="holy_symbol")
async def hold_back(t: Table, one: Explorer) -> None:
    """The Holy Symbol is thrown into the abyss and stops it until the end of the thrower's next turn."""
    await discard(t, one, "holy_symbol")
    state(t).held_by, state(t).held_for = one.name, 2
    t.tell(ALL, "abyss-held", who=one.name)


@haunt.on(INSTEAD_OF_DRAWING)
async def fetches(t: Table, one: Explorer, pile: str) -> bool:
    """In the basement, the traitor may choose to draw a secret way from the event deck."""
    found = [card for card in FETCHED if card in t.event_deck]
    if pile != "event" or one.role != TRAITOR or t.plan.floor_of(one.place) != "basement" or not found:
        return False
    choices: dict[str, str] = {"draw": "", **{f"card:{card}": card for card in found}}
    card = await ask(one.seat, "abyss-fetch", choices, who=one.name)
    if card:
        t.event_deck.remove(card)
        t.chance.shuffle("events", t.event_deck)
        t.event_deck.append(card)
        t.tell(ALL, "fetched", who=one.name, card=card)
    return False


@haunt.on(WON)
def won(t: Table) -> Win | None:
    """The heroes win with as many successes as there are players."""
    return Win(HEROES, "abyss-closed") if len(state(t).spent) >= len(t.explorers) else None


def aims(t: Table, one: Figure) -> list[Aim]:
    """Heroes look for sources; the traitor hunts them and their sources, at any risk."""
    if not blocks.is_hero(one):
        loot = [Aim("steal", source) for source in exorcism.SOURCES if source not in state(t).spent]
        return [*(Aim("strike", hero.name, 2) for hero in t.heroes()), *loot]
    edge = [Aim("avoid", room, 2) for room in collapse.next_to_fall(t, FLOORS)] if state(t).track else []
    return [*exorcism.aims(t, state(t).spent, "abyss-exorcise"), Aim("task", "abyss-hold", 1), *edge]


def loss(t: Table, room: str) -> float:
    """Estimate what the heroes lose if a room falls: heroes in it, sources there, and ways out for heroes next to
    it."""
    places = [hero.place for hero in t.heroes()]
    helpful = room in exorcism.SOURCES and room not in state(t).spent
    beside = sum(place in t.plan.passages[room].values() for place in places)
    return 4 * places.count(room) + 3 * helpful + beside - 4 * (t.explorers[t.traitor] in t.explorers_in(room))


def answers(t: Table, seat: str) -> list[Aim]:
    """The traitor drops the room that costs the heroes most, heroes the one that costs them least. Nobody jumps to the
    edge."""
    edge = collapse.next_to_fall(t, FLOORS)
    side = 1 if t.explorer_of(seat).role == TRAITOR else -1
    return [
        *(Aim("answer", f"abyss-where:{room}", loss(t, room)) for room in t.plan.on_floor("basement") if side > 0),
        *(Aim("answer", f"abyss-next:{room}", side * loss(t, room)) for room in edge),
        *(Aim("answer", f"abyss-jump-where:{room}", -1) for room in edge),
    ]


haunt.aims = aims
haunt.answers = answers
haunt.counters = lambda t: {"abyss-spent": (len(state(t).spent), len(t.explorers)), "abyss-track": (state(t).track, 5)}
haunt.view = lambda t, _seat: {
    "start": state(t).start,
    "track": state(t).track,
    "spent": state(t).spent[:],
    "held": state(t).held_by,
}
