"""Haunt 12: an evil twin of everybody comes in at the front door. Only the Crystal Ball can kill twins."""

from typing import ClassVar

from .....engine import ALL, plain
from .....engine import items as pile
from ...data.explorers import TRAITS, start_values
from ...explorers.roles import turn_traitor
from ...explorers.traits import lose
from ...occasions import AFTER_ATTACK, DIED, HURT_MONSTER, MONSTER_ACTS, WON
from ...state import ALONE, TRAITOR, Explorer, Figure, Monster, Scenario, Table
from ...turn.attacks import Attack, attacks_of, make
from ...turn.monsters import appear, remove
from ...victory import HEROES, Win
from .. import blocks
from ..blocks import is_hero
from ..form import NOBODY, Aim, Haunt

TWIN, BALL, DOOR = "twin", "crystal_ball", "entrance_hall"
SHUNNED = -12
"""The worth of attacking the holder of the Crystal Ball, for a twin: no chance makes up for that."""


@plain
class Twins(Scenario):
    """The explorers who have died, in that order."""

    module: ClassVar[str] = "twins"

    fallen: list[str] = pile()


state = blocks.state_as(Twins)

BLOCKS = "spawn ai_forced kill_on_defeat special_damage key_weapon convert_hero no_traitor"
HAUNT = haunt = Haunt(12, "twins", Twins, tuple(BLOCKS.split()))
haunt.turns = NOBODY
haunt.open_to_all = True
traits_of_twins = haunt.ruling("traits", "now", "start")
the_dead_win = haunt.ruling("dead", "together", "nobody")


@haunt.setting_up
async def set_up(t: Table) -> None:
    """A twin of everybody stands in the Entrance Hall, with the traits its counterpart has, or had at the start."""
    for one in t.explorers.values():
        now = {trait: one.value(trait) for trait in TRAITS}
        traits = now if traits_of_twins(t) == "now" else start_values(one.name)
        twin = appear(t, f"{TWIN}_{one.name}", TWIN, DOOR, traits)
        twin.mark(ALONE)
    await blocks.fetch_card(t, t.explorers[t.revealer], BALL)


def counterpart(t: Table, twin: Figure) -> Explorer | None:
    """The explorer whose twin a figure is."""
    return t.explorers.get(twin.name.removeprefix(f"{TWIN}_")) if isinstance(twin, Monster) else None


# -- twins -----------------------------------------------------------------------------------------------------------


@haunt.on(MONSTER_ACTS)
async def hunts(t: Table, twin: Monster) -> bool:
    """A twin without a leader goes for its counterpart, and attacks an explorer it ends with."""
    own = counterpart(t, twin)
    if twin.lead or own is None:
        return False
    await blocks.walk_towards(t, twin, own.place)
    await blocks.stand_by(t, twin, own)
    attacks = attacks_of(t, twin)
    if attacks:
        first = f"attack:{own.name}"
        await make(t, attacks[first if first in attacks else t.chance.pick("dice", list(attacks))])
    return True


blocks.strikes_with(haunt, BALL, lambda t, attack: counterpart(t, attack.other) is not None)


@haunt.on(HURT_MONSTER)
async def shattered(t: Table, twin: Monster, _amount: int, attack: Attack | None) -> bool:
    """The holder of the Crystal Ball kills their own twin and those of the dead. Other twins are stunned."""
    own = counterpart(t, twin)
    if own is None or attack is None or attack.winner is None or not attack.helped_by(BALL, attack.winner):
        return False
    if own is not attack.winner and own.alive:
        return False
    remove(t, twin)
    return True


@haunt.on(AFTER_ATTACK)
async def strikes_oneself(t: Table, attack: Attack) -> None:
    """Fighting one's own twin without the Crystal Ball costs a step of every trait, whoever wins."""
    for twin, one in ((attack.one, attack.other), (attack.other, attack.one)):
        if isinstance(one, Explorer) and counterpart(t, twin) is one and one.alive and not attack.helped_by(BALL, one):
            t.tell(ALL, "twins-mirror", who=one.name)
            for trait in TRAITS:
                await lose(t, one, trait)


@haunt.on(DIED)
async def taken_over(t: Table, one: Explorer) -> None:
    """A player whose explorer dies plays its twin, against all others."""
    state(t).fallen.append(one.name)
    turn_traitor(t, one)
    twin = t.monsters.get(f"{TWIN}_{one.name}")
    if twin is not None:
        twin.lead = one.seat


@haunt.on(WON)
def won(t: Table) -> Win | None:
    """The living win when the last twin is dead; the dead, when the last living explorer falls."""
    if not t.heroes():
        together = the_dead_win(t) == "together"
        return Win(TRAITOR, "twins-all-dead", tuple(state(t).fallen[:-1]) if together else ())
    return None if t.monsters else Win(HEROES, "twins-gone", tuple(one.name for one in t.heroes()))


def prey_of_twins(t: Table) -> list[Aim]:
    """A twin with a leader avoids the holder of the Crystal Ball, unless nobody else is left."""
    bare = [hero for hero in t.heroes() if BALL not in hero.cards]
    return [Aim("attack", hero.name, SHUNNED if bare and BALL in hero.cards else 3) for hero in t.heroes()]


def aims(t: Table, one: Figure) -> list[Aim]:
    """The Crystal Ball goes from hand to hand. With it, attack your own twin; without it, keep away."""
    if not isinstance(one, Explorer):
        return prey_of_twins(t)
    own = f"{TWIN}_{one.name}"
    if BALL not in one.cards:
        needed = f"{TWIN}_{t.holder(BALL)}" in t.monsters or own not in t.monsters
        wish = [] if needed else [Aim("take", BALL, 5)]
        return [*wish, Aim("avoid", own, 4), *(Aim("go", h.place, 4) for h in t.heroes() if BALL in h.cards)]
    prey = [twin for twin in t.monsters if twin == own or not is_hero(t.explorers[twin.removeprefix(f"{TWIN}_")])]
    return [Aim("attack", twin, 6) for twin in prey] + [Aim("go", t.monsters[twin].place, 3) for twin in prey]


haunt.aims = aims
haunt.counters = lambda t: {"twins-gone": (len(t.seats) - len(t.monsters), len(t.seats))}
