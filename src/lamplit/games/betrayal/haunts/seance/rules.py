"""Haunt 2: both sides call the same Ghost. The side that calls it first has it: the heroes to bury it, the traitor to
kill."""

from typing import ClassVar

from .....engine import ALL, ask, items, plain
from ...explorers.cards import take
from ...house.movement import distance
from ...occasions import ATTACK_FORBIDDEN, ATTACK_WAYS, MONSTER_ACTS, SEAT_OVER, WON, WON_ATTACK
from ...state import TRAITOR, Explorer, Figure, Monster, Table
from ...turn.attacks import Attack, Way
from ...turn.monsters import remove
from ...victory import HEROES, Win
from .. import blocks
from ..blocks import collapse, is_hero
from ..form import Aim, Haunt, Kind
from . import burial

GHOST, BOARD, RING, CHAMBER = "ghost", "spirit_board", "ring", "pentagram_chamber"
VOICES, NEEDED, DEADLINE = ("knowledge", "sanity"), 5, 5
DOWNWARDS = {"upper": "attic", "ground": "grand_staircase", "basement": "basement_landing"}
"""The floors in the order in which they fall, and the room where each begins to fall."""


@plain
class Seance(burial.Burial):
    """The side the Ghost obeys, what both circles have reached, and how much time is left for its burial."""

    module: ClassVar[str] = "seance"

    obeys: str = ""
    heard: list[str] = items()
    answers: int = 0
    caller: str = ""
    track: int = 0
    falling: bool = False
    destroyed: bool = False


state = blocks.state_as(Seance)

BLOCKS = "place_room spawn ai_forced immunity phasing task_counter staged_quest search_token carry_deliver key_weapon"
MORE = ("ally_unit", "turn_track", "room_spread", "traitor_ritual")
KINDS = {GHOST: Kind(speed=4, sanity=6)}
HAUNT = haunt = Haunt(2, "seance", Seance, (*BLOCKS.split(), *MORE), KINDS, rules=2)


@haunt.setting_up
async def set_up(t: Table) -> None:
    """The Pentagram Chamber is in the house, far from the traitor, who has the Spirit Board."""
    traitor = t.explorers[t.traitor]
    if BOARD not in traitor.cards and await blocks.take_out(t, BOARD):
        await take(t, traitor, BOARD)
    await blocks.place_room(t, traitor.seat, CHAMBER, ("basement",), traitor.place, 5)


# -- two circles -----------------------------------------------------------------------------------------------------


@haunt.on(ATTACK_FORBIDDEN)
def truce(t: Table, attack: Attack) -> str:
    """Nobody attacks before the Ghost is there. Then only Sanity can attack it, in the Chamber or with the Ring."""
    if not state(t).obeys:
        return "BH-H2-TRUCE"
    if attack.other.name != GHOST:
        return ""
    able = attack.way.trait == "sanity" and (RING in attack.one.cards or attack.one.place == CHAMBER)
    return "" if able and state(t).obeys == TRAITOR else "BH-H2-GHOST"


@haunt.task(
    "call",
    lambda t, one: "" if one.role == TRAITOR and BOARD in one.cards and not state(t).obeys else "BH-H2-T-CALL",
    lambda t, _one: {trait: trait for trait in VOICES if trait not in state(t).heard},
    roll=lambda _t, _one, trait: (trait, NEEDED),
    card=BOARD,
)
async def call(t: Table, one: Explorer, trait: str) -> None:
    """The traitor needs one success with each of two traits."""
    if await blocks.task_roll(t, one, "seance-call", trait):
        state(t).heard.append(trait)
        t.tell(ALL, "seance-heard", who=one.name, done=len(state(t).heard), need=len(VOICES))
        if len(state(t).heard) == len(VOICES):
            blocks.spawn(t, haunt, GHOST, [one.place])
            obey_traitor(t)


