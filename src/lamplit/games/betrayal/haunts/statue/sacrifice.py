"""`traitor_ritual`: the traitor kills somebody with a weapon, carries the body down, and opens a gate."""

from .....engine import plain
from ...data.cards import CARDS
from ...explorers.cards import lay_down
from ...occasions import AFTER_ATTACK, DIED, GETTING, KEEPS, WON_ATTACK
from ...state import TRAITOR, Explorer, Figure, Scenario, Table
from ...turn.attacks import Attack
from .. import blocks
from ..blocks import burdens, is_hero
from ..blocks.burdens import burden_of
from ..form import Aim, Haunt

BODY = "token-body"
GATES = ("catacombs", "chasm", "pentagram_chamber")
MINDS = ("knowledge", "sanity")
NEEDED = 4


@plain
class Sacrifice(Scenario):
    """Whom the traitor's weapon has just struck, how many bodies there were, and whether the gate is open."""

    struck: str = ""
    bodies: int = 0
    open: bool = False


state = blocks.state_as(Sacrifice)


def is_weapon(card: str) -> bool:
    """Return whether a card is a weapon."""
    return card in CARDS and CARDS[card].weapon


def register(haunt: Haunt, rule: str, gate_rule: str) -> None:
    """`rule` says how the dead are carried, by the traitor alone; `gate_rule`, how the gate is opened by the task
    `statue-gate`."""
    burdens.register(haunt, BODY, rule, cost=1)

    @haunt.on(KEEPS)
    def left_alone(_t: Table, card: str, one: Explorer, how: str) -> str:
        return rule if how in GETTING and card.startswith(BODY) and is_hero(one) else ""

    @haunt.on(WON_ATTACK)
    async def strikes(t: Table, attack: Attack) -> bool:
        armed = attack.one.name == t.traitor and attack.winner is attack.one and is_weapon(attack.way.card)
        state(t).struck = attack.other.name if armed else ""
        return False

    @haunt.on(DIED)
    async def lies_there(t: Table, one: Explorer) -> None:
        if state(t).struck == one.name:
            state(t).bodies += 1
            lay_down(t, one.place, f"{BODY}-{state(t).bodies}", one.part)

    @haunt.on(AFTER_ATTACK)
    async def over(t: Table, _attack: Attack) -> None:
        state(t).struck = ""

    def gate_forbidden(_t: Table, one: Explorer) -> str:
        return "" if one.role == TRAITOR and one.place in GATES and burden_of(one, BODY) else gate_rule

    @haunt.task(
        "gate", gate_forbidden, lambda _t, _one: {m: m for m in MINDS}, roll=lambda _t, _one, mind: (mind, NEEDED)
    )
    async def gate(t: Table, one: Explorer, mind: str) -> None:
        state(t).open = await blocks.task_roll(t, one, "statue-gate", mind)


def aims(t: Table, one: Figure, haunt: Haunt) -> list[Aim]:
    """Aims of bots: carry a body to a gate; without one, get or make one."""
    if burden_of(one, BODY):
        below = [Aim("go", room, 8) for room in GATES if room in t.plan]
        return [Aim("task", "statue-gate", 9), *(below or [Aim("explore", room, 3) for room in GATES])]
    bodies = [card for pile in t.floor_piles.values() for card in pile if card.startswith(BODY)]
    return [*(Aim("take", body, 5) for body in bodies), *(Aim("attack", hero.name, 3) for hero in t.heroes())]
