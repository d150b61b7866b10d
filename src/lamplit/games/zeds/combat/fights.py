"""One hand-to-hand fight, from the column to the last hit. Retreats stand in `retreats`."""

from ....engine import ALL, ask_team
from ..choices import staked
from ..dice import best_two, roll
from ..occasions import (
    AFTER_ROLL,
    BEFORE_FIGHT,
    HITS_AFTER,
    INFECTION_OF_FIGHT,
    MEETING,
    REROLL,
    call,
    is_so,
    offer,
    offer_one,
    takes_effect,
    values,
)
from ..odds.columns import Fight, Outcome, dice_of, fight_column, final, may_be_bettered, outcome_of
from ..odds.fights import as_they_lie
from ..state import Table
from ..town.stores import infect
from .harm import hurt, spread_hits


async def hand_to_hand(t: Table, fight: Fight) -> Outcome | None:
    """Settle a fight: column and shifts, two dice, infection, hits. Return None where something happens instead."""
    t.battle, t.fighter, t.foes = fight.place, fight.unit.name, [zed.name for zed in fight.zeds]
    t.defending = fight.zeds_attack
    outcome = None
    of_players = fight.unit.name in t.units
    avoided = not fight.forced and await call(t, MEETING, fight)
    if not avoided and (not of_players or await get_ready(t, fight)):
        outcome = await roll_fight(t, fight)
        if of_players:
            await offer(t, AFTER_ROLL, fight, outcome)
        if t.settings.infection:
            infect(t, infection_of(t, fight))
        if outcome.zed_hits:
            await spread_hits(t, fight.zeds, outcome.zed_hits)
        if outcome.human_hits and not fight.harmless:
            await hurt(t, fight.unit, outcome.human_hits)
        if fight.hits_after and fight.unit.name in t.units and fight.unit.place == fight.place:
            await hurt(t, fight.unit, fight.hits_after)
        await hit_again(t, fight)
    t.battle, t.fighter, t.foes = "", "", []
    t.given, t.harmless, t.hits_after = {}, False, 0
    return outcome


async def hit_again(t: Table, fight: Fight) -> None:
    """Hits that components deal to the Zeds when the fight is over."""
    left = [zed for zed in fight.zeds if zed.name in t.zeds and zed.place == fight.place]
    given = values(t, HITS_AFTER, fight) if left else []
    for name, hits in given:
        if hits:
            takes_effect(t, name.rpartition(":")[2])
    await spread_hits(t, left, sum(hits for _, hits in given))


async def get_ready(t: Table, fight: Fight) -> bool:
    """Offer cards before a fight. Return whether there are still enemies to fight."""
    stood = {zed.name: zed.place for zed in fight.zeds}
    note(t, fight)
    while await offer_one(t, BEFORE_FIGHT, fight):
        note(t, fight)
    alive = [zed for zed in fight.zeds if zed.name in t.zeds or zed.name in t.raiders]
    fight.zeds = [zed for zed in alive if zed.place == stood[zed.name]]
    return bool(fight.zeds)


def note(t: Table, fight: Fight) -> None:
    """Note on the table what counts for a fight, so that its odds can be shown."""
    t.given, t.harmless, t.hits_after = dict(fight.given), fight.harmless, fight.hits_after


def infection_of(t: Table, fight: Fight) -> int:
    """Return how much a fight raises infection. A fight against Raiders does not."""
    if fight.against_raiders:
        return 0
    given = [value for _, value in values(t, INFECTION_OF_FIGHT, fight)]
    return 0 if min(given, default=0) < 0 else 1 + max(given, default=0)


def tell_result(t: Table, fight: Fight, outcome: Outcome) -> None:
    """Tell the result of the dice, or what a card makes of it. In a harmless fight the unit takes no hits."""
    hurt_by = 0 if fight.harmless else outcome.human_hits
    t.tell(ALL, "result", human_wins=outcome.human_wins, zed_hits=outcome.zed_hits, human_hits=hurt_by)


async def roll_fight(t: Table, fight: Fight) -> Outcome:
    """Roll the dice, which some units may roll once more, and read them in the column of the fight."""
    first, shifts = fight_column(t, fight)
    column = final(first, shifts)
    t.tell(
        ALL,
        "fight",
        unit=fight.unit.name,
        zeds=[zed.name for zed in fight.zeds],
        place=fight.place,
        zeds_attack=fight.zeds_attack,
        first=first,
        shifts=[list(shift) for shift in shifts],
        column=column,
    )
    dice = roll(t, "fight", dice_of(t, fight), column=column)
    if is_so(t, REROLL, fight) and may_be_bettered(t, fight, column, best_two(dice)):
        asking = ask_team(t.seats, "reroll", {"keep": False, "reroll": True}, dice=dice[:], column=column)
        lying = best_two(dice)
        again = await staked(t, t.seats, asking, lambda: {"keep": as_they_lie(t, fight, column, lying)})
        if again:
            dice = roll(t, "fight", len(dice), column=column)
    outcome = outcome_of(t, fight, column, best_two(dice))
    tell_result(t, fight, outcome)
    return outcome
