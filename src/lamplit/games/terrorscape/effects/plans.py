"""What each survival plan brings, in one place: once finished it is in force for the whole team."""

from ....engine import ALL, ask, ask_team
from ..data import mansion
from ..data.variants import PLANS
from ..harm import calm, heal
from ..keywords import go, make_noise, use_up
from ..occasions import (
    DEFENDED,
    DEFENDS,
    EMPTY_SEARCH,
    EXTRA_ACTION,
    HUSHED,
    NOT_OPEN,
    PLAN_DONE,
    PLAN_LINES,
    REPAIRS,
    SPECIAL_ACTION,
    SURVIVORS_TURN,
    Targets,
    action,
    itself,
    on,
)
from ..state import TEAM, Survivor, Table
from ..survivors.inventory import draw, draw_from_search, keep_or_discard
from ..survivors.plans import lines
from ..survivors.radio import call_rescue
from ..victory import survivors_win

MOLOTOV_DEFENCE = 2


def _spend(t: Table, s: Survivor) -> None:
    t.plan_spent = True
    t.tell(TEAM, "plan-used", who=s.who, plan=t.plan_done)


def _no_toolbox(t: Table, s: Survivor, _target: str) -> str:
    return NOT_OPEN if t.plan_spent or "toolbox" not in s.items else ""


# -- P01 and P08: an explosive, a buzzer -----------------------------------------------------------------------------


@action(SPECIAL_ACTION, "P01", choices=itself("plan:P01"), forbids=_no_toolbox)
@action(SPECIAL_ACTION, "P08", choices=itself("plan:P08"), forbids=_no_toolbox)
async def place_token(t: Table, s: Survivor) -> None:
    """P01, P08: a Toolbox becomes an explosive or a buzzer in the own location."""
    _spend(t, s)
    use_up(t, s, "toolbox")
    t.plan_token = s.place


@on(EMPTY_SEARCH, "P01")
def explode(t: Table, plan: str) -> None:
    """P01: the Killer has searched an empty room with the explosive in it."""
    if t.plan_token == t.killer.place:
        survivors_win(t, plan)


def _no_buzzer(t: Table, _s: Survivor, _target: str) -> str:
    return "" if t.plan_token and t.plan_token not in t.noises else NOT_OPEN


@action(EXTRA_ACTION, "P08", choices=itself("plan:P08"), forbids=_no_buzzer)
async def buzz(t: Table, s: Survivor) -> None:
    """P08: a noise at the buzzer."""
    t.tell(TEAM, "plan-used", who=s.who, plan="P08")
    make_noise(t, t.plan_token)


# -- P02 to P07 ------------------------------------------------------------------------------------------------------


@on(PLAN_LINES, "P02")
def lines_of_ambush(t: Table, plan: str) -> tuple[str, ...]:
    """P02: the Killer is met first, or all come together first, as the table reads the card."""
    return ("knowledge", "together", "killer") if t.settings.ambush_order == "together_first" else PLANS[plan]


@on(PLAN_DONE, "P02")
async def lay_ambush(t: Table, plan: str) -> None:
    """P02: the ambush is laid where the last line was reached."""
    t.plan_token = t.killer_at if lines(t, plan)[-1] == "killer" else t.in_play[0].place


@on(DEFENDED, "P02")
def spring_ambush(t: Table, plan: str, _item: str, margin: int) -> None:
    """P02: a defence there that holds by three wins."""
    if t.encounter_at == t.plan_token and margin >= 3:
        survivors_win(t, plan)


@on(SURVIVORS_TURN, "P03")
def launch_rocket(t: Table, plan: str) -> None:
    """P03: all together, one step from a Killer who met no Survivor last turn."""
    places = {s.place for s in t.in_play}
    if len(places) == 1 and t.killer_at and not t.last_turn_met:
        if mansion.DISTANCE[t.killer_at][t.in_play[0].place] == 1:
            survivors_win(t, plan)


@on(PLAN_DONE, "P04")
async def break_the_silence(t: Table, _plan: str) -> None:
    """P04: a noise at the mystic location."""
    make_noise(t, mansion.MYSTIC)


@on(DEFENDED, "P04")
def seal_the_killer(t: Table, plan: str, item: str, _margin: int) -> None:
    """P04: a defence there that holds with the Longsword wins; with anything, if the table reads it so."""
    if t.encounter_at == mansion.MYSTIC and (item == "longsword" or t.settings.arcane_seal == "any_defence"):
        survivors_win(t, plan)


@on(REPAIRS, "P05")
def repair_better(_t: Table, _s: Survivor) -> int:
    """P05: every repair does one more."""
    return 1


