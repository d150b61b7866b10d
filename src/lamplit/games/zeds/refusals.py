"""Why not: the condition that stands against an answer and its rule, from the same functions that make the offers.

These functions name both as `rule:condition`, or `rule:condition:what` where something belongs to it: a space, or how
much would be needed. The words of a condition are the message `refused-<condition>`.
"""

from collections.abc import Mapping
from typing import Any

from ...engine import Effect, Offer, Refusal
from .combat.folk import arm_forbidden, move_forbidden
from .combat.gunfire import in_sight
from .data.board import LINKS, SPACES, STARTS
from .data.units import SCIENTISTS, UNITS
from .occasions import (
    ACTION_CARD,
    AFTER_ROLL,
    BEFORE_FIGHT,
    CATALOGUE,
    CHARACTER_ACTION,
    GROUNDED,
    SPECIAL_ACTION,
    ZEDS_CARD,
    is_so,
)
from .phases import actions
from .state import DEFIANT, FULL, Piece, Table
from .town.building import barricade_forbidden
from .town.hospital import discharge_forbidden
from .town.movement import (
    ABOVE_GROUND,
    FOR_SCIENTISTS,
    IN_THE_TUNNEL,
    ON_THE_SURFACE,
    MoveContext,
    is_collapsed,
    limits_of,
    move_context,
    points_of,
    search,
)
from .town.research import research_forbidden

UNKNOWN = Refusal()
ELSEWHEN = {BEFORE_FIGHT: "before-a-fight", AFTER_ROLL: "after-a-roll", ZEDS_CARD: "before-zeds-move"}
"""When cards are played that are not for the Action Phase."""


def refuse(found: str, **about: Any) -> Refusal:
    """A refusal by rule and condition; one that names neither where there is none.

    >>> refuse("DZ-BUILD-1:no-supplies:2", unit="hunt")
    Refusal(rule='DZ-BUILD-1', message='refused-no-supplies', args={'unit': 'hunt', 'what': 2})
    """
    rule, _, condition = found.partition(":")
    name, _, what = condition.partition(":")
    if not rule:
        return UNKNOWN
    args: Mapping[str, Any] = {**about, "what": int(what) if what.isdecimal() else what}
    return Refusal(rule, f"refused-{name}", args) if name else Refusal(rule)


def why_not(t: Table, seat: str, offer: Offer[Any] | None, name: str) -> Refusal:
    """What forbids an answer."""
    verb, *rest = name.split(":")
    if offer is None:
        return refuse("DZ-TURN-1:not-asked")
    if offer.prompt != "action":
        return UNKNOWN
    if verb == "card" and len(rest) >= 1:
        return _card(t, seat, rest[0], rest[1:])
    if verb == "ability" and len(rest) >= 2:
        return _ability(t, seat, rest[0], rest[1], rest[2:])
    if verb in ("heal", "discharge", "bury") and rest:
        return _patient(t, seat, verb, rest[0])
    if verb in ("component", "research") and CATALOGUE[name]:
        found = [effect for effect in CATALOGUE[name] if effect.occasion == SPECIAL_ACTION]
        return _effect(t, seat, name, found, [])
    if verb not in ("move", "fire", "forage", "build", "arm", "research") or not rest:
        return UNKNOWN
    if verb == "arm":
        return refuse(arm_forbidden(t) or "DZ-REF-14:nobody-to-arm")
    if rest[0] in t.folk:
        return _folk(t, seat, verb, t.folk[rest[0]], rest[-1])
    unit = t.units.get(rest[0])
    if unit is None:
        return _not_here(t, rest[0])
    forbidden = actions.act_forbidden(t, seat, unit) or _forbidden(t, unit, verb, rest[1:])
    return refuse(forbidden, **_about(unit), **_aim(t, rest[1:]))


def _about(piece: Piece) -> dict[str, Any]:
    return {"unit": piece.name, "place": piece.place}


def _aim(t: Table, rest: list[str]) -> dict[str, Any]:
    """What an answer is aimed at: a space, or a piece where it stands."""
    if len(rest) != 1:
        return {}
    if rest[0] in SPACES:
        return {"goal": rest[0]}
    foe = t.zeds.get(rest[0]) or t.raiders.get(rest[0])
    return {"target": rest[0], "goal": foe.place} if foe else {}


def _not_here(t: Table, name: str) -> Refusal:
    if name in t.zeds or name in t.raiders:
        return refuse("DZ-ACT-7:not-led", unit=name)
    return refuse("DZ-ACT-7:not-in-play", unit=name) if name in UNITS else UNKNOWN


def _forbidden(t: Table, unit: Piece, verb: str, rest: list[str]) -> str:
    """The condition against what a unit that can act is to do."""
    if verb == "research":
        return research_forbidden(t, unit)
    if verb == "forage":
        return actions.forage_forbidden(t, unit)
    if len(rest) != 1:
        return ""
    if verb == "build":
        return barricade_forbidden(t, unit, rest[0]) if t.settings.chaos and rest[0] in SPACES else ""
    return _move(t, unit, rest[0]) if verb == "move" else _fire(t, unit, rest[0])


def _folk(t: Table, seat: str, verb: str, piece: Piece, goal: str) -> Refusal:
    about = {**_about(piece), **_aim(t, [goal])}
    if verb != "move":
        return refuse("DZ-VIL-2:villagers" if piece.side == FULL else "DZ-REF-5:refugees-only-move", **about)
    paid = actions.purse(t, seat, piece.name)
    return refuse(move_forbidden(t, piece, goal) or ("" if paid else "DZ-ACT-1:no-action:1"), **about)


