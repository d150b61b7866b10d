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
from . import haunting, monsters, setup
from .actions import note_handling, open_to, open_to_monster
from .data.rooms import ROOMS
from .movement import CHUTE, USED_ELEVATOR, slide, spared
from .occasions import (
    ELSEWHERE,
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
from .traits import gain, hurt
from .victory import check

MONSTERS = "monsters"
IN_ORDER = "in-order"
OVER = "over"
"""Noted once the room and kept events have done what they do at the end of a turn."""


async def set_up(t: Table) -> Step:
    """Everybody takes an explorer; decks and rooms are shuffled; the next birthday begins."""
    await setup.choose_explorers(t)
    setup.shuffle(t)
    t.turn = setup.who_begins(t)
    t.tell(ALL, "begins", who=t.active.name)
    renew(t)
    return turn_begins


# -- a turn ----------------------------------------------------------------------------------------------------------


async def turn_begins(t: Table) -> Step:
    """A turn begins: what waits for that happens."""
    t.round += 1
    t.used, t.moving, t.done, t.due, t.acting = 0, True, [], [], ""
    one = t.active
    t.tell(ALL, "turn", who=one.name, round=t.round)
    await call(t, TURN_STARTS, one)
    check(t)
    return act if one.alive else turn_over


async def act(t: Table) -> Step:
    """One action of whoever's turn it is."""
    one = t.active
    if not one.alive:
        return turn_over
    if not one.place:
        more = await call(t, ELSEWHERE, one)
        check(t)
        return act if more else turn_over
    if t.due and not t.haunted and t.house.haunt_roll == AT_ONCE:
        return haunt_roll
    if "end" in t.done:
        return turn_ends
    do, args = await ask(one.seat, "act", partial(open_to, t, one), who=one.name)
    note_handling(t, do)
    await do(t, *args)
    check(t)
    return act


async def turn_ends(t: Table) -> Step:
    """A turn ends: first what the room does, then kept events and the haunt."""
    one = t.active
    t.done.append(OVER)
    await end_in_room(t, one)
    if one.alive:
        await call(t, TURN_ENDS, one)
    check(t)
    return turn_over


async def end_in_room(t: Table, one: Explorer) -> None:
    """Some rooms give something once a game to whoever ends a turn there, some harm."""
    room = ROOMS[one.place]
    if room.harm and not spared(t, one):
        await hurt(t, one, room.harm, 1, room.name)
    if room.gain and one.alive and room.name not in one.gained and one.steps[room.gain] < 7:
        one.gained.append(room.name)
        await gain(t, one, room.gain)


async def turn_over(t: Table) -> Step:
    """Omens drawn in the turn call for haunt rolls; then it is the next one's turn."""
    if t.due and not t.haunted:
        return haunt_roll
    return seat_over


async def seat_over(t: Table) -> Step:
    """The turn of a seat is over. After the traitor's the monsters move."""
    await call(t, SEAT_OVER, t.turn)
    check(t)
    if monsters.follow(t, t.turn):
        return monsters_begin
    return next_turn


async def next_turn(t: Table) -> Step:
    """It is the turn of the next one to the left. Seats of the dead, and of those who have left the house, are passed,
    with all that hangs on them."""
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
    """Omen and room tell which haunt it is, and who turns traitor. Everybody reads their book."""
    await haunting.begin(t)
    return haunt_set_up


async def haunt_set_up(t: Table) -> Step:
    """What both books say is to be done right now. Then the one to the left of the traitor begins."""
    await haunting.set_up(t)
    check(t)
    t.turn = haunting.last_seat(t)
    return turn_begins if await call(t, TURN_AT_ONCE) else next_turn


# -- monsters --------------------------------------------------------------------------------------------------------


async def monsters_begin(t: Table) -> Step:
    """The monster turn: each kind rolls for its movement."""
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
    """The next monster: each finishes before another begins."""
    movers = [t.monsters[name] for name in t.to_move if name in t.monsters and t.monsters[name].alive]
    if not movers:
        return monsters_end
    lead = movers[0].lead
    t.acting = await next_monster(t, lead, [monster.name for monster in movers if monster.lead == lead])
    t.to_move.remove(t.acting)
    t.used, t.moving = 0, True
    t.done = [what for what in t.done if what != "end" and not what.startswith("cross")]
    await call(t, MONSTER_STARTS, t.monsters[t.acting])
    check(t)
    return monster_acts


async def next_monster(t: Table, lead: str, waiting: list[str]) -> str:
    """Whoever leads some monsters chooses the next, or lets all that are left go one after another."""
    settled = f"{IN_ORDER}:{lead}"
    if lead and len(waiting) > 1 and settled not in t.done:
        chosen = await ask(lead, "next-monster", {**{f"move:{name}": name for name in waiting}, IN_ORDER: ""})
        if chosen:
            return chosen
        t.done.append(settled)
    return waiting[0]


async def monster_acts(t: Table) -> Step:
    """One thing that a monster does."""
    monster = t.monsters.get(t.acting)
    if monster is None or not monster.alive or monster.stunned or "end" in t.done:
        if monster is not None and monster.place == CHUTE:
            slide(t, monster)
        return monster_chosen
    if await monsters.acts_by_rule(t, monster):
        check(t)
        return monster_chosen
    do, args = await ask(monster.lead, "monster", partial(open_to_monster, t, monster), who=monster.name)
    note_handling(t, do)
    await do(t, *args)
    check(t)
    return monster_acts


async def monsters_end(t: Table) -> Step:
    """Stunned monsters come to themselves."""
    monsters.wake(t)
    t.acting = ""
    await call(t, MONSTERS_END)
    check(t)
    return next_turn


STEPS = named(
    set_up,
    turn_begins,
    act,
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
