"""Survival plans: their lines, and how far the team has come. What a finished plan gives stands in `effects/plans`."""

from ....engine import ask_team
from ..data import mansion
from ..data.variants import PLANS
from ..occasions import CATALOGUE, PLAN_DONE, PLAN_LINES, call
from ..state import TEAM, Table


def lines(t: Table, plan: str) -> tuple[str, ...]:
    """Return the conditions of a plan, in order."""
    odd = CATALOGUE.cards_for(PLAN_LINES).get(plan)
    return PLANS[plan] if odd is None else odd.do(t, plan)


def is_met(t: Table, condition: str) -> bool:
    """Return whether the Survivors fulfil a condition now."""
    places = [s.place for s in t.in_play]
    if condition == "together":
        return len(set(places)) == 1
    if condition == "apart":
        return len(set(places)) == len(places)
    wanted = {
        "killer": t.killer_at,
        "knowledge": t.knowledge,
        "tool": mansion.TOOL,
        "mystic": mansion.MYSTIC,
        "radio": mansion.RADIO,
        "hidden_exit": mansion.HIDDEN_EXIT,
    }[condition]
    return wanted in places


def next_line(t: Table, plan: str) -> str:
    """Return the condition that a plan waits for."""
    return lines(t, plan)[t.plan_lines if plan == t.plan else 0]


async def check_progress(t: Table) -> None:
    """After Discover: if the next line of a plan is fulfilled, the plan token may go there."""
    if t.plan_done:
        return
    ready = [plan for plan in t.plans if is_met(t, next_line(t, plan))]
    if not ready:
        return
    choices = {f"advance:{plan}": plan for plan in ready}
    if t.settings.plan_progress == "may" or t.separate or (t.plan and t.plan not in ready):
        choices["decline"] = ""
    deciders = (t.survivors[t.first_player].seat,) if t.separate else t.team
    plan = await ask_team(deciders, "advance-plan", choices)
    if plan:
        await _advance(t, plan)


async def _advance(t: Table, plan: str) -> None:
    t.plan_lines = t.plan_lines + 1 if plan == t.plan else 1
    t.plan = plan
    t.tell(TEAM, "plan-advanced", plan=plan, line=t.plan_lines)
    if t.plan_lines == len(lines(t, plan)):
        t.plan_done = plan
        t.tell(TEAM, "plan-done", plan=plan)
        await call(t, (plan,), PLAN_DONE)
