"""Laying the table: the temple, the stones, the dice, the cards of the modules."""

from collections.abc import Mapping
from typing import Any

from ...engine import ALL, Chance
from .data import figures, tiles
from .effects.treasures import put_chest
from .settings import seats, settings_of
from .state import Adventurer, Chamber, Table
from .temple import ORIGIN, beyond, lay


def lay_table(options: Mapping[str, Any], chance: Chance) -> Table:
    """The table before anything lies on it."""
    settings = settings_of(options)
    return Table(
        step="set_up",
        chance=chance,
        settings=settings,
        adventurers=[Adventurer(seat=seat) for seat in seats(options)],
        begin=settings.intro,
        pauses_left=settings.pauses,
    )


def upgrade(packed: dict[str, Any], _rules: int) -> dict[str, Any]:
    """Older tables have no settings for what came later: there it is as it was, or usual.

    Players no longer choose which die is lost at a slam: a choice that was due is made as if the time were up.
    """
    adventurers = [_shut_out_before(a) for a in packed["adventurers"]]
    lost = sum(len(a["dice"]) for a in packed["adventurers"]) - sum(len(a["dice"]) for a in adventurers)
    return {
        "hopeless": "",
        **packed,
        "pace": {"lay_choice": 10.0, "surrender": False, **packed["pace"]},
        "adventurers": adventurers,
        "die_box": packed["die_box"] + lost,
    }


def _shut_out_before(packed: dict[str, Any]) -> dict[str, Any]:
    """An adventurer without the die that the older rules let them choose."""
    if packed["choosing"] != "loss":
        return packed
    dice = [*packed["dice"]]
    del dice[next((dice.index(face) for face in (figures.BLACK, figures.BLANK) if face in dice), -1)]
    return {**packed, "dice": dice, "choosing": ""}


def build_temple(t: Table) -> None:
    """Start in the middle, two chambers beside it, and the exit deep in the stack."""
    with_modules = t.settings.curses or t.settings.treasures
    pool = [*tiles.STONE, *(tiles.MODULE if with_modules else tiles.BASE)]
    t.chance.shuffle("chambers", pool)
    t.chambers[ORIGIN] = Chamber(tiles.START, tiles.TILES[tiles.START].openings)
    for side in ("W", "E"):
        lay(t, pool.pop(), beyond(ORIGIN, side), ORIGIN)
    t.stack = hide_exit(t, pool)


def hide_exit(t: Table, pool: list[str]) -> list[str]:
    """Three to five players: among the last five chambers. One or two: in the middle, as 6th to 10th chamber."""
    if len(t.adventurers) >= 3:
        under = [pool.pop() for _ in range(4)] + [tiles.EXIT]
        t.chance.shuffle("exit", under)
        return under + pool
    drawn_as = 6 + t.chance.below("exit", 5)
    pool.insert(len(pool) + 1 - drawn_as, tiles.EXIT)
    return pool


def count_stones(t: Table) -> None:
    """The tray by the number of players and the difficulty, and two stones beside it."""
    t.tray = figures.STONES[len(t.adventurers)] + figures.EXTRA_STONES[t.settings.difficulty]
    t.beside = figures.SPARE_STONES
    t.stone_box = figures.ALL_STONES - t.tray - t.beside


def hand_out_dice(t: Table) -> None:
    """Five dice each; seven for a single player."""
    each = figures.SOLO_DICE if len(t.adventurers) == 1 else figures.DICE
    for a in t.adventurers:
        a.put(each)
    t.die_box = figures.ALL_DICE - each * len(t.adventurers)
    t.tell(ALL, "ready", players=len(t.adventurers), tray=t.tray)


def shuffle_modules(t: Table) -> None:
    """Curse cards and treasures, face down; chests on the chambers already laid."""
    if t.settings.curses:
        t.curse_deck = [name for name, curse in figures.CURSES.items() for _ in range(curse.copies)]
        t.chance.shuffle("curses", t.curse_deck)
    if t.settings.treasures:
        t.treasure_deck = [name for name, copies in figures.TREASURES.items() for _ in range(copies)]
        t.chance.shuffle("treasures", t.treasure_deck)
        for there, chamber in list(t.chambers.items()):
            if tiles.TILES[chamber.tile].treasure:
                put_chest(t, there)
