"""Haunt 31: the house rises into the sky, and there are too few parachutes. There is no traitor; everybody is alone."""

from typing import ClassVar

from .....engine import ALL, items, plain
from ...data.rooms import ROOMS
from ...explorers.cards import give_up, handle, take
from ...house.discovery import move_room, without
from ...house.movement import ELEVATOR, affordable
from ...occasions import AFTER_ATTACK, ATTACK_WAYS, ENEMIES, KEEPS, STANDSTILL, WON, WON_ATTACK
from ...state import TRAITOR, Explorer, Figure, Scenario, Table
from ...turn.attacks import Attack, Way
from ...victory import HEROES, Win
from .. import blocks
from ..blocks import escape, rebuilding
from ..form import NOBODY, Aim, Haunt

CHUTE = "token-parachute"
EXITS = ("entrance_hall", "balcony", "tower", "coal_chute", "collapsed_room")
GRAB, TRICK = "grab", "trick"
"""The two ways to get a parachute from another explorer."""


@plain
class Airborne(Scenario):
    """How many parachutes are still hidden, and the rooms where one was found."""

    module: ClassVar[str] = "airborne"

    left: int = 0
    empty: list[str] = items()


state = blocks.state_as(Airborne)

BLOCKS = "place_room steal_objective search_token exit_house no_traitor explore_mod"
HAUNT = haunt = Haunt(31, "airborne", Airborne, tuple(BLOCKS.split()), rules=3)
haunt.turns = NOBODY
haunt.open_to_all = True


@haunt.setting_up
async def set_up(t: Table) -> None:
    """The basement stays on the ground; explorers in it come up by the Elevator."""
    state(t).left = len(t.explorers) // 2
    seat = t.explorers[t.revealer].seat
    below = [one for one in t.living() if t.plan.floor_of(one.place) == "basement"]
    berths = without(t, ELEVATOR).places(ELEVATOR, "ground") if ELEVATOR in t.plan else {}
    if below and berths:
        await move_room(t, seat, ELEVATOR, berths)
    elif below:
        await blocks.place_room(t, seat, ELEVATOR, ("ground",))
    for one in below:
        up = ELEVATOR in t.plan and t.plan.floor_of(ELEVATOR) == "ground"
        start, one.place, one.part = one.place, ELEVATOR if up else "entrance_hall", ""
        t.tell(ALL, "moved", who=one.name, start=start, to=one.place)
    rebuilding.take_away(t, t.plan.on_floor("basement"))


@haunt.on(ENEMIES)
def rivals(_t: Table, one: Figure, other: Figure) -> int:
    """Everybody is everybody's opponent."""
    return int(one is not other)


# -- parachutes ------------------------------------------------------------------------------------------------------


def chute_of(one: Figure) -> str:
    """Return the parachute that a figure carries."""
    return next((card for card in one.cards if card.startswith(CHUTE)), "")


@haunt.on(KEEPS)
def one_each(_t: Table, card: str, one: Figure, how: str) -> str:
    """Nobody carries two parachutes, and only these two ways take one from an explorer."""
    second = how == "take" and chute_of(one)
    return "BH-H31-WREST" if card.startswith(CHUTE) and (how == "steal" or second) else ""


def search_forbidden(t: Table, one: Explorer) -> str:
    """A room with an omen symbol hides one parachute. An explorer who has one may not search."""
    there = ROOMS[one.place].symbol == "omen" and one.place not in state(t).empty
    return "" if there and state(t).left and not chute_of(one) else "BH-H31-SEARCH"


@haunt.task(
    "search",
    search_forbidden,
    lambda _t, _one: {"knowledge": "knowledge", "speed": "speed"},
    roll=lambda _t, _one, trait: (trait, 4),
)
async def search(t: Table, one: Explorer, trait: str) -> None:
    """Knowledge or Speed 4 finds a parachute and ends the explorer's movement."""
    if await blocks.task_roll(t, one, "airborne-search", trait):
        card = f"{CHUTE}-{state(t).left}"
        state(t).left -= 1
        state(t).empty.append(one.place)
        t.moving = False
        t.tell(ALL, "airborne-found", who=one.name, room=one.place)
        await take(t, one, card)


