"""Haunt 39: one hero is the heir of the house, and only the heroes know who. Assassins hide in empty rooms."""

from typing import ClassVar

from .....engine import ALL, Chance, Hidden, ask, items, plain
from ...explorers.traits import hurt_by_dice
from ...occasions import DIED, ENTERED, SEAT_OVER, WON
from ...state import TRAITOR, Explorer, Figure, Scenario, Table
from ...victory import HEROES, Win
from .. import blocks
from ..blocks import is_hero
from ..form import Aim, Haunt, Traitor

CORRIDOR, ASSASSIN, HEIR, SPARED = "statuary_corridor", "assassin", "heir", "spared"
REGALIA = ("spear", "ring")
MORE_AT = (3, 6)
"""The turns of the traitor after which more Assassins come."""


@plain
class Inheritance(Scenario):
    """The heir, the rooms where Assassins hide, the heroes they spare, whether the traitor has ever given orders (which
    everybody knows), and how many turns the traitor has had."""

    module: ClassVar[str] = "heir"

    heir: str = ""
    waiting: list[str] = items()
    spared: list[str] = items()
    ordered: bool = False
    track: int = 0


state = blocks.state_as(Inheritance)

BLOCKS = "place_room spawner area_effect carry_deliver turn_track secret_info"
HAUNT = haunt = Haunt(39, "heir", Inheritance, tuple(BLOCKS.split()), rules=3)
haunt.turns = Traitor("highest", "speed", spares_revealer=True)
where_later = haunt.ruling("later", "unseen", "anywhere")
haunt.secret_prompts = frozenset({"heir-assassin", "heir-name", "heir-order"})
haunt.revealing = frozenset({"heir-named", "heir-springs", "heir-answer"})


def hero_seats(t: Table) -> tuple[str, ...]:
    """The seats of the heroes, dead or alive."""
    return tuple(one.seat for one in t.explorers.values() if is_hero(one))


def candidates(t: Table) -> list[str]:
    """The heroes who may be the heir, as far as the traitor knows: any living hero but the revealer."""
    return [hero.name for hero in t.heroes() if hero.name != t.revealer]


@haunt.setting_up
async def set_up(t: Table) -> None:
    """In secret, the revealer names the heir and the traitor hides Assassins. The Corridor lies far away."""
    names = {f"heir:{name}": name for name in candidates(t)}
    state(t).heir = await ask(t.explorers[t.revealer].seat, "heir-name", names)
    t.tell(hero_seats(t), "heir-named", who=state(t).heir)
    await hide_more(t)
    await blocks.place_room(t, t.explorers[t.traitor].seat, CORRIDOR, far_from="entrance_hall")


# -- Assassins -------------------------------------------------------------------------------------------------------


def anywhere(t: Table) -> bool:
    """Return whether Assassins may hide in any room by now."""
    return where_later(t) == "anywhere" and state(t).track > 0


async def hide_more(t: Table) -> None:
    """The traitor hides as many Assassins as there are players, each in an empty room, but not in the Corridor. The
    ruling may allow any room for those that come later."""
    seat = t.explorers[t.traitor].seat
    for left in range(len(t.explorers), 0, -1):
        free = [room for room in t.plan.spots if anywhere(t) or (room != CORRIDOR and not t.explorers_in(room))]
        rooms = {f"hide:{room}": room for room in free if room not in state(t).waiting}
        if rooms:
            state(t).waiting.append(await ask(seat, "heir-assassin", rooms, left=left))
    t.tell(ALL, "heir-hidden")


@haunt.on(SEAT_OVER)
async def more_come(t: Table, seat: str) -> None:
    """More Assassins come after the third and sixth turn of the traitor."""
    if seat == t.explorers[t.traitor].seat:
        state(t).track += 1
        if state(t).track in MORE_AT:
            await hide_more(t)


@haunt.task("orders", lambda t, one: "" if one.name == t.traitor else "BH-H39-STAB")
async def give_orders(t: Table, one: Explorer) -> None:
    """The traitor secretly tells the Assassins whom to spare. Everybody learns that there were orders, but not
    which."""
    state(t).ordered = True
    t.tell(ALL, "heir-whispers", who=one.name)
    while hero := await ask(one.seat, "heir-order", orders(t)):
        spares = hero not in state(t).spared
        state(t).spared = [name for name in t.explorers if (name in state(t).spared) != (name == hero)]
        t.tell((one.seat,), "heir-order", who=hero, spares=spares)


def orders(t: Table) -> dict[str, str]:
    """The orders the traitor can give: for each living hero the opposite of what holds, or nothing more."""
    found = {f"{'hunt-again' if one.name in state(t).spared else 'spare'}:{one.name}": one.name for one in t.heroes()}
    return found | {"orders-stay": ""}


