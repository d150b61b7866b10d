"""The modules: curses, treasures."""

from dataclasses import replace

from ...engine import ALL
from .commands import Commands, acted
from .data.figures import BLACK, CHEST_COST, CURSES, ROLLING_AWAY_PERCENT, SET_AMOUNT
from .paying import can_pay, can_pay_alone, pay, pay_alone, price
from .state import Adventurer, Table
from .temple import OPPOSITE, side_towards, tile_of, walled_neighbours


def on_discovery(t: Table, a: Adventurer, there: str) -> None:
    """A new chamber may hold a curse for its discoverer, and a chest."""
    tile = tile_of(t.chambers[there])
    if tile.treasure and t.pace.treasures:
        put_chest(t, there)
    if tile.curse and t.pace.curses:
        draw_curse(t, a)


# -- curses ----------------------------------------------------------------------------------------------------------


def draw_curse(t: Table, a: Adventurer) -> None:
    """The discoverer draws a curse, unless the same one lies on the table already."""
    if not t.curse_deck:
        return
    curse = t.chance.draw("curses", t.curse_deck)
    if any(curse in other.curses for other in t.adventurers):
        t.curse_discard.append(curse)
        t.tell(ALL, "curse-passes", who=a.seat, curse=curse)
        return
    a.curses.append(curse)
    t.tell(ALL, "cursed", who=a.seat, curse=curse)
    claim_lost_die(t, a)


def claim_lost_die(t: Table, a: Adventurer) -> None:
    """Lost die: one is to be chosen."""
    if "lost_die" in a.curses and not a.lost and len(a.dice) > 1 and not a.choosing:
        a.choosing = "curse"
        a.choose_by = t.now + t.pace.loss_choice


def may_roll_away(t: Table, a: Adventurer, rolled: list[int]) -> None:
    """Rolling away: now and then a die just rolled drops out until the curse is lifted; never the last usable one.

    With one die left, none is to be lost otherwise either.
    """
    if t.chance.below("rolling-away", 100) >= ROLLING_AWAY_PERCENT:
        return
    is_last = len(a.dice) - a.blocked <= 1
    droppable = [die for die in rolled if a.dice[die] == BLACK or not is_last]
    if len(a.dice) == 1 or not droppable:
        return
    del a.dice[droppable[t.chance.below("rolling-away", len(droppable))]]
    a.rolled_away += 1
    if len(a.dice) == 1:
        a.choosing = ""
    t.tell(ALL, "rolled-away", who=a.seat, dice=len(a.dice))


def silenced(t: Table, seat: str) -> str:
    """The rule that forbids a seat to talk: silence."""
    return "ES-MOD-CURSE-SILENCE" if "silence" in t.by_seat(seat).curses else ""


def lift(t: Table, a: Adventurer, curse: str) -> None:
    """Three symbols, shown alone, lift a curse; a die it held comes back unrolled."""
    pay_alone(a, price(CURSES[curse].lift))
    acted(t, a)
    _end_curse(t, a, curse)
    t.tell(ALL, "curse-lifted", who=a.seat, curse=curse)


def _end_curse(t: Table, a: Adventurer, curse: str) -> None:
    a.curses.remove(curse)
    t.curse_discard.append(curse)
    if curse == "lost_die":
        a.put(a.lost)
        a.lost = 0
    elif curse == "rolling_away":
        a.put(a.rolled_away)
        a.rolled_away = 0
    if a.choosing == "curse" and curse == "lost_die":
        a.choosing = ""


# -- treasures -------------------------------------------------------------------------------------------------------


def put_chest(t: Table, there: str) -> None:
    """A face-down treasure on a chamber."""
    if t.treasure_deck:
        token = t.treasure_deck.pop()
        t.chambers[there] = replace(t.chambers[there], chest=token)
        t.tell(ALL, "chest", place=there)


