"""Haunt 20: a Bride walks through walls and wants her groom dead. The heroes look for the man she was promised to."""

from typing import ClassVar

from .....engine import ALL, plain
from ...data.explorers import EXPLORERS, WOMEN, start_values
from ...explorers.cards import take
from ...explorers.traits import look_for_skull, move_clip
from ...occasions import ATTACK_FORBIDDEN, ATTACK_WAYS, DIED, ENEMIES, SEAT_OVER, WON, WON_ATTACK
from ...state import TRAITOR, Explorer, Figure, Monster, Table
from ...turn.attacks import Attack, Way
from ...turn.monsters import appear, remove
from ...victory import HEROES, Win
from .. import blocks
from ..blocks import is_hero, lying_in
from ..blocks.burdens import burden_of
from ..form import Aim, Haunt, Kind, Traitor
from . import exhuming
from .exhuming import CORPSE

BRIDE, GROOM, GHOST, GRAVE = "bride", "groom", "ghost_groom", "grave"
RING, CHAPEL, CRYPT, HALL = "ring", "chapel", "crypt", "entrance_hall"
VOWS = 3


@plain
class Bride(exhuming.Search):
    """The room of the wedding, who is to be the groom, and how far the wedding has gone."""

    module: ClassVar[str] = BRIDE

    chapel: str = CHAPEL
    groom: str = ""
    vows: int = 0


state = blocks.state_as(Bride)
BLOCKS = (
    "place_room spawn scatter_tokens immunity special_damage phasing staged_quest carry_deliver key_weapon turn_track"
)
KINDS = {BRIDE: Kind(speed=4, sanity=6), GHOST: Kind(speed=4), GROOM: Kind()}
HAUNT = haunt = Haunt(20, BRIDE, Bride, (*BLOCKS.split(), "convert_hero", "move_mod"), KINDS)
haunt.turns = Traitor("left_of_revealer", named="vivian_lopez")


ghost_goes = haunt.ruling("ghost", "through", "doors")
wedding = haunt.ruling("vows", "both", "begun")


@haunt.setting_up
async def set_up(t: Table) -> None:
    """The Bride appears beside the traitor; Chapel and Crypt are in the house; a groom is chosen."""
    traitor = t.explorers[t.traitor]
    first_hero = next(t.explorer_of(seat) for seat in t.left_of(traitor.seat) if t.explorer_of(seat).alive)
    summon(t, BRIDE, traitor.place)
    await blocks.place_room(t, traitor.seat, CHAPEL, far_from=HALL)
    await blocks.place_room(t, first_hero.seat, CRYPT, ("basement",))
    state(t).chapel = CHAPEL if CHAPEL in t.plan else t.omen_room
    state(t).crypt = CRYPT if CRYPT in t.plan else "basement_landing"
    blocks.scatter(t, GRAVE, [state(t).crypt])
    if not blocks.held_by_hero(t, RING) and await blocks.take_out(t, RING):
        await take(t, first_hero, RING)
    choose_groom(t)


def summon(t: Table, kind: str, room: str) -> None:
    """A ghost appears. With more than four players its traits are higher by 1."""
    [ghost] = blocks.spawn(t, haunt, kind, [room])
    if len(t.seats) > 4:
        ghost.traits = {trait: value + 1 for trait, value in ghost.traits.items()}


def choose_groom(t: Table) -> None:
    """The groom is the man who has the Ring, else the oldest man among the heroes, else a stranger."""
    men = [hero for hero in t.heroes() if hero.name not in WOMEN]
    holder = [hero.name for hero in men if RING in hero.cards]
    oldest = max(men, key=lambda hero: EXPLORERS[hero.name].age, default=None)
    state(t).groom = holder[0] if holder else GROOM if oldest is None else oldest.name
    if oldest is None:
        unused = [name for name in EXPLORERS if name not in WOMEN and name not in t.explorers]
        values = start_values(t.chance.pick("explorers", unused))
        appear(t, GROOM, GROOM, HALL, {trait: value for trait, value in values.items() if trait != "speed"})
    t.tell(ALL, "bride-groom", who=state(t).groom)


# -- Bride and groom -------------------------------------------------------------------------------------------------


blocks.walks_through_walls(
    haunt, lambda t, one: one.name == BRIDE or (one.name == GHOST and ghost_goes(t) == "through")
)


@haunt.on(ENEMIES)
def stranger(_t: Table, one: Figure, other: Figure) -> int:
    """Only the Bride is the stranger's opponent."""
    if GROOM not in (one.name, other.name):
        return 0
    return 1 if BRIDE in (one.name, other.name) else -1


