"""`rescue_ally`: helpless people wander through the house until heroes lead them out by the front door."""

from collections.abc import Callable

from .....engine import ALL, ask, mapping, plain
from ...data.rooms import SIDES
from ...house.movement import affordable, allowance, distance, joined, leave_cost, put, together
from ...occasions import ENEMIES, MONSTERS_START, NOT_SLOWED, SEAT_OVER, TURN_STARTS, WON_ATTACK
from ...state import Explorer, Figure, Monster, Table
from ...turn.attacks import Attack
from ...turn.monsters import remove
from .. import blocks
from ..blocks import exits, is_hero, wall_walk
from ..blocks.exits import DOOR
from ..form import Haunt

REACH, WALKED, TURNS = 2, "people-walked", "turns"
"""How many rooms they walk, the note that they have, and the mark of an explorer outside who still has turns."""


@plain
class Escort(exits.Doorway):
    """The side each of them faces, and how many are out of the house."""

    facing: dict[str, str] = mapping()
    saved: int = 0


state = blocks.state_as(Escort)


def wanderers(t: Table, kind: str) -> list[Monster]:
    """The monsters of a kind that are in the house."""
    return [monster for monster in t.monsters.values() if monster.kind == kind]


def friends(haunt: Haunt, kind: str) -> None:
    """The helpless are on the heroes' side. They harm nobody, follow no call, slow nobody and are not slowed."""
    blocks.hears_no_call(haunt, lambda _t, monster: monster.kind == kind)

    @haunt.on(ENEMIES)
    def takes_sides(_t: Table, one: Figure, other: Figure) -> int:
        mine, theirs = (isinstance(each, Monster) and each.kind == kind for each in (one, other))
        if mine == theirs:
            return 0
        return -1 if is_hero(other if mine else one) else 1

    @haunt.on(WON_ATTACK)
    async def harmless(_t: Table, attack: Attack) -> bool:
        return isinstance(attack.winner, Monster) and attack.winner.kind == kind

    @haunt.on(NOT_SLOWED)
    def not_in_the_way(_t: Table, one: Figure, foe: Figure) -> bool:
        return any(isinstance(each, Monster) and each.kind == kind for each in (one, foe))


def walks(haunt: Haunt, kind: str) -> None:
    """They walk when the turn of the player to the traitor's left begins, or would begin."""

    @haunt.on(MONSTERS_START)
    async def not_now(t: Table) -> None:
        t.to_move = [name for name in t.to_move if t.monsters[name].kind != kind]

    @haunt.on(TURN_STARTS)
    async def begins(t: Table, one: Explorer) -> None:
        if one.seat == t.left_of(t.explorers[t.traitor].seat)[0]:
            t.done.append(WALKED)
            await all_walk(t, kind)

    @haunt.on(SEAT_OVER)
    async def would_begin(t: Table, seat: str) -> None:
        first = seat == t.left_of(t.explorers[t.traitor].seat)[0]
        if first and not t.explorer_of(seat).alive and WALKED not in t.done:
            await all_walk(t, kind)


async def all_walk(t: Table, kind: str) -> None:
    """They walk two rooms straight on, or left where they cannot. In a room with a hero they stay."""
    for one in wanderers(t, kind):
        for _ in range(REACH):
            side = wall_walk.leftwards(t, one.place, state(t).facing[one.name])
            if not side or any(is_hero(other) for other in t.explorers_in(one.place)):
                break
            state(t).facing[one.name] = side
            await wall_walk.step(t, one, side)


def leads(haunt: Haunt, kind: str, rule: str) -> None:
    """Register the tasks `feast-lead` (anywhere) and `feast-home` (towards the front door) of a hero who begins a turn
    with one of them. Words are `feast-where` and `feast-facing`."""

    def forbidden(t: Table, one: Explorer) -> str:
        return "" if is_hero(one) and not t.used and {*t.done} <= {WALKED} else rule

    def company(t: Table, one: Explorer) -> dict[str, Monster]:
        return {other.name: other for other in wanderers(t, kind) if together(t, one, other)}

    def near(t: Table, other: Monster) -> dict[str, int]:
        away = t.plan.distances(other.place, joined(t))
        return {room: far for room, far in away.items() if far <= REACH}

    @haunt.task("lead", forbidden, company)
    async def lead(t: Table, one: Explorer, other: Monster) -> None:
        rooms = {f"room:{room}": room for room in near(t, other)}
        await put(t, other, await ask(one.seat, "feast-where", rooms, monster=other.name))
        await turn(t, haunt, one.seat, [other])

    def homeward(t: Table, one: Explorer) -> dict[str, Monster]:
        return {name: other for name, other in company(t, one).items() if other.place != DOOR}

    @haunt.task("home", forbidden, homeward)
    async def home(t: Table, _one: Explorer, other: Monster) -> None:
        await put(t, other, min(near(t, other), key=lambda room: distance(t, room, DOOR)))


async def turn(t: Table, haunt: Haunt, seat: str, people: list[Monster]) -> None:
    """A player chooses the side each of them faces."""
    side = await ask(seat, "feast-facing", {f"face:{side}": side for side in SIDES})
    state(t).facing |= {one.name: side for one in people}


def leaves(haunt: Haunt, kind: str, rule: str, hopeless: Callable[[Table], bool]) -> None:
    """Register the task `feast-leave`: a hero leaves, with one of the helpless or alone, and may come back. When it is
    `hopeless` to save them all, nobody stays outside. Words are `feast-out`, `feast-saved` and `feast-return`."""

    def forbidden(t: Table, one: Explorer) -> str:
        return affordable(t, one) if is_hero(one) and one.place == DOOR and state(t).door else rule

    def company(t: Table, one: Explorer) -> dict[str, Monster | None]:
        alone: dict[str, Monster | None] = {} if hopeless(t) else {"none": None}
        return {**{other.name: other for other in wanderers(t, kind) if together(t, one, other)}, **alone}

    @haunt.task("leave", forbidden, company)
    async def leave(t: Table, one: Explorer, other: Monster | None) -> None:
        t.used += leave_cost(t, one)
        if other is not None:
            remove(t, other)
            state(t).saved += 1
            t.tell(ALL, "feast-saved", who=one.name, saved=state(t).saved)
        else:
            t.tell(ALL, "feast-out", who=one.name)
        state(t).out.append(one.name)
        one.place, one.part = "", ""
        one.mark(TURNS)
        if t.used < allowance(t, one):
            await comes_back(t, one)

    @haunt.on(TURN_STARTS)
    async def outside(t: Table, one: Explorer) -> None:
        if one.name in state(t).out:
            await comes_back(t, one)

    async def comes_back(t: Table, one: Explorer) -> None:
        inside = bool(wanderers(t, kind))
        ways = {"stay-outside": False, "come-back": True}
        if hopeless(t) or (inside and await ask(one.seat, "feast-return", ways, who=one.name)):
            state(t).out.remove(one.name)
            one.unmark(TURNS)
            one.place = DOOR
            t.used += 1
            t.tell(ALL, "feast-back", who=one.name)
