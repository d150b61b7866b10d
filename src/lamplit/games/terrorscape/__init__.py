"""Terrorscape: a killer hunts three survivors who hide, search and call for help. Open `rules.py` first."""

from typing import Any

from ...engine import Game, Sides
from . import effects
from .bounds import BOUNDS, box, fits
from .refusals import why_not
from .rules import STEPS
from .sampling import reshuffle, sample
from .settings import SETTINGS
from .setup import check, lay_table, seats
from .state import HUNTER, KILLER, TEAM, Table
from .view import TYPES, cast, hidden, labels, private_view, public_view, view, zones

REVEALING = frozenset(
    {
        "amulet", "attack-card", "betrayed-by-fear", "block-broken", "block-lifted", "blocked", "blocked-again",
        "blocks-stay", "calmed", "card-played", "characters", "defence", "defence-item", "defends", "drew-item",
        "drew-skill", "eliminated", "encounter", "encounter-over", "escaped", "fear", "firecracker", "first-player",
        "healed", "heroic-save", "injured", "key-found", "killer-arrived", "killer-moved", "killer-traits",
        "killers-turn", "left-encounter", "less-fear", "level", "martial-arts", "milled", "molotov", "noises", "over",
        "paid", "persistence", "plans-drawn", "reappeared", "reports", "rescue-called", "reshuffled", "rolled",
        "scream", "search", "sensed", "sensed-anyone", "stays-locked", "strength", "survivors-turn", "taunted",
        "traits-drawn", "trap-sprung", "unblocked", "unblocked-by", "unlocked", "vanished",
    }
)  # fmt: skip
"""Kinds of event by which a seat may learn something new."""


SIDES = Sides({"killer": HUNTER, "survivors": TEAM}, viewpoints={"survivors": TEAM})
"""The Killer against the Survivors, who share all they see."""


def upgrade(packed: dict[str, Any], _rules: int) -> dict[str, Any]:
    """Return a table in today's form: the first rules did not have `sw_no_cards`."""
    return {**packed, "switches": {"sw_no_cards": "left_behind", **packed["switches"]}}


GAME = Game(
    name="terrorscape",
    settings=SETTINGS,
    table=Table,
    seats=seats,
    set_up=lay_table,
    steps=STEPS,
    view=view,
    public_view=public_view,
    private_view=private_view,
    zones=zones,
    hidden=hidden,
    sample=sample,
    reshuffle=reshuffle,
    why_not=why_not,
    sides=lambda _table: SIDES,
    revealing=REVEALING,
    cast=cast,
    labels=labels,
    check=check,
    pencils={KILLER: {"assist": 11, "repair": 1}},
    pencilled={KILLER: {"repair": ["0"]}},
    upgrade=upgrade,
    types=TYPES,
    bounds=BOUNDS,
    box=box,
    fits=fits,
    rules=3,
)

__all__ = ["GAME", "effects"]
