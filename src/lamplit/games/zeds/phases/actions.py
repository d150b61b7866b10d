"""The Action Phase: what actions cost, what forbids them, and how they are done."""

from collections.abc import Callable, Coroutine, Mapping
from functools import partial
from typing import Any

from ....engine import ALL, Effect, ask_team
from ..choices import staked
from ..combat.folk import arm, go_to
from ..combat.getting_lost import lose_unit
from ..combat.gunfire import ammo_needed, can_pay, fire, in_sight
from ..combat.healing import heal, heal_forbidden
from ..combat.retreats import attack_zeds
from ..data.board import BEDS, CATACOMBS, SPACES, STARTS, TOWN_CENTER
from ..data.tables import MOST_EVENT_ACTIONS
from ..occasions import (
    ACTION_CARD,
    CHARACTER_ACTION,
    EVENT_ACTION,
    FREE_IN_CHAOS,
    FREE_TOWN_CENTER,
    PAYS_SUPPLIES,
    is_so,
    option_name,
    renew,
    takes_effect,
)
from ..odds.columns import Shot
from ..odds.moves import odds_of_ways
from ..state import EKG, Piece, Table
from ..town.building import build_barricade
from ..town.catacombs import LEAVES, LOST, catacomb_roll, must_roll
from ..town.foraging import forage
from ..town.hospital import discharge
from ..town.movement import FERRY, TRUCKS, Ways, move_context, points_of, ways_within
from ..town.research import research
from ..town.superweapon import GUARD, equip
from .fate import play_card

Action = Callable[..., Coroutine[Any, Any, None]]
Command = tuple[Action, tuple[Any, ...]]
"""An action and its arguments; an option that is chosen calls `do(table, seat, *args)`."""
Commands = Mapping[str, Command]
"""Commands by the names of the options."""


def start_actions(t: Table, event_actions: int) -> None:
    """The pool: a Player Action for each player, and the Event Actions of the card."""
    t.event_actions = min(MOST_EVENT_ACTIONS, t.event_actions + event_actions)
    t.own_actions = list(t.seats)
    t.free, t.done = [], []


# -- paying ----------------------------------------------------------------------------------------------------------


def purse(t: Table, seat: str, unit: str = "") -> int:
    """How many actions a seat could spend on a unit."""
    return t.event_actions + (seat in t.own_actions) + t.free.count(unit)


def pay(t: Table, seat: str, unit: str, cost: int = 1) -> None:
    """The unit's free actions first, then the player's own action, then Event Actions."""
    for _ in range(cost):
        if unit in t.free:
            t.free.remove(unit)
        elif seat in t.own_actions:
            t.own_actions.remove(seat)
        else:
            t.event_actions -= 1


def act_forbidden(t: Table, seat: str, unit: Piece, cost: int = 1) -> str:
    """The rule against any action of a unit."""
    if unit.place in t.chaos and not is_so(t, FREE_IN_CHAOS, unit):
        return "DZ-CHAOS-7:in-chaos"
    if EKG in unit.marks:
        return "DZ-COMA-1:comatose"
    return "" if t.event_actions >= cost or purse(t, seat, unit.name) >= cost else f"DZ-ACT-1:no-action:{cost}"


# -- what forbids ----------------------------------------------------------------------------------------------------


def fire_forbidden(t: Table, shot: Shot) -> str:
    """The rule against a shot that is in sight."""
    if can_pay(t, shot):
        return ""
    return f"DZ-GUN-1:no-{'supplies' if is_so(t, PAYS_SUPPLIES, shot) else 'ammo'}:{ammo_needed(t, shot)}"


def forage_forbidden(t: Table, unit: Piece) -> str:
    """The rule against foraging where a unit stands."""
    space = SPACES[unit.place]
    if space.forage:
        return ""
    return "DZ-FORAGE-1:open-road" if space.track else "DZ-FORAGE-1:nothing-to-find"


def bed_heal_forbidden(t: Table, seat: str, piece: Piece) -> str:
    """The rule against a Heal action."""
    if piece.place not in BEDS:
        return "DZ-HEAL-2:not-in-bed"
    if purse(t, seat, piece.name) < 1:
        return "DZ-ACT-1:no-action:1"
    return heal_forbidden(t, piece)


def effect_forbidden(t: Table, seat: str, owner: str, effect: Effect) -> str:
    """The rule against an ability or card in the Action Phase, besides its own conditions."""
    occasion = effect.occasion
    if occasion == ACTION_CARD:
        return ""
    if occasion == EVENT_ACTION:
        return "DZ-ACT-3:event-used" if t.used.count(option_name(owner, effect)) >= effect.cost else ""
    unit = t.units.get(owner)
    if unit is None:
        return "" if purse(t, seat) >= effect.cost else f"DZ-ACT-1:no-action:{effect.cost}"
    if occasion == CHARACTER_ACTION:
        if t.used and option_name(owner, effect) in t.used:
            return "DZ-ACT-3:ability-used"
        if t.owners.get(owner, seat) != seat:
            return "DZ-COOP-2:of-another"
        return act_forbidden(t, seat, unit, 0)
    return act_forbidden(t, seat, unit, effect.cost)


# -- what is done ----------------------------------------------------------------------------------------------------


