"""`convert_hero`: heroes who change sides during the haunt, and when they share the new side's victory."""

from .....engine import items, plain
from ...occasions import AFTER_ATTACK, WON, seat_of
from ...state import TRAITOR, Explorer, Scenario, Table
from ...turn.attacks import Attack
from ...victory import Win
from ..form import Haunt
from .state import state_as


@plain
class Turncoats(Scenario):
    """The explorers who have killed a hero."""

    killers: list[str] = items()


state = state_as(Turncoats)


def register(haunt: Haunt) -> None:
    """With no hero left, the traitor wins, and so does everybody who changed sides and has killed a hero.

    The ending is that of every haunt: `<haunt>-all-dead`.
    """

    @haunt.on(AFTER_ATTACK)
    async def killed(t: Table, attack: Attack) -> None:
        victim, winner = attack.loser, attack.winner
        if winner is None or not isinstance(victim, Explorer) or victim.alive or victim.role == TRAITOR:
            return
        seat = seat_of(t, winner)
        if seat and t.explorer_of(seat).name not in state(t).killers:
            state(t).killers.append(t.explorer_of(seat).name)

    @haunt.on(WON)
    def nobody_left(t: Table) -> Win | None:
        if t.heroes():
            return None
        winners = [name for name in t.explorers if name == t.traitor or name in state(t).killers]
        return Win(TRAITOR, f"{haunt.name}-all-dead", tuple(winners))