@haunt.on(ATTACK_WAYS)
def wrest(_t: Table, one: Figure, other: Figure) -> dict[str, Way]:
    """An explorer without a parachute may fight for one, by force or by guile."""
    if not chute_of(other) or chute_of(one):
        return {}
    return {GRAB: Way("might", card=GRAB), TRICK: Way("knowledge", card=TRICK)}


@haunt.on(WON_ATTACK)
async def wrested(t: Table, attack: Attack) -> bool:
    """The winner gets the parachute, and nobody is hurt."""
    if attack.way.card not in (GRAB, TRICK):
        return False
    one, other = attack.one, attack.other
    if attack.winner is one and isinstance(one, Explorer) and isinstance(other, Explorer):
        card = chute_of(other)
        t.tell(ALL, "stole", who=one.name, whom=other.name, card=card)
        handle(t, card)
        await give_up(t, other, card)
        await take(t, one, card)
    return True


@haunt.on(AFTER_ATTACK)
async def out_of_breath(t: Table, attack: Attack) -> None:
    """The attempt ends the turn, whatever the result."""
    if attack.way.card in (GRAB, TRICK):
        t.done.append("end")


def jump_forbidden(t: Table, one: Explorer) -> str:
    """It takes a parachute, a way out of the room, and a space of movement."""
    return affordable(t, one) if chute_of(one) and one.place in EXITS else "BH-H31-JUMP"


@haunt.task(
    "jump",
    jump_forbidden,
    lambda _t, _one: {"knowledge": "knowledge", "sanity": "sanity"},
    roll=lambda _t, _one, trait: (trait, 4),
    card=lambda _t, one, _trait: (chute_of(one),),
)
async def jump(t: Table, one: Explorer, trait: str) -> None:
    """Knowledge or Sanity 4 jumps; otherwise the explorer may try again on another turn."""
    t.used += 1
    if await blocks.task_roll(t, one, "airborne-jump", trait):
        escape.leave_house(t, one)


# -- the end ---------------------------------------------------------------------------------------------------------


def chutes_left(t: Table) -> int:
    """Count the parachutes in the house, found or hidden."""
    carried = sum(bool(chute_of(one)) for one in escape.inside(t))
    lying = sum(card.startswith(CHUTE) for pile in t.floor_piles.values() for card in pile)
    return state(t).left + carried + lying


@haunt.on(WON)
def won(t: Table) -> Win | None:
    """Each explorer who jumps wins. The game ends when no parachute or no explorer is left."""
    out = escape.escaped(t)
    if escape.inside(t) and (chutes_left(t) or not out):
        return None
    return Win(HEROES, "airborne-saved", out) if out else Win(TRAITOR, "airborne-all-dead", ())


@haunt.on(STANDSTILL)
def saved_before(t: Table) -> Win | None:
    """An explorer who has jumped wins, whatever happens to the others."""
    out = escape.escaped(t)
    return Win(HEROES, "airborne-saved", out) if out else None


def aims(t: Table, one: Figure) -> list[Aim]:
    """Get a parachute from a room, the floor or another explorer, and then jump."""
    if not isinstance(one, Explorer):
        return []
    if chute_of(one):
        others = [Aim("avoid", other.name, 1) for other in escape.inside(t)]
        return [Aim("task", "airborne-jump", 9), *(Aim("go", room, 6) for room in EXITS), *others]
    rooms = [room for room in t.plan.spots if ROOMS[room].symbol == "omen" and room not in state(t).empty]
    found = [Aim("go", room, 5) for room in rooms if state(t).left]
    lying = [card for pile in t.floor_piles.values() for card in pile if card.startswith(CHUTE)]
    holders = [other for other in escape.inside(t) if chute_of(other)]
    return [
        *(Aim("task", "airborne-search", 7), *found, *(Aim("take", card, 6) for card in lying)),
        *(Aim("strike", other.name, 4) for other in holders),
        *(Aim("go", other.place, 3) for other in holders),
        Aim("explore", "omen", 2 if state(t).left else 0.1),
    ]


haunt.aims = aims
haunt.counters = lambda t: {"airborne-out": (len(escape.escaped(t)), len(t.explorers) // 2)}
