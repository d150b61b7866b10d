"""Haunt 46: a table is laid in the Dining Room, and those who are to be served have fled from the Attic."""

from typing import ClassVar

from .....engine import ALL, plain
from ...data.explorers import TRAITS
from ...explorers.traits import gain
from ...occasions import DIED, HURT_MONSTER, WON
from ...state import ALONE, TRAITOR, Explorer, Figure, Monster, Table
from ...turn.attacks import Attack
from ...turn.monsters import remove
from ...victory import HEROES, Win
from .. import blocks
from ..blocks import exits, is_hero
from ..blocks.exits import DOOR
from ..form import Aim, Haunt, Kind, Traitor
from . import escort

FREAK, VICTIM = "cannibal", "victim"
VICTIM_BODY, HERO_BODY = "dead_victim", "dead_hero"
TABLE, PRISON, LANDING = "dining_room", "attic", "upper_landing"
WEAK = 4
"""The Might up to which bots avoid fights."""


@plain
class Feast(escort.Escort):
    """How many Victims were eaten, and whether a Victim or hero has died."""

    module: ClassVar[str] = "feast"

    eaten: int = 0
    blood: bool = False


state = blocks.state_as(Feast)
BLOCKS = "place_room spawn ai_forced kill_on_defeat scaling_stats exit_house rescue_ally ally_unit"
KINDS = {FREAK: Kind(speed=2, might=4, sanity=4, many=True), VICTIM: Kind(speed=2, might=3, sanity=3, many=True)}
HAUNT = haunt = Haunt(46, "feast", Feast, tuple(BLOCKS.split()), KINDS, rules=2)
haunt.turns = Traitor("lowest", "speed", named="madame_zostra")


def many(t: Table) -> int:
    """Return the number of Cannibals, and of Victims: as many as there were heroes."""
    return len(t.seats) - 1


@haunt.setting_up
async def set_up(t: Table) -> None:
    """Cannibals sit in the Dining Room; Victims stand in the Attic and all face the same side."""
    traitor = t.explorers[t.traitor]
    left = t.left_of(traitor.seat)[0]
    await blocks.place_room(t, traitor.seat, TABLE, ("ground",))
    blocks.spawn(t, haunt, FREAK, [TABLE if TABLE in t.plan else traitor.place] * many(t))
    await blocks.place_room(t, left, PRISON)
    people = blocks.spawn(t, haunt, VICTIM, [PRISON if PRISON in t.plan else LANDING] * many(t), lead="")
    await escort.turn(t, haunt, left, people)


# -- those who die ---------------------------------------------------------------------------------------------------


@haunt.on(HURT_MONSTER)
async def falls(t: Table, monster: Monster, _amount: int, _attack: Attack | None) -> bool:
    """Cannibals and Victims die when they are hurt. A Victim leaves a body."""
    remove(t, monster)
    if monster.kind == VICTIM:
        state(t).blood = True
        blocks.scatter(t, VICTIM_BODY, [monster.place])
    return True


@haunt.on(DIED)
async def body(t: Table, one: Explorer) -> None:
    """A dead hero leaves a body."""
    if is_hero(one):
        state(t).blood = True
        if one.place:
            blocks.scatter(t, HERO_BODY, [one.place])


# -- the feast -------------------------------------------------------------------------------------------------------


def bodies(t: Table, one: Figure) -> dict[str, str]:
    """The bodies a figure could eat in its room. Nobody eats in front of a hero."""
    if is_hero(one) or any(is_hero(other) for other in t.explorers_in(one.place)):
        return {}
    return {token: token for token in (VICTIM_BODY, HERO_BODY) if token in t.tokens_in(one.place)}


def fresh(t: Table, one: Figure) -> bool:
    """Return whether a figure has done nothing yet this turn."""
    begun = f"attack:{one.name}" in t.done or any(what.startswith("cross") for what in t.done)
    return not t.used and not (begun if isinstance(one, Monster) else t.done)


def eating_forbidden(t: Table, one: Figure) -> str:
    """Eating takes the whole turn."""
    return "" if fresh(t, one) and bodies(t, one) else "BH-H46-T-FEAST"


