"""Whether the game can still be won if the dice show whatever they can, counted from what lies open to all."""

from collections.abc import Iterator

from .data.figures import REMOVAL_RELIEF, SET_AMOUNT, TREASURES
from .data.tiles import EXIT, TILES
from .state import Adventurer, Table
from .temple import free_openings

MOST_STONES = {name: max((stones for _need, stones in tile.levels), default=0) for name, tile in TILES.items()}
"""The stones that each chamber takes with as many symbols as it can use."""
MOST_SYMBOLS = max(need for tile in TILES.values() for need, _stones in tile.levels)


def out_of_reach(t: Table) -> str:
    """Why the game can no longer be won: "exit" or "keys"; nothing as long as numbers do not rule it out.

    Everything unknown is taken at its best: all dice come back, every chamber is found, every chest helps.
    """
    to_come = list(_chambers_to_come(t))
    if EXIT not in to_come and not any(chamber.tile == EXIT for chamber in t.chambers.values()):
        return "exit"
    return "" if _can_all_leave(t, to_come) else "keys"


def _chambers_to_come(t: Table) -> Iterator[str]:
    """What may still be laid: what somebody has turned up, and the stack as long as there is an opening for it."""
    turned = [a.turned for a in t.adventurers if a.turned]
    yield from turned
    # The newest chambers are the likeliest to have an opening left.
    if t.stack and (turned or any(free_openings(t, place) for place in reversed(t.chambers))):
        yield from t.stack


def _can_all_leave(t: Table, to_come: list[str]) -> bool:
    """Whether enough stones can leave the tray for everybody's dice, if need be without some who are let go."""
    if _stones_by_dice(t, to_come) >= t.tray and all(a.dice for a in t.inside):
        return True  # with an empty tray one key is enough for everybody
    chests = sum(bool(chamber.chest) for chamber in t.chambers.values())
    chests += sum(TILES[name].treasure for name in to_come) if t.pace.treasures else 0
    sets = any(a.bonus_key or a.bonus_torch for a in t.inside)
    sets = sets or any(_left_of(t, kind, chests) for kind in ("key_set", "torch_set"))
    stones = _stones_by_dice(t, to_come, SET_AMOUNT if sets else 0)
    tray = max(0, t.tray - stones - _left_of(t, "extra_gem", chests))
    missing = sorted(tray + 1 - _most_keys(t, a, chests) for a in t.inside)
    gifts = sum(a.out == "escaped" and a.choosing == "gift" for a in t.adventurers)
    if _can_leave_one_by_one(missing, gifts):
        return True
    if not t.pace.absence:
        return False
    players = len([a for a in t.adventurers if a.out != "removed"])
    while missing:
        relief = min(tray, REMOVAL_RELIEF[players])
        tray, players = tray - relief, players - 1
        missing = [number - relief for number in missing[:-1]]
        if (missing or any(a.out == "escaped" for a in t.adventurers)) and _can_leave_one_by_one(missing, gifts):
            return True
    return False


def _can_leave_one_by_one(missing: list[int], gifts: int) -> bool:
    """Whether all can leave who miss so many keys, the fewest first: each who is out has left a die to the others."""
    for number in missing:
        gifts -= max(0, number)
        if gifts < 0:
            return False
        gifts += 1
    return True


def _stones_by_dice(t: Table, to_come: list[str], more_symbols: int = 0) -> int:
    """The stones that chambers can take at most, with all the dice there are and so many symbols more."""
    empty = [chamber.tile for chamber in t.chambers.values() if not chamber.stones]
    symbols = sum(_dice(a) for a in t.inside) + more_symbols
    if symbols >= MOST_SYMBOLS:
        return sum(MOST_STONES[name] for name in (*empty, *to_come))
    levels = [[stones for need, stones in TILES[name].levels if need <= symbols] for name in (*empty, *to_come)]
    return sum(max(stones, default=0) for stones in levels)


def _most_keys(t: Table, a: Adventurer, chests: int) -> int:
    """How many keys somebody can show at the exit at most."""
    return _dice(a) + (SET_AMOUNT if a.bonus_key or _left_of(t, "key_set", chests) else 0)


def _dice(a: Adventurer) -> int:
    """The dice of somebody with those that a curse holds back."""
    return len(a.dice) + a.lost + a.rolled_away


def _left_of(t: Table, treasure: str, chests: int) -> int:
    """How many of a treasure may still be used: those held, and as many of the unseen as there are chests."""
    held = sum(a.treasures.count(treasure) for a in t.inside)
    unseen = TREASURES[treasure] - held - t.treasure_used.count(treasure) if t.pace.treasures else 0
    return held + min(unseen, chests)
