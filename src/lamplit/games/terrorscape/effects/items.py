"""What items do in the Survivors' turn, each in one place. Those for encounters and exits stand in `items_at_need`."""

from collections.abc import Callable

from ..data import mansion
from ..harm import calm, heal
from ..keywords import go, make_noise, remove_block
from ..occasions import EXTRA_ACTION, NOT_NOW, PASSAGES, RENEWED, SPECIAL_ACTION, Targets, action, is_hushed, itself, on
from ..state import TEAM, Survivor, Table
from ..survivors.inventory import finish
from ..survivors.radio import advance_repair, repair_forbidden

# -- the radio -------------------------------------------------------------------------------------------------------


def _not_to_be_repaired(t: Table, s: Survivor, _target: str) -> str:
    reason = repair_forbidden(t, s)
    return "TS-SURV-TOOLBOX-4" if reason and t.repaired_now and s.place == mansion.RADIO else reason


@action(SPECIAL_ACTION, "toolbox", choices=itself("use:toolbox"), forbids=_not_to_be_repaired)
async def use_toolbox(t: Table, s: Survivor) -> None:
    """Repairs by 2, by 3 in Johnson's hands; noisy unless the team repairs with caution."""
    finish(t, s, "toolbox")
    t.tell(TEAM, "used", who=s.who, item="toolbox")
    if not is_hushed(t, s, "toolbox") and not is_hushed(t, s, "repair"):
        make_noise(t, s.place)
    await advance_repair(t, s, 3 if s.who == "johnson" else 2)


# -- healing ---------------------------------------------------------------------------------------------------------


def _not_to_be_healed(t: Table, s: Survivor, who: str) -> str:
    """Return the rule by which a HEAL of this Survivor cannot help another, or nothing."""
    for o in t.in_play:
        if o.who == who and o.health == 1:
            return "" if o.place == s.place or t.settings.heal_scope == "anywhere" else "TS-KW-HEAL-2-V2"
    return "TS-KW-HEAL-3"


def _not_to_be_treated(t: Table, s: Survivor, who: str) -> str:
    """Return the rule by which the Medical Kit cannot help: only Marco uses it, on the injured and the frightened."""
    for o in t.in_play:
        if o.who == who and s.who == "marco" and (o.health == 1 or o.fear):
            return "" if o.place == s.place or t.settings.medkit_reach == "anywhere" else "TS-ITEM-KIT"
    return "TS-KW-HEAL-3" if s.who == "marco" else "TS-ITEM-KIT"


@action(
    SPECIAL_ACTION,
    "herbs",
    choices=lambda t, _s: {f"use:herbs:{o.who}": (o.who,) for o in t.in_play},
    forbids=_not_to_be_healed,
)
async def use_herbs(t: Table, s: Survivor, who: str) -> None:
    """HEAL, and a noise in the user's location (not for one who knows herbs)."""
    finish(t, s, "herbs")
    t.tell(TEAM, "used", who=s.who, item="herbs")
    heal(t, t.by_name(who))
    if not is_hushed(t, s, "herbs"):
        make_noise(t, s.place)


@action(
    SPECIAL_ACTION,
    "medical_kit",
    choices=lambda t, _s: {f"use:medical_kit:{o.who}": (o.who,) for o in t.in_play},
    forbids=_not_to_be_treated,
)
async def use_medical_kit(t: Table, s: Survivor, who: str) -> None:
    """Marco only: HEAL and remove all fear."""
    if t.settings.medkit == "single":
        finish(t, s, "medical_kit")
    t.tell(TEAM, "used", who=s.who, item="medical_kit")
    heal(t, t.by_name(who))
    calm(t, t.by_name(who))


@action(
    EXTRA_ACTION,
    "sedatives",
    choices=itself("use:sedatives"),
    forbids=lambda _t, s, _target: "" if s.fear else NOT_NOW,
)
async def use_sedatives(t: Table, s: Survivor) -> None:
    """Removes all own fear."""
    finish(t, s, "sedatives")
    t.tell(TEAM, "used", who=s.who, item="sedatives")
    calm(t, s)


# -- noises ----------------------------------------------------------------------------------------------------------


_THROWS: dict[str, Targets] = {
    start: {f"use:whiskey:{place}": (place,) for place in near} for start, near in mansion.NEIGHBOURS.items()
}


@action(EXTRA_ACTION, "whiskey", choices=lambda _t, s: _THROWS[s.place])
async def use_whiskey(t: Table, s: Survivor, place: str) -> None:
    """A noise in an adjacent location; a blocked door does not matter."""
    finish(t, s, "whiskey")
    t.tell(TEAM, "used", who=s.who, item="whiskey")
    make_noise(t, place)


@action(
    SPECIAL_ACTION,
    "firecracker",
    choices=itself("use:firecracker"),
    forbids=lambda t, _s, _target: "" if t.settings.firecracker == "special" else NOT_NOW,
)
@action(
    EXTRA_ACTION,
    "firecracker",
    choices=itself("use:firecracker"),
    forbids=lambda t, _s, _target: "" if t.settings.firecracker == "extra" else NOT_NOW,
)
async def use_firecracker(t: Table, s: Survivor) -> None:
    """Noise everywhere: all real noises of this turn are covered."""
    finish(t, s, "firecracker")
    t.tell(TEAM, "used", who=s.who, item="firecracker")
    t.firecracker = True


