"""Haunt 38: Firebats stream out of the room where the haunt began, more every turn, until an exorcism stops them."""

from typing import ClassVar

from .....engine import ALL, plain
from .....engine import items as pile
from ...explorers.dice import Roll, plain_roll, throw
from ...explorers.traits import hurt
from ...occasions import MONSTERS_END, MONSTERS_START, WON
from ...state import Explorer, Figure, Scenario, Table
from ...victory import HEROES, Win
from .. import blocks
from ..blocks import exorcism, is_hero
from ..form import Aim, Haunt, Kind, Traitor

FIREBAT = "firebat"


@plain
class Firebats(Scenario):
    """The rooms and cards the exorcism has used."""

    module: ClassVar[str] = "firebats"

    spent: list[str] = pile()


state = blocks.state_as(Firebats)

BLOCKS = "spawn immunity spawner area_effect task_counter one_use_sources"
HAUNT = haunt = Haunt(38, "firebats", Firebats, tuple(BLOCKS.split()), {FIREBAT: Kind(speed=3, many=True)}, rules=2)
haunt.turns = Traitor("lowest", "knowledge", spares_revealer=True)


def spent(t: Table) -> list[str]:
    """The sources the exorcism has used."""
    return state(t).spent


@haunt.setting_up
async def set_up(t: Table) -> None:
    """Half as many Firebats as players come out of the room where the haunt began."""
    blocks.spawn(t, haunt, FIREBAT, [t.omen_room] * ((len(t.seats) + 1) // 2))


@haunt.on(MONSTERS_START)
async def swarm(t: Table) -> None:
    """Their movement roll is also the number of new Firebats, which move from the next turn on."""
    flying = next((bat for bat in t.monsters.values() if bat.kind == FIREBAT), None)
    if flying is not None:
        t.moves[FIREBAT] = await throw(
            t, flying, Roll(flying.name, "movement", FIREBAT, "speed", flying.value("speed"))
        )
        blocks.spawn(t, haunt, FIREBAT, [t.omen_room] * t.moves[FIREBAT])


blocks.nothing_touches(haunt, FIREBAT, "BH-H38-FIREBATS")


@haunt.on(MONSTERS_END)
async def burn(t: Table) -> None:
    """In each room with heroes, roll a die for each Firebat there. Every hero there takes that much damage."""
    for room in dict.fromkeys(hero.place for hero in t.heroes()):
        flames = len(t.monsters_in(room))
        if flames:
            harm = await plain_roll(t, None, flames, "firebats-burn", "damage")
            for hero in [hero for hero in t.heroes() if hero.place == room]:
                await hurt(t, hero, "physical", harm, FIREBAT)


@haunt.task(
    "exorcise",
    lambda t, one: "" if is_hero(one) and exorcism.open_sources(one, spent(t)) else "BH-H38-H-EXORCISE",
    lambda t, one: exorcism.open_sources(one, spent(t)),
    roll=exorcism.needed,
    card=exorcism.taken,
)
async def exorcise(t: Table, one: Explorer, source: str) -> None:
    """Sanity or Knowledge 5 succeeds and uses up the room or card."""
    if await exorcism.attempt(t, one, source, "firebats-exorcise", spent(t)):
        t.tell(ALL, "firebats-rite", who=one.name, done=len(spent(t)), need=len(t.seats))


@haunt.on(WON)
def won(t: Table) -> Win | None:
    """The heroes win with as many rites as there are players."""
    return Win(HEROES, "firebats-quenched") if len(spent(t)) >= len(t.seats) else None


def aims(t: Table, one: Figure) -> list[Aim]:
    """Firebats go where heroes are; heroes go from source to source."""
    if not is_hero(one):
        return [Aim("go", hero.place, 3) for hero in t.heroes()]
    return exorcism.aims(t, spent(t), "firebats-exorcise")


haunt.aims = aims
haunt.counters = lambda t: {"firebats-rites": (len(spent(t)), len(t.seats))}
