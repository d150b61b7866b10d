"""Haunt 40: a friend lies buried in the basement and is running out of air. Only the traitor knows where to dig."""

from typing import ClassVar

from .....engine import ALL, Chance, Hidden, ask, items, plain
from ...explorers.cards import discard
from ...explorers.dice import DAMAGE, TASK, plain_roll, trait_roll
from ...house.discovery import draw_and_lay
from ...house.movement import joined, put
from ...occasions import KEEPS, SEAT_OVER, WON, WON_ATTACK, seat_of
from ...state import TRAITOR, Explorer, Figure, Scenario, Table
from ...turn.attacks import Attack
from ...victory import HEROES, Win
from .. import blocks
from ..blocks import is_hero
from ..form import LEFT, Aim, Haunt

BOARD, GRAVE, BASEMENT = "spirit_board", "grave", "basement"
ROOMS_BELOW, DEADLY, SPACES = 5, 12, 3


@plain
class Buried(Scenario):
    """The rooms that may hold the grave, the room that does, the rooms searched in vain, and whether the grave is
    found; how far the heroes have dug; how badly the victim fares, and how many turns have passed."""

    module: ClassVar[str] = "buried"

    rooms: list[str] = items()
    grave: str = ""
    empty: list[str] = items()
    found: bool = False
    dug: int = 0
    harm: int = 0
    track: int = 0


state = blocks.state_as(Buried)

BLOCKS = "place_room steal_objective task_counter search_token turn_track dice_timer secret_info"
HAUNT = haunt = Haunt(40, "buried", Buried, tuple(BLOCKS.split()))
haunt.turns = LEFT
haunt.secret_prompts = frozenset({"buried-where"})
haunt.revealing = frozenset({"buried-empty", "buried-found"})


@haunt.setting_up
async def set_up(t: Table) -> None:
    """The basement has at least five rooms, and the traitor notes one of them."""
    seat = t.explorers[t.traitor].seat
    while len(t.plan.on_floor(BASEMENT)) < ROOMS_BELOW and await draw_and_lay(t, seat, BASEMENT):
        pass
    if not t.holder(BOARD) and BOARD in t.omen_deck:
        await blocks.fetch_card(t, t.explorers[t.revealer], BOARD)
    state(t).rooms = list(t.plan.on_floor(BASEMENT))
    state(t).grave = await ask(seat, "buried-where", {f"room:{room}": room for room in state(t).rooms})


@haunt.on(SEAT_OVER)
async def suffers(t: Table, seat: str) -> None:
    """After each turn of the traitor, dead or alive, the victim suffers; every turn adds a die."""
    if seat == t.explorers[t.traitor].seat:
        state(t).track += 1
        state(t).harm += await plain_roll(t, None, state(t).track, "buried-air", DAMAGE)
        t.tell(ALL, "buried-worse", harm=state(t).harm, need=DEADLY)


# -- searching and digging -------------------------------------------------------------------------------------------


def left_to_search(t: Table) -> list[str]:
    """The rooms that may hold the grave, as far as the heroes know."""
    return [] if state(t).found else [room for room in state(t).rooms if room not in state(t).empty]


@haunt.task(
    "search",
    lambda t, one: "" if is_hero(one) and one.place in left_to_search(t) else "BH-H40-H-SEARCH",
    roll=("knowledge", 3),
)
async def search(t: Table, one: Explorer) -> None:
    """Knowledge 3: the traitor has to say whether the grave is here."""
    if not await blocks.task_roll(t, one, "buried-search"):
        return
    if one.place == state(t).grave:
        await finds(t, one)
    else:
        state(t).empty.append(one.place)
        t.tell(ALL, "buried-empty", who=one.name, room=one.place)


async def finds(t: Table, one: Explorer) -> None:
    """Everybody knows where the grave is, and the Spirit Board has nothing more to tell."""
    state(t).found = True
    t.tell(ALL, "buried-found", who=one.name, room=state(t).grave)
    blocks.scatter(t, GRAVE, [state(t).grave])
    for hero in t.heroes():
        if BOARD in hero.cards:
            await discard(t, hero, BOARD)


@haunt.task(
    "dig",
    lambda t, one: "" if is_hero(one) and state(t).found and one.place == state(t).grave else "BH-H40-H-DIG",
    roll=("might", 4),
)
async def dig(t: Table, one: Explorer) -> None:
    """Might 4 digs a little deeper."""
    if await blocks.task_roll(t, one, "buried-dig"):
        state(t).dug += 1
        t.tell(ALL, "buried-deeper", who=one.name, done=state(t).dug, need=len(t.seats))


