"""How the game ends: all are out, or all lose together, sometimes long before the temple falls.

A game that can no longer be won, whatever the dice show, is told to all: numbers that lie open to everybody say so.
"""

from ...engine import ALL
from .data.figures import REMOVAL_RELIEF, SET_AMOUNT, TREASURES
from .data.tiles import EXIT, TILES
from .state import Adventurer, Table
from .temple import free_openings

MOST_SYMBOLS = max(need for tile in TILES.values() for need, _stones in tile.levels)
MOST_STONES = [
    {name: max((stones for need, stones in tile.levels if need <= symbols), default=0) for name, tile in TILES.items()}
    for symbols in range(MOST_SYMBOLS + 1)
]
"""How many stones each chamber takes at most, by the number of symbols that can be shown."""


def win(t: Table) -> None:
    """All are safe: the whole team has won, those included whom it had to go on without."""
    t.tell(ALL, "won", time=round(t.now - t.begin, 3))
    winners = [a.seat for a in t.adventurers]
    t.end(side="adventurers", how="escape", winners=winners, time=round(t.now - t.begin, 3))


def lose(t: Table, how: str) -> None:
    """One left behind is enough: all lose together."""
    t.tell(ALL, "lost", how=how, who=[a.seat for a in t.inside])
    t.end(side="temple", how=how, winners=[], time=round(t.now - t.begin, 3))


def tell_if_out_of_reach(t: Table) -> None:
    """Once the game can no longer be won, everybody is told, and may propose to end it."""
    if not t.hopeless:
        t.hopeless = out_of_reach(t)
        if t.hopeless:
            t.tell(ALL, "hopeless", why=t.hopeless)


# -- out of reach ----------------------------------------------------------------------------------------------------


def out_of_reach(t: Table) -> str:
    """Why the game can no longer be won: "exit" or "keys"; nothing as long as numbers do not rule it out.

    Everything unknown is taken at its best: all dice come back, every chamber is found, every chest helps.
    """
    to_come = _chambers_to_come(t)
    if EXIT not in to_come and EXIT not in [chamber.tile for chamber in t.chambers.values()]:
        return "exit"
    return "" if _can_all_leave(t, to_come) else "keys"


def _chambers_to_come(t: Table) -> list[str]:
    """The chambers that may still be laid: those turned up, and the stack as long as there is an opening for it."""
    turned = [a.turned for a in t.adventurers if a.turned]
    # The newest chambers are the likeliest to have an opening left.
    if t.stack and (turned or any(free_openings(t, place) for place in reversed(t.chambers))):
        return turned + t.stack
    return turned


def _can_all_leave(t: Table, to_come: list[str]) -> bool:
    """Whether enough stones can leave the tray for everybody's dice, if need be without some who are let go."""
    if all(a.dice for a in t.inside) and _stones_by_dice(t, to_come) >= t.tray:
        return True  # with an empty tray one key is enough for everybody
    chests = sum(bool(chamber.chest) for chamber in t.chambers.values())
    chests += sum(TILES[name].treasure for name in to_come) if t.settings.treasures else 0
    sets = any(a.bonus_key or a.bonus_torch for a in t.inside)
    sets = sets or any(_left_of(t, kind, chests) for kind in ("key_set", "torch_set"))
    stones = _stones_by_dice(t, to_come, SET_AMOUNT if sets else 0)
    tray = max(0, t.tray - stones - _left_of(t, "extra_gem", chests))
    missing = sorted(tray + 1 - _most_keys(t, a, chests) for a in t.inside)
    gifts = sum(a.out == "escaped" and a.choosing == "gift" for a in t.adventurers)
    if _can_leave_one_by_one(missing, gifts):
        return True
    if not t.settings.absence:
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
    """Whether all can leave, fewest missing keys first, when each who is out leaves a die to the others."""
    for number in missing:
        gifts -= max(0, number)
        if gifts < 0:
            return False
        gifts += 1
    return True


def _stones_by_dice(t: Table, to_come: list[str], more_symbols: int = 0) -> int:
    """Return how many stones the chambers can take, with all dice and so many symbols more."""
    names = [chamber.tile for chamber in t.chambers.values() if not chamber.stones] + to_come
    symbols = sum([_dice(a) for a in t.inside]) + more_symbols
    most = MOST_STONES[min(symbols, MOST_SYMBOLS)]
    return sum([most[name] for name in names])


def _most_keys(t: Table, a: Adventurer, chests: int) -> int:
    """Return how many keys an adventurer can show at the exit at most."""
    return _dice(a) + (SET_AMOUNT if a.bonus_key or _left_of(t, "key_set", chests) else 0)


def _dice(a: Adventurer) -> int:
    """Return the dice of an adventurer with those that curses hold back."""
    return len(a.dice) + a.lost + a.rolled_away


def _left_of(t: Table, treasure: str, chests: int) -> int:
    """Return how many of a treasure may still be used: those held, and as many of the unseen as there are chests."""
    held = sum(a.treasures.count(treasure) for a in t.inside)
    unseen = TREASURES[treasure] - held - t.treasure_used.count(treasure) if t.settings.treasures else 0
    return held + min(unseen, chests)
