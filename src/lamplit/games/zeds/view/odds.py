"""The chances of the options that are open now. People, bots and the terminal see them."""

from collections.abc import Iterator
from dataclasses import replace
from operator import attrgetter
from typing import Any

from ....engine import Effect
from ..chances import Chances
from ..combat.folk import goals, refugees_out
from ..combat.gunfire import in_sight, sight
from ..combat.healing import heal_odds
from ..data.board import CATACOMBS, SPACES, STARTS, TUNNEL
from ..occasions import (
    ACTION_CARD,
    CHARACTER_ACTION,
    EVENT_ACTION,
    EXTRA_DICE,
    FIRST_DIE,
    FORAGE_DICE,
    FORAGE_MORE,
    FORAGING,
    GUNFIRE,
    HAND_TO_HAND,
    HITS_AFTER,
    IF_PLAYED,
    IGNORED_ON,
    NO_TERRAIN,
    REROLL,
    RESULT,
    SPECIAL_ACTION,
    STRENGTH,
    heard,
    is_so,
    listeners,
    odds_of,
    options,
    rolls_dice,
)
from ..odds.columns import Fight
from ..odds.dice import forage_odds, research_odds, way_out_odds
from ..odds.fights import fight_odds, shot_odds
from ..odds.moves import going_odds, ways_out
from ..settings import HORDE
from ..state import Piece, Table
from ..town.hospital import in_beds
from ..town.movement import Ways, move_context, places_of, reach
from ..town.research import in_lab

Offered = dict[str, Chances]
IN_ACTIONS = (CHARACTER_ACTION, SPECIAL_ACTION, ACTION_CARD, EVENT_ACTION)
ASKED = (
    *(HAND_TO_HAND, STRENGTH, NO_TERRAIN, EXTRA_DICE, REROLL, FIRST_DIE, HITS_AFTER, IGNORED_ON, RESULT),
    *(GUNFIRE, FORAGING, FORAGE_DICE, FORAGE_MORE),
)
"""The occasions on which abilities and cards have a say in fights, shots and searches."""
MOST_KNOWN = 64
"""How many chances of units are kept before all are forgotten."""

as_it_stands = attrgetter("name", "place", "side", "hits", "marks")


def offered(t: Table, seat: str) -> Offered:
    """Return the chances of the options that are open now. Only the horde sees those of its own questions."""
    found = in_battle(t) if t.battle else in_actions(t) if t.phase == "actions" else {}
    for seats, odds in t.stakes:
        if seats != (HORDE,) or seat == HORDE:
            found |= {name: chances for name, chances in odds().items() if chances}
    return found


def in_actions(t: Table) -> Offered:
    """Return the chances of moves into danger, shots, searches, Heals, research, abilities and cards."""
    found: Offered = {}
    for odds in of_units(t):
        found |= odds
    if TUNNEL in t.settings.tracks:
        for piece in refugees_out(t):
            if piece.place in CATACOMBS:
                found |= {f"move:{piece.name}:{goal}": way_out_odds(1) for goal in goals(t, piece)}
    if t.settings.infection:
        found |= {f"heal:{piece.name}": heal_odds(t, piece) for piece in in_beds(t)}
    scientist = in_lab(t) if t.settings.research else None
    if scientist is not None and t.research_deck:
        found[f"research:{scientist.name}"] = research_odds(t, scientist)
    return found | by_effects(t)


def of_units(t: Table) -> Iterator[Offered]:
    """Return the chances of each unit that may act."""
    known, context = known_odds(t), move_context(t)
    foes = (*t.zeds.values(), *t.raiders.values())
    meeting = places_of(foes) - STARTS
    any_unit = t.event_actions > 0 or bool(t.own_actions)
    for unit in t.units.values():
        if not any_unit and unit.name not in t.free:
            continue
        ways = reach(t, unit, context)
        risky = {goal: path for goal, path in ways.items() if goal in meeting or ways_out(unit, path)}
        near = {unit.place, *risky, *sight(unit.name, unit.place)}
        enemies = tuple([as_it_stands(foe) for foe in foes if foe.place in near])
        about = (as_it_stands(unit), unit.place in t.chaos, (*risky.items(),), enemies)
        odds = known.get(about)
        if odds is None:
            odds = known[about] = of_unit(t, unit, risky)
        yield odds


def of_unit(t: Table, unit: Piece, risky: Ways) -> Offered:
    """Return the chances of a unit's moves into danger, its shots and its search."""
    found = {f"move:{unit.name}:{goal}": going_odds(t, unit, path) for goal, path in risky.items()}
    for shot in in_sight(t, unit):
        found[f"fire:{unit.name}:{shot.target.name}"] = shot_odds(t, shot)
    if SPACES[unit.place].forage:
        found[f"forage:{unit.name}"] = forage_odds(t, unit)
    return found


def known_odds(t: Table) -> dict[Any, Offered]:
    """Return the chances of single units that are known already, by the unit, its ways and the enemies near it.

    It holds as long as all else is the same that abilities and cards ask for where a unit attacks, fires or searches:
    `tests/zeds/test_known_odds.py` looks after that.
    """
    listening = listeners(t.in_force)
    helpers = [t.units[owner].place for owner, _ in listening.get(EXTRA_DICE, ()) if owner in t.units]
    built = [*t.barricades, t.strongpoint] if t.raiders else []
    about = ([*map(listening.get, ASKED)], t.spent[:], built, helpers)
    if not t.weighed or t.weighed[0] != about or len(t.weighed[1]) > MOST_KNOWN:
        t.weighed = [about, {}]
    return t.weighed[1]


def by_effects(t: Table) -> Offered:
    """Return the chances of abilities, cards and events that roll dice in the Action Phase."""
    found: Offered = {}
    for owner, effect in rolling(t.in_force):
        odds = odds_of(t, owner, effect)
        if odds:
            found |= {name: odds(chosen) for name, chosen in options(t, owner, effect, t.seats[0]).items()}
    return found


def rolling(in_force: tuple[str, ...]) -> tuple[tuple[str, Effect], ...]:
    """Return the effects in force that roll dice in the Action Phase."""
    used = [each for occasion in IN_ACTIONS for each in heard(in_force, occasion)]
    return tuple([(owner, effect) for owner, effect in used if rolls_dice(effect)])


def in_battle(t: Table) -> Offered:
    """Return the chances in the middle of a fight: of defenders, enemies, going on, cards and a reroll."""
    place = t.battle
    foes = [zed for zed in (*t.zeds.values(), *t.raiders.values()) if zed.name in t.foes]
    here = foes or t.zeds_at(place) or t.raiders_at(place)
    unit = t.units.get(t.fighter)
    if not here:
        return {}
    if unit is None:
        return {f"unit:{one.name}": fight_odds(t, Fight(one, here, place, True)) for one in t.units_at(place)}
    if not t.foes:
        return {f"zed:{zed.name}": fight_odds(t, Fight(unit, [zed], place, False)) for zed in here}
    fight = Fight(unit, here, place, t.defending, [*t.given.items()], t.harmless, t.hits_after, forced=True)
    as_it_is = fight_odds(t, fight)
    found: Offered = {"go-on": as_it_is, "fight": as_it_is}
    if is_so(t, REROLL, fight):
        found["reroll"] = fight_odds(t, replace(fight, settled=True))
    for owner, effect in heard(t.in_force, IF_PLAYED):
        for name, chosen in options(t, owner, effect, fight).items():
            played = replace(fight)
            played.take(effect.do(t, owner, fight, chosen))
            found[name] = fight_odds(t, played)
    return found
