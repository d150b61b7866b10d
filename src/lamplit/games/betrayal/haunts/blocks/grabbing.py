"""`grab_capture`: monsters that grow from a room, their root. They seize heroes, drag them there, and devour them."""

from .....engine import ALL, mapping, plain
from ...data.cards import CARDS
from ...explorers.cards import drop
from ...explorers.traits import die
from ...house.movement import ELEVATOR, put, step, ways
from ...occasions import (
    AFTER_ATTACK,
    ATTACK_FORBIDDEN,
    CANNOT_MOVE,
    DIED,
    ENTERED,
    GETTING,
    HURT_MONSTER,
    KEEPS,
    MONSTER_ACTS,
    MONSTERS_START,
    STUCK,
    WON_ATTACK,
)
from ...state import Explorer, Figure, Monster, Scenario, Table
from ...turn.attacks import Attack
from ...turn.monsters import remove
from ..form import Haunt
from .monsters import spawn
from .rooms import lift_token, scatter
from .sides import is_hero
from .state import state_as

DRAGGED = 2
"""How many spaces a hero is dragged in a turn."""


@plain
class Rooted(Scenario):
    """The root of each monster."""

    roots: dict[str, str] = mapping()


state = state_as(Rooted)


def held(t: Table, monster: Figure) -> Explorer | None:
    """The explorer a monster holds."""
    return next((t.explorers[mark] for mark in monster.marks if mark in t.explorers), None)


def holder(t: Table, one: Figure) -> Monster | None:
    """The monster that holds a figure."""
    return next((monster for monster in t.monsters.values() if one.name in monster.marks), None)


def grow(t: Table, haunt: Haunt, kind: str, root: str, room: str) -> None:
    """A monster grows in a room, with a token for its root."""
    scatter(t, root, [room])
    [monster] = spawn(t, haunt, kind, [room])
    state(t).roots[monster.name] = room


def way_home(t: Table, monster: Monster) -> str:
    """The next room on a monster's way to its root, climbing as monsters do; empty if there is no way."""
    first = {monster.place: ""}
    edge = [monster.place]
    for room in edge:
        for other in ways(t, monster, room):
            if other not in first:
                first[other] = first[room] or other
                edge.append(other)
    return first.get(state(t).roots[monster.name], "")


def uproot(t: Table, monster: Monster, root: str) -> None:
    """A monster leaves the game, with its root."""
    room = state(t).roots.pop(monster.name)
    lift_token(t, root, room)
    remove(t, monster)


def register(haunt: Haunt, kind: str, root: str, rule: str, comes_back: bool) -> None:
    """Register everything that follows from being held, as `rule` says. With `comes_back`, a beaten monster reappears
    at its root at once.

    Words are `<haunt>-grabbed`, `<haunt>-freed` and `<haunt>-devoured`.
    """
    _register_monster(haunt, kind, root)
    _register_fight(haunt, kind, rule, comes_back)
    _register_held(haunt, rule)


def _register_monster(haunt: Haunt, kind: str, root: str) -> None:
    @haunt.on(MONSTERS_START)
    async def devours(t: Table) -> None:
        """A monster devours its victim at its root, or where no way leads there."""
        for monster in [monster for monster in t.monsters.values() if monster.kind == kind]:
            victim = held(t, monster)
            if victim is not None and not way_home(t, monster):
                t.tell(ALL, f"{haunt.name}-devoured", who=victim.name, monster=monster.name)
                await die(t, victim)
                uproot(t, monster, root)
                t.to_move = [name for name in t.to_move if name != monster.name]

    @haunt.on(MONSTER_ACTS)
    async def drags(t: Table, monster: Monster) -> bool:
        """A monster that holds a hero only moves to its root."""
        if held(t, monster) is None:
            return False
        for _ in range(DRAGGED):
            room = way_home(t, monster)
            if room:
                await step(t, monster, room)
        return True

    @haunt.on(ENTERED)
    async def carried(t: Table, one: Figure, _room: str) -> None:
        victim = held(t, one) if isinstance(one, Monster) else None
        if victim is not None and victim.place != one.place:
            start, victim.place, victim.part = victim.place, one.place, one.part
            t.tell(ALL, "moved", who=victim.name, start=start, to=one.place)

    @haunt.on(STUCK)
    def blocked(t: Table, room: str) -> bool:
        """A monster in the Elevator blocks it."""
        return room == ELEVATOR and any(monster.kind == kind for monster in t.monsters_in(room))


def _register_fight(haunt: Haunt, kind: str, rule: str, comes_back: bool) -> None:
    @haunt.on(ATTACK_FORBIDDEN)
    def busy(t: Table, attack: Attack) -> str:
        """A held hero fights only the monster that holds them, and other monsters of its kind leave them alone."""
        grip, own = holder(t, attack.one), holder(t, attack.other)
        if grip is not None and attack.other is not grip:
            return rule
        return rule if own is not None and isinstance(attack.one, Monster) else ""

    @haunt.on(WON_ATTACK)
    async def grabs(t: Table, attack: Attack) -> bool:
        """The monster holds the loser instead of hurting them. A monster that already holds somebody does nothing to
        the loser."""
        monster, victim = attack.winner, attack.loser
        if not isinstance(monster, Monster) or monster.kind != kind or not isinstance(victim, Explorer):
            return False
        if attack.kind == "physical" and holder(t, victim) is None and held(t, monster) is None:
            monster.mark(victim.name)
            t.tell(ALL, f"{haunt.name}-grabbed", who=victim.name, monster=monster.name)
            for card in [card for card in victim.cards if card not in CARDS or CARDS[card].item]:
                if card in victim.cards:
                    await drop(t, victim, card)
            if t.acting == monster.name:
                t.done.append("end")
        return attack.kind == "physical"

    @haunt.on(HURT_MONSTER)
    async def lets_go(t: Table, monster: Monster, _amount: int, _attack: Attack | None) -> bool:
        victim = held(t, monster) if monster.kind == kind else None
        if victim is not None:
            monster.unmark(victim.name)
            t.done.append(f"freed:{victim.name}")
            t.tell(ALL, f"{haunt.name}-freed", who=victim.name)
        if monster.kind == kind and comes_back:
            await put(t, monster, state(t).roots[monster.name])
        return False

    @haunt.on(AFTER_ATTACK)
    async def struggles(t: Table, attack: Attack) -> None:
        """A hero who fails to get free ends their turn."""
        if holder(t, attack.one) is attack.other:
            t.done.append("end")


def _register_held(haunt: Haunt, rule: str) -> None:
    @haunt.on(CANNOT_MOVE)
    def stays(t: Table, one: Figure) -> str:
        return rule if is_hero(one) and holder(t, one) is not None else ""

    @haunt.on(KEEPS)
    def empty_handed(t: Table, _card: str, one: Figure, how: str) -> str:
        return rule if how in GETTING and is_hero(one) and holder(t, one) is not None else ""

    @haunt.on(DIED)
    async def slips_away(t: Table, one: Explorer) -> None:
        grip = holder(t, one)
        if grip is not None:
            grip.unmark(one.name)
