"""What items and the Survivors' own abilities do when used in the Survivors' turn."""

from .data import mansion
from .data.items import LASTING
from .deeds import EXTRA, MAIN, Deeds
from .harm import calm, heal
from .inventory import fit, is_hushed
from .keywords import go, make_noise, remove_block, use_up
from .radio import advance_repair, repair_forbidden
from .state import TEAM, Survivor, Table


def special_actions(t: Table, s: Survivor, deeds: Deeds) -> None:
    """Items and abilities that take up the action."""
    for item in dict.fromkeys(s.items):
        if item == "toolbox" and not repair_forbidden(t, s):
            deeds["use:toolbox"] = (MAIN, use_toolbox, ())
        elif item == "herbs":
            for who in healable(t, s):
                deeds[f"use:herbs:{who}"] = (MAIN, use_herbs, (who,))
        elif item == "trap_parts":
            deeds["use:trap_parts"] = (MAIN, use_trap_parts, ())
        elif item == "medical_kit" and s.who == "marco":
            for who in treatable(t, s):
                deeds[f"use:medical_kit:{who}"] = (MAIN, use_medical_kit, (who,))
        elif item == "firecracker" and t.switches.firecracker == "special":
            deeds["use:firecracker"] = (MAIN, use_firecracker, ())
    if s.place in mansion.PASSAGES and not passage_forbidden(t, s) and not passage_is_extra(s):
        for place in passage_ends(t, s.place):
            deeds[f"passage:{place}"] = (MAIN, through_passage, (place,))
    if s.who == "marco":
        for item in ("adrenaline", "sedatives"):
            if item in t.discard:
                deeds[f"equip:{item}"] = (MAIN, equip, (item,))
    if s.who == "william":
        for place in sprint_ends(t, s):
            deeds[f"sprint:{place}"] = (MAIN, sprint, (place,))


def extra_actions(t: Table, s: Survivor, deeds: Deeds) -> None:
    """Items that cost no action."""
    for item in dict.fromkeys(s.items):
        if item == "whiskey":
            for place in mansion.NEIGHBOURS[s.place]:
                deeds[f"use:whiskey:{place}"] = (EXTRA, use_whiskey, (place,))
        elif item == "hatchet":
            for door in mansion.DOORS_OF[s.place]:
                if door in t.blocks:
                    deeds[f"use:hatchet:{door}"] = (EXTRA, use_hatchet, (door,))
        elif item == "sedatives" and s.fear:
            deeds["use:sedatives"] = (EXTRA, use_sedatives, ())
        elif item == "adrenaline":
            for place in mansion.reachable(s.place, t.switches.adrenaline, tuple(t.blocks)):
                deeds[f"use:adrenaline:{place}"] = (EXTRA, use_adrenaline, (place,))
        elif item == "firecracker" and t.switches.firecracker == "extra":
            deeds["use:firecracker"] = (EXTRA, use_firecracker, ())
        elif item == "camera" and s.who == "sophia" and "camera" not in s.spent:
            deeds["use:camera"] = (EXTRA, use_camera, ())
        elif item == "flashlight" and passage_is_extra(s) and s.place in mansion.PASSAGES:
            for place in passage_ends(t, s.place):
                deeds[f"passage:{place}"] = (EXTRA, through_passage, (place,))


def finish(t: Table, s: Survivor, item: str) -> None:
    """An item has done its work: it goes, unless it lasts."""
    if item not in LASTING:
        use_up(t, s, item)


# -- the radio -------------------------------------------------------------------------------------------------------


async def use_toolbox(t: Table, s: Survivor) -> None:
    """Repairs by 2, by 3 in Johnson's hands; noisy unless the team repairs with caution."""
    finish(t, s, "toolbox")
    t.tell(TEAM, "used", who=s.who, item="toolbox")
    if t.plan_done != "P07" and not is_hushed(t, s):
        make_noise(t, s.place)
    await advance_repair(t, s, 3 if s.who == "johnson" else 2)


# -- healing ---------------------------------------------------------------------------------------------------------


def healable(t: Table, s: Survivor) -> list[str]:
    """Who can be healed by a HEAL of this Survivor."""
    anywhere = t.switches.heal_scope == "anywhere"
    return [o.who for o in t.in_play if o.health == 1 and (anywhere or o.place == s.place)]


def treatable(t: Table, s: Survivor) -> list[str]:
    """Whom Marco's Medical Kit can help: the injured and the frightened."""
    anywhere = t.switches.medkit_reach == "anywhere"
    return [o.who for o in t.in_play if (o.health == 1 or o.fear) and (anywhere or o.place == s.place)]


