"""Survival plans: their lines, and what a finished plan gives the team."""

from ...engine import ask_team
from .data import mansion
from .data.variants import PLANS
from .deeds import EXTRA, MAIN, Deeds
from .harm import calm, heal
from .inventory import draw, draw_from_search, keep_or_discard
from .keywords import go, make_noise, use_up
from .radio import call_rescue
from .state import TEAM, Survivor, Table
from .victory import survivors_win


def lines(t: Table, plan: str) -> tuple[str, ...]:
    """The conditions of a plan, in order."""
    if plan == "P02" and t.switches.ambush_order == "together_first":
        return ("knowledge", "together", "killer")
    return PLANS[plan]


def is_met(t: Table, condition: str) -> bool:
    """Whether the Survivors fulfil a condition now."""
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
    """The condition a plan waits for."""
    return lines(t, plan)[t.plan_lines if plan == t.plan else 0]


async def check_progress(t: Table) -> None:
    """After Discover: if the next line of a plan is fulfilled, the plan token may go there."""
    if t.plan_done:
        return
    ready = [plan for plan in t.plans if is_met(t, next_line(t, plan))]
    if not ready:
        return
    choices = {f"advance:{plan}": plan for plan in ready}
    if t.switches.plan_progress == "may" or t.separate or (t.plan and t.plan not in ready):
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
        await _on_completion(t, plan)


async def _on_completion(t: Table, plan: str) -> None:
    """What some plans bring the moment they are finished."""
    if plan == "P02":
        t.plan_token = t.killer_at if lines(t, plan)[-1] == "killer" else t.in_play[0].place
    elif plan == "P04":
        make_noise(t, mansion.MYSTIC)
    elif plan == "P14":
        s = await ask_team(t.team, "plan-draw", {f"survivor:{s.who}": s for s in t.in_play})
        await draw_from_search(t, s, quiet=False)


def check_plan_victory(t: Table) -> None:
    """At the start of the Survivors' turn: the Rocket Launcher and the Concealed Portal."""
    places = {s.place for s in t.in_play}
    if t.plan_done == "P03" and len(places) == 1 and t.killer_at and not t.last_turn_met:
        if mansion.DISTANCE[t.killer_at][t.in_play[0].place] == 1:
            survivors_win(t, "P03")
    if t.plan_done == "P11" and places == {mansion.MYSTIC}:
        held = {item for s in t.in_play for item in s.items}
        if held >= {"secret_map", "flashlight", "amulet"}:
            survivors_win(t, "P11")


def explode(t: Table) -> None:
    """P01: the Killer has searched an empty room with the explosive in it."""
    if t.plan_done == "P01" and t.plan_token == t.killer.place:
        survivors_win(t, "P01")


def defended(t: Table, item: str, margin: int) -> None:
    """A defence succeeded by this margin: the Ambush and the Arcane Seal may win by it."""
    place = t.encounter_at
    if t.plan_done == "P02" and place == t.plan_token and margin >= 3:
        survivors_win(t, "P02")
    sealed = item == "longsword" or t.switches.arcane_seal == "any_defence"
    if t.plan_done == "P04" and place == mansion.MYSTIC and sealed:
        survivors_win(t, "P04")


# -- deeds of a finished plan ----------------------------------------------------------------------------------------


def special_actions(t: Table, s: Survivor, deeds: Deeds) -> None:
    """What a finished plan lets a Survivor do as an action."""
    plan = t.plan_done
    if t.plan_spent:
        return
    if plan in ("P01", "P08") and "toolbox" in s.items:
        deeds[f"plan:{plan}"] = (MAIN, place_token, ())
    elif plan == "P06" and s.items.count("toolbox") >= 3 and not t.rescue:
        deeds["plan:P06"] = (MAIN, diy_radio, ())
    elif plan == "P13" and s.place == mansion.MAIN_EXIT and "toolbox" in s.items and t.search:
        deeds["plan:P13"] = (MAIN, skeleton_key, ())
    elif plan == "P16" and "amulet" in s.items:
        deeds["plan:P16"] = (MAIN, ancient_chest, ())


def extra_actions(t: Table, s: Survivor, deeds: Deeds) -> None:
    """What a finished plan lets a Survivor do beside the action."""
    plan = t.plan_done
    if plan == "P08" and t.plan_token and t.plan_token not in t.noises:
        deeds["plan:P08"] = (EXTRA, buzz, ())
    elif plan == "P09" and not t.plan_spent:
        for place in mansion.reachable(s.place, 2, tuple(t.blocks)):
            deeds[f"plan:P09:{place}"] = (EXTRA, known_ways, (place,))
    elif plan == "P15" and not t.plan_spent and s.place == mansion.MYSTIC:
        for other in t.at(mansion.MYSTIC):
            if other.health == 1 or other.fear:
                deeds[f"plan:P15:{other.who}"] = (EXTRA, mystic_herbs, (other.who,))


def _spend(t: Table, s: Survivor) -> None:
    t.plan_spent = True
    t.tell(TEAM, "plan-used", who=s.who, plan=t.plan_done)


async def place_token(t: Table, s: Survivor) -> None:
    """P01, P08: a Toolbox becomes an explosive or a buzzer in the own location."""
    _spend(t, s)
    use_up(t, s, "toolbox")
    t.plan_token = s.place


async def diy_radio(t: Table, s: Survivor) -> None:
    """P06: three Toolboxes make a radio; a noise in the own location."""
    _spend(t, s)
    for _ in range(3):
        use_up(t, s, "toolbox")
    make_noise(t, s.place)
    t.progress = t.switches.repair_need
    call_rescue(t)


async def buzz(t: Table, s: Survivor) -> None:
    """P08: a noise at the buzzer."""
    t.tell(TEAM, "plan-used", who=s.who, plan="P08")
    make_noise(t, t.plan_token)


async def known_ways(t: Table, s: Survivor, place: str) -> None:
    """P09: MOVE 1–2."""
    _spend(t, s)
    go(t, s, place)


async def skeleton_key(t: Table, s: Survivor) -> None:
    """P13: a Toolbox opens the bottom of the search deck."""
    _spend(t, s)
    use_up(t, s, "toolbox")
    t.search.append(t.search.pop(0))
    draw(t, s, t.search, "search", quiet=False)
    await keep_or_discard(t, s)


async def mystic_herbs(t: Table, s: Survivor, who: str) -> None:
    """P15: HEAL and remove all fear of somebody at the mystic location."""
    _spend(t, s)
    heal(t, t.by_name(who))
    calm(t, t.by_name(who))


async def ancient_chest(t: Table, s: Survivor) -> None:
    """P16: the Amulet opens a chest with three cards of the search deck."""
    _spend(t, s)
    use_up(t, s, "amulet")
    for _ in range(3):
        await draw_from_search(t, s, quiet=False)
