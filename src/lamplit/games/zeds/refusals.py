"""Why not: the rule that stands against an answer, from the same functions that make the offers."""

from typing import Any

from ...engine import Effect, Offer, Refusal
from . import actions
from .building import barricade_forbidden
from .data.board import LINKS, SPACES, STARTS
from .data.places import BIT
from .data.units import SCIENTISTS, UNITS
from .folk import arm_forbidden, move_forbidden
from .gunfire import in_sight
from .hospital import discharge_forbidden
from .movement import (
    ABOVE_GROUND,
    FOR_SCIENTISTS,
    IN_THE_TUNNEL,
    ON_THE_SURFACE,
    Ground,
    bounds,
    ground,
    is_collapsed,
    points_of,
    unhindered,
)
from .occasions import ACTION_CARD, CATALOGUE, CHARACTER_ACTION, GROUNDED, SPECIAL_ACTION, is_so
from .research import research_forbidden
from .state import DEFIANT, FULL, Piece, Table

UNKNOWN = Refusal()


def rule(name: str) -> Refusal:
    """A refusal that names a rule, or none."""
    return Refusal(name) if name else UNKNOWN


def why_not(t: Table, seat: str, offer: Offer[Any] | None, name: str) -> Refusal:
    """The id of the rule that forbids an answer."""
    verb, *rest = name.split(":")
    if offer is None:
        return rule("DZ-TURN-1")
    if offer.prompt != "action":
        return UNKNOWN
    if verb == "card" and len(rest) >= 1:
        return _card(t, seat, rest[0])
    if verb == "ability" and len(rest) >= 2:
        return _ability(t, seat, rest[0], rest[1])
    if verb in ("heal", "discharge", "bury") and rest:
        return _patient(t, seat, verb, rest[0])
    if verb in ("component", "research") and CATALOGUE[name]:
        return _effect(t, seat, name, [effect for effect in CATALOGUE[name] if effect.occasion == SPECIAL_ACTION])
    if verb not in ("move", "fire", "forage", "build", "arm", "research") or not rest:
        return UNKNOWN
    if verb == "arm":
        return rule(arm_forbidden(t) or "DZ-REF-14")
    if rest[0] in t.folk:
        return _folk(t, seat, verb, t.folk[rest[0]], rest[-1])
    unit = t.units.get(rest[0])
    if unit is None:
        return rule("DZ-ACT-7")
    forbidden = actions.act_forbidden(t, seat, unit)
    if forbidden:
        return rule(forbidden)
    if verb == "research":
        return rule(research_forbidden(t, unit))
    if verb == "forage":
        return rule(actions.forage_forbidden(t, unit))
    if len(rest) != 2:
        return UNKNOWN
    if verb == "build":
        return rule(barricade_forbidden(t, unit, rest[1])) if t.house.chaos and rest[1] in SPACES else UNKNOWN
    return _move(t, unit, rest[1]) if verb == "move" else _fire(t, unit, rest[1])


def _folk(t: Table, seat: str, verb: str, piece: Piece, goal: str) -> Refusal:
    if verb != "move":
        return rule("DZ-VIL-2" if piece.side == FULL else "DZ-REF-5")
    return rule(move_forbidden(t, piece, goal) or ("" if actions.purse(t, seat, piece.name) else "DZ-ACT-1"))


def _move(t: Table, unit: Piece, goal: str) -> Refusal:
    if goal not in SPACES or goal not in LINKS or goal == unit.place:
        return UNKNOWN
    if DEFIANT in unit.marks:
        return rule("DZ-DEF-1")
    if goal in STARTS:
        return rule("DZ-ZED-19")
    lie, there = ground(t), BIT[goal]
    if is_so(t, GROUNDED) and ON_THE_SURFACE & (BIT[unit.place] | there):
        return rule("DZ-TURN-8")
    if unit.name in ABOVE_GROUND and there & IN_THE_TUNNEL:
        return rule("DZ-TUN-7")
    if there & FOR_SCIENTISTS and not (t.house.research and unit.name in SCIENTISTS):
        return rule("DZ-SCI-1")
    if there & lie.closed & ~FOR_SCIENTISTS:
        return rule("DZ-ZED-7" if goal in t.no_entry else "DZ-TURN-8" if closed_by_card(t, goal) else "")
    if there & lie.full:
        return rule("DZ-SCI-2" if there & FOR_SCIENTISTS else "DZ-MOVE-3")
    return rule(on_the_way(t, unit, goal, lie))


def on_the_way(t: Table, unit: Piece, goal: str, lie: Ground) -> str:
    """The rule by which a move ends short of a space: what stands in the way, or that it is too far."""
    shortcuts, stops, closed = bounds(t, unit, lie)
    way = unhindered(unit.place, points_of(t, unit), lie.free_town, shortcuts).get(goal)
    for place in way.path[:-1] if way else ():
        if BIT[place] & closed:
            return "DZ-ZED-7" if place in t.no_entry else "DZ-TURN-8"
        if BIT[place] & stops:
            return "DZ-MOVE-2" if t.enemies_at(place) else "DZ-CHAOS-6" if place in t.chaos else "DZ-TURN-8"
    return "DZ-MOVE-1"


def closed_by_card(t: Table, place: str) -> bool:
    """Whether a card keeps everybody out of a space: the bridge is down, or a track flooded."""
    return is_collapsed(t, place) or SPACES[place].track in t.flooded


def _patient(t: Table, seat: str, verb: str, name: str) -> Refusal:
    piece = t.units.get(name) or t.folk.get(name)
    if piece is None or not t.house.infection:
        return UNKNOWN
    if verb == "heal":
        return rule(actions.bed_heal_forbidden(t, seat, piece))
    return rule(discharge_forbidden(piece) if verb == "discharge" else "DZ-HOSP-2")


def _fire(t: Table, unit: Piece, target: str) -> Refusal:
    zed = t.zeds.get(target) or t.raiders.get(target)
    if zed is None:
        return UNKNOWN
    if zed.place in STARTS:
        return rule("DZ-ZED-19")
    if not UNITS[unit.name].fire:
        return rule("DZ-GUN-1")
    for shot in in_sight(t, unit):
        if shot.target is zed:
            return rule(actions.fire_forbidden(t, shot))
    return rule("DZ-GUN-2")


def _card(t: Table, seat: str, card: str) -> Refusal:
    if card not in t.hand:
        return rule("DZ-FATE-6")
    found = [effect for effect in CATALOGUE[f"fate:{card}"] if effect.occasion == ACTION_CARD]
    return _effect(t, seat, f"fate:{card}", found) if found else rule("DZ-FATE-6")


def _ability(t: Table, seat: str, ability: str, owner: str) -> Refusal:
    if owner not in t.units:
        return UNKNOWN
    found = [effect for effect in CATALOGUE[ability] if effect.occasion in (CHARACTER_ACTION, SPECIAL_ACTION)]
    return _effect(t, seat, owner, found)


def _effect(t: Table, seat: str, owner: str, effects: list[Effect]) -> Refusal:
    for effect in effects:
        if owner not in t.units and owner not in t.in_force:
            return UNKNOWN
        forbidden = actions.effect_forbidden(t, seat, owner, effect) or effect.forbids(t, owner, seat)
        if forbidden:
            return rule(forbidden)
    return UNKNOWN
