"""The bounds of a table: what can lie on it at most. Tables from elsewhere are held to them."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from ...engine.state.bounds import TRUTH, Among, Fields, Named, Number, Pile, Text, table_of
from .data import figures, tiles
from .settings import seats
from .state import Table

MOST_DICE = max(figures.SOLO_DICE, figures.DICE + len(figures.SEATS) - 1)
"""The dice of an adventurer to whom each of the others has given one."""
MOMENT = Number(-(10**6), 10**6)
FACE = Among({*figures.FACES, figures.BLANK})
SEAT = Among(figures.SEATS)
VOTES = Pile(len(figures.SEATS), SEAT)
CHAMBER = Fields(tile=Among(tiles.TILES), openings=Text(4), stones=Number(0, 3), chest=Among(figures.TREASURES))
SETTINGS = Fields(
    roll_lock=Number(0, 60),
    action_lock=Number(0, 60),
    late_grace=Number(0, 60),
    fate_vote=Number(0, 60),
    loss_choice=Number(0, 60),
    gift_choice=Number(0, 60),
    lay_choice=Number(0, 60),
    intro=Number(0, 60),
    stretch=Number(1, 2),
    sand=TRUTH,
    practice=TRUTH,
    curses=TRUTH,
    treasures=TRUTH,
    pauses=Number(0, 5),
    pause_length=Number(0, 600),
    absence=TRUTH,
    absence_grace=Number(0, 120),
    surrender=TRUTH,
    difficulty=Among(figures.EXTRA_STONES),
    track=Among(figures.TRACKS),
)
ADVENTURER = Fields(
    seat=SEAT,
    place=Text(8),
    dice=Pile(MOST_DICE, FACE),
    lost=Number(0, MOST_DICE),
    rolled_away=Number(0, MOST_DICE),
    roll_at=MOMENT,
    act_at=MOMENT,
    curses=Pile(sum(curse.copies for curse in figures.CURSES.values()), Among(figures.CURSES)),
    treasures=Pile(sum(figures.TREASURES.values()), Among(figures.TREASURES)),
    turned=Among(tiles.TILES),
    bonus_key=Number(0, figures.SET_AMOUNT * figures.TREASURES["key_set"]),
    bonus_torch=Number(0, figures.SET_AMOUNT * figures.TREASURES["torch_set"]),
    shares=TRUTH,
    out=Text(20),
    choosing=Text(20),
    choose_by=MOMENT,
    absent=TRUTH,
    absent_from=MOMENT,
)
STONES = Number(0, figures.ALL_STONES)
CHAMBERS = Pile(len(tiles.TILES), Among(tiles.TILES))
CURSES = ADVENTURER.fields["curses"]
TREASURES = ADVENTURER.fields["treasures"]
BOUNDS = table_of(
    pace=SETTINGS,
    adventurers=Pile(len(figures.SEATS), ADVENTURER),
    chambers=Named(len(tiles.TILES), CHAMBER, Text(8)),
    stack=CHAMBERS,
    tray=STONES,
    beside=STONES,
    stone_box=STONES,
    die_box=Number(0, figures.ALL_DICE),
    curse_deck=CURSES,
    curse_discard=CURSES,
    treasure_deck=TREASURES,
    treasure_used=TREASURES,
    begin=MOMENT,
    started=TRUTH,
    cue=Number(0, len(figures.SOUNDTRACK)),
    slam_due=MOMENT,
    shut_out=VOTES,
    fate_by=SEAT,
    fate_until=MOMENT,
    fate_votes=VOTES,
    paused=TRUTH,
    pause_by=SEAT,
    pause_votes=VOTES,
    pause_from=MOMENT,
    pause_until=MOMENT,
    pauses_left=Number(0, 5),
    removal_of=SEAT,
    removal_votes=VOTES,
    surrender_by=SEAT,
    surrender_until=MOMENT,
    surrender_votes=VOTES,
    hopeless=Among(("exit", "keys")),
)

NOTHING: Mapping[str, int] = {}


def box(t: Table) -> Mapping[str, Mapping[str, int]]:
    """All dice, stones, chambers and cards in use, once they have been laid out."""
    if t.step == "set_up":
        return dict.fromkeys(("die", "stone", "chamber", "curse", "treasure"), NOTHING)
    of_modules = tiles.MODULE if t.settings.curses or t.settings.treasures else tiles.BASE
    return {
        "die": {"die": figures.ALL_DICE},
        "stone": {"stone": figures.ALL_STONES},
        "chamber": Counter([tiles.START, tiles.EXIT, *tiles.STONE, *of_modules]),
        "curse": {name: curse.copies for name, curse in figures.CURSES.items()} if t.settings.curses else NOTHING,
        "treasure": figures.TREASURES if t.settings.treasures else NOTHING,
    }


def fits(t: Table, options: Mapping[str, Any]) -> None:
    """One adventurer for each seat, in order, each in a chamber that lies there; chambers lie on a grid."""
    if tuple(a.seat for a in t.adventurers) != seats(options):
        raise ValueError("not one adventurer for each seat")
    for place in t.chambers:
        if len([number for number in place.split(",") if number.removeprefix("-").isdecimal()]) != 2:
            raise ValueError(f"no place for a chamber: {place}")
    if t.step != "set_up" and any(a.place not in t.chambers for a in t.adventurers):
        raise ValueError("an adventurer outside all chambers")
