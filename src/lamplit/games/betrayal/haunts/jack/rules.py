"""Haunt 48: Crimson Jack returns stronger every time he is beaten. Only one weapon kills him."""

from typing import ClassVar

from .....engine import ALL, plain
from ...data.explorers import MENTAL, PHYSICAL
from ...effects.outcomes import choose_trait
from ...explorers.dice import trait_roll
from ...explorers.traits import lose
from ...house.movement import parted, together
from ...occasions import HURT_MONSTER, TURN_STARTS, WON
from ...state import Explorer, Figure, Monster, Scenario, Table
from ...turn.attacks import Attack
from ...turn.monsters import remove
from ...victory import HEROES, Win
from .. import blocks
from ..blocks import is_hero, lying_in
from ..form import LEFT, Aim, Haunt, Kind

JACK, HALL = "jack", "entrance_hall"
WEAPONS = ("axe", "spear", "blood_dagger", "sacrificial_dagger")
ARCHIVES = ("library", "chapel", "vault", "attic")


@plain
class CrimsonJack(Scenario):
    """The weapon the heroes have chosen, how much they know of it, how often he has returned, and whether he is
    dead."""

    module: ClassVar[str] = JACK

    weapon: str = ""
    studied: int = 0
    returns: int = 0
    dead: bool = False


state = blocks.state_as(CrimsonJack)

BLOCKS = "spawn fetch_card scaling_stats task_counter search_token key_weapon upkeep_effect"
HAUNT = haunt = Haunt(48, JACK, CrimsonJack, tuple(BLOCKS.split()), {JACK: Kind(speed=3, might=3, sanity=3)}, rules=2)
haunt.turns = LEFT


@haunt.setting_up
async def set_up(t: Table) -> None:
    """He stands in the Entrance Hall."""
    blocks.spawn(t, haunt, JACK, [HALL])


# -- Jack ------------------------------------------------------------------------------------------------------------


@haunt.on(HURT_MONSTER)
async def falls(t: Table, jack: Monster, _amount: int, attack: Attack | None) -> bool:
    """He is never stunned. The weapon the heroes understand kills him; anything else sends him away for a while."""
    if jack.kind != JACK:
        return False
    state(t).dead = attack is not None and is_hero(attack.one) and armed(t, attack)
    remove(t, jack)
    return True


def armed(t: Table, attack: Attack) -> bool:
    """Return whether an attack uses the weapon, and the heroes know everything about it."""
    return attack.winner is attack.one and attack.way.card == state(t).weapon and understood(t)


def understood(t: Table) -> bool:
    """Return whether the heroes have learned as much as there are players."""
    return bool(state(t).weapon) and state(t).studied >= len(t.seats)


def comes_back(t: Table) -> None:
    """He returns in the Entrance Hall, with one point more in each trait for every return."""
    if JACK in t.monsters or state(t).dead:
        return
    state(t).returns += 1
    (jack,) = blocks.spawn(t, haunt, JACK, [HALL])
    jack.traits = {trait: value + state(t).returns for trait, value in jack.traits.items()}
    t.tell(ALL, "jack-back", times=state(t).returns, value=jack.value("might"))


blocks.as_the_traitor_begins(haunt, comes_back)


@haunt.on(TURN_STARTS)
async def dread(t: Table, one: Explorer) -> None:
    """A hero who begins a turn beside him and fails Sanity 3 loses a step of a mental and of a physical trait."""
    jack = t.monsters.get(JACK)
    if jack is None or not is_hero(one) or not together(t, one, jack):
        return
    if await trait_roll(t, one, "sanity", "jack-dread", 3) < 3:
        for traits in (MENTAL, PHYSICAL):
            if one.alive:
                await lose(t, one, await choose_trait(t, one, traits, "lower-trait", JACK))


# -- the weapon ------------------------------------------------------------------------------------------------------


def within_reach(t: Table) -> dict[str, str]:
    """The weapons that can be searched for: the chosen one, or any, if nobody holds it and it lies in no room."""
    wanted = (state(t).weapon,) if state(t).weapon else WEAPONS
    return {card: card for card in wanted if card in (*t.item_deck, *t.omen_deck, *t.item_discard)}