def _move(t: Table, unit: Piece, goal: str) -> str:
    if goal not in SPACES or goal not in LINKS or goal == unit.place:
        return ""
    if DEFIANT in unit.marks:
        return "DZ-DEF-1:defiant"
    if goal in STARTS:
        return "DZ-ZED-19:start"
    context = move_context(t)
    if is_so(t, GROUNDED) and not ON_THE_SURFACE.isdisjoint((unit.place, goal)):
        return "DZ-TURN-8:grounded"
    if unit.name in ABOVE_GROUND and goal in IN_THE_TUNNEL:
        return "DZ-TUN-7:above-ground"
    if goal in FOR_SCIENTISTS and not (t.settings.research and unit.name in SCIENTISTS):
        return "DZ-SCI-1:scientists-only"
    if goal in context.closed and goal not in FOR_SCIENTISTS:
        return _closed(t, goal)
    if goal in context.full:
        return "DZ-SCI-2:taken" if goal in FOR_SCIENTISTS else "DZ-MOVE-3:full"
    return on_the_way(t, unit, goal, context)


def _closed(t: Table, place: str) -> str:
    """What closes a space."""
    if place in t.no_entry:
        return f"DZ-ZED-7:no-entry:{place}"
    if is_collapsed(t, place):
        return f"DZ-TURN-8:bridge-down:{place}"
    return f"DZ-TURN-8:flooded:{place}" if SPACES[place].track in t.flooded else ""


def on_the_way(t: Table, unit: Piece, goal: str, context: MoveContext) -> str:
    """Why a move ends short of a space: what stands in the way, or that it is too far."""
    limits = limits_of(t, unit, context, points_of(t, unit))
    way = search(unit.place, limits.points, context.free_town_center, limits.shortcuts).get(goal, ())
    for place in way[:-1]:
        if place in limits.closed:
            return _closed(t, place) or f"DZ-TURN-8:no-entry:{place}"
        if place in limits.stops:
            return _stopped(t, place)
    return f"DZ-MOVE-1:too-far:{limits.points}"


def _stopped(t: Table, place: str) -> str:
    """What makes a move end in a space."""
    if t.enemies_at(place):
        return f"DZ-MOVE-2:enemies-on-the-way:{place}"
    return f"DZ-CHAOS-6:chaos-on-the-way:{place}" if place in t.chaos else f"DZ-TURN-8:ferry-on-the-way:{place}"


def _patient(t: Table, seat: str, verb: str, name: str) -> Refusal:
    piece = t.units.get(name) or t.folk.get(name)
    if piece is None or not t.settings.infection:
        return UNKNOWN
    if verb == "heal":
        return refuse(actions.bed_heal_forbidden(t, seat, piece), **_about(piece))
    return refuse(discharge_forbidden(piece) if verb == "discharge" else "DZ-HOSP-2:not-in-bed", **_about(piece))


def _fire(t: Table, unit: Piece, target: str) -> str:
    zed = t.zeds.get(target) or t.raiders.get(target)
    if zed is None:
        return ""
    if zed.place in STARTS:
        return "DZ-ZED-19:start-fire"
    if not UNITS[unit.name].fire:
        return "DZ-GUN-1:no-guns"
    for shot in in_sight(t, unit):
        if shot.target is zed:
            return actions.fire_forbidden(t, shot)
    return "DZ-GUN-2:out-of-range"


def _card(t: Table, seat: str, card: str, rest: list[str]) -> Refusal:
    if card not in t.hand:
        return refuse("DZ-FATE-6:not-in-hand", card=card) if CATALOGUE[f"fate:{card}"] else UNKNOWN
    effects = CATALOGUE[f"fate:{card}"]
    found = [effect for effect in effects if effect.occasion == ACTION_CARD]
    if found:
        return _effect(t, seat, f"fate:{card}", found, rest)
    when = next((ELSEWHEN[effect.occasion] for effect in effects if effect.occasion in ELSEWHEN), "not-now")
    return refuse(f"DZ-FATE-6:{when}", card=card)


def _ability(t: Table, seat: str, ability: str, owner: str, rest: list[str]) -> Refusal:
    if owner not in t.units:
        return _not_here(t, owner)
    found = [effect for effect in CATALOGUE[ability] if effect.occasion in (CHARACTER_ACTION, SPECIAL_ACTION)]
    return _effect(t, seat, owner, found, rest)


def _effect(t: Table, seat: str, owner: str, effects: list[Effect], rest: list[str]) -> Refusal:
    """What stands against an ability, a card or a component; or that it is of no use on anybody, or not on this one."""
    kind, _, card = owner.rpartition(":")
    about: dict[str, Any] = {"unit": owner, "ability": effects[0].name} if effects and not kind else {"card": card}
    if owner in t.units:
        about |= {"place": t.units[owner].place, "seat": t.owners.get(owner, seat)}
    for effect in effects:
        if owner not in t.units and owner not in t.in_force:
            return UNKNOWN
        forbidden = actions.effect_forbidden(t, seat, owner, effect) or effect.forbids(t, owner, seat)
        if not forbidden and not effect.choices(t, owner, seat):
            forbidden = "DZ-ACT-3:nothing-to-do-with" if not kind else "DZ-FATE-6:card-without-use"
        if not forbidden and len(rest) == 1:
            forbidden = f"DZ-ACT-3:not-on:{rest[0]}" if not kind else f"DZ-FATE-6:card-not-on:{rest[0]}"
        if forbidden:
            return refuse(forbidden, **about)
    return UNKNOWN
