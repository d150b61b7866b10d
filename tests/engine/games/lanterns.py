"""Lanterns: keep the lamp burning till dawn. A game against the clock, where every command is one step.

Each keeper may at any moment draw from the face-down pile, pour a flask of oil into the lamp, or swat a moth. Whoever
acts has busy hands for two seconds. A keeper who holds a moth must swat it before pouring. The keepers win with enough
oil in the lamp, and lose at dawn.
"""

from collections.abc import Callable, Mapping
from typing import Any

from lamplit.engine import (
    ALL,
    CLOCK,
    Chance,
    Game,
    Offer,
    Refusal,
    Zone,
    ask_any,
    deal_anew,
    flag,
    items,
    named,
    number,
    plain,
    shown,
)
from lamplit.engine import Table as EngineTable
from lamplit.engine.state.bounds import Fields, Number, Pile, Text, table_of

NAMES = ("ann", "ben", "cat")
BUSY = 2.0


@plain
class Keeper:
    """One of the people in the cellar."""

    seat: str
    hand: list[str] = items()
    busy_until: float = 0.0


@plain
class Cellar(EngineTable):
    """The lamp, the pile and the keepers."""

    dawn: float
    needed: int
    keepers: list[Keeper] = items()
    pile: list[str] = items()
    lamp: list[str] = items()
    ground: list[str] = items()

    def keeper(self, seat: str) -> Keeper:
        """The keeper of a seat."""
        return next(k for k in self.keepers if k.seat == seat)


Deed = Callable[[Cellar, Keeper], None]


async def act(t: Cellar) -> Any:
    """Whoever has free hands may act; the clock wakes the busy and brings the dawn."""
    wakes = [k.busy_until for k in t.keepers if k.busy_until > t.now]
    free = {k.seat: Offer(k.seat, "act", lambda k=k: deeds(t, k)) for k in t.keepers if k.busy_until <= t.now}
    seat, deed = await ask_any(free, until=min([*wakes, t.dawn]))
    if seat != CLOCK:
        keeper = t.keeper(seat)
        deed(t, keeper)
        keeper.busy_until = t.now + BUSY
    elif t.now >= t.dawn:
        t.tell(ALL, "dawn")
        t.end(how="dark", winners=[])
    return act


def deeds(t: Cellar, keeper: Keeper) -> dict[str, Deed]:
    """What a keeper may do."""
    found: dict[str, Deed] = {"listen": listen}
    if t.pile:
        found["draw"] = draw
    if "oil" in keeper.hand and "moth" not in keeper.hand:
        found["pour"] = pour
    if "moth" in keeper.hand:
        found["swat"] = swat
    return found


def draw(t: Cellar, keeper: Keeper) -> None:
    """Draw the top card of the pile in secret."""
    card = t.chance.draw("pile", t.pile)
    keeper.hand.append(card)
    t.tell((keeper.seat,), "drew", card=card)
    t.tell(tuple(k.seat for k in t.keepers if k is not keeper), "someone-drew", who=keeper.seat)


def pour(t: Cellar, keeper: Keeper) -> None:
    """Pour a flask of oil into the lamp."""
    keeper.hand.remove("oil")
    t.lamp.append("oil")
    t.tell(ALL, "poured", who=keeper.seat)
    if len(t.lamp) == t.needed:
        t.tell(ALL, "bright")
        t.end(how="bright", winners=[k.seat for k in t.keepers])


def swat(t: Cellar, keeper: Keeper) -> None:
    """Swat a moth."""
    keeper.hand.remove("moth")
    t.ground.append("moth")
    t.tell(ALL, "swatted", who=keeper.seat)


def listen(t: Cellar, keeper: Keeper) -> None:
    """Hold your breath and do nothing."""
    t.tell((keeper.seat,), "listened")


def set_up(options: Mapping[str, Any], chance: Chance) -> Cellar:
    """Shuffle the pile."""
    pile = ["oil"] * 6 + ["moth"] * 4
    chance.shuffle("pile", pile)
    keepers = [Keeper(seat=seat) for seat in seats(options)]
    dawn = 10.0 if options["short"] else 30.0
    return Cellar(step="act", chance=chance, dawn=dawn, needed=4, keepers=keepers, pile=pile)


def seats(options: Mapping[str, Any]) -> tuple[str, ...]:
    """Two or three keepers."""
    return NAMES[: options["keepers"]]


def zones(t: Cellar) -> list[Zone[Cellar]]:
    """Hands are secret, what lies in the lamp and on the ground is not."""
    return [
        Zone("pile", "cards", lambda t: t.pile, counted_by=lambda _t: ALL),
        Zone("lamp", "cards", lambda t: t.lamp, seen_by=lambda _t: ALL),
        Zone("ground", "cards", lambda t: t.ground, seen_by=lambda _t: ALL),
        *(hand(n, keeper.seat) for n, keeper in enumerate(t.keepers)),
    ]


def hand(n: int, seat: str) -> Zone[Cellar]:
    """The cards of one keeper."""
    return Zone(f"hand:{seat}", "cards", lambda t: t.keepers[n].hand, lambda _t: (seat,), lambda _t: ALL)


def view(t: Cellar, seat: str) -> dict[str, Any]:
    """What a keeper sees by the light of the lamp."""
    busy = {k.seat: k.busy_until for k in t.keepers}
    return {"now": t.now, "dawn": t.dawn, "busy": busy, "cards": shown(zones(t), t, seat)}


def sample(t: Cellar, seat: str, chance: Chance) -> None:
    """The pile and the other hands could be anything."""
    deal_anew(zones(t), t, seat, chance)


def why_not(t: Cellar, seat: str, offer: Offer[Any] | None, name: str) -> Refusal:
    """Which rule forbids it."""
    if offer is None:
        return Refusal("lanterns.busy")
    if name == "pour" and "moth" in t.keeper(seat).hand:
        return Refusal("lanterns.moths-first")
    return Refusal()


GAME = Game(
    name="lanterns",
    settings=(number("keepers", 3, 2, 3), flag("short")),
    table=Cellar,
    seats=seats,
    set_up=set_up,
    steps=named(act),
    view=view,
    zones=zones,
    bounds=table_of(
        dawn=Number(0, 100),
        needed=Number(0, 10),
        keepers=Pile(3, Fields(seat=Text(), hand=Pile(10), busy_until=Number(0, 1000))),
        pile=Pile(10),
        lamp=Pile(10),
        ground=Pile(10),
    ),
    box=lambda _table: {"cards": {"oil": 6, "moth": 4}},
    sample=sample,
    why_not=why_not,
    revealing=frozenset({"drew"}),
)
