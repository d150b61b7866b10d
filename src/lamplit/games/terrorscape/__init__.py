"""Terrorscape: a killer hunts three survivors who hide, search and call for help. Open `rules.py` first."""

from ...engine import Game
from .refusals import why_not
from .rules import STEPS
from .sampling import sample
from .setup import OPTIONS, check, lay_table, seats
from .state import HUNTER, KILLER, TEAM, Table
from .view import view, zones

REVEALING = frozenset(
    {
        "amulet", "attack-card", "betrayed-by-fear", "blocked", "blocked-again", "block-broken", "block-lifted",
        "calmed", "card-played", "characters", "defence", "defence-item", "defends", "drew-item", "drew-skill",
        "eliminated", "encounter", "escaped", "fear", "firecracker", "healed", "heroic-save", "injured", "key-found",
        "killer-arrived", "killer-moved", "killers-turn", "left-encounter", "less-fear", "level", "martial-arts",
        "milled", "molotov", "noises", "over", "paid", "persistence", "reappeared", "rescue-called", "reshuffled", "rolled",
        "scream", "search", "sensed", "sensed-anyone", "strength", "survivors-turn", "taunted", "trap-sprung",
        "unblocked", "unblocked-by", "unlocked", "vanished", "first-player", "traits-drawn", "plans-drawn", "killer-traits",
    }
)  # fmt: skip
"""Kinds of event by which somebody may learn what they did not know."""


def team(seat: str) -> tuple[str, ...]:
    """Who shares a seat's knowledge."""
    return HUNTER if seat == KILLER else TEAM


GAME = Game(
    name="terrorscape",
    settings=OPTIONS,
    table=Table,
    seats=seats,
    set_up=lay_table,
    steps=STEPS,
    view=view,
    zones=zones,
    sample=sample,
    why_not=why_not,
    team=team,
    revealing=REVEALING,
    check=check,
    pencils={KILLER: {"assist": 11, "repair": 1}},
    pencilled={KILLER: {"repair": ["0"]}},
)
