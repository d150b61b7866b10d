"""The ghost: it takes hold of one of them, who alone knows it. Charms ward it off.

Each night all do something in secret; the possessed one may haunt. Then each in turn may play a charm or pass: who
holds none is asked too, as the others would know otherwise.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

from lamplit.engine import ALL, Chance, Hidden, Module, Offer, Refusal, Step, ask_all, ask_in_turn, plain, steps_of

from .state import SEATS, Attic, Scenario

NIGHTS = 4


@plain
class Ghost(Scenario):
    """Who is possessed, the night, and how often they were frightened."""

    module: ClassVar[str] = "ghost"

    host: str = ""
    night: int = 0
    frights: int = 0

    def check_unpacked(self) -> None:
        """Somebody at the table is possessed, or nobody yet."""
        if self.host not in ("", *SEATS):
            raise ValueError("nobody at the table")


def ghost_of(t: Attic) -> Ghost:
    """The scenario's own state."""
    assert isinstance(t.scenario, Ghost)
    return t.scenario


def begin(t: Attic) -> Step:
    """Something stirs."""
    t.scenario = Ghost()
    return possess


async def possess(t: Attic) -> Any:
    """It takes hold of one of them."""
    ghost = ghost_of(t)
    ghost.host = t.chance.pick("host", SEATS)
    for seat in SEATS:
        t.tell((seat,), "possessed", you=seat == ghost.host)
    return watch


async def watch(t: Attic) -> Any:
    """All act in secret. If it haunts, each in turn may ward it off."""
    ghost = ghost_of(t)
    ghost.night += 1
    done = await ask_all({seat: Offer(seat, "night", doings(ghost, seat)) for seat in SEATS})
    haunted = True in done.values()
    t.tell(ALL, "night", haunted=haunted)
    if not haunted:
        return dawn
    reaction = await ask_in_turn({seat: Offer(seat, "ward", charms(t, seat)) for seat in SEATS})
    if reaction is None:
        ghost.frights += 1
        t.tell(ALL, "frightened")
        return dawn
    seat, card = reaction
    t.hands[seat].remove(card)
    t.played.append(card)
    t.tell(ALL, "warded-off", who=seat)
    return dawn


def doings(ghost: Ghost, seat: str) -> dict[str, bool]:
    """Sleep or lie awake; the possessed one may haunt."""
    return {"sleep": False, "lie-awake": False, **({"haunt": True} if seat == ghost.host else {})}


def charms(t: Attic, seat: str) -> Mapping[str, str]:
    """What somebody could ward it off with."""
    return {"charm": "charm"} if "charm" in t.hands[seat] else {}


async def dawn(t: Attic) -> Any:
    """After the last night the ghost is gone."""
    ghost = ghost_of(t)
    if ghost.night == NIGHTS:
        t.tell(ALL, "gone", host=ghost.host)
        t.end(how="ghost", side="friends" if ghost.frights < 2 else "ghost")
    return watch


def hidden(_t: Attic) -> list[Hidden[Attic]]:
    """Who is possessed, the possessed one knows."""
    return [Hidden("host", lambda t: ghost_of(t).host, lambda t: host_known_to(ghost_of(t)))]


def host_known_to(ghost: Ghost) -> tuple[str, ...]:
    """Before it takes hold, there is nothing to know."""
    return (ghost.host,) if ghost.host else ALL


def sample(t: Attic, seat: str, chance: Chance) -> None:
    """Anybody else could be possessed, who could have haunted."""
    ghost = ghost_of(t)
    if ghost.host and ghost.host != seat:
        ghost.host = chance.pick("host", [other for other in SEATS if other != seat])


def view(t: Attic, seat: str) -> dict[str, Any]:
    """The night, and whether one is possessed oneself."""
    ghost = ghost_of(t)
    return {"night": ghost.night, "frights": ghost.frights, "possessed": seat == ghost.host}


def why_not(t: Attic, seat: str, offer: Offer[Any] | None, name: str) -> Refusal | None:
    """One needs a charm, and to haunt is not for everybody: who may not has never heard of it."""
    if offer and name == "charm" and "charm" not in t.hands[seat]:
        return Refusal("ghost.charm")
    return None


MODULE = Module(
    name="ghost",
    steps=steps_of("ghost", possess, watch, dawn),
    revealing=frozenset({"possessed", "night", "warded-off", "gone"}),
    why_not=why_not,
    hidden=hidden,
    sample=sample,
    view=view,
)