def search_forbidden(t: Table, one: Explorer) -> str:
    """Heroes search where old things are kept. The Vault has to be open."""
    there = one.place in ARCHIVES and not (one.place == "vault" and parted(t, "vault"))
    return "" if is_hero(one) and there and within_reach(t) else "BH-H48-H-SEARCH"


@haunt.task(
    "choose", lambda t, one: "" if is_hero(one) and held(t, one) else "BH-H48-H-CHOOSE", lambda t, one: held(t, one)
)
async def choose(t: Table, one: Explorer, card: str) -> None:
    """The heroes choose a weapon that one of them holds."""
    settle_on(t, one, card)


def held(t: Table, one: Explorer) -> dict[str, str]:
    """The weapons a hero may choose. It is done once."""
    return {} if state(t).weapon else {card: card for card in WEAPONS if card in one.cards}


def settle_on(t: Table, one: Explorer, card: str) -> None:
    """From now on no other weapon will do."""
    state(t).weapon = card
    t.tell(ALL, "jack-weapon", who=one.name, card=card)


@haunt.task("search", search_forbidden, lambda t, _one: within_reach(t), roll=("knowledge", 3))
async def search(t: Table, one: Explorer, card: str) -> None:
    """Knowledge 3 finds the weapon."""
    if await blocks.task_roll(t, one, "jack-search", card):
        settle_on(t, one, card)
        await blocks.fetch_card(t, one, card)


def resting_place(t: Table) -> str:
    """The room of the weapon, in somebody's hands or on the floor."""
    weapon = state(t).weapon
    holder = t.holder(weapon) if weapon else ""
    return t.figure(holder).place if holder else next((r for r in t.plan.spots if weapon in lying_in(t, r)), "")


def study_forbidden(t: Table, one: Explorer) -> str:
    """Heroes study the weapon where it is, until they know everything about it."""
    return "" if is_hero(one) and not understood(t) and one.place == resting_place(t) else "BH-H48-H-STUDY"


@haunt.task(
    "study",
    study_forbidden,
    lambda _t, _one: {"might": "might", "knowledge": "knowledge"},
    roll=lambda _t, _one, trait: (trait, 5),
    card=lambda t, _one, _trait: (state(t).weapon,),
)
async def study(t: Table, one: Explorer, trait: str) -> None:
    """Might or Knowledge 5 teaches them a little more."""
    if await blocks.task_roll(t, one, "jack-study", trait):
        state(t).studied += 1
        t.tell(ALL, "jack-studied", who=one.name, done=state(t).studied, need=len(t.seats))


@haunt.on(WON)
def won(t: Table) -> Win | None:
    """The heroes win when he is dead."""
    return Win(HEROES, "jack-slain") if state(t).dead else None


def aims(t: Table, one: Figure) -> list[Aim]:
    """Jack and the traitor hunt; the heroes find the weapon and study it, and then its holder attacks him."""
    if not is_hero(one):
        return [Aim("attack", hero.name, 2) for hero in t.heroes()]
    weapon, jack = state(t).weapon, t.monsters.get(JACK)
    flee = [Aim("avoid", JACK, 2)] if jack else []
    if not weapon:
        tasks = [Aim("task", "jack-choose", 6), Aim("task", "jack-search", 5)]
        return [*tasks, *flee, *(Aim("take", card, 3) for card in WEAPONS), *(Aim("go", r, 3) for r in ARCHIVES)]
    if not understood(t):
        where = resting_place(t)
        return [
            Aim("task", "jack-study", 6),
            Aim("task", "jack-search", 4),
            Aim("go", where, 4),
            Aim("take", weapon, 4),
        ]
    if weapon not in one.cards:
        return [*flee, Aim("take", weapon, 4)]
    return [Aim("attack", JACK, 8), Aim("go", jack.place if jack else HALL, 5)]


haunt.aims = aims
haunt.counters = lambda t: {"jack-studied": (state(t).studied, len(t.seats))}
