"""The treasures: chests that hold them, and what each may be used for, once and at any time."""

from collections.abc import Callable
from dataclasses import replace

from ....engine import ALL
from ..commands import Commands, acted
from ..data.figures import CHEST_COST, SET_AMOUNT
from ..paying import can_pay, pay
from ..state import Adventurer, Table
from ..temple import OPPOSITE, side_towards, walled_neighbours
from .curses import is_locked_in


def put_chest(t: Table, there: str) -> None:
    """A face-down treasure is put on a chamber."""
    if t.treasure_deck:
        token = t.treasure_deck.pop()
        t.chambers[there] = replace(t.chambers[there], chest=token)
        t.tell(ALL, "chest", place=there)


def ways_to_open(t: Table, a: Adventurer) -> Commands:
    """Two keys open a chest."""
    if t.chambers[a.place].chest and can_pay(a, CHEST_COST):
        yield "open", (open_chest, ())


def open_chest(t: Table, a: Adventurer) -> None:
    """The treasure lies open before its finder."""
    pay(a, CHEST_COST)
    acted(t, a)
    chamber = t.chambers[a.place]
    a.treasures.append(chamber.chest)
    t.chance.dealt.append(["draw", "treasures", chamber.chest])
    t.chambers[a.place] = replace(chamber, chest="")
    t.tell(ALL, "treasure", who=a.seat, treasure=a.treasures[-1], place=a.place)


def ways_to_use(t: Table, a: Adventurer) -> Commands:
    """Each treasure, as far as it is of use now."""
    for treasure in a.treasures:
        yield from USES[treasure](t, a)


def _use_up(t: Table, a: Adventurer, treasure: str, **where: str) -> None:
    a.treasures.remove(treasure)
    t.treasure_used.append(treasure)
    t.tell(ALL, "treasure-used", who=a.seat, treasure=treasure, **where)


# -- teleport --------------------------------------------------------------------------------------------------------


def ways_to_teleport(t: Table, a: Adventurer) -> Commands:
    """At once to any chamber of the temple."""
    if is_locked_in(a) or a.turned:
        return
    for there in t.chambers:
        if there != a.place:
            yield f"use:teleport:{there}", (teleport, (there,))


def teleport(t: Table, a: Adventurer, there: str) -> None:
    """The adventurer stands there, without paying the price of entry."""
    _use_up(t, a, "teleport")
    a.place = there
    t.tell(ALL, "entered", who=a.seat, place=there, tile=t.chambers[there].tile)


# -- the secret passage ----------------------------------------------------------------------------------------------


def ways_to_open_a_passage(t: Table, a: Adventurer) -> Commands:
    """A way to a neighbouring chamber where there is a wall."""
    for there in walled_neighbours(t, a.place):
        yield f"use:secret_passage:{there}", (open_passage, (there,))


def open_passage(t: Table, a: Adventurer, there: str) -> None:
    """The way stays open for the rest of the game."""
    _use_up(t, a, "secret_passage", place=there)
    side = side_towards(a.place, there)
    for place, way in ((a.place, side), (there, OPPOSITE[side])):
        chamber = t.chambers[place]
        if way not in chamber.openings:
            t.chambers[place] = replace(chamber, openings="".join(sorted(chamber.openings + way)))


# -- healing ---------------------------------------------------------------------------------------------------------


def ways_to_heal(t: Table, a: Adventurer) -> Commands:
    """Blocked dice of all adventurers may be rolled again."""
    if any(other.blocked for other in t.inside):
        yield "use:healing", (heal_all, ())


def heal_all(t: Table, a: Adventurer) -> None:
    """All blocked dice are blank."""
    _use_up(t, a, "healing")
    for other in t.inside:
        other.free(other.blocked)


# -- the sets of keys and torches ------------------------------------------------------------------------------------


def ways_to_use_keys(t: Table, a: Adventurer) -> Commands:
    """Two more keys for the next action that needs them."""
    if not a.bonus_key:
        yield "use:key_set", (use_keys, ())


def use_keys(t: Table, a: Adventurer) -> None:
    """The keys count for the next action."""
    _use_up(t, a, "key_set")
    a.bonus_key = SET_AMOUNT


def ways_to_use_torches(t: Table, a: Adventurer) -> Commands:
    """Two more torches for the next action that needs them."""
    if not a.bonus_torch:
        yield "use:torch_set", (use_torches, ())


def use_torches(t: Table, a: Adventurer) -> None:
    """The torches count for the next action."""
    _use_up(t, a, "torch_set")
    a.bonus_torch = SET_AMOUNT


# -- the extra gem ---------------------------------------------------------------------------------------------------


def ways_to_use_the_gem(t: Table, a: Adventurer) -> Commands:
    """One stone may leave the tray."""
    if t.tray:
        yield "use:extra_gem", (use_gem, ())


def use_gem(t: Table, a: Adventurer) -> None:
    """A stone goes from the tray into the box."""
    _use_up(t, a, "extra_gem")
    t.tray -= 1
    t.stone_box += 1
    t.tell(ALL, "tray", tray=t.tray)


USES: dict[str, Callable[[Table, Adventurer], Commands]] = {
    "teleport": ways_to_teleport,
    "secret_passage": ways_to_open_a_passage,
    "healing": ways_to_heal,
    "key_set": ways_to_use_keys,
    "torch_set": ways_to_use_torches,
    "extra_gem": ways_to_use_the_gem,
}