def add_actions(t: Table, a: Adventurer, commands: Commands) -> None:
    """Lifting a curse and opening a chest."""
    for curse in a.curses:
        if can_pay_alone(a, price(CURSES[curse].lift)):
            commands[f"lift:{curse}"] = (lift, (curse,))
    if t.chambers[a.place].chest and can_pay(a, CHEST_COST):
        commands["open"] = (open_chest, ())


def open_chest(t: Table, a: Adventurer) -> None:
    """Two keys open a chest; the treasure lies open before the finder."""
    pay(a, CHEST_COST)
    acted(t, a)
    chamber = t.chambers[a.place]
    a.treasures.append(chamber.chest)
    t.chance.dealt.append(["draw", "treasures", chamber.chest])
    t.chambers[a.place] = replace(chamber, chest="")
    t.tell(ALL, "treasure", who=a.seat, treasure=a.treasures[-1], place=a.place)


def add_free_uses(t: Table, a: Adventurer, commands: Commands) -> None:
    """Treasures, used once and at any time."""
    for treasure in a.treasures:
        if treasure == "teleport" and "locked_in" not in a.curses and not a.turned:
            for there in t.chambers:
                if there != a.place:
                    commands[f"use:teleport:{there}"] = (teleport, (there,))
        elif treasure == "secret_passage":
            for there in walled_neighbours(t, a.place):
                commands[f"use:secret_passage:{there}"] = (open_passage, (there,))
        elif treasure == "healing" and any(other.blocked for other in t.inside):
            commands["use:healing"] = (heal_all, ())
        elif treasure == "key_set" and not a.bonus_key:
            commands["use:key_set"] = (use_set, ("key",))
        elif treasure == "torch_set" and not a.bonus_torch:
            commands["use:torch_set"] = (use_set, ("torch",))
        elif treasure == "extra_gem" and t.tray:
            commands["use:extra_gem"] = (extra_gem, ())


def _use_up(t: Table, a: Adventurer, treasure: str, **where: str) -> None:
    a.treasures.remove(treasure)
    t.treasure_used.append(treasure)
    t.tell(ALL, "treasure-used", who=a.seat, treasure=treasure, **where)


def teleport(t: Table, a: Adventurer, there: str) -> None:
    """At once to any chamber of the temple."""
    _use_up(t, a, "teleport")
    a.place = there
    t.tell(ALL, "entered", who=a.seat, place=there, tile=t.chambers[there].tile)


def open_passage(t: Table, a: Adventurer, there: str) -> None:
    """A way to a neighbouring chamber where there was a wall, for the rest of the game."""
    _use_up(t, a, "secret_passage", place=there)
    side = side_towards(a.place, there)
    for place, way in ((a.place, side), (there, OPPOSITE[side])):
        chamber = t.chambers[place]
        if way not in chamber.openings:
            t.chambers[place] = replace(chamber, openings="".join(sorted(chamber.openings + way)))


def heal_all(t: Table, a: Adventurer) -> None:
    """Everybody's blocked dice may be rolled again."""
    _use_up(t, a, "healing")
    for other in t.inside:
        other.free(other.blocked)


def use_set(t: Table, a: Adventurer, symbol: str) -> None:
    """Two more keys or torches for the next action that needs them."""
    _use_up(t, a, f"{symbol}_set")
    if symbol == "key":
        a.bonus_key = SET_AMOUNT
    else:
        a.bonus_torch = SET_AMOUNT


def extra_gem(t: Table, a: Adventurer) -> None:
    """One stone leaves the tray."""
    _use_up(t, a, "extra_gem")
    t.tray -= 1
    t.stone_box += 1
    t.tell(ALL, "tray", tray=t.tray)


def left(t: Table, a: Adventurer) -> None:
    """Who is out leaves curses behind; treasures are gone."""
    for curse in a.curses[:]:
        _end_curse(t, a, curse)
    t.treasure_used += a.treasures
    a.treasures.clear()