def _too_few_toolboxes(t: Table, s: Survivor, _target: str) -> str:
    return NOT_OPEN if t.plan_spent or t.rescue or s.items.count("toolbox") < 3 else ""


@action(SPECIAL_ACTION, "P06", choices=itself("plan:P06"), forbids=_too_few_toolboxes)
async def diy_radio(t: Table, s: Survivor) -> None:
    """P06: three Toolboxes make a radio; a noise in the own location."""
    _spend(t, s)
    for _ in range(3):
        use_up(t, s, "toolbox")
    make_noise(t, s.place)
    t.progress = t.settings.repair_need
    call_rescue(t)


@on(HUSHED, "P07")
def repair_with_caution(_t: Table, _s: Survivor, doing: str) -> bool:
    """P07: a Toolbox makes no noise."""
    return doing == "toolbox"


# -- P09 to P16; P10 stands with the secret passages -----------------------------------------------------------------


def _known_ways(t: Table, s: Survivor) -> Targets:
    if t.plan_spent:
        return {}
    return {f"plan:P09:{place}": (place,) for place in mansion.reachable(s.place, 2, tuple(t.blocks))}


@action(EXTRA_ACTION, "P09", choices=_known_ways)
async def known_ways(t: Table, s: Survivor, place: str) -> None:
    """P09: MOVE 1–2."""
    _spend(t, s)
    go(t, s, place)


@on(SURVIVORS_TURN, "P11")
def open_portal(t: Table, plan: str) -> None:
    """P11: all at the mystic location with Secret Map, Flashlight and Amulet."""
    held = {item for s in t.in_play for item in s.items}
    if {s.place for s in t.in_play} == {mansion.MYSTIC} and held >= {"secret_map", "flashlight", "amulet"}:
        survivors_win(t, plan)


def _no_whiskey(_t: Table, s: Survivor, _item: str) -> str:
    return "" if "whiskey" in s.items else NOT_OPEN


@on(DEFENDS, "P12", forbids=_no_whiskey)
async def throw_molotov(t: Table, s: Survivor, _item: str) -> int:
    """P12: once in an attack, a Whiskey Bottle adds 2 and does not count as the item."""
    if not await ask(s.seat, "molotov", {"throw": True, "refuse": False}, who=s.who):
        return 0
    use_up(t, s, "whiskey")
    t.tell(ALL, "molotov", who=s.who)
    return MOLOTOV_DEFENCE


def _nothing_to_unlock(t: Table, s: Survivor, target: str) -> str:
    return _no_toolbox(t, s, target) or ("" if s.place == mansion.MAIN_EXIT and t.search else NOT_OPEN)


@action(SPECIAL_ACTION, "P13", choices=itself("plan:P13"), forbids=_nothing_to_unlock)
async def skeleton_key(t: Table, s: Survivor) -> None:
    """P13: a Toolbox opens the bottom of the search deck."""
    _spend(t, s)
    use_up(t, s, "toolbox")
    t.search.append(t.search.pop(0))
    draw(t, s, t.search, "search", quiet=False)
    await keep_or_discard(t, s)


@on(PLAN_DONE, "P14")
async def find_one_more(t: Table, _plan: str) -> None:
    """P14: one of the team draws a card of the search deck."""
    s = await ask_team(t.team, "plan-draw", {f"survivor:{s.who}": s for s in t.in_play})
    await draw_from_search(t, s, quiet=False)


def _patients(t: Table, s: Survivor) -> Targets:
    if t.plan_spent or s.place != mansion.MYSTIC:
        return {}
    return {f"plan:P15:{o.who}": (o.who,) for o in t.at(mansion.MYSTIC) if o.health == 1 or o.fear}


@action(EXTRA_ACTION, "P15", choices=_patients)
async def mystic_herbs(t: Table, s: Survivor, who: str) -> None:
    """P15: HEAL a Survivor at the mystic location and remove all their fear."""
    _spend(t, s)
    heal(t, t.by_name(who))
    calm(t, t.by_name(who))


@action(
    SPECIAL_ACTION,
    "P16",
    choices=itself("plan:P16"),
    forbids=lambda t, s, _target: NOT_OPEN if t.plan_spent or "amulet" not in s.items else "",
)
async def ancient_chest(t: Table, s: Survivor) -> None:
    """P16: the Amulet opens a chest with three cards of the search deck."""
    _spend(t, s)
    use_up(t, s, "amulet")
    for _ in range(3):
        await draw_from_search(t, s, quiet=False)
