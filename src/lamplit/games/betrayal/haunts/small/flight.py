"""A toy plane that explorers find, start, board and fly, and that enemies knock out of the air."""

from .....engine import ALL, items, plain
from ...explorers.dice import TASK, trait_roll
from ...house.movement import allowance, cannot_move
from ...house.plan import OUTSIDE
from ...occasions import (
    ALLOWANCE,
    ATTACK_FORBIDDEN,
    CANNOT_MOVE,
    DIED,
    ENTERED,
    NOT_SLOWED,
    SPARED_BY_ROOM,
    TURN_STARTS,
    WAYS,
)
from ...state import Explorer, Figure, Monster, Scenario, Table
from ...turn.attacks import Attack
from .. import blocks
from ..blocks import is_hero
from ..blocks.grabbing import held, holder
from ..form import Haunt
from .shrunk import leave_doorway

PLANE = "toy_plane"
CHESTS = ("bedroom", "master_bedroom", "storeroom", "attic", "game_room")
"""The rooms where the plane may lie."""
UNDER_THE_SKY = ("balcony", "gardens", "graveyard", "patio", "tower")
SPACES = 5
FAR_WEAPONS = ("revolver", "ring", "dynamite")
CAUGHT, AGAIN = 4, 2
"""What the fastest explorer aboard has to roll to pull somebody in, and what they need not to crash."""


@plain
class Flight(Scenario):
    """The pilot, who is aboard, whether the plane is in the air, and whether it is out of the house."""

    pilot: str = ""
    aboard: list[str] = items()
    flying: bool = False
    out: bool = False


state = blocks.state_as(Flight)


def flies(t: Table, one: Figure) -> bool:
    """Return whether a figure is in the air."""
    return state(t).flying and one.name in state(t).aboard


def leads_out(t: Table, room: str) -> bool:
    """Return whether a plane can leave the house from a room."""
    return room in UNDER_THE_SKY or OUTSIDE in t.plan.windows.get(room, {}).values()


def comes_down(t: Table) -> None:
    """The plane lands in its room and has to be started again. Everybody keeps their seat."""
    leave_doorway(t.explorers[state(t).pilot])
    state(t).pilot, state(t).flying = "", False
    t.tell(ALL, "small-down", room=t.room_with(PLANE))


def take_seat(t: Table, one: Explorer) -> None:
    """An explorer comes aboard, and no longer stands in a doorway."""
    leave_doorway(one)
    if one.name not in state(t).aboard:
        state(t).aboard.append(one.name)
        t.tell(ALL, "small-boarded", who=one.name)


def step_out(t: Table, one: Figure) -> None:
    """An explorer is no longer aboard. Without its pilot the plane lands."""
    if one.name in state(t).aboard:
        state(t).aboard.remove(one.name)
        if one.name == state(t).pilot:
            comes_down(t)


def register(haunt: Haunt) -> None:
    """Register the plane and what is done with it: the tasks `small-search`, `-start`, `-board`, `-pull` and `-leave`
    of heroes, `-knock` of the traitor and `-bat` of monsters. Rules are `FLIGHT`, `H-SEARCH`, `H-START`, `H-PULL`,
    `H-OUT` and `T-KNOCK` of the haunt; words are `small-started`, `-boarded`, `-takes-off`, `-down` and `-out`."""
    _register_ground(haunt)
    _register_air(haunt)
    _register_flyers(haunt)
    _register_foes(haunt)


def beside_plane(t: Table, one: Explorer) -> bool:
    """Return whether a hero can reach the plane."""
    return is_hero(one) and one.place == t.room_with(PLANE) and holder(t, one) is None


def _register_ground(haunt: Haunt) -> None:
    @haunt.task(
        "search",
        lambda t, one: "" if is_hero(one) and one.place in CHESTS and not t.room_with(PLANE) else "BH-H35-H-SEARCH",
        roll=("knowledge", 3),
    )
    async def search(t: Table, one: Explorer) -> None:
        """Knowledge 3 finds the plane where toys are kept."""
        if await blocks.task_roll(t, one, "small-search"):
            blocks.scatter(t, PLANE, [one.place])

    @haunt.task(
        "start",
        lambda t, one: "" if beside_plane(t, one) and not state(t).pilot else "BH-H35-H-START",
        roll=("knowledge", 4),
    )
    async def start(t: Table, one: Explorer) -> None:
        """Knowledge 4 starts it. It takes off on its pilot's next turn."""
        if await blocks.task_roll(t, one, "small-start"):
            state(t).pilot = one.name
            t.tell(ALL, "small-started", who=one.name)
            take_seat(t, one)

    def board_forbidden(t: Table, one: Explorer) -> str:
        ready = beside_plane(t, one) and state(t).pilot and not state(t).flying
        return "" if ready and one.name not in state(t).aboard else "BH-H35-H-START"

    @haunt.task("board", board_forbidden)
    async def board(t: Table, one: Explorer) -> None:
        take_seat(t, one)