@haunt.on(ATTACK_WAYS)
def her_way(_t: Table, one: Figure, _other: Figure) -> dict[str, Way]:
    """The Bride attacks with Sanity."""
    return {"sanity": Way("sanity")} if one.name == BRIDE else {}


@haunt.on(ATTACK_FORBIDDEN)
def untouchable(_t: Table, attack: Attack) -> str:
    """Only the Ring can attack the Bride, and nothing the groom's ghost."""
    name, ring = attack.other.name, attack.way.card == RING
    return "BH-H20-IMMUNE" if name == GHOST or (name == BRIDE and not ring) else ""


@haunt.on(WON_ATTACK)
async def longs_for_him(t: Table, attack: Attack) -> bool:
    """Her attack costs the groom Might: 1 point, 2 from a result of 3 on, 3 from 5 on."""
    victim = attack.loser
    if attack.winner is not t.monsters.get(BRIDE) or victim is None or victim.name != state(t).groom:
        return False
    weaker = min(3, (attack.by + 1) // 2)
    t.tell(ALL, "bride-longs", who=victim.name, by=weaker)
    if isinstance(victim, Explorer):
        move_clip(t, victim, "might", -weaker)
        await look_for_skull(t, victim)
    else:
        await wither(t, victim, weaker)
    return True


async def wither(t: Table, groom: Monster, by: int) -> None:
    """The stranger loses Might, and dies without any."""
    groom.traits["might"] -= by
    if groom.traits["might"] <= 0:
        room = groom.place
        remove(t, groom)
        rises(t, room)


def rises(t: Table, room: str) -> None:
    """The groom's ghost appears, on the Bride's side."""
    summon(t, GHOST, room)
    t.tell(ALL, "bride-risen", room=room)


@haunt.on(DIED)
async def groom_dies(t: Table, one: Explorer) -> None:
    """The groom's ghost rises, whatever killed him."""
    if one.name == state(t).groom:
        rises(t, one.place)


def at_the_altar(t: Table) -> bool:
    """Return whether both ghosts are in the room of the wedding."""
    return all(name in t.monsters and t.monsters[name].place == state(t).chapel for name in (BRIDE, GHOST))


@haunt.on(SEAT_OVER)
async def vows(t: Table, seat: str) -> None:
    """The wedding goes on after each turn of the traitor while both ghosts are there, or once it has begun."""
    begun = wedding(t) == "begun" and state(t).vows > 0
    if seat == t.explorers[t.traitor].seat and (begun or at_the_altar(t)):
        state(t).vows += 1
        t.tell(ALL, "bride-vow", vow=state(t).vows)


# -- heroes ----------------------------------------------------------------------------------------------------------


exhuming.register(haunt, "BH-H20-H-STEPS", "BH-H20-H-NAME", "BH-H20-H-GRAVE", "BH-H20-CORPSE")


def brought(t: Table, card: str) -> bool:
    """Return whether a card is in the Chapel, on the floor or in a hero's hands."""
    altar = state(t).chapel
    return card in lying_in(t, altar) or any(card in hero.cards for hero in t.heroes() if hero.place == altar)


@haunt.on(WON)
def won(t: Table) -> Win | None:
    """The heroes win with her true love and the Ring in the Chapel, the traitor with the wedding."""
    if brought(t, CORPSE) and brought(t, RING):
        return Win(HEROES, "bride-rest")
    return Win(TRAITOR, "bride-married") if state(t).vows >= VOWS else None


def aims(t: Table, one: Figure) -> list[Aim]:
    """The Bride hunts her groom, then both ghosts go to the Chapel; the heroes take one step after another."""
    altar, groom = state(t).chapel, state(t).groom
    if not is_hero(one):
        if one.name == GHOST or (one.name == BRIDE and GHOST in t.monsters):
            return [Aim("go", altar, 9)]
        return [Aim("attack", groom, 6), *(Aim("attack", hero.name, 1) for hero in t.heroes())]
    flee = [Aim("avoid", BRIDE, 3 if one.name == groom else 1)]
    bring = [Aim("go", altar, 6)] if state(t).steps > 2 and (burden_of(one, CORPSE) or RING in one.cards) else []
    fetch = [Aim("take", CORPSE, 5), Aim("take", RING, 2 if blocks.held_by_hero(t, RING) else 4)]
    return [*bring, *flee, *(fetch if state(t).steps > 2 else exhuming.aims(t, one, haunt))]


haunt.aims = aims
haunt.counters = lambda t: {"bride-steps": (state(t).steps, 3), "bride-vows": (state(t).vows, VOWS)}
