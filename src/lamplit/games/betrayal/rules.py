"""The flow of the game, in the order of the rulebook. Open this first.

Set-up           set_up
Every turn       turn_begins, act (one action after another), turn_ends
                 haunt_roll for each omen drawn in the turn, until the haunt begins
The haunt        haunt_begins (who turns), haunt_set_up (both books), then turns again
Monsters         after the traitor's turn: monsters_begin, monster_chosen, monster_acts, monsters_end

What single cards, tokens and rooms do stands in `effects/`, haunts in `haunts/`; the rules only name the occasions on
which they are heard.
"""

from functools import partial

from ...engine import ALL, Step, ask, named
from . import haunting, setup
from .data.rooms import ROOMS, Room
from .explorers.traits import gain, hurt
from .house.movement import USED_ELEVATOR, slides, spared
from .occasions import (
    ELSEWHERE,
    MONSTER_ACTS,
    MONSTER_STARTS,
    MONSTERS_END,
    MONSTERS_START,
    SEAT_OVER,
    TURN_AT_ONCE,
    TURN_ENDS,
    TURN_STARTS,
    call,
    renew,
)
from .state import AT_ONCE, TRAITOR, Explorer, Table
from .turn import monsters
from .turn.actions import HUNT_ALL, IN_ORDER, end_turn, hunts, next_by_itself, note_handling, open_to, open_to_monster
from .victory import check, check_stalemate

MONSTERS = "monsters"
OVER = "over"
"""Noted once the room and kept events have acted at the end of a turn."""


async def set_up(t: Table) -> Step:
    """Each seat takes an explorer; decks and rooms are shuffled; the next birthday begins."""
    await setup.choose_explorers(t)
    setup.shuffle(t)
    t.turn = setup.who_begins(t)
    t.tell(ALL, "begins", who=t.active.name)
    renew(t)
    return turn_begins


# -- a turn ----------------------------------------------------------------------------------------------------------


async def turn_begins(t: Table) -> Step:
    """A turn begins, and what waits for its start happens."""
    t.round += 1
    check_stalemate(t)
    t.used, t.moving, t.done, t.due, t.acting = 0, True, [], [], ""
    t.tell(ALL, "turn", who=t.active.name, round=t.round)
    await call(t, TURN_STARTS, t.active)
    check(t)
    return act


async def act(t: Table) -> Step:
    """The active explorer takes one action, or the turn ends."""
    one = t.active
    if not one.alive:
        return turn_over
    if not one.place:
        return elsewhere
    if t.due and not t.haunted and t.settings.haunt_roll == AT_ONCE:
        return haunt_roll
    if "end" in t.done:
        return turn_ends
    do, args = await ask(one.seat, "act", partial(open_to, t, one), who=one.name, haunt=t.haunted)
    note_handling(t, do)
    await do(t, one, *args)
    if do is not end_turn:
        check(t)
    return act


async def elsewhere(t: Table) -> Step:
    """An explorer who stands nowhere in the house does what the haunt says."""
    more = await call(t, ELSEWHERE, t.active)
    check(t)
    return act if more else turn_over


async def turn_ends(t: Table) -> Step:
    """A turn ends: first the room acts, then kept events and the haunt."""
    one = t.active
    t.done.append(OVER)
    slides(t, one)
    await end_in_room(t, one, ROOMS[one.place])
    if one.alive:
        await call(t, TURN_ENDS, one)
    check(t)
    return turn_over


async def end_in_room(t: Table, one: Explorer, room: Room) -> None:
    """Some rooms give something once a game to an explorer who ends a turn there; some harm."""
    if room.harm and not spared(t, one):
        await hurt(t, one, room.harm, 1, room.name)
    if room.gain and one.alive and room.name not in one.gained and one.steps[room.gain] < 7:
        one.gained.append(room.name)
        await gain(t, one, room.gain)


async def turn_over(t: Table) -> Step:
    """Omens drawn in the turn call for haunt rolls. Then the turn of the seat is over."""
    return haunt_roll if t.due and not t.haunted else seat_over


async def seat_over(t: Table) -> Step:
    """The turn of a seat is over. After the traitor's turn the monsters move."""
    await call(t, SEAT_OVER, t.turn)
    check(t)
    return monsters_begin if monsters.follow(t, t.turn) else next_turn


async def next_turn(t: Table) -> Step:
    """It is the turn of the next one to the left.

    Seats whose explorer is dead or has left the house are passed, with all that hangs on their turns.
    """
    for seat in t.left_of(monsters.turn_after(t) if t.turn == MONSTERS else t.turn):
        t.turn = seat
        one = t.active
        if (one.alive and one.place) or monsters.takes_turn(t, seat):
            return turn_begins
        t.done = []
        await call(t, SEAT_OVER, seat)
        check(t)
        if monsters.follow(t, seat):
            return monsters_begin
    raise AssertionError("nobody is left")


