"""What each player may do in the Action Phase, by the names of options, with what is done if one is chosen."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import compress

from ....engine import Effect, never, no_target
from ..combat.folk import goals, refugees_out, to_arm
from ..combat.gunfire import targets
from ..data.places import Places
from ..data.units import UNITS
from ..occasions import (
    ACTION_CARD,
    AMMO_NEEDED,
    CHARACTER_ACTION,
    EVENT_ACTION,
    PAYS_SUPPLIES,
    SPECIAL_ACTION,
    heard,
    listeners,
    option_name,
)
from ..state import DEFIANT, EKG, Table, place_of
from ..town.building import barricade_sites
from ..town.hospital import discharges, in_beds
from ..town.movement import COLLAPSED, range_of, ways
from ..town.research import in_lab, research_forbidden
from . import actions
from .actions import act_forbidden, bed_heal_forbidden, effect_forbidden, purse
from .unit_moves import Command, Commands, Deed, Deeds, Part, post, roads_of, survey

END: Commands = {"end": (actions.do_end, ())}
"""What can always be done."""
FERRY: Commands = {"ferry": (actions.do_ferry, ())}

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
    return t.event_actions > 0 or seat in t.own_actions or bool(t.free) or bool(to_arm(t)) or bool(special(t, seat))


def open_to(t: Table, seat: str, of_all: dict[bool, list[Part]]) -> Deeds:
    """All that a seat may do now. `of_all` is what was found for others, by whether they had an action to spend."""
    can_pay = purse(t, seat) > 0
    found = of_all.get(can_pay)
    if found is None:
        found = of_units(t, seat)
        if t.house.level:  # the Basic Game has neither a Hospital nor a Lab
            found += [(len(commands), 0, commands) for commands in elsewhere(t, seat)]
        of_all[can_pay] = found
    found = found[:]
    found += [(len(commands), 0, commands) for commands in special(t, seat)]
    if t.bridge == COLLAPSED and purse(t, seat):
        found.append((1, 0, FERRY))
    found.append((1, 0, END))
    return Deeds(found)


def elsewhere(t: Table, seat: str) -> Iterator[Commands]:
    """What may be done with patients, folk and the scientist in the Lab."""
    if t.house.infection:
        yield in_hospital(t, seat)
    if t.folk:
        yield with_folk(t, seat)
    if t.house.research:
        scientist = in_lab(t)
        if scientist is not None and not (act_forbidden(t, seat, scientist) or research_forbidden(t, scientist)):
            yield {f"research:{scientist.name}": (actions.do_research, (scientist,))}


# -- units -----------------------------------------------------------------------------------------------------------


def of_units(t: Table, seat: str) -> list[Part]:
    """What units that can act may do: move, fire, build and forage."""
    found: list[Part] = []
    lie, roads_known = survey(t)
    enemies = lie.enemies
    heard, chaos, free = listeners(t.in_force), t.chaos, t.free
    plainly = not t.raiders and AMMO_NEEDED not in heard and PAYS_SUPPLIES not in heard
    armed, builders = t.ammo or not plainly, t.supplies and t.house.chaos
    anybody = t.event_actions > 0 or seat in t.own_actions
    for name, unit in t.units.items():
        marks = unit.marks
        if not (anybody or name in free) or (marks and EKG in marks) or (chaos and act_forbidden(t, seat, unit)):
            continue
        there = roads_known[name] = roads_of(t, unit, lie)
        if there is None:
            at = post(name, unit.place, UNITS[name].move, lie.free_town, lie.closed)
            commands: Commands = moves(name, *range_of(t, unit, lie)) if DEFIANT not in marks else {}
            found.append((len(commands), 0, commands))
        else:
            at, roads = there
            found.append((roads.bit_count(), roads, at))
        if armed and at.sight & enemies:
            seen = at.seen
            if plainly:
                in_sight = [*compress(t.zeds, map(seen.__contains__, map(place_of, t.zeds.values())))]
            else:
                in_sight = [target.name for target in targets(t, unit)]
            commands = {f"fire:{name}:{target}": (actions.do_fire, (name, target)) for target in in_sight}
            found.append((len(commands), 0, commands))
        if builders:
            sites = barricade_sites(t, unit)
            commands = {f"build:{name}:{site}": (actions.do_build, (name, site)) for site in sites}
            found.append((len(commands), 0, commands))
        if at.forage:
            found.append((1, 0, at.forage))
    return found


@lru_cache(maxsize=4096)
def moves(
    unit: str, place: str, points: int, free_town: bool, shortcuts: bool, blocked: Places, taken: Places
) -> Commands:
    """The Move actions of a unit that knows the shortcuts."""
    found = ways(place, points, free_town, shortcuts, blocked, taken)
    return {f"move:{unit}:{goal}": (actions.do_move, (unit, path)) for goal, path in found.items()}


# -- patients and folk -----------------------------------------------------------------------------------------------


def in_hospital(t: Table, seat: str) -> Commands:
    """Heals, and discharges, which are free."""
    found: dict[str, Command] = {}
    for piece in in_beds(t):
        if not bed_heal_forbidden(t, seat, piece):
            found[f"heal:{piece.name}"] = (actions.do_heal, (piece,))
    for name, (piece, to_town) in discharges(t).items():
        found[name] = (actions.do_discharge, (piece, to_town))
    return found


def with_folk(t: Table, seat: str) -> Commands:
    """Refugees move, or are armed, which is free."""
    found: dict[str, Command] = {}
    for piece in refugees_out(t):
        if purse(t, seat, piece.name):
            for goal in goals(t, piece):
                found[f"move:{piece.name}:{goal}"] = (actions.do_move_folk, (piece.name, goal))
    for name in to_arm(t):
        found[f"arm:{name}"] = (actions.do_arm, (name,))
    return found


# -- abilities and cards ---------------------------------------------------------------------------------------------


Usable = tuple[Deed, str, Effect, str, bool, Commands]
"""What is done, whose effect it is, what it is called, whether it is an action of a unit's own, and all that may be
chosen, if that is always one and the same."""


def special(t: Table, seat: str) -> list[Commands]:
    """Abilities and cards that a seat may use now: for each of them what may be chosen."""
    found: list[Commands] = []
    used, owners, units, chaos = t.used, t.owners, t.units, t.chaos
    for do, owner, effect, name, of_unit, whole in _usable(t.in_force):
        if of_unit and not chaos:
            if name in used or owners.get(owner, seat) != seat or EKG in units[owner].marks:
                continue
        elif effect_forbidden(t, seat, owner, effect):
            continue
        if effect.forbids is not never and effect.forbids(t, owner, seat):
            continue
        if whole:
            found.append(whole)
            continue
        chosen = effect.choices(t, owner, seat)
        if chosen:
            found.append(
                {
                    f"{name}:{target}" if target else name: (do, (owner, effect, value))
                    for target, value in chosen.items()
                }
            )
    return found


@lru_cache(maxsize=4096)
def _usable(in_force: tuple[str, ...]) -> tuple[Usable, ...]:
    """What is used in the Action Phase, of all that is in force."""
    return tuple([_used(owner, effect) for occasion in SPECIALS for owner, effect in heard(in_force, occasion)])


@lru_cache(maxsize=1024)
def _used(owner: str, effect: Effect) -> Usable:
    do, name = SPECIALS[effect.occasion], option_name(owner, effect)
    whole: Commands = {name: (do, (owner, effect, None))} if effect.choices is no_target else {}
    return do, owner, effect, name, effect.occasion == CHARACTER_ACTION and owner in UNITS, whole