@haunt.on(ENTERED)
async def comes_in(t: Table, one: Figure, room: str) -> None:
    """An Assassin stabs a hero who enters its room, unless it spares them. Nobody is asked, since waiting would give it
    away."""
    if not isinstance(one, Explorer) or not is_hero(one) or room not in state(t).waiting or not one.alive:
        return
    if one.name not in state(t).spared:
        state(t).waiting.remove(room)
        t.tell(ALL, "heir-springs", who=one.name, room=room)
        await hurt_by_dice(t, one, "physical", 2, ASSASSIN)


# -- the end ---------------------------------------------------------------------------------------------------------


@haunt.on(DIED)
async def asked(t: Table, one: Explorer) -> None:
    """The heroes have to say whether a dead hero was the heir."""
    if is_hero(one) and state(t).heir:
        t.tell(ALL, "heir-answer", who=one.name, heir=one.name == state(t).heir)


@haunt.on(WON)
def won(t: Table) -> Win | None:
    """The traitor wins when the heir is dead; the heroes, when the heir is in the Corridor with Spear and Ring."""
    if not state(t).heir:
        return None
    heir = t.explorers[state(t).heir]
    if not heir.alive:
        return Win(TRAITOR, "heir-dead")
    return Win(HEROES, "heir-crowned") if heir.place == CORRIDOR and all(c in heir.cards for c in REGALIA) else None


# -- what is secret --------------------------------------------------------------------------------------------------


def hidden(t: Table) -> list[Hidden[Table]]:
    """The heir is hidden from the traitor; the Assassins and their orders from everybody else."""
    if not state(t).heir:
        return []
    known, his = ALL if len(candidates(t)) < 2 else hero_seats(t), (t.explorers[t.traitor].seat,)
    found = [Hidden[Table]("heir", lambda t: state(t).heir, lambda _t: known)]
    if state(t).waiting:
        found.append(Hidden[Table]("assassins", lambda t: sorted(state(t).waiting), lambda _t: his))
    if state(t).ordered:
        found.append(Hidden[Table]("spared", lambda t: state(t).spared, lambda _t: his))
    return found


def sample(t: Table, seat: str, chance: Chance) -> None:
    """For the traitor, every living candidate may be the heir. For other seats, an Assassin may hide anywhere, and
    after orders may spare anybody."""
    if seat not in hero_seats(t) and state(t).heir and candidates(t):
        state(t).heir = chance.pick("heir", candidates(t))
    if seat != t.explorers[t.traitor].seat and state(t).waiting:
        rooms = [room for room in t.plan.spots if anywhere(t) or room != CORRIDOR]
        chance.shuffle("assassins", rooms)
        state(t).waiting = rooms[: len(state(t).waiting)]
    if seat != t.explorers[t.traitor].seat and state(t).ordered:
        state(t).spared = [hero.name for hero in t.heroes() if chance.below("spared", 2)]


def lies_for(t: Table, seat: str) -> dict[str, list[str]]:
    """The traitor sees the Assassins and whom they spare; the heroes see who is the heir."""
    if seat == t.explorers[t.traitor].seat:
        spared = [hero.place for hero in t.heroes() if hero.name in state(t).spared]
        rooms = dict.fromkeys([*state(t).waiting, *spared])
        return {room: [ASSASSIN] * (room in state(t).waiting) + [SPARED] * spared.count(room) for room in rooms}
    heir = t.explorers.get(state(t).heir)
    return {heir.place: [HEIR]} if heir is not None and seat in hero_seats(t) else {}


def aims(t: Table, one: Figure) -> list[Aim]:
    """Spear and Ring to the heir, and the heir to the Corridor; the traitor attacks heroes who may be the heir."""
    if not isinstance(one, Explorer) or one.role == TRAITOR:
        return [Aim("attack", name, 3) for name in candidates(t)]
    heir = t.explorers[state(t).heir]
    missing = [card for card in REGALIA if card not in heir.cards]
    holders = [t.explorers[t.holder(card)] for card in missing if t.holder(card) in t.explorers]
    if one is not heir:
        loose = [card for card in missing if not blocks.held_by_hero(t, card)]
        mine = [Aim("go", heir.name, 6)] if one in holders else [Aim("take", card, 4) for card in loose]
        robbed = [Aim("attack", other.name, 5) for other in holders if other.role == TRAITOR]
        return [*mine, *robbed, *(Aim("explore", "omen", 2) for card in missing if card in t.omen_deck)]
    if not missing:
        return [Aim("go", CORRIDOR, 9)]
    friends = [Aim("go", other.name, 5) for other in holders if other.role != TRAITOR]
    flee = [Aim("avoid", t.traitor, 1)]
    return [*friends, *flee, *(Aim("take", card, 6) for card in missing), Aim("explore", "omen", 1)]


haunt.hidden, haunt.sample, haunt.lies_for, haunt.aims = hidden, sample, lies_for, aims
haunt.lurks = lambda t, seat: seat != t.explorers[t.traitor].seat
haunt.counters = lambda t: {"heir-turns": (state(t).track, MORE_AT[-1])}