@haunt.task(
    "gather",
    lambda t, one: "" if is_hero(one) and one.place == CHAMBER and not state(t).obeys else "BH-H2-H-CALL",
    lambda _t, _one: {trait: trait for trait in VOICES},
    roll=lambda _t, _one, trait: (trait, NEEDED),
)
async def gather(t: Table, one: Explorer, trait: str) -> None:
    """The heroes need a success for every two players."""
    if await blocks.task_roll(t, one, "seance-gather", trait):
        state(t).answers += 1
        t.tell(ALL, "seance-heard", who=one.name, done=state(t).answers, need=len(t.seats) // 2)
        if state(t).answers >= len(t.seats) // 2:
            state(t).obeys, state(t).caller = HEROES, one.name
            [ghost] = blocks.spawn(t, haunt, GHOST, [CHAMBER], lead="")
            del ghost.traits["speed"]
            t.tell(ALL, "seance-with-heroes", who=one.name)


# -- the Ghost -------------------------------------------------------------------------------------------------------


def obey_traitor(t: Table) -> None:
    """The Ghost obeys the traitor, and the house will fall."""
    state(t).obeys = TRAITOR
    ghost = t.monsters[GHOST]
    ghost.lead, ghost.traits = t.explorers[t.traitor].seat, haunt.kinds[GHOST].traits
    t.tell(ALL, "seance-with-traitor")


blocks.walks_through_walls(haunt, lambda _t, one: one.name == GHOST)
collapse.register(haunt, "BH-H2-GONE", lambda one: one.name == GHOST)
blocks.slows_nobody(haunt, lambda foe: isinstance(foe, Monster) and not foe.lead)


@haunt.on(MONSTER_ACTS)
async def hunts(t: Table, ghost: Monster) -> bool:
    """The Ghost hunts a hero by any way, and attacks if it can."""
    await blocks.hunt(t, ghost, t.heroes(), haunt)
    return True


@haunt.on(ATTACK_WAYS)
def with_sanity(_t: Table, one: Figure, other: Figure) -> dict[str, Way]:
    """The Ghost attacks with Sanity, and can be attacked with Sanity in the Chamber."""
    able = one.name == GHOST or (other.name == GHOST and one.place == CHAMBER)
    return {"sanity": Way("sanity")} if able else {}


@haunt.on(WON_ATTACK)
async def beaten(t: Table, attack: Attack) -> bool:
    """The Ghost's own attacks never hurt it; a hero's successful attack destroys it."""
    if attack.loser is None or attack.loser.name != GHOST:
        return False
    if attack.one.name != GHOST:
        state(t).destroyed = True
        remove(t, t.monsters[GHOST])
    return True


@haunt.on(SEAT_OVER)
async def time_passes(t: Table, seat: str) -> None:
    """The heroes have four turns of the caller's. Once the Ghost obeys the traitor, the house falls."""
    here = state(t)
    if here.obeys == HEROES and seat == t.explorers[here.caller].seat:
        here.track += 1
        t.tell(ALL, "seance-track", left=DEADLINE - here.track)
        if here.track >= DEADLINE:
            obey_traitor(t)
    elif here.obeys == TRAITOR:
        begins = not here.falling and seat == t.explorers[t.traitor].seat
        here.falling |= begins
        edge = collapse.next_to_fall(t, DOWNWARDS, begins_to_fall)
        if edge and here.falling and (begins or t.explorer_of(seat).alive):
            room = await ask(seat, "seance-next", {f"room:{room}": room for room in edge})
            await collapse.fall(t, room, may_jump=False)


def begins_to_fall(t: Table, room: str) -> bool:
    """Return whether a floor begins to fall with a room: upstairs the Attic, or any empty room."""
    first = DOWNWARDS[t.plan.floor_of(room)]
    return room == first if first in t.plan else not t.explorers_in(room)


burial.register(haunt, lambda t: state(t).obeys == HEROES, "BH-H2-H-FIND", "BH-H2-H-BURY")


@haunt.on(WON)
def won(t: Table) -> Win | None:
    """The heroes win when the Ghost is buried or destroyed."""
    if state(t).destroyed:
        return Win(HEROES, "seance-destroyed")
    return Win(HEROES, "seance-buried") if state(t).buried else None


def aims(t: Table, one: Figure) -> list[Aim]:
    """Both sides call; then the heroes bury the Ghost, or await it where it can be attacked."""
    if not is_hero(one):
        hunted = t.heroes() if state(t).obeys else ()
        return [Aim("task", "seance-call", 8), *(Aim("attack", hero.name, 2) for hero in hunted)]
    circle = sorted(t.heroes(), key=lambda hero: distance(t, hero.place, CHAMBER))[: (len(t.seats) + 1) // 2 - 1]
    if not state(t).obeys and one in circle:
        return [Aim("task", "seance-gather", 8), Aim("go", CHAMBER, 6), Aim("explore", "stairs_from_basement", 1)]
    if state(t).obeys != TRAITOR:
        return burial.aims(t, one, haunt)
    touch = [Aim("attack", GHOST, 6)] if RING in one.cards or one.place == CHAMBER else [Aim("go", CHAMBER, 4)]
    touch += [Aim("avoid", room, 3) for room in collapse.next_to_fall(t, DOWNWARDS, begins_to_fall)]
    return [*touch, Aim("take", RING, 0 if blocks.held_by_hero(t, RING) else 3)]


haunt.aims = aims
haunt.counters = lambda t: {
    "seance-heard": (len(state(t).heard), len(VOICES)),
    "seance-answers": (state(t).answers, len(t.seats) // 2),
    "seance-track": (state(t).track, DEADLINE),
}