def _register_air(haunt: Haunt) -> None:
    @haunt.on(TURN_STARTS)
    async def takes_off(t: Table, one: Explorer) -> None:
        if one.name == state(t).pilot and not state(t).flying and holder(t, one) is None:
            state(t).flying = True
            for name in state(t).aboard:
                leave_doorway(t.explorers[name])
            t.tell(ALL, "small-takes-off", who=one.name)

    def in_reach(t: Table, one: Explorer) -> dict[str, Explorer]:
        there = [other for other in t.heroes() if other.place == one.place and other.name not in state(t).aboard]
        return {other.name: other for other in there if holder(t, other) is None}

    def pull_forbidden(t: Table, one: Explorer) -> str:
        steers = flies(t, one) and one.name == state(t).pilot and t.used < allowance(t, one)
        return cannot_move(t, one) if steers else "BH-H35-H-PULL"

    @haunt.task("pull", pull_forbidden, in_reach)
    async def pull(t: Table, _one: Explorer, other: Explorer) -> None:
        """The fastest explorer aboard reaches out: the other is pulled in, or not, or the plane comes down."""
        t.used += 1
        fastest = max((t.explorers[name] for name in state(t).aboard), key=lambda rider: rider.value("speed"))
        shown = await trait_roll(t, fastest, "speed", "small-pull", CAUGHT, TASK)
        if shown >= CAUGHT:
            take_seat(t, other)
        elif shown < AGAIN:
            comes_down(t)

    def leave_forbidden(t: Table, one: Explorer) -> str:
        steers = flies(t, one) and one.name == state(t).pilot and leads_out(t, one.place)
        if not steers or any(hero.name not in state(t).aboard for hero in t.heroes()):
            return "BH-H35-H-OUT"
        return cannot_move(t, one) or ("" if t.used < allowance(t, one) else "BH-MOVE-1")

    @haunt.task("leave", leave_forbidden)
    async def leave(t: Table, one: Explorer) -> None:
        state(t).out = True
        t.tell(ALL, "small-out", who=one.name)


def _register_flyers(haunt: Haunt) -> None:
    @haunt.on(ALLOWANCE)
    def wings(t: Table, one: Figure) -> int:
        return SPACES - one.value("speed") if flies(t, one) else 0

    @haunt.on(CANNOT_MOVE)
    def seated(t: Table, one: Figure) -> str:
        return "BH-H35-FLIGHT" if flies(t, one) and one.name != state(t).pilot else ""

    @haunt.on(ENTERED)
    async def carries(t: Table, one: Figure, room: str) -> None:
        """Plane and passengers move with the pilot. On the ground, an explorer who walks away has left it."""
        at = t.room_with(PLANE)
        if one.name not in state(t).aboard:
            return
        if not flies(t, one) or one.name != state(t).pilot:
            if room != at:
                step_out(t, one)
            return
        if room != at:
            blocks.lift_token(t, PLANE, at)
            blocks.scatter(t, PLANE, [room])
        for rider in (t.explorers[name] for name in state(t).aboard):
            start, rider.place, rider.part = rider.place, room, one.part
            if start != room:
                t.tell(ALL, "moved", who=rider.name, start=start, to=room)

    @haunt.on(SPARED_BY_ROOM)
    def above_it(t: Table, one: Figure, _room: str) -> bool:
        return flies(t, one)

    @haunt.on(WAYS)
    def over_the_chasm(t: Table, one: Figure, room: str) -> dict[str, str]:
        return t.plan.near(room) if room == "chasm" and flies(t, one) else {}

    @haunt.on(NOT_SLOWED)
    def over_heads(t: Table, one: Figure, foe: Figure) -> bool:
        return flies(t, one) or flies(t, foe)

    @haunt.on(ATTACK_FORBIDDEN)
    def out_of_reach(t: Table, attack: Attack) -> str:
        """In the air only ranged weapons can be used, and nobody can attack explorers up there."""
        armed = not flies(t, attack.one) or attack.way.card in FAR_WEAPONS
        return "" if armed and not flies(t, attack.other) else "BH-H35-FLIGHT"

    @haunt.on(DIED)
    async def empty_seat(t: Table, one: Explorer) -> None:
        step_out(t, one)


def _register_foes(haunt: Haunt) -> None:
    def out_of_the_air(t: Table, one: Figure) -> bool:
        return state(t).flying and one.place == t.room_with(PLANE)

    @haunt.task(
        "knock",
        lambda t, one: "" if not is_hero(one) and out_of_the_air(t, one) else "BH-H35-T-KNOCK",
        roll=("speed", 5),
    )
    async def knock(t: Table, one: Explorer) -> None:
        if await blocks.task_roll(t, one, "small-knock"):
            comes_down(t)

    def bat_forbidden(t: Table, cat: Monster) -> str:
        free = held(t, cat) is None and f"bat:{cat.name}" not in t.done
        return "" if free and out_of_the_air(t, cat) else "BH-H35-T-KNOCK"

    @haunt.task("bat", bat_forbidden, for_monsters=True)
    async def bat(t: Table, cat: Monster) -> None:
        """Speed 7 brings the plane down. The cat may still attack."""
        t.done.append(f"bat:{cat.name}")
        if await trait_roll(t, cat, "speed", "small-bat", 7, TASK) >= 7:
            comes_down(t)
