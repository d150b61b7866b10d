"""The radio: repairing it, and the rescue it calls."""

from ....engine import ALL
from ..data import mansion
from ..occasions import REPAIRS, given_by, is_hushed
from ..state import TEAM, Survivor, Table
from .inventory import draw_from_search


def repair_forbidden(t: Table, s: Survivor) -> str:
    """Return the rule that forbids repairing the radio, or nothing."""
    if s.place != mansion.RADIO:
        return "TS-MAP-RADIO"
    if s.place == t.killer_at:
        return "TS-SURV-REPAIR-4"
    if t.rescue:
        return "TS-SURV-REPAIR-5"
    return "TS-SURV-REPAIR-3" if t.repaired_now else ""


async def advance_repair(t: Table, s: Survivor, by: int) -> None:
    """Repair the radio. Going separate ways, each token placed is worth a card of the search deck."""
    t.repaired_now = True
    placed = min(by + given_by(t, s, REPAIRS), t.settings.repair_need - t.progress)
    t.progress += placed
    t.tell(TEAM, "repaired", who=s.who, progress=t.progress)
    if t.progress == t.settings.repair_need:
        call_rescue(t)
    if t.separate:
        for _ in range(placed):
            await draw_from_search(t, s, quiet=is_hushed(t, s, "repair"))


def call_rescue(t: Table) -> None:
    """Call the rescue: the radio works, and everybody knows."""
    t.rescue = t.settings.rescue_rounds
    t.tell(ALL, "rescue-called", rounds=t.rescue)
