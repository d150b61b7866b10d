"""Haunt 50: there is no traitor, and everybody is alone. Clues lie about the house and lead to the treasure."""

from itertools import zip_longest
from typing import ClassVar

from .....engine import ALL, ask, items, plain
from ...data.rooms import FLOORS, ROOMS
from ...explorers.cards import take
from ...explorers.dice import DAMAGE, TASK, plain_roll, trait_roll
from ...explorers.traits import die, hurt_by_dice
from ...house.movement import allowance, cannot_move
from ...occasions import DISCOVERED, WON
from ...state import TRAITOR, Explorer, Figure, Scenario, Table
from ...victory import HEROES, Win
from .. import blocks
from ..blocks import collapse
from ..form import NOBODY, Aim, Haunt
from . import clues, rivals
from .clues import BOX, DARING, DART, GAS, bonus, clues_of, is_named

CLUE, EMPTY = "clue", "clue_taken"
MOST = 20
TREASURE, FALLS, FINDS = 16, 13, 4
"""What a search needs for each of its results."""


@plain
class Treasure(Scenario):
    """The Clues not yet turned over, and who has found the treasure."""

    module: ClassVar[str] = "treasure"

    left: list[str] = items()
    finder: str = ""


state = blocks.state_as(Treasure)
BLOCKS = "scatter_tokens area_effect steal_objective search_token upkeep_effect room_spread no_traitor"
HAUNT = haunt = Haunt(50, "treasure", Treasure, tuple(BLOCKS.split()))
haunt.turns = NOBODY
haunt.open_to_all = True
collapse.register(haunt, "BH-H50-FALLS")
rivals.register(haunt)
clues.register_curse(haunt, "BH-H50-CURSE")


@haunt.setting_up
async def set_up(t: Table) -> None:
    """A Clue lies face down in every room with a symbol; if there are too many rooms, evenly on all floors."""
    state(t).left = [str(number) for number in range(1, MOST + 1)]
    floors = [[room for room in t.plan.on_floor(floor) if ROOMS[room].symbol] for floor in FLOORS]
    rooms = [room for row in zip_longest(*floors) for room in row if room]
    blocks.scatter(t, CLUE, rooms[:MOST])


@haunt.on(DISCOVERED)
async def found_later(t: Table, _one: Explorer, room: str) -> None:
    """The other Clues lie in rooms that are discovered."""
    lying = sum(CLUE in tokens for tokens in t.tokens.values())
    if ROOMS[room].symbol and lying < len(state(t).left):
        blocks.scatter(t, CLUE, [room])


# -- searching -------------------------------------------------------------------------------------------------------


def search_forbidden(t: Table, one: Explorer) -> str:
    """It takes a space of movement and a room where a Clue lies or has lain, or one to which a Clue of the explorer
    leads."""
    here = t.tokens_in(one.place)
    if CLUE not in here and EMPTY not in here and not is_named(one, one.place):
        return "BH-H50-SEARCH"
    return cannot_move(t, one) or ("BH-MOVE-1" if t.used and t.used >= allowance(t, one) else "")


def dare_forbidden(t: Table, one: Explorer) -> str:
    """Two Clues help as much as they endanger."""
    return search_forbidden(t, one) if is_named(one, one.place, DARING) else "BH-H50-DARE"


def sought(t: Table, one: Explorer, _no: object) -> tuple[str, int]:
    """The treasure, once the dice can reach it; before that, the Clue that lies here."""
    more = bonus(t, one)
    clue = CLUE in t.tokens_in(one.place) and 2 * one.value("knowledge") + more < TREASURE
    return "knowledge", max(FINDS - more, 0) if clue else TREASURE - more


@haunt.task("search", search_forbidden, roll=sought, again=True)
async def search(t: Table, one: Explorer) -> None:
    """Roll Knowledge, one more for each Clue, and what the Clues say of this room."""
    await seek(t, one, await searched(t, one, bonus(t, one)))


@haunt.task("dare", dare_forbidden, roll=lambda t, one, _no: ("knowledge", TREASURE - bonus(t, one, True)), again=True)
async def dare(t: Table, one: Explorer) -> None:
    """Search with a dangerous Clue. An explorer whose result is too low dies."""
    found = await searched(t, one, bonus(t, one, True))
    await (seek(t, one, found) if found >= FALLS else die(t, one))