@action(
    EXTRA_ACTION,
    "camera",
    choices=itself("use:camera"),
    forbids=lambda _t, s, _target: "" if s.who == "sophia" and "camera" not in s.spent else NOT_NOW,
)
async def use_camera(t: Table, s: Survivor) -> None:
    """Sophia only: a noise in her own location."""
    if t.settings.camera == "single":
        finish(t, s, "camera")
    else:
        s.spent.append("camera")
    t.tell(TEAM, "used", who=s.who, item="camera")
    make_noise(t, s.place)


@on(RENEWED, "camera")
def wind_on(_t: Table, s: Survivor) -> None:
    """A Camera that lasts works once a turn."""
    s.spent.remove("camera")


# -- getting about ---------------------------------------------------------------------------------------------------


def _not_blocked_here(t: Table, s: Survivor, door: str) -> str:
    return "" if door in t.blocks and door in mansion.DOORS_OF[s.place] else "TS-SURV-UNBLOCK-2"


_DOORS: dict[str, Targets] = {
    place: {f"use:hatchet:{door}": (door,) for door in doors} for place, doors in mansion.DOORS_OF.items()
}


@action(EXTRA_ACTION, "hatchet", choices=lambda _t, s: _DOORS[s.place], forbids=_not_blocked_here)
async def use_hatchet(t: Table, s: Survivor, door: str) -> None:
    """Removes a block of the own location."""
    finish(t, s, "hatchet")
    t.tell(TEAM, "used", who=s.who, item="hatchet")
    remove_block(t, s, door)


def _places_within_reach(t: Table, s: Survivor) -> Targets:
    ways = mansion.reachable(s.place, t.settings.adrenaline, tuple(t.blocks))
    return {f"use:adrenaline:{place}": (place,) for place in ways}


def _out_of_reach(t: Table, s: Survivor, place: str) -> str:
    if place not in mansion.PLACES:
        return NOT_NOW
    if place in mansion.reachable(s.place, t.settings.adrenaline, tuple(t.blocks)):
        return ""
    return "TS-KW-MOVE-2" if place in mansion.reachable(s.place, t.settings.adrenaline, ()) else "TS-KW-MOVE-1"


@action(EXTRA_ACTION, "adrenaline", choices=_places_within_reach, forbids=_out_of_reach)
async def use_adrenaline(t: Table, s: Survivor, place: str) -> None:
    """MOVE once more."""
    finish(t, s, "adrenaline")
    t.tell(TEAM, "used", who=s.who, item="adrenaline")
    go(t, s, place)


def passage_forbidden(t: Table, s: Survivor) -> str:
    """Return the rule that keeps a Survivor out of secret passages."""
    allowed = s.who == "sophia" or "flashlight" in s.items or t.plan_done == "P10"
    return "" if allowed else "TS-MAP-PASS-2"


def passage_is_extra(s: Survivor) -> bool:
    """Return whether a passage costs no action: Sophia with a Flashlight slips through."""
    return s.who == "sophia" and "flashlight" in s.items


def passage_ends(t: Table, place: str) -> list[str]:
    """Return where a secret passage leads; after the tunnels are known, to all the others."""
    if t.plan_done == "P10":
        return [end for end in mansion.PASSAGES if end != place]
    return [mansion.PASSAGES[place]]


def why_no_passage(t: Table, s: Survivor) -> str:
    """Return the rule that keeps a Survivor out of a secret passage, or says where passages lead."""
    forbidden = passage_forbidden(t, s)
    if forbidden:
        return forbidden
    if s.acted and not passage_is_extra(s):
        return "TS-SURV-SPEC-1"
    return "TS-MAP-PASS-1-V2" if t.settings.edition == "v2" else "TS-MAP-PASS-1-V105"


def _passage_ways(t: Table, s: Survivor) -> Targets:
    if s.place not in mansion.PASSAGES:
        return {}
    return {f"passage:{place}": (place,) for place in passage_ends(t, s.place)}


@action(
    SPECIAL_ACTION,
    PASSAGES,
    choices=_passage_ways,
    forbids=lambda t, s, _place: passage_forbidden(t, s) or ("TS-SURV-EXTRA-1" if passage_is_extra(s) else ""),
)
@action(
    EXTRA_ACTION,
    "flashlight",
    choices=_passage_ways,
    forbids=lambda _t, s, _place: "" if passage_is_extra(s) else "TS-SURV-SPEC-1",
)
async def through_passage(t: Table, s: Survivor, place: str) -> None:
    """Goes through a secret passage, unheard and untold."""
    go(t, s, place)


# -- the rest --------------------------------------------------------------------------------------------------------


@action(SPECIAL_ACTION, "trap_parts", choices=itself("use:trap_parts"))
async def use_trap_parts(t: Table, s: Survivor) -> None:
    """Sets the trap in the own location."""
    finish(t, s, "trap_parts")
    t.trap = s.place
    t.tell(TEAM, "trap-set", who=s.who, place=s.place)


_IN_ATTACKS = "TS-ENC-ITEM-1"

NOT_IN_TURN: dict[str, Callable[[Table, Survivor], str]] = {
    **dict.fromkeys(("limestone", "ammo", "revolver", "shortsword", "longsword"), lambda _t, _s: _IN_ATTACKS),
    "amulet": lambda _t, _s: "TS-ITEM-AMULET",
    "secret_map": lambda t, _s: "TS-VAR-SEP-KEY-2" if t.separate else "TS-WIN-2",
    "flashlight": why_no_passage,
}
"""Items that are of no use in the Survivors' turn, with the rule that says what they are for."""
