"""What a table can hold at most: for tables from elsewhere."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from ...engine.state.bounds import TRUTH, Among, Anything, Fields, Number, Pile, Text, table_of
from .data import items, mansion, people, variants
from .settings import Settings
from .state import SEATS, TEAM, Table

ITEM = Among({*items.ITEMS, items.KEY})
SKILL = Among(people.SKILLS)
PLACE = Among(mansion.PLACES)
ALL_ITEMS = Counter(
    [*items.deck(items.DISCOVER), *items.deck(items.SEARCH), items.SEARCH_BOTTOM, *items.BACKPACK.values()]
)
ITEMS = Pile(ALL_ITEMS.total(), ITEM)
SKILLS = Pile(max(sum(killer.deck.values()) for killer in people.KILLERS.values()) + 1, SKILL)
SURVIVOR_TRAITS = Pile(len(variants.SURVIVOR_TRAITS), Among(variants.SURVIVOR_TRAITS))
KILLER_TRAITS = Pile(len(variants.KILLER_TRAITS), Among(variants.KILLER_TRAITS))
PLANS = Pile(len(variants.PLANS), Among(variants.PLANS))
PLACES = Pile(len(mansion.PLACES), PLACE)
NOTES = Pile(40, Text(40))
"""What a Survivor or the Killer has used, or is marked with."""
TURNS = Number(0, 100_000)
FEW = Number(0, 20)
NUMBERS = Pile(len(TEAM), Number(0, len(TEAM) - 1))
SURVIVOR = Fields(
    seat=Among(TEAM),
    who=Among(people.SURVIVORS),
    place=PLACE,
    health=Number(0, 10),
    fear=Number(0, 10),
    items=ITEMS,
    keys=ITEMS,
    traits=SURVIVOR_TRAITS,
    offered=SURVIVOR_TRAITS,
    spent=NOTES,
    acted=TRUTH,
    ready=TRUTH,
    out=Text(20),
)
KILLER = Fields(
    who=Among(people.KILLERS),
    place=PLACE,
    last_seen=PLACE,
    stealth=Text(40),
    level=Number(0, people.TOP_LEVEL),
    strength=Number(0, 2 * people.TOP_STRENGTH),
    turn_bonus=FEW,
    attack_bonus=FEW,
    hand=SKILLS,
    deck=SKILLS,
    discard=SKILLS,
    locked=SKILLS,
    playing=SKILLS,
    paying=SKILLS,
    traits=KILLER_TRAITS,
    offered=KILLER_TRAITS,
    spent=NOTES,
    marks=NOTES,
    actions=FEW,
    met=TRUTH,
    turns=TURNS,
)
SETTLED = Fields(**{name: Anything(1) for name in Settings.__dataclass_fields__})
"""Whether a reading can stand so, it checks by itself."""
BOUNDS = table_of(
    switches=SETTLED,
    players=Number(2, len(SEATS)),
    separate=TRUTH,
    with_plans=TRUTH,
    trait_numbers=Pile(4, Number(0, 6)),
    killer=KILLER,
    survivors=Pile(len(TEAM), SURVIVOR),
    round=TURNS,
    turn=Text(20),
    revealed=TRUTH,
    blocks=Pile(len(mansion.LINKS), Among(mansion.LINKS)),
    noises=PLACES,
    heard=PLACES,
    echoes=PLACES,
    firecracker=TRUTH,
    cracker_heard=TRUTH,
    discover=ITEMS,
    search=ITEMS,
    discard=ITEMS,
    removed=ITEMS,
    drawn=ITEMS,
    stand=ITEMS,
    box=ITEMS,
    progress=FEW,
    repaired_now=TRUTH,
    rescue=FEW,
    trap=Text(40),
    found=NUMBERS,
    attacked=NUMBERS,
    slipped=NUMBERS,
    encounter_at=PLACE,
    first_player=Number(0, len(TEAM) - 1),
    plans=PLANS,
    plan=Among(variants.PLANS),
    plan_lines=FEW,
    plan_done=Text(40),
    plan_spent=TRUTH,
    plan_token=Text(40),
    last_turn_met=TRUTH,
    survivor_traits=SURVIVOR_TRAITS,
    killer_traits=KILLER_TRAITS,
    plan_deck=PLANS,
)


NOTHING: Mapping[str, int] = {}


def box(t: Table) -> Mapping[str, Mapping[str, int]]:
    """Return all cards in use: items and skills once all characters are chosen, traits and plans with the variants."""
    hunter = people.KILLERS.get(t.killer.who) if t.revealed else None
    traits = t.revealed and any(t.trait_numbers) and t.step != "choose_traits"
    plans = t.revealed and t.with_plans and t.step not in ("choose_traits", "draw_plans")
    return {
        "item": ALL_ITEMS if t.revealed else NOTHING,
        "skill": NOTHING if hunter is None else {**hunter.deck, hunter.locked: 1},
        "survivor-trait": Counter(variants.SURVIVOR_TRAITS) if traits else NOTHING,
        "killer-trait": Counter(variants.KILLER_TRAITS) if traits else NOTHING,
        "plan": Counter(tuple(variants.PLANS)) if plans else NOTHING,
    }


def fits(t: Table, options: Mapping[str, Any]) -> None:
    """Raise `ValueError` unless each seat has a Survivor of its own, once all characters are chosen."""
    if tuple(s.seat for s in t.survivors) != TEAM:
        raise ValueError("not one Survivor for each seat")
    chosen = [s.who for s in t.survivors if s.who]
    if len(set(chosen)) < len(chosen) or (t.revealed and len(chosen) < len(TEAM)):
        raise ValueError("not three different Survivors")
    if t.separate != options["separate_ways"] or t.with_plans != options["plans"]:
        raise ValueError("variants other than those of the table")