async def use_herbs(t: Table, s: Survivor, who: str) -> None:
    """HEAL, and a noise in the user's location (not for one who knows herbs)."""
    finish(t, s, "herbs")
    t.tell(TEAM, "used", who=s.who, item="herbs")
    heal(t, t.by_name(who))
    if "S03" not in s.traits:
        make_noise(t, s.place)


async def use_medical_kit(t: Table, s: Survivor, who: str) -> None:
    """Marco only: HEAL and remove all fear."""
    if t.switches.medkit == "single":
        finish(t, s, "medical_kit")
    t.tell(TEAM, "used", who=s.who, item="medical_kit")
    heal(t, t.by_name(who))
    calm(t, t.by_name(who))


async def use_sedatives(t: Table, s: Survivor) -> None:
    """Removes all own fear."""
    finish(t, s, "sedatives")
    t.tell(TEAM, "used", who=s.who, item="sedatives")
    calm(t, s)


# -- noises ----------------------------------------------------------------------------------------------------------


async def use_whiskey(t: Table, s: Survivor, place: str) -> None:
    """A noise in an adjacent location; a blocked door does not matter."""
    finish(t, s, "whiskey")
    t.tell(TEAM, "used", who=s.who, item="whiskey")
    make_noise(t, place)


async def use_firecracker(t: Table, s: Survivor) -> None:
    """Noise everywhere: all real noises of this turn are covered."""
    finish(t, s, "firecracker")
    t.tell(TEAM, "used", who=s.who, item="firecracker")
    t.firecracker = True


async def use_camera(t: Table, s: Survivor) -> None:
    """Sophia only: a noise in her own location."""
    if t.switches.camera == "single":
        finish(t, s, "camera")
    else:
        s.spent.append("camera")
    t.tell(TEAM, "used", who=s.who, item="camera")
    make_noise(t, s.place)


# -- getting about ---------------------------------------------------------------------------------------------------


async def use_hatchet(t: Table, s: Survivor, door: str) -> None:
    """Removes a block of the own location."""
    finish(t, s, "hatchet")
    t.tell(TEAM, "used", who=s.who, item="hatchet")
    remove_block(t, s, door)


async def use_adrenaline(t: Table, s: Survivor, place: str) -> None:
    """MOVE once more."""
    finish(t, s, "adrenaline")
    t.tell(TEAM, "used", who=s.who, item="adrenaline")
    go(t, s, place)


def passage_forbidden(t: Table, s: Survivor) -> str:
    """The rule that keeps a Survivor out of secret passages."""
    allowed = s.who == "sophia" or "flashlight" in s.items or t.plan_done == "P10"
    return "" if allowed else "TS-MAP-PASS-2"


def passage_is_extra(s: Survivor) -> bool:
    """Sophia with a Flashlight slips through without using her action."""
    return s.who == "sophia" and "flashlight" in s.items


def passage_ends(t: Table, place: str) -> list[str]:
    """Where a secret passage leads; after the tunnels are known, to all the others."""
    if t.plan_done == "P10":
        return [end for end in mansion.PASSAGES if end != place]
    return [mansion.PASSAGES[place]]


async def through_passage(t: Table, s: Survivor, place: str) -> None:
    """Goes through a secret passage, unheard and untold."""
    go(t, s, place)


def sprint_ends(t: Table, s: Survivor) -> tuple[str, ...]:
    """Where William can sprint to."""
    return mansion.reachable_in(s.place, 3 if t.switches.sprint_exact else 1, 3, tuple(t.blocks))


async def sprint(t: Table, s: Survivor, place: str) -> None:
    """William: MOVE up to 3, then a noise where he stops."""
    go(t, s, place)
    make_noise(t, place)


# -- the rest --------------------------------------------------------------------------------------------------------


async def use_trap_parts(t: Table, s: Survivor) -> None:
    """Sets the trap in the own location."""
    finish(t, s, "trap_parts")
    t.trap = s.place
    t.tell(TEAM, "trap-set", who=s.who, place=s.place)


async def equip(t: Table, s: Survivor, item: str) -> None:
    """Marco: takes Adrenaline or Sedatives from the discard pile."""
    t.discard.remove(item)
    s.items.append(item)
    t.tell(TEAM, "equipped", who=s.who, item=item)
    await fit(t, s)


DEFENCE_ONLY = frozenset({"limestone", "ammo", "revolver", "shortsword", "longsword"})
"""Items that are of use in an attack only."""
