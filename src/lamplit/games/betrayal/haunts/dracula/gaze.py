"""`special_damage`: a gaze that costs its victim Speed. A hero who loses the last of it changes sides."""

from collections.abc import Awaitable, Callable

from .....engine import ask
from ...data.explorers import SKULL
from ...explorers.roles import turn_traitor
from ...explorers.traits import lift_to_start
from ...house.movement import put
from ...occasions import ATTACK_FORBIDDEN, ATTACK_WAYS, WON_ATTACK, WOULD_DIE, seat_of
from ...state import Explorer, Figure, Table
from ...turn.attacks import Attack, Way
from .. import blocks
from ..blocks import is_hero
from ..form import Haunt

DOMINATE, DOMINATED = "dominate", "dominated"


def dominates(attack: Attack) -> bool:
    """Return whether an attack is a gaze. Besides it, only the Ring attacks with Sanity."""
    return not is_hero(attack.one) and attack.way.trait == "sanity" and not attack.way.card


def register(
    haunt: Haunt,
    at_whom: Callable[[Table, Figure, Figure], bool],
    rule: str,
    turned: Callable[[Table, Explorer], Awaitable[None]],
) -> None:
    """The traitor's side may gaze, with Sanity, at some heroes in the room or, as `rule` says, behind a door.

    `at_whom` says at whom; `turned` says what happens to a hero who changes sides. Words are `dracula-pull` and
    `option-dracula-call`.
    """

    @haunt.on(ATTACK_WAYS)
    def looks(t: Table, one: Figure, other: Figure) -> dict[str, Way]:
        return {DOMINATE: Way("sanity", ranged=True)} if not is_hero(one) and at_whom(t, one, other) else {}

    @haunt.on(ATTACK_FORBIDDEN)
    def too_far(t: Table, attack: Attack) -> str:
        beside = attack.other.place in t.plan.passages[attack.one.place].values()
        return rule if dominates(attack) and attack.far and not beside else ""

    @haunt.on(WON_ATTACK)
    async def gives_in(t: Table, attack: Attack) -> bool:
        """A hero who loses gives up Speed and may have to come closer; a hero who wins does no harm."""
        hero = attack.other
        if not dominates(attack) or not isinstance(hero, Explorer):
            return False
        if attack.winner is attack.one:
            t.done.append(DOMINATED)
            await blocks.hurt_in_order(t, hero, attack.by, attack.one.name, ("speed", SKULL))
            t.done.remove(DOMINATED)
            called = {"dracula-call": True, "leave": False}
            if attack.far and hero.alive:
                if await ask(seat_of(t, attack.one), "dracula-pull", called, whom=hero.name):
                    await put(t, hero, attack.one.place, attack.one.part)
        return True

    @haunt.on(WOULD_DIE)
    async def follows(t: Table, one: Explorer) -> bool:
        """A hero who loses the last of their Speed to a gaze changes sides instead of dying."""
        if not is_hero(one) or DOMINATED not in t.done or one.steps["speed"] != SKULL:
            return False
        await lift_to_start(t, one, "speed")
        turn_traitor(t, one)
        await turned(t, one)
        return True
