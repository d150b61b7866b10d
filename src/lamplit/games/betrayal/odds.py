"""Exact chances, before a player commits: attacks, barriers, what cards, rooms and tasks roll for, and what cards would
make of a roll."""

from .data.rooms import ROOMS, SIDES
from .effects.outcomes import ROLLS
from .effects.rolls import AFTER, BEFORE
from .explorers.dice import PLAIN, TRAIT, Roll, at_least, dice_for
from .explorers.dice import TASK as TASK_ROLL
from .haunts.form import TESTS, needed_for
from .house.discovery import discovery_forbidden
from .house.movement import SWITCH, affordable, cross_forbidden, spared, ways
from .occasions import AFTER_ROLL, BEFORE_ROLL, CANNOT_ACT, FREE, ROOM_ACTION, TASK, USE, first, heard, options
from .shapes import Odds
from .state import TRAITOR, Explorer, Figure, Table
from .turn.attacks import attacks_of, odds_of

VERBS = {"use": USE, "room": ROOM_ACTION, "free": FREE}


def offered(t: Table, one: Figure) -> dict[str, Odds]:
    """Return how likely each option is to succeed, by option."""
    found: dict[str, Odds] = {name: odds_of(t, attack) for name, attack in attacks_of(t, one).items()}
    if not isinstance(one, Explorer) or not one.place:
        return found
    held = bool(first(t, CANNOT_ACT, one))
    found |= {} if held else of_leaving(t, one)
    barrier = ROOMS[one.place].barrier
    if barrier is not None and not held and not cross_forbidden(t, one):
        found["cross"] = of_roll(t, one, barrier.trait, barrier.target, one.place)
    for verb, occasion in VERBS.items():
        if heard(t.in_force, occasion) and (verb == "free" or not held):
            for name, (_owner, effect, _chosen) in options(t, verb, occasion, one).items():
                if effect.name in ROLLS and not (effect.name == SWITCH and one.role == TRAITOR):
                    found[name] = of_roll(t, one, *ROLLS[effect.name], effect.name)
    if t.haunted and not held and heard(t.in_force, TASK):
        for name, (_owner, effect, chosen) in options(t, "task", TASK, one).items():
            if effect.name in TESTS:
                found[name] = of_roll(t, one, *needed_for(t, effect.name, one, chosen), effect.name, TASK_ROLL)
    return found


def of_leaving(t: Table, one: Explorer) -> dict[str, Odds]:
    """Return how likely each step out of a room that calls for a roll is to cost nothing."""
    leaving = ROOMS[one.place].leaving
    if leaving is None or spared(t, one) or affordable(t, one):
        return {}
    trait, need, _lost = leaving
    doors = [f"open:{side}" for side in SIDES if not discovery_forbidden(t, one, side)]
    chance = of_roll(t, one, trait, need, one.place)
    return {name: chance.copy() for name in (*(f"go:{room}" for room in ways(t, one)), *doors)}


def of_roll(t: Table, one: Figure, what: str | int, need: int, why: str, kind: str = TRAIT) -> Odds:
    """Return how likely a roll of a trait, or of so many dice, is to reach a sum."""
    if isinstance(what, int):
        roll = Roll(one.name, PLAIN, why, dice=what)
    else:
        roll = Roll(one.name, kind, why, what, one.value(what), need)
    dice = dice_for(t, roll)
    return {"dice": dice, "need": need, "trait": roll.trait, "chance": round(at_least(dice, need), 4)}


def of_reactions(t: Table, seat: str) -> dict[str, Odds]:
    """Return how likely a roll is to reach what it needs, with each card that its player may use on it."""
    roll: Roll = t.rolling[-1]
    if not roll.need or t.explorers[roll.who].seat != seat:
        return {}
    found: dict[str, Odds] = {"go-on": _chance(t, roll)}
    for name, (owner, _, value) in options(t, "card", AFTER_ROLL if roll.shown else BEFORE_ROLL, roll).items():
        if owner in BEFORE:
            found[name] = _chance(t, BEFORE[owner](t, roll, value))
        elif owner in AFTER:
            tries = [(dice, at_least(dice, roll.need - stays)) for stays, dice in AFTER[owner](roll, value)]
            dice, chance = max(tries, key=lambda tried: tried[1])
            found[name] = {"dice": dice, "need": roll.need, "trait": roll.trait, "chance": round(chance, 4)}
    return found


def of_choices(t: Table, seat: str) -> dict[str, Odds]:
    """Return how likely each roll is to succeed of which a player chooses one."""
    asked, rolls = t.weighing[-1]
    return {name: _chance(t, roll) for name, roll in rolls.items()} if asked == seat else {}


def _chance(t: Table, roll: Roll) -> Odds:
    """Return the chance of a roll that may have been made already, or settled by a card."""
    dice = dice_for(t, roll)
    if roll.shown or roll.result is not None:
        dice, chance = 0, float(roll.total >= roll.need)
    else:
        chance = at_least(dice, roll.need - roll.bonus)
    return {"dice": dice, "need": roll.need, "trait": roll.trait, "chance": round(chance, 4)}