# -- the Spirit Board ------------------------------------------------------------------------------------------------


def asking_forbidden(t: Table, one: Explorer) -> str:
    """Asking takes the whole turn and the Spirit Board."""
    fresh = not t.used and t.moving and not t.done and not state(t).found
    return "" if is_hero(one) and BOARD in one.cards and fresh else "BH-H40-H-BOARD"


@haunt.task("board", asking_forbidden, roll=("sanity", 3), card=BOARD)
async def ask_the_board(t: Table, one: Explorer) -> None:
    """The Sanity roll decides what the spirits do: nothing, move an explorer, help the victim, or tell the room."""
    t.done.append("end")
    shown = await trait_roll(t, one, "sanity", "buried-board", 3, TASK)
    if shown >= 7:
        await finds(t, one)
    elif shown >= 5:
        state(t).harm = max(state(t).harm - await plain_roll(t, one, 2, "buried-heal"), 0)
        t.tell(ALL, "buried-better", harm=state(t).harm, need=DEADLY)
    elif shown >= 3:
        await spirited_away(t, one)


async def spirited_away(t: Table, one: Explorer) -> None:
    """The spirits move an explorer up to three spaces."""
    people = {f"explorer:{other.name}": other for other in t.living()}
    whom = await ask(one.seat, "buried-whom", {**people, "go-on": None}, who=one.name)
    if whom is not None:
        away = t.plan.distances(whom.place, joined(t))
        rooms = {f"room:{room}": room for room in away if away[room] <= SPACES}
        await put(t, whom, await ask(one.seat, "buried-whither", rooms, whom=whom.name))


@haunt.on(KEEPS)
def held_fast(_t: Table, card: str, one: Figure, how: str) -> str:
    """A hero does not give the Spirit Board away."""
    return "BH-H40-H-BOARD" if card == BOARD and is_hero(one) and how in ("trade", "drop") else ""


@haunt.on(WON_ATTACK)
async def breaks_board(t: Table, attack: Attack) -> bool:
    """A traitor who wins by 2 may break the Spirit Board instead of doing damage."""
    hero, strong = attack.other, attack.winner is attack.one and attack.by >= 2 and attack.way.trait == "might"
    if is_hero(attack.one) or not strong or not isinstance(hero, Explorer) or BOARD not in hero.cards:
        return False
    broken = await ask(seat_of(t, attack.one), "buried-break", {"buried-breaks": True, "go-on": False}, whom=hero.name)
    if broken:
        await discard(t, hero, BOARD)
    return broken


@haunt.on(WON)
def won(t: Table) -> Win | None:
    """The heroes win when they have dug as often as there are players, the traitor when the victim dies."""
    if state(t).dug >= len(t.seats):
        return Win(HEROES, "buried-saved")
    return Win(TRAITOR, "buried-dead") if state(t).harm >= DEADLY else None


def aims(t: Table, one: Figure) -> list[Aim]:
    """Heroes search the basement room by room, then dig; the traitor stops them."""
    if not is_hero(one):
        return [Aim("attack", hero.name, 4 if BOARD in hero.cards else 2) for hero in t.heroes()]
    if state(t).found:
        return [Aim("task", "buried-dig", 9), Aim("go", state(t).grave, 6)]
    rooms = [Aim("go", room, 5) for room in left_to_search(t)]
    return [Aim("task", "buried-search", 8), *rooms, Aim("task", "buried-board", 0.6)]


def hidden(_t: Table) -> list[Hidden[Table]]:
    """The room of the grave."""
    return [Hidden[Table]("buried:grave", lambda t: state(t).grave, knowers)]


def knowers(t: Table) -> tuple[str, ...]:
    """The seats that know the room: the traitor's, or everybody's once it is found."""
    return ALL if state(t).found else (t.explorers[t.traitor].seat,)


def sample(t: Table, seat: str, chance: Chance) -> None:
    """For other seats, the grave may be in any room not yet searched."""
    if state(t).grave and not state(t).found and seat not in knowers(t):
        state(t).grave = chance.pick("graves", left_to_search(t))


haunt.aims, haunt.hidden, haunt.sample = aims, hidden, sample
haunt.lies_for = lambda t, seat: {} if state(t).found or seat not in knowers(t) else {state(t).grave: [GRAVE]}
haunt.counters = lambda t: {"buried-dug": (state(t).dug, len(t.seats)), "buried-harm": (state(t).harm, DEADLY)}
