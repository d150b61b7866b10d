"""`hero_status`: heroes who are Frogs. They move and do little else, and others carry them like an item."""

from collections.abc import Callable

from .....engine import ALL, items, plain
from ...data.cards import CARDS
from ...data.explorers import TRAITS
from ...explorers.cards import discard, drop, give_up, lay_down, pick
from ...explorers.traits import die, look_for_skull, move_clip
from ...house.movement import together
from ...occasions import (
    ATTACK_FORBIDDEN,
    BROUGHT,
    CANNOT_ACT,
    DIED,
    ENTERED,
    GETTING,
    INSTEAD_OF_DRAWING,
    KEEPS,
    MONSTER_ACTS,
    NO_DISCOVERY,
    WON_ATTACK,
)
from ...state import Explorer, Figure, Monster, Scenario, Table
from ...turn.attacks import Attack
from .. import blocks
from ..form import Aim, Haunt

TOKEN, MARK, BITE = "token-frog", "frog", "bite"
LOW = ("might", "knowledge")


@plain
class Frogs(Scenario):
    """The explorers who are Frogs."""

    frogs: list[str] = items()


state = blocks.state_as(Frogs)


def is_frog(t: Table, one: Figure) -> bool:
    """Return whether a figure is a Frog."""
    return one.name in state(t).frogs


def token_of(one: Figure) -> str:
    """The token of a Frog. It lies where the Frog sits, or an explorer carries it."""
    return f"{TOKEN}_{one.name}"


def frogs(t: Table) -> list[Explorer]:
    """All Frogs."""
    return [t.explorers[name] for name in state(t).frogs]


def is_carried(t: Table, one: Figure) -> bool:
    """Return whether somebody carries a Frog."""
    return is_frog(t, one) and bool(t.holder(token_of(one)))


async def become_frog(t: Table, one: Explorer) -> None:
    """A hero drops everything, loses their companions, and Might and Knowledge fall to the lowest step."""
    for card in one.cards[:]:
        facts = CARDS.get(card)
        if card in one.cards and ((facts is not None and facts.companion) or card == BITE):
            await discard(t, one, card)
        elif card in one.cards:
            await drop(t, one, card)
    if not one.alive:
        return
    for trait in LOW:
        move_clip(t, one, trait, -one.steps[trait])
    state(t).frogs.append(one.name)
    one.mark(MARK)
    lay_down(t, one.place, token_of(one), one.part)
    t.tell(ALL, "stew-turned", who=one.name)
    await look_for_skull(t, one)


async def become_human(t: Table, one: Explorer) -> None:
    """A Frog becomes human again, with all traits at their start."""
    await lift_off(t, one)
    state(t).frogs.remove(one.name)
    one.unmark(MARK)
    for trait in TRAITS:
        move_clip(t, one, trait, one.start(trait) - one.steps[trait])
    t.tell(ALL, "stew-restored", who=one.name)


async def lift_off(t: Table, one: Explorer) -> None:
    """Take the token of a Frog from wherever it is."""
    token = token_of(one)
    if t.holder(token):
        await give_up(t, t.explorers[t.holder(token)], token)
    else:
        room = next((room for room, cards in t.floor_piles.items() if token in cards), "")
        if room:
            pick(t, room, token)


def register(haunt: Haunt, rule: str) -> None:
    """Register what a Frog cannot do, as `rule` says, and that its token moves with it."""

    @haunt.on(CANNOT_ACT)
    def carried(t: Table, one: Figure) -> str:
        return rule if is_carried(t, one) else ""

    @haunt.on(ATTACK_FORBIDDEN)
    def harmless(t: Table, attack: Attack) -> str:
        return rule if is_frog(t, attack.one) else ""

    @haunt.on(NO_DISCOVERY)
    def stays_inside(t: Table, one: Figure) -> str:
        return rule if is_frog(t, one) else ""

    @haunt.on(INSTEAD_OF_DRAWING)
    async def draws_nothing(t: Table, one: Explorer, _pile: str) -> bool:
        return is_frog(t, one)

    @haunt.on(KEEPS)
    def holds_nothing(t: Table, _card: str, one: Figure, how: str) -> str:
        return rule if how in GETTING and is_frog(t, one) else ""

    @haunt.on(ENTERED)
    async def goes_along(t: Table, one: Figure, _room: str) -> None:
        for frog in frogs(t):
            if token_of(frog) in one.cards:
                frog.place, frog.part = one.place, one.part
            elif frog is one and token_of(frog) not in t.floor_piles.get(frog.place, ()):
                await lift_off(t, frog)
                lay_down(t, frog.place, token_of(frog), frog.part)

    @haunt.on(BROUGHT)
    async def is_brought(t: Table, _one: Explorer, card: str, room: str) -> None:
        """The Dog and the wind carry Frogs like anything else."""
        for frog in frogs(t):
            if token_of(frog) == card:
                frog.place, frog.part = room, ""

    @haunt.on(DIED)
    async def dies(t: Table, one: Explorer) -> None:
        if is_frog(t, one):
            await lift_off(t, one)
            state(t).frogs.remove(one.name)


def register_hunter(haunt: Haunt, hunter: str) -> None:
    """The Cat hunts the nearest Frog that nobody carries, and eats a Frog it beats."""

    @haunt.on(MONSTER_ACTS)
    async def prowls(t: Table, monster: Monster) -> bool:
        if monster.name != hunter:
            return False
        prey = [frog for frog in frogs(t) if not is_carried(t, frog)]
        await blocks.hunt(t, monster, blocks.nearest(t, monster, prey), haunt)
        return True

    @haunt.on(WON_ATTACK)
    async def eaten(t: Table, attack: Attack) -> bool:
        frog = attack.loser
        if attack.one.name != hunter or attack.winner is not attack.one or not isinstance(frog, Explorer):
            return False
        await die(t, frog)
        return True


def register_rescue(haunt: Haunt, able: Callable[[Table, Explorer], bool], card: str) -> None:
    """`rescue_ally`: register the task `restore` of explorers who are `able` to, with a card and a Frog in the room,
    carried or not."""

    def restored(t: Table, one: Explorer) -> dict[str, Explorer]:
        near = [frog for frog in frogs(t) if together(t, one, frog)]
        return {frog.name: frog for frog in near} if able(t, one) else {}

    @haunt.task("restore", choices=restored, roll=("knowledge", 4), card=card)
    async def restore(t: Table, one: Explorer, frog: Explorer) -> None:
        blocks.take_step(t, one)
        if await blocks.task_roll(t, one, "stew-restore", frog):
            await become_human(t, frog)


def aims(t: Table, haunt: Haunt) -> list[Aim]:
    """Aims of bots: gather Frogs, and turn them back."""
    loose = [frog for frog in frogs(t) if not is_carried(t, frog)]
    return [Aim("task", "stew-restore", 8), *(Aim("take", token_of(frog), 3) for frog in loose)]