def swallow(t: Table, one: Figure, token: str) -> None:
    """The body is gone, and the turn is over."""
    blocks.lift_token(t, token, one.place)
    state(t).eaten += token == VICTIM_BODY
    t.tell(ALL, "feast-eaten", who=one.name, token=token)
    t.done.append("end")


@haunt.task("eat", eating_forbidden, bodies)
async def eats(t: Table, one: Explorer, token: str) -> None:
    """The traitor gains a point in every trait."""
    swallow(t, one, token)
    for trait in TRAITS:
        await gain(t, one, trait)


@haunt.task("devour", eating_forbidden, bodies, for_monsters=True)
async def devours(t: Table, one: Monster, token: str) -> None:
    """A Cannibal gains a point in every trait. From now on each Cannibal rolls its own movement."""
    swallow(t, one, token)
    one.traits = {trait: value + 1 for trait, value in one.traits.items()}
    for each in escort.wanderers(t, FREAK):
        each.mark(ALONE)


# -- the Victims -----------------------------------------------------------------------------------------------------


escort.friends(haunt, VICTIM)
escort.walks(haunt, VICTIM)
escort.leads(haunt, VICTIM, "BH-H46-H-LEAD")
exits.front_door(haunt, lambda _t: True, "BH-H46-H-DOOR", needed=5)
escort.leaves(haunt, VICTIM, "BH-H46-H-LEAVE", lambda t: state(t).blood)


@haunt.on(WON)
def won(t: Table) -> Win | None:
    """The heroes win when everybody is out and nobody has died, or when no enemy is left; the traitor, when all Victims
    were eaten."""
    heroes = t.heroes()
    if state(t).saved >= many(t) and not state(t).blood and all(hero.name in state(t).out for hero in heroes):
        return Win(HEROES, "feast-out")
    if not t.explorers[t.traitor].alive and not escort.wanderers(t, FREAK):
        return Win(HEROES, "feast-ended")
    return Win(TRAITOR, "feast-eaten") if state(t).eaten >= many(t) else None


# -- bots ------------------------------------------------------------------------------------------------------------


def aims(t: Table, one: Figure) -> list[Aim]:
    """Traitor and Cannibals hunt Victims and eat; heroes lead Victims out while all can be saved, and then fight."""
    people = escort.wanderers(t, VICTIM)
    if not is_hero(one):
        laid = [Aim("go", room, 5) for room, lying in t.tokens.items() if {VICTIM_BODY, HERO_BODY} & set(lying)]
        prey = [*(Aim("attack", other.name, 3) for other in people), *(Aim("attack", h.name, 2) for h in t.heroes())]
        return [Aim("task", "feast-eat", 9), Aim("task", "feast-devour", 9), *laid, *prey]
    hungry = [*escort.wanderers(t, FREAK), *(each for each in t.living() if each.role == TRAITOR)]
    if state(t).blood:
        strong = one.value("might") >= WEAK
        fight = [Aim("attack", foe.name, 3 if strong else 1) for foe in hungry]
        return [*fight, *([] if strong else [Aim("explore", "item", 1.5)]), Aim("task", "feast-leave", 3)]
    flee = [Aim("avoid", foe.name, 1) for foe in hungry]
    door = [] if state(t).door else [Aim("task", "feast-door", 6)]
    return [*flee, *door, *way_out(t, one, people)]


def way_out(t: Table, one: Figure, people: list[Monster]) -> list[Aim]:
    """Each hero leads one Victim to the door and leaves with it."""
    leave = [Aim("task", "feast-leave", 9)]
    if not people:
        return [*leave, Aim("go", DOOR, 6)]
    mine = people[[hero.name for hero in t.heroes()].index(one.name) % len(people)]
    together = mine.place == one.place == DOOR
    return [*(leave if together else ()), Aim("task", "feast-home", 8), Aim("go", mine.place, 6)]


haunt.aims = aims
haunt.counters = lambda t: {"feast-saved": (state(t).saved, many(t))}
haunt.view = lambda t, _seat: {"facing": dict(state(t).facing)}
