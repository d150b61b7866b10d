"""Betrayal at House on the Hill: explore a house that grows, until one of you turns. Open `rules.py` first."""

from ...engine import Game, Sides, made_of
from . import effects
from .bounds import BOUNDS, box, fits
from .haunts import HAUNTS
from .house.discovery import PASSED
from .refusals import why_not
from .rules import STEPS
from .sampling import redraw, reshuffle, sample
from .setup import OPTIONS, check, lay_table, rematch_options, seats
from .state import HERO, TRAITOR, Table
from .view import DEFERRED_VIEW, PUBLIC_VIEW, TYPES, private_view, view, zones

REVEALING = frozenset(
    {
        "turned-up",
        "passed",
        "does-not-fit",
        "drew",
        "rolled",
        "threw",
        "haunt-roll",
        "haunt",
        "shuffled",
        "searched",
        "looked",
        "takes",
        "begins",
        "turned",
        "picked-by-chance",
    }
)
"""Kinds of event that may tell a seat something it did not know."""


RETRACTABLE = frozenset(
    {
        "attacks",
        "awake",
        "box-closed",
        "box-opened",
        "box-ran-down",
        "crossed",
        "damage",
        "declined",
        "died",
        "discarded",
        "discovered",
        "dog-carried",
        "draw-proposed",
        "draw-refused",
        "dropped",
        "floor-closed",
        "freed",
        "gave-back",
        "gone",
        "held",
        "joined",
        "laid",
        "left-behind",
        "looks",
        "masked",
        "mesmerised",
        "moved",
        "no-attack",
        "none-left",
        "offers",
        "omen-instead",
        "picked-up",
        "refused",
        "room-moved",
        "set-complete",
        "slid",
        "stole",
        "stunned",
        "takes",
        "token",
        "token-gone",
        "traded",
        "trait",
        "turn",
        "unmasked",
        "used",
    }
)
"""Kinds of event that everybody sees and that reveal nothing new. Answers that led to them may be taken back until luck
or another player has spoken.

An explorer whom a player has taken is among them; an explorer dealt at random is luck. Events of haunts are not: they
may come from a book that others do not read.
"""


SECRET_PROMPTS = frozenset({"search-pile", "reorder-pile"}).union(*(h.secret_prompts for h in HAUNTS.values()))
"""Prompts whose answers nobody else hears. All other answers are public."""


def sides(table: Table) -> Sides:
    """Return the sides: all explore together until an explorer is known to have turned. No two seats share a view, as
    some cards are looked at alone."""
    traitors = tuple(one.seat for one in table.explorers.values() if one.role == TRAITOR)
    heroes = tuple(seat for seat in table.seats if seat not in traitors)
    if not traitors:
        return Sides({"explorers": heroes})
    return Sides({"heroes": heroes, "traitor": traitors} if heroes else {"traitor": traitors})


EXPLORING = Game(
    name="betrayal",
    first_game="first night 285",
    settings=OPTIONS,
    table=Table,
    seats=seats,
    set_up=lay_table,
    steps=STEPS,
    view=view,
    zones=zones,
    sample=sample,
    why_not=why_not,
    sides=sides,
    sides_change=True,
    check=check,
    rematch_options=rematch_options,
    revealing=REVEALING,
    retractable=RETRACTABLE,
    probes=lambda table, seat: bool(table.scenario) and HAUNTS[table.haunt].lurks(table, seat),
    public_view=PUBLIC_VIEW,
    private_view=private_view,
    deferred_view=DEFERRED_VIEW,
    cast=lambda seen: {one["seat"]: (name,) for name, one in seen["explorers"].items()},
    labels=lambda seen: {"haunt": str(seen["haunt"])},
    open_streams=frozenset(
        {"dice", "explorers", "first", "haunts", "clues", "whoops", "item", "omen", "event", "room", PASSED}
    ),
    redraw=redraw,
    reshuffle=reshuffle,
    secret_prompts=SECRET_PROMPTS,
    types=TYPES,
    bounds=BOUNDS,
    box=box,
    fits=fits,
    rules=4,
)


def in_use(table: Table) -> tuple[str, ...]:
    """Return the haunt that has begun."""
    return (table.scenario.module,) if table.scenario else ()


GAME = made_of(EXPLORING, in_use, *(haunt.module() for haunt in HAUNTS.values()))

__all__ = ["GAME", "HERO", "effects"]
