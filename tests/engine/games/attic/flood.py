"""The flood: they bail water against the rain. All is open here."""

from typing import Any, ClassVar

from lamplit.engine import ALL, Module, Offer, Refusal, Step, ask, plain, steps_of

from .state import Attic, Scenario, next_seat

HIGH_WATER = 5
DRY_NIGHTS = 6


@plain
class Flood(Scenario):
    """How high the water stands, and for how long it has rained."""

    module: ClassVar[str] = "flood"

    water: int = 1
    nights: int = 0


def flood_of(t: Attic) -> Flood:
    """The scenario's own state."""
    assert isinstance(t.scenario, Flood)
    return t.scenario


def begin(t: Attic) -> Step:
    """It begins to rain."""
    t.scenario = Flood()
    return watch


async def watch(t: Attic) -> Any:
    """One of them bails, or rests."""
    flood = flood_of(t)
    flood.nights += 1
    seat = next_seat(t)
    if await ask(seat, "watch", {"rest": False, **({"bail": True} if flood.water else {})}):
        flood.water -= 1
        t.tell(ALL, "bailed", who=seat)
    return rise


async def rise(t: Attic) -> Any:
    """It rains on."""
    flood = flood_of(t)
    (inches,) = t.chance.roll("rain", (0, 1, 2), 1)
    flood.water += inches
    t.tell(ALL, "rained", inches=inches)
    if flood.water >= HIGH_WATER or flood.nights == DRY_NIGHTS:
        t.end(how="flood", side="friends" if flood.water < HIGH_WATER else "water")
    return watch


def view(t: Attic, _seat: str) -> dict[str, Any]:
    """Everybody sees the water."""
    return {"water": flood_of(t).water}


def why_not(t: Attic, _seat: str, offer: Offer[Any] | None, name: str) -> Refusal | None:
    """There may be nothing to bail."""
    return Refusal("flood.dry") if offer and name == "bail" and not flood_of(t).water else None


MODULE = Module(
    name="flood",
    steps=steps_of("flood", watch, rise),
    revealing=frozenset({"rained"}),
    why_not=why_not,
    view=view,
)
