"""Haunt 13: an explorer sleeps, and nightmares try to leave the house. Only the Holy Symbol helps to wake the
dreamer."""

from typing import ClassVar

from .....engine import ALL, Chance, Hidden, ask, plain
from ...explorers.traits import hurt
from ...house.movement import affordable
from ...occasions import ATTACK_FORBIDDEN, CANNOT_ACT, HURT_MONSTER, WON, WON_ATTACK, WOULD_DIE
from ...state import TRAITOR, Explorer, Figure, Monster, Scenario, Table
from ...turn.attacks import Attack
from ...turn.monsters import remove
from ...victory import HEROES, Win
from .. import blocks
from ..blocks import is_hero, shedding
from ..form import Aim, Haunt, Kind, Traitor

NIGHTMARE, SYMBOL, GONE = "nightmare", "holy_symbol", "opened"
EXITS = (
    *("grand_staircase", "master_bedroom", "bedroom", "chapel", "dining_room"),
    *("conservatory", "entrance_hall", "gardens", "graveyard", "patio", "tower", "balcony"),
)
"""The rooms through which nightmares escape: those with windows, and those under the open sky."""


@plain
class Dream(Scenario):
    """How many nightmares have to escape, which only the traitor knows; how many have; how far the dreamer is awake."""

    module: ClassVar[str] = "dream"

    goal: int = 0
    escaped: int = 0
    waking: int = 0


state = blocks.state_as(Dream)

BLOCKS = "place_room spawn traitor_replaced kill_on_defeat spawner special_damage task_counter carry_deliver exit_house"
HAUNT = haunt = Haunt(
    13, "dream", Dream, (*BLOCKS.split(), "secret_info"), {NIGHTMARE: Kind(speed=5, might=4, sanity=4, many=True)}
)
haunt.turns = Traitor("lowest", "sanity", spares_revealer=True)


def dreamer(t: Table) -> Explorer:
    """The explorer who sleeps."""
    return t.explorers[t.traitor]


def exits(t: Table) -> list[str]:
    """The rooms through which nightmares can escape, used or not."""
    return [room for room in EXITS if room in t.plan]


@haunt.setting_up
async def set_up(t: Table) -> None:
    """The traitor falls asleep, nightmares stand around the bed, and the house has as many exits as players."""
    sleeper = dreamer(t)
    await shedding.shed(t, sleeper, companions_wait=False)
    while len(exits(t)) < len(t.seats) and (missing := [room for room in EXITS if room in (*t.rooms, *t.room_discard)]):
        rooms = {f"room:{room}": room for room in missing}
        room = await ask(sleeper.seat, "dream-exit", rooms, left=len(t.seats) - len(exits(t)))
        if not await blocks.place_room(t, sleeper.seat, room):
            break
    state(t).goal = len(exits(t))
    t.tell((sleeper.seat,), "dream-goal", goal=state(t).goal)
    blocks.spawn(t, haunt, NIGHTMARE, [sleeper.place] * len(t.seats))
    if not t.holder(SYMBOL) and SYMBOL in t.omen_deck:
        await blocks.fetch_card(t, t.explorers[t.revealer], SYMBOL)


# -- the sleeper -----------------------------------------------------------------------------------------------------


@haunt.on(CANNOT_ACT)
def sleeps(t: Table, one: Figure) -> str:
    """The dreamer does nothing."""
    return "BH-H13-SLEEP" if one.name == t.traitor else ""


@haunt.on(ATTACK_FORBIDDEN)
def spared(t: Table, attack: Attack) -> str:
    """Nobody attacks the dreamer."""
    return "BH-H13-SLEEP" if attack.other.name == t.traitor else ""


@haunt.on(WOULD_DIE)
async def sleeps_on(t: Table, one: Explorer) -> bool:
    """Nothing kills the dreamer."""
    if one.name == t.traitor:
        blocks.lift_from_skull(t, one)
    return one.name == t.traitor


blocks.slows_nobody(haunt, lambda foe: isinstance(foe, Explorer))


# -- nightmares ------------------------------------------------------------------------------------------------------


def escape_forbidden(t: Table, nightmare: Monster) -> str:
    """One nightmare escapes through each exit, for a space of movement."""
    way_out = nightmare.place in EXITS and GONE not in t.tokens_in(nightmare.place)
    return affordable(t, nightmare) if way_out else "BH-H13-T-ESCAPE"


