"""What each player may do in the Action Phase, by the names of options, with what is done if one is chosen."""

from collections.abc import Mapping

from ....engine import Effect
from ..combat.folk import goals, refugees_out, to_arm
from ..combat.gunfire import affordable
from ..occasions import (
    ACTION_CARD,
    CHARACTER_ACTION,
    EVENT_ACTION,
    SPECIAL_ACTION,
    heard,
    option_name,
)
from ..state import Piece, Table
from ..town.building import barricade_sites
from ..town.hospital import discharges, in_beds
from ..town.movement import COLLAPSED, MoveContext, move_context, reach
from ..town.research import in_lab, research_forbidden
from . import actions
from .actions import (
    Action,
    Command,
    Commands,
    act_forbidden,
    bed_heal_forbidden,
    effect_forbidden,
    forage_forbidden,
    purse,
)

SPECIALS: Mapping[str, Action] = {
    CHARACTER_ACTION: actions.do_character_action,
    SPECIAL_ACTION: actions.do_special,
    ACTION_CARD: actions.do_card,
    EVENT_ACTION: actions.do_event_action,
}
"""What is done on which occasion of the Action Phase."""


def can_act(t: Table, seat: str) -> bool:
    """Whether a seat has anything to do but to end the phase."""
    if seat in t.done:
        return False
    return t.event_actions > 0 or seat in t.own_actions or bool(t.free) or bool(to_arm(t)) or bool(special(t, seat))


def open_to(t: Table, seat: str) -> Commands:
    """Everything that a seat may do now."""
    found: dict[str, Command] = {}
    context = move_context(t)
    for unit in t.units.values():
        if not act_forbidden(t, seat, unit):
            found |= of_unit(t, unit, context)
    found |= in_hospital(t, seat)
    found |= with_folk(t, seat)
    found |= in_the_lab(t, seat)
    found |= special(t, seat)
    if t.bridge == COLLAPSED and purse(t, seat):
        found["ferry"] = (actions.do_ferry, ())
    found["end"] = (actions.do_end, ())
    return found


# -- units, patients, folk and the Lab -------------------------------------------------------------------------------


def of_unit(t: Table, unit: Piece, context: MoveContext) -> Commands:
    """What a unit that can act may do: move, fire, build and forage."""
    name = unit.name
    found: dict[str, Command] = {
        f"move:{name}:{goal}": (actions.do_move, (name, path)) for goal, path in reach(t, unit, context).items()
    }
    for shot in affordable(t, unit):
        found[f"fire:{name}:{shot.target.name}"] = (actions.do_fire, (name, shot.target.name))
    if t.settings.chaos:
        for site in barricade_sites(t, unit):
            found[f"build:{name}:{site}"] = (actions.do_build, (name, site))
    if not forage_forbidden(t, unit):
        found[f"forage:{name}"] = (actions.do_forage, (name,))
    return found


def in_hospital(t: Table, seat: str) -> Commands:
    """Heal actions, and discharges, which are free."""
    if not t.settings.infection:
        return {}
    found: dict[str, Command] = {}
    for piece in in_beds(t):
        if not bed_heal_forbidden(t, seat, piece):
            found[f"heal:{piece.name}"] = (actions.do_heal, (piece,))
    for name, (piece, to_town) in discharges(t).items():
        found[name] = (actions.do_discharge, (piece, to_town))
    return found


def with_folk(t: Table, seat: str) -> Commands:
    """Refugees move, or take up arms, which is free."""
    found: dict[str, Command] = {}
    for piece in refugees_out(t):
        if purse(t, seat, piece.name):
            for goal in goals(t, piece):
                found[f"move:{piece.name}:{goal}"] = (actions.do_move_folk, (piece.name, goal))
    for name in to_arm(t):
        found[f"arm:{name}"] = (actions.do_arm, (name,))
    return found


def in_the_lab(t: Table, seat: str) -> Commands:
    """Research by the scientist in the Lab."""
    scientist = in_lab(t) if t.settings.research else None
    if scientist is None or act_forbidden(t, seat, scientist) or research_forbidden(t, scientist):
        return {}
    return {f"research:{scientist.name}": (actions.do_research, (scientist,))}


# -- abilities and cards ---------------------------------------------------------------------------------------------


def special(t: Table, seat: str) -> Commands:
    """Abilities, cards and events that a seat may use now, with everything that may be chosen for them."""
    found: dict[str, Command] = {}
    for occasion, do in SPECIALS.items():
        for owner, effect in heard(t.in_force, occasion):
            found |= by_effect(t, seat, do, owner, effect)
    return found


def by_effect(t: Table, seat: str, do: Action, owner: str, effect: Effect) -> Commands:
    """What may be chosen for one effect; nothing where it is forbidden."""
    if effect_forbidden(t, seat, owner, effect) or effect.forbids(t, owner, seat):
        return {}
    name = option_name(owner, effect)
    return {
        f"{name}:{target}" if target else name: (do, (owner, effect, value))
        for target, value in effect.choices(t, owner, seat).items()
    }
