"""Seats, options and the building of the temple."""

from collections.abc import Mapping
from typing import Any

from ...engine import ALL, Chance, Setting, flag, number, one_of
from . import modules
from .data import figures, tiles
from .state import Adventurer, Chamber, Pace, Table
from .temple import ORIGIN, beyond, lay

OPTIONS: tuple[Setting, ...] = (
    number("players", 4, 1, 5),
    one_of("difficulty", *figures.EXTRA_STONES),
    flag("curses"),
    flag("treasures"),
    flag("sand"),
    one_of("track", *figures.TRACKS),
    flag("practice"),
    number("roll_lock", 1600, 0, 5000),
    number("action_lock", 1500, 0, 5000),
    number("late_grace", 150, 0, 1000),
    number("intro", 20, 0, 60),
    one_of("stretch", 100, 150, 200),
    number("fate_vote", 8, 1, 60),
    number("loss_choice", 3, 0, 30),
    number("gift_choice", 5, 0, 30),
    number("lay_choice", 10, 1, 60),
    number("pauses", 0, 0, 5),
    number("pause_length", 60, 1, 600),
    flag("absence"),
    number("absence_grace", 20, 0, 120),
    flag("surrender"),
)


def seats(options: Mapping[str, Any]) -> tuple[str, ...]:
    """One colour for each player."""
    return figures.SEATS[: options["players"]]


def tally(options: Mapping[str, Any]) -> str | None:
    """Practice is not counted, and games with more time are counted by themselves."""
    # Records are older than some settings.
    if options.get("practice", False):
        return None
    return "usual" if options.get("stretch", 100) == 100 else "slow"


def lay_table(options: Mapping[str, Any], chance: Chance) -> Table:
    """The table before anything lies on it."""
    pace = Pace(
        roll_lock=options["roll_lock"] / 1000,
        action_lock=options["action_lock"] / 1000,
        late_grace=options["late_grace"] / 1000,
        fate_vote=float(options["fate_vote"]),
        loss_choice=float(options["loss_choice"]),
        gift_choice=float(options["gift_choice"]),
        lay_choice=float(options["lay_choice"]),
        intro=float(options["intro"]),
        stretch=options["stretch"] / 100,
        difficulty=options["difficulty"],
        sand=options["sand"],
        track=options["track"],
        practice=options["practice"],
        curses=options["curses"],
        treasures=options["treasures"],
        pauses=options["pauses"],
        pause_length=float(options["pause_length"]),
        absence=options["absence"],
        absence_grace=float(options["absence_grace"]),
        surrender=options["surrender"],
    )
    return Table(
        step="set_up",
        chance=chance,
        pace=pace,
        adventurers=[Adventurer(seat=seat) for seat in seats(options)],
        begin=pace.intro,
        pauses_left=pace.pauses,
    )


def upgrade(packed: dict[str, Any], _rules: int) -> dict[str, Any]:
    """Older tables have no settings for what came later: there it is as it was, or usual.

    Nobody chooses any more which die is lost at a slam: whoever was about to loses one as if the time were up.
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
    with_modules = t.pace.curses or t.pace.treasures
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
    t.tray = figures.STONES[len(t.adventurers)] + figures.EXTRA_STONES[t.pace.difficulty]
    t.beside = figures.SPARE_STONES
    t.stone_box = figures.ALL_STONES - t.tray - t.beside


def hand_out_dice(t: Table) -> None:
    """Five dice each; seven for somebody alone."""
    each = figures.SOLO_DICE if len(t.adventurers) == 1 else figures.DICE
    for a in t.adventurers:
        a.put(each)
    t.die_box = figures.ALL_DICE - each * len(t.adventurers)
    t.tell(ALL, "ready", players=len(t.adventurers), tray=t.tray)


def shuffle_modules(t: Table) -> None:
    """Curse cards and treasures, face down; chests on the chambers already laid."""
    if t.pace.curses:
        t.curse_deck = [name for name, curse in figures.CURSES.items() for _ in range(curse.copies)]
        t.chance.shuffle("curses", t.curse_deck)
    if t.pace.treasures:
        t.treasure_deck = [name for name, copies in figures.TREASURES.items() for _ in range(copies)]
        t.chance.shuffle("treasures", t.treasure_deck)
        for there, chamber in list(t.chambers.items()):
            if tiles.TILES[chamber.tile].treasure:
                modules.put_chest(t, there)