@haunt.task("escape", escape_forbidden, for_monsters=True)
async def escape(t: Table, nightmare: Monster) -> None:
    """The nightmare is out, and another appears at the bed."""
    blocks.scatter(t, GONE, [nightmare.place])
    state(t).escaped += 1
    t.tell(ALL, "dream-escaped", monster=nightmare.name, room=nightmare.place, count=state(t).escaped)
    another_comes(t, nightmare)
    t.done.append("end")


def another_comes(t: Table, nightmare: Monster) -> None:
    """A new nightmare appears for each that is gone."""
    remove(t, nightmare)
    blocks.spawn(t, haunt, NIGHTMARE, [dreamer(t).place])


@haunt.on(WON_ATTACK)
async def haunted(t: Table, attack: Attack) -> bool:
    """Nightmares do mental damage."""
    if not isinstance(attack.winner, Monster) or not isinstance(attack.loser, Explorer):
        return False
    await hurt(t, attack.loser, "mental", attack.by, attack.winner.name)
    return True


@haunt.on(HURT_MONSTER)
async def dispelled(t: Table, nightmare: Monster, _amount: int, attack: Attack | None) -> bool:
    """A hero who attacks and wins dispels a nightmare; a nightmare that attacks and loses is stunned."""
    if attack is None or attack.winner is not attack.one:
        return False
    another_comes(t, nightmare)
    return True


# -- waking ----------------------------------------------------------------------------------------------------------


def waking_forbidden(t: Table, one: Explorer) -> str:
    """Heroes wake the dreamer in the same room, while a hero there has the Holy Symbol."""
    there = any(SYMBOL in hero.cards for hero in t.heroes() if hero.place == dreamer(t).place)
    return "" if is_hero(one) and there and one.place == dreamer(t).place else "BH-H13-H-WAKE"


@haunt.task(
    "wake",
    waking_forbidden,
    lambda _t, _one: {"sanity": "sanity", "might": "might"},
    roll=lambda _t, _one, trait: (trait, 5),
    card=SYMBOL,
)
async def wake(t: Table, one: Explorer, trait: str) -> None:
    """Sanity or Might 5: the eyelids flutter."""
    if await blocks.task_roll(t, one, "dream-wake", trait):
        state(t).waking += 1
        t.tell(ALL, "dream-wakes", who=one.name, done=state(t).waking, need=len(t.seats))


@haunt.on(WON)
def won(t: Table) -> Win | None:
    """The heroes win when the dreamer is awake; the traitor, when enough nightmares are out or the Holy Symbol is
    destroyed."""
    if state(t).waking >= len(t.seats):
        return Win(HEROES, "dream-awake")
    if SYMBOL in t.removed:
        return Win(TRAITOR, "dream-lost")
    return Win(TRAITOR, "dream-out") if state(t).goal and state(t).escaped >= state(t).goal else None


def aims(t: Table, one: Figure) -> list[Aim]:
    """Nightmares look for an exit; heroes bring the Holy Symbol to the bed and meet there."""
    if not is_hero(one):
        ways_out = [room for room in exits(t) if GONE not in t.tokens_in(room)]
        return [Aim("task", "dream-escape", 9), *(Aim("go", room, 5) for room in ways_out)]
    held = blocks.held_by_hero(t, SYMBOL)
    symbol = [] if held else [Aim("take", SYMBOL, 8)]
    return [*symbol, Aim("task", "dream-wake", 8), Aim("go", dreamer(t).place, 6 if held else 1)]


def hidden(_t: Table) -> list[Hidden[Table]]:
    """The number that only the traitor knows."""
    return [Hidden[Table]("dream:goal", lambda t: state(t).goal, lambda t: (dreamer(t).seat,))]


def sample(t: Table, seat: str, chance: Chance) -> None:
    """For other seats, it may be any number that has not been reached."""
    if seat != dreamer(t).seat and state(t).goal:
        least = max(len(t.seats), state(t).escaped + 1)
        state(t).goal = int(chance.pick("dream", [str(number) for number in range(least, len(EXITS) + 1)]))


haunt.aims, haunt.hidden, haunt.sample = aims, hidden, sample
haunt.view = lambda t, seat: {"goal": state(t).goal} if seat == dreamer(t).seat else {}
haunt.revealing = frozenset({"dream-goal"})
haunt.counters = lambda t: {"dream-waking": (state(t).waking, len(t.seats))}
