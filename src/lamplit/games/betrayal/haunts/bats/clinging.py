"""Monsters that cling to an explorer: they move along, drain the explorer, slow them, and die when they are beaten
off."""

from ...explorers.traits import hurt
from ...occasions import (
    AFTER_ATTACK,
    ALLOWANCE,
    ATTACK_FORBIDDEN,
    DIED,
    ENTERED,
    HURT_MONSTER,
    MONSTER_ACTS,
    TURN_STARTS,
)
from ...state import Explorer, Figure, Monster, Table
from ...turn.attacks import Attack
from ...turn.monsters import remove
from ..blocks import step_taken, take_step
from ..form import Haunt


def attached(t: Table, one: Figure) -> list[Monster]:
    """The monsters that cling to a figure."""
    return [monster for monster in t.monsters.values() if one.name in monster.marks]


def free(t: Table, monster: Figure) -> bool:
    """Return whether a monster clings to nobody."""
    return not any(mark in t.explorers for mark in monster.marks)


def register(haunt: Haunt, kind: str, rule: str) -> None:
    """Register everything that follows from clinging. Beating a monster off is one of a hero's steps, as `rule`
    says."""
    _register_burden(haunt, kind)
    _register_relief(haunt, rule)


def _register_burden(haunt: Haunt, kind: str) -> None:
    @haunt.on(MONSTER_ACTS)
    async def hangs_on(t: Table, monster: Monster) -> bool:
        """A clinging monster does nothing else."""
        return not free(t, monster)

    @haunt.on(ENTERED)
    async def carried_along(t: Table, one: Figure, _room: str) -> None:
        for monster in attached(t, one):
            monster.place, monster.part = one.place, one.part

    @haunt.on(ALLOWANCE)
    def slower(t: Table, one: Figure) -> int:
        """Each clinging monster costs a space of movement."""
        return -len(attached(t, one)) if isinstance(one, Explorer) else 0

    @haunt.on(TURN_STARTS)
    async def drink(t: Table, one: Explorer) -> None:
        """Each clinging monster does a point of damage."""
        if one.alive:
            await hurt(t, one, "physical", len(attached(t, one)), kind)

    @haunt.on(DIED)
    async def let_go(t: Table, one: Explorer) -> None:
        for monster in attached(t, one):
            monster.unmark(one.name)


def _register_relief(haunt: Haunt, rule: str) -> None:
    @haunt.on(ATTACK_FORBIDDEN)
    def one_step(t: Table, attack: Attack) -> str:
        beats_off = isinstance(attack.other, Monster) and not free(t, attack.other)
        return rule if beats_off and step_taken(t, attack.one) else ""

    @haunt.on(HURT_MONSTER)
    async def killed(t: Table, monster: Monster, _amount: int, _attack: Attack | None) -> bool:
        """A clinging monster dies; others are stunned as usual."""
        if free(t, monster):
            return False
        remove(t, monster)
        return True

    @haunt.on(AFTER_ATTACK)
    async def was_a_step(t: Table, attack: Attack) -> None:
        other = attack.other
        if isinstance(other, Monster) and (other.name not in t.monsters or not free(t, other)):
            take_step(t, attack.one)