# -- the haunt -------------------------------------------------------------------------------------------------------


async def haunt_roll(t: Table) -> Step:
    """Six dice against the number of omens: less, and the haunt begins."""
    omen, _, room = t.due.pop(0).partition(":")
    if await haunting.roll(t, t.active):
        t.omen, t.omen_room, t.revealer = omen, room, t.active.name
        return haunt_begins
    return turn_over if OVER in t.done else act


async def haunt_begins(t: Table) -> Step:
    """Omen and room tell which haunt it is and which explorer turns traitor. All read their books."""
    await haunting.begin(t)
    return haunt_set_up


async def haunt_set_up(t: Table) -> Step:
    """What both books say is done right now. Then the explorer to the left of the traitor begins."""
    await haunting.set_up(t)
    check(t)
    t.turn = haunting.last_seat(t)
    return turn_begins if await call(t, TURN_AT_ONCE) else next_turn


# -- monsters --------------------------------------------------------------------------------------------------------


async def monsters_begin(t: Table) -> Step:
    """The monster turn begins: each kind rolls for its movement."""
    t.moves = {}
    monsters.list_movers(t)
    ridden = t.active.role == TRAITOR and USED_ELEVATOR in t.done
    t.turn = MONSTERS
    t.used, t.moving, t.done, t.acting = 0, True, [USED_ELEVATOR] if ridden else [], ""
    await call(t, MONSTERS_START)
    check(t)
    await monsters.search_for_the_dead(t)
    await monsters.roll_moves(t)
    check(t)
    return monster_chosen


async def monster_chosen(t: Table) -> Step:
    """The next monster begins. Each finishes before another does."""
    movers = [monster for name in t.to_move if (monster := t.monsters.get(name)) is not None and monster.alive]
    if not movers:
        return monsters_end
    waiting = [monster.name for monster in movers if monster.lead == movers[0].lead]
    t.acting = await next_monster(t, movers[0].lead, waiting)
    t.to_move.remove(t.acting)
    t.used, t.moving = 0, True
    t.done = [what for what in t.done if what != "end" and not what.startswith("cross")]
    await call(t, MONSTER_STARTS, t.monsters[t.acting])
    check(t)
    return monster_acts


async def next_monster(t: Table, lead: str, waiting: list[str]) -> str:
    """A seat that leads several monsters chooses the next, or sends all that are left.

    It sends them one after another, or straight for their opponents: then it is asked only where there is something to
    decide.
    """
    if not lead or len(waiting) == 1 or {f"{IN_ORDER}:{lead}", f"{HUNT_ALL}:{lead}"}.intersection(t.done):
        return waiting[0]
    orders = {**{f"move:{name}": name for name in waiting}, IN_ORDER: IN_ORDER, HUNT_ALL: HUNT_ALL}
    chosen = await ask(lead, "next-monster", orders)
    if chosen not in (IN_ORDER, HUNT_ALL):
        return chosen
    t.done.append(f"{chosen}:{lead}")
    return waiting[0]


async def monster_acts(t: Table) -> Step:
    """A monster takes one action, or it is done. One that no seat leads does only what a rule of its haunt says.

    No question is asked about a monster that can do nothing more, nor about the way of one that was sent.
    """
    monster = t.monsters.get(t.acting)
    if monster is None or not monster.alive or monster.stunned or "end" in t.done:
        if monster is not None:
            slides(t, monster)
        return monster_chosen
    if await call(t, MONSTER_ACTS, monster) or not monster.lead:
        check(t)
        return monster_chosen
    found = open_to_monster(t, monster)
    by_itself = next_by_itself(t, monster, found) if hunts(t, monster) else None
    do, args = by_itself or await ask(monster.lead, "monster", found, who=monster.name)
    note_handling(t, do)
    await do(t, monster, *args)
    if do is not end_turn:
        check(t)
    return monster_acts


async def monsters_end(t: Table) -> Step:
    """Stunned monsters wake."""
    monsters.wake(t)
    t.acting = ""
    await call(t, MONSTERS_END)
    check(t)
    return next_turn


STEPS = named(
    set_up,
    turn_begins,
    act,
    elsewhere,
    turn_ends,
    turn_over,
    seat_over,
    next_turn,
    haunt_roll,
    haunt_begins,
    haunt_set_up,
    monsters_begin,
    monster_chosen,
    monster_acts,
    monsters_end,
)