async def searched(t: Table, one: Explorer, more: int) -> int:
    """The result of a search."""
    t.used += 1
    clues.study(t, one)
    rolled = await trait_roll(t, one, "knowledge", "treasure-search", TREASURE - more, TASK)
    t.tell(ALL, "treasure-searched", who=one.name, room=one.place, total=rolled + more)
    return rolled + more


async def seek(t: Table, one: Explorer, found: int) -> None:
    """What the result of a search brings."""
    if found >= TREASURE:
        state(t).finder = one.name
    elif found >= FALLS:
        await shake(t, one)
    elif found >= FINDS and CLUE in t.tokens_in(one.place):
        await turn_over(t, one, one.place)
    elif found == 0:
        await hurt_by_dice(t, one, "physical", 2, "treasure-search")


async def turn_over(t: Table, one: Explorer, room: str) -> None:
    """An explorer takes the Clue of a room, for everybody to see. Some are traps."""
    blocks.lift_token(t, CLUE, room)
    number = t.chance.pick("clues", state(t).left)
    state(t).left.remove(number)
    t.tell(ALL, "treasure-clue", who=one.name, card=f"token-clue-{number}", room=room)
    if number == BOX and not await ask(one.seat, "treasure-box", {"open-box": True, "leave-box": False}):
        state(t).left.append(number)
        blocks.scatter(t, CLUE, [room])
        return
    blocks.scatter(t, EMPTY, [room])
    traps = {DART: clues.dart, GAS: clues.gas, BOX: open_box}
    await (traps[number](t, one) if number in traps else take(t, one, f"token-clue-{number}"))


async def shake(t: Table, one: Explorer) -> None:
    """A room falls, first on the upper floor, then on the ground floor. When the ground floor is gone, everybody is
    lost."""

    def begins(t: Table, room: str) -> bool:
        return room == "grand_staircase" or (t.plan.floor_of(room) == "upper" and not t.explorers_in(room))

    rooms = {f"room:{room}": room for room in collapse.next_to_fall(t, ("upper", "ground"), begins)}
    await collapse.fall(t, await ask(one.seat, "treasure-falls", rooms), may_jump=False)
    if all(collapse.fallen(t, room) for room in t.plan.on_floor("ground")):
        for buried in t.living():
            await collapse.swallow(t, buried)


async def open_box(t: Table, one: Explorer) -> None:
    """Knowledge 5 brings two Clues from anywhere; less costs 4 dice of any traits."""
    if await trait_roll(t, one, "knowledge", "treasure-box", 5) < 5:
        await clues.wither(t, one, await plain_roll(t, one, 4, "treasure-box", DAMAGE))
        return
    for _ in range(2):
        rooms = {f"room:{room}": room for room, tokens in t.tokens.items() if CLUE in tokens}
        if rooms and one.alive:
            await turn_over(t, one, await ask(one.seat, "treasure-from", rooms))


@haunt.on(WON)
def won(t: Table) -> Win | None:
    """The explorer who finds the treasure wins alone. The dead do not win."""
    if state(t).finder:
        return Win(HEROES, "treasure-found", (state(t).finder,))
    return None if t.heroes() else Win(TRAITOR, "treasure-all-dead", ())


def aims(t: Table, one: Figure) -> list[Aim]:
    """As many Clues as possible, then the room they say most about; and the Clues of explorers who have many."""
    assert isinstance(one, Explorer)
    rich = [other for other in t.living() if other is not one and len(clues_of(other)) > 1]
    loot = [Aim("steal", f"token-clue-{number}", 3) for other in rich for number in clues_of(other)]
    lying = [room for room, tokens in t.tokens.items() if CLUE in tokens]
    best = [(bonus(t, one, room=room), room) for room in t.plan.spots if is_named(one, room)]
    named = [Aim("go", room, more / 2) for more, room in best if more + 2 * one.value("knowledge") >= TREASURE]
    here = [Aim("task", "treasure-search", 5)] if one.place in (*lying, *(aim.target for aim in named)) else []
    found = [Aim("take", card, 3) for pile in t.floor_piles.values() for card in pile if card.startswith("token-clue")]
    robbing = [*(Aim("attack", other.name, 0.5 if lying else 2) for other in rich), *loot]
    return [*here, *(Aim("go", room, 4) for room in lying), *named, *robbing, *found, Aim("explore", "event", 0.5)]


haunt.aims = aims
haunt.counters = lambda t: {"treasure-clues": (MOST - len(state(t).left), MOST)}
