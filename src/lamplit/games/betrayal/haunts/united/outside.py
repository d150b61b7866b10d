"""`exit_house`: explorers outside are not yet safe. Through doors and windows an arm reaches for them."""

from .....engine import ALL
from ...explorers.dice import ATTACK, DEFENCE, Roll, throw
from ...house.movement import put
from ...occasions import AFTER_ATTACK
from ...state import TRAITOR, Explorer, Table
from ...turn.attacks import Attack
from ..blocks.escape import OUT
from ..blocks.exits import DOOR, state
from ..form import Haunt

OPENINGS = (
    *(DOOR, "bedroom", "grand_staircase", "master_bedroom", "chapel", "dining_room"),
    *("conservatory", "gardens", "graveyard", "patio", "tower", "balcony"),
)
"""The front door, windows, and rooms under the open sky."""
FAILED = "pull-failed"


def escaped(t: Table) -> dict[str, Explorer]:
    """The heroes outside."""
    return {hero.name: hero for hero in t.heroes() if not hero.place}


def register(haunt: Haunt, rule: str) -> None:
    """Register the traitor's task `united-pull`, as `rule` says. It is possible until it fails or an attack does, and a
    hero who was pulled in may be attacked. Words are `united-pulled`."""

    def forbidden(t: Table, one: Explorer) -> str:
        return "" if one.role == TRAITOR and one.place in OPENINGS and FAILED not in t.done else rule

    @haunt.task("pull", forbidden, lambda t, _one: escaped(t))
    async def pull(t: Table, one: Explorer, hero: Explorer) -> None:
        """Might against the Might of the strongest hero outside, who rolls a die more for each other."""
        why = "united-pull"
        strongest = max(escaped(t).values(), key=lambda other: other.value("might"))
        dice = strongest.value("might") + len(escaped(t)) - 1
        mine = await throw(t, one, Roll(one.name, ATTACK, why, "might", one.value("might")))
        if mine <= await throw(t, strongest, Roll(strongest.name, DEFENCE, why, "might", dice, mine)):
            t.done.append(FAILED)
            return
        state(t).out.remove(hero.name)
        t.done = [what for what in t.done if what != f"attack:{one.name}"]
        t.tell(ALL, "united-pulled", who=one.name, whom=hero.name)
        hero.place = DOOR
        hero.unmark(OUT)
        if one.place != DOOR:
            await put(t, hero, one.place, one.part)

    @haunt.on(AFTER_ATTACK)
    async def lost_hold(t: Table, attack: Attack) -> None:
        if attack.one.name == t.traitor and attack.loser is attack.one:
            t.done.append(FAILED)