async def do_move(t: Table, seat: str, name: str, path: tuple[str, ...]) -> None:
    """One unit moves, and fights where it meets Zeds."""
    unit = t.units[name]
    pay(t, seat, name)
    points = points_of(t, unit)
    if TRUCKS in unit.marks:
        unit.unmark(TRUCKS)
        renew(t)
    await walk(t, unit, path, points)


async def walk(t: Table, unit: Piece, path: tuple[str, ...], points: int) -> None:
    """A unit goes along a path and fights the enemies at its end. In Catacombs it may be stopped, or get lost."""
    route = [unit.place, *path]
    passed = 0
    for number, place in enumerate(route[:-1]):
        if place not in CATACOMBS or not must_roll(unit, place):
            continue
        if number:
            t.tell(ALL, "went", unit=unit.name, path=route[passed : number + 1], place=place)
            unit.place, passed = place, number
        found = catacomb_roll(t, unit)
        if found == LOST and await lose_unit(t, unit):
            await go_on_from(t, unit, points - cost_of(t, route[: number + 1]) - 1)
        if found != LEAVES:
            return
    goal = route[-1]
    t.tell(ALL, "went", unit=unit.name, path=route[passed:], place=goal)
    unit.place = goal
    if unit.name == GUARD:
        equip(t, unit, *route)
    if goal not in STARTS and t.enemies_at(goal):
        await attack_zeds(t, unit, route[-2::-1])


def cost_of(t: Table, route: list[str]) -> int:
    """The points of movement that a route takes."""
    free = route[1:].count(TOWN_CENTER) if is_so(t, FREE_TOWN_CENTER) else 0
    return len(route) - 1 - free


async def go_on_from(t: Table, unit: Piece, points: int) -> None:
    """A unit that got lost may go on from where it turned up with the movement it has left."""
    goals: Ways = ways_within(t, unit, move_context(t), points) if points > 0 else {}
    if goals:
        choices = {"stay": "", **{f"place:{goal}": goal for goal in goals}}
        asking = ask_team(t.seats, "walk-on", choices, unit=unit.name)
        odds = partial(odds_of_ways, t, unit, goals)
        goal = await staked(t, t.seats, asking, odds)
        if goal:
            await walk(t, unit, goals[goal], points)


async def do_move_folk(t: Table, seat: str, name: str, goal: str) -> None:
    """Refugees go toward Town Center."""
    pay(t, seat, name)
    await go_to(t, t.folk[name], goal)


async def do_build(t: Table, seat: str, name: str, place: str) -> None:
    """A unit builds a barricade."""
    pay(t, seat, name)
    build_barricade(t, t.units[name], place)


async def do_arm(t: Table, _seat: str, civilians: str) -> None:
    """Refugees of the Camp take up arms."""
    arm(t, civilians)


async def do_fire(t: Table, seat: str, name: str, target: str) -> None:
    """One unit fires at one Zed."""
    shot = next(shot for shot in in_sight(t, t.units[name]) if shot.target.name == target)
    pay(t, seat, name)
    await fire(t, shot, ammo_needed(t, shot))


async def do_forage(t: Table, seat: str, name: str) -> None:
    """One unit searches the space it is in."""
    pay(t, seat, name)
    await forage(t, t.units[name])


async def do_heal(t: Table, seat: str, piece: Piece) -> None:
    """Heal a patient by one step."""
    pay(t, seat, piece.name)
    await heal(t, piece)


async def do_research(t: Table, seat: str, scientist: Piece) -> None:
    """The scientist in the Lab tries to reveal the next research card."""
    pay(t, seat, scientist.name)
    await research(t, scientist)


async def do_discharge(t: Table, _seat: str, piece: Piece, to_town: bool) -> None:
    """A patient leaves a Bed."""
    discharge(t, piece, to_town)


async def do_character_action(t: Table, seat: str, owner: str, effect: Effect, chosen: Any) -> None:
    """An ability that works once each Action Phase without cost."""
    t.used.append(option_name(owner, effect))
    t.tell(ALL, "ability", unit=owner, ability=effect.name)
    await effect.do(t, owner, seat, chosen)


async def do_special(t: Table, seat: str, owner: str, effect: Effect, chosen: Any) -> None:
    """An ability that costs actions."""
    pay(t, seat, owner, effect.cost)
    t.tell(ALL, "ability", unit=owner, ability=effect.name)
    await effect.do(t, owner, seat, chosen)


async def do_card(t: Table, seat: str, owner: str, effect: Effect, chosen: Any) -> None:
    """A held card of the Action Phase."""
    play_card(t, owner.partition(":")[2])
    await effect.do(t, owner, seat, chosen)


async def do_event_action(t: Table, seat: str, owner: str, effect: Effect, chosen: Any) -> None:
    """What the current event offers, as often as it says."""
    t.used.append(option_name(owner, effect))
    takes_effect(t, t.event)
    await effect.do(t, owner, seat, chosen)


async def do_ferry(t: Table, seat: str) -> None:
    """A ferry takes the place of the bridge."""
    pay(t, seat, "")
    t.bridge = FERRY
    t.tell(ALL, "bridge", state=t.bridge)


async def do_end(t: Table, seat: str) -> None:
    """A player ends the phase; the actions they have left are lost."""
    t.done.append(seat)
    if len(t.seats) > 1:
        t.tell(ALL, "done", seat=seat)
