"""A corner of a table: the least a game can be, for tests that bring their own steps."""

from collections.abc import Mapping
from typing import Any

from lamplit.engine import (
    ALL,
    Chance,
    Game,
    Match,
    Offer,
    Refusal,
    Sides,
    Step,
    Zone,
    deal_anew,
    items,
    mapping,
    named,
    plain,
    shown,
    start,
)
from lamplit.engine import Table as EngineTable
from lamplit.engine.state.bounds import Named, Pile, table_of

SEATS = ("ann", "ben", "cat")
PAIR = Sides({"pair": ("ann", "ben")}, viewpoints={"pair": ("ann", "ben")})
ONE_SIDE = Sides({"all": SEATS}, viewpoints={"all": SEATS})


@plain
class Corner(EngineTable):
    """A pile, a hand for each seat, and a notebook."""

    pile: list[str] = items()
    hands: dict[str, list[str]] = mapping()
    noted: list[str] = items()


def set_up(_options: Mapping[str, Any], chance: Chance) -> Corner:
    """A pile of six different cards, shuffled."""
    pile = [f"card{n}" for n in range(6)]
    chance.shuffle("pile", pile)
    return Corner(step="", chance=chance, pile=pile, hands={seat: [] for seat in SEATS})


def zones(_table: Corner) -> list[Zone[Corner]]:
    """Ann and Ben hold their hands together, Cat hers alone."""
    hands = [Zone[Corner](s, "cards", lambda t, s=s: t.hands[s], lambda _t, s=s: PAIR.mates(s)) for s in SEATS]
    return [Zone("pile", "cards", lambda t: t.pile, counted_by=lambda _t: ALL), *hands]


def view(table: Corner, seat: str) -> dict[str, Any]:
    """Own hand, size of the pile, the open notebook."""
    return {**shown(zones(table), table, seat), "noted": table.noted[:], "now": table.now, "you": seat}


def why_not(_table: Corner, _seat: str, offer: Offer[Any] | None, name: str) -> Refusal:
    """`fly` is forbidden by a rule of its own."""
    if offer is None:
        return Refusal("corner.not-asked")
    return Refusal("corner.nobody-flies", args={"height": 3}) if name == "fly" else Refusal()


def game(*steps: Step, **changes: Any) -> Game[Corner]:
    """A game of these steps, starting with the first."""

    def lay(options: Mapping[str, Any], chance: Chance) -> Corner:
        table = set_up(options, chance)
        table.step = steps[0].__name__
        return table

    parts: dict[str, Any] = {
        "name": "corner",
        "settings": (),
        "table": Corner,
        "seats": lambda _options: SEATS,
        "set_up": lay,
        "steps": named(*steps, rest),
        "view": view,
        "zones": zones,
        "bounds": table_of(pile=Pile(6), hands=Named(len(SEATS), Pile(6)), noted=Pile(100)),
        "sample": lambda table, seat, chance: deal_anew(zones(table), table, seat, chance),
        "why_not": why_not,
        "sides": lambda _table: PAIR,
        "revealing": frozenset({"revealed"}),
    }
    return Game(**(parts | changes))


def sit_down(*steps: Step, **changes: Any) -> Match:
    """A match of these steps."""
    return start(game(*steps, **changes), "seed", {})


async def rest(table: Corner) -> Any:
    """The end of every short story."""
    table.end(how="rest", noted=table.noted[:])
