"""What each player may do in the Action Phase, by the names of options, with what is done if one is chosen."""

from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from ...engine import Effect
from . import actions
from .actions import act_forbidden, bed_heal_forbidden, effect_forbidden, purse
from .building import barricade_sites
from .data.board import SPACES
from .data.places import Places
from .folk import goals, refugees_out, to_arm
from .gunfire import seen_from, targets
from .hospital import discharges, in_beds
from .movement import COLLAPSED, Ground, ground, range_of, unhindered, ways
from .occasions import (
    ACTION_CARD,
    CHARACTER_ACTION,
    EVENT_ACTION,
    SPECIAL_ACTION,
    heard,
    options,
)
from .research import in_lab, research_forbidden
from .state import DEFIANT, Piece, Table

Deed = Callable[..., Coroutine[Any, Any, None]]
Command = tuple[Deed, tuple[Any, ...]]
"""What is done if an option is chosen: `do(table, seat, *args)`."""
Commands = dict[str, Command]

FORAGED = frozenset(name for name, space in SPACES.items() if space.forage)
"""Where something can be found."""

SPECIALS: Mapping[str, Deed] = {
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
    return t.event_actions > 0 or seat in t.own_actions or bool(t.free) or bool(to_arm(t)) or any(special(t, seat))


def open_to(t: Table, seat: str) -> Commands:
    """All that a seat may do now."""
    found: Commands = {}
    lie = ground(t)
    anybody = t.event_actions > 0 or seat in t.own_actions
    for unit in t.units.values():
        if (anybody or unit.name in t.free) and (
            (not unit.marks and unit.place not in t.chaos) or not act_forbidden(t, seat, unit)
        ):
            add_unit(t, unit, lie, found)
    if t.house.infection:
        found.update(in_hospital(t, seat))
    if t.folk:
        found.update(with_folk(t, seat))
    if t.house.research:
        scientist = in_lab(t)
        if scientist is not None and not (act_forbidden(t, seat, scientist) or research_forbidden(t, scientist)):
            found[f"research:{scientist.name}"] = (actions.do_research, (scientist,))
    for commands in special(t, seat):
        found.update(commands)
    if t.bridge == COLLAPSED and purse(t, seat):
        found["ferry"] = (actions.do_ferry, ())
    found["end"] = (actions.do_end, ())
    return found


# -- units -----------------------------------------------------------------------------------------------------------


def add_unit(t: Table, unit: Piece, lie: Ground, found: Commands) -> None:
    """What a unit that can act may do: move, fire, build and forage."""
    name = unit.name
    if DEFIANT not in unit.marks:
        found.update(_moves(name, *range_of(t, unit, lie)))
    if seen_from(unit) & lie.enemies:
        for target in targets(t, unit):
            found[f"fire:{name}:{target.name}"] = (actions.do_fire, (name, target.name))
    if t.supplies and t.house.chaos:
        for site in barricade_sites(t, unit):
            found[f"build:{name}:{site}"] = (actions.do_build, (name, site))
    if unit.place in FORAGED:
        found.update(_forage(name))


@lru_cache(maxsize=16384)
def _moves(
    unit: str, place: str, points: int, free_town: bool, shortcuts: bool, blocked: Places, taken: Places
) -> Commands:
    if shortcuts:
        found = ways(place, points, free_town, True, blocked, taken)
        return {f"move:{unit}:{goal}": (actions.do_move, (unit, path)) for goal, path in found.items()}
    far = _roads(unit, place, points, free_town)
    return {name: command for passed, end, name, command in far if not (passed & blocked or end & taken)}


@lru_cache(maxsize=4096)
def _roads(unit: str, place: str, points: int, free_town: bool) -> Sequence[tuple[Places, Places, str, Command]]:
    """All Move actions of a unit if nothing stood in its way, with what each passes and where it ends."""
    found = unhindered(place, points, free_town, False).items()
    return [
        (passed, end, f"move:{unit}:{goal}", (actions.do_move, (unit, path))) for goal, (path, passed, end) in found
    ]


@lru_cache(maxsize=128)
def _forage(unit: str) -> Commands:
    return {f"forage:{unit}": (actions.do_forage, (unit,))}


# -- patients and folk -----------------------------------------------------------------------------------------------


def in_hospital(t: Table, seat: str) -> Commands:
    """Heals, and discharges, which are free."""
    found: Commands = {}
    for piece in in_beds(t):
        if not bed_heal_forbidden(t, seat, piece):
            found[f"heal:{piece.name}"] = (actions.do_heal, (piece,))
    for name, (piece, to_town) in discharges(t).items():
        found[name] = (actions.do_discharge, (piece, to_town))
    return found


def with_folk(t: Table, seat: str) -> Commands:
    """Refugees move, or are armed, which is free."""
    found: Commands = {}
    for piece in refugees_out(t):
        if purse(t, seat, piece.name):
            for goal in goals(t, piece):
                found[f"move:{piece.name}:{goal}"] = (actions.do_move_folk, (piece.name, goal))
    for name in to_arm(t):
        found[f"arm:{name}"] = (actions.do_arm, (name,))
    return found


# -- abilities and cards ---------------------------------------------------------------------------------------------


def special(t: Table, seat: str) -> Iterator[Commands]:
    """Abilities and cards that a seat may use now: for each of them what may be chosen."""
    for do, owner, effect in _usable(t.in_force):
        if effect_forbidden(t, seat, owner, effect):
            continue
        found = options(t, owner, effect, seat)
        if found:
            yield {name: (do, (owner, effect, chosen)) for name, chosen in found.items()}


@lru_cache(maxsize=4096)
def _usable(in_force: tuple[str, ...]) -> tuple[tuple[Deed, str, Effect], ...]:
    """What is used in the Action Phase, of all that is in force."""
    return tuple((do, *one) for occasion, do in SPECIALS.items() for one in heard(in_force, occasion))
