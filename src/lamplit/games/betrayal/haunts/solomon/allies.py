"""`ally_unit`: monsters that serve a hero, who sends them on their own turn."""

from collections.abc import Callable

from .....engine import ask
from ...explorers.dice import plain_roll
from ...house.movement import joined, put
from ...occasions import ENEMIES
from ...state import Explorer, Figure, Table
from ...turn.attacks import attacks_of, make
from ..blocks import hears_no_call, is_hero
from ..form import Haunt


def register(
    haunt: Haunt, serves: Callable[[Table, Figure], bool], master: Callable[[Table], Explorer | None], rule: str
) -> None:
    """Monsters that serve are opponents of the heroes' opponents, and go where their master sends them, each once a
    turn. The task is `solomon-send`; words are `solomon-where` and `solomon-whom`."""

    @haunt.on(ENEMIES)
    def takes_sides(t: Table, one: Figure, other: Figure) -> int:
        mine, theirs = serves(t, one), serves(t, other)
        if mine == theirs:
            return 0
        return -1 if is_hero(other if mine else one) else 1

    hears_no_call(haunt, serves)

    def waiting(t: Table, one: Explorer) -> dict[str, str]:
        mine = [monster for monster in t.monsters.values() if serves(t, monster)] if one is master(t) else []
        ready = [monster.name for monster in mine if not monster.stunned]
        return {name: name for name in ready if f"sent:{name}" not in t.done}

    @haunt.task("send", lambda t, one: "" if one is master(t) else rule, waiting)
    async def send(t: Table, one: Explorer, name: str) -> None:
        """The monster goes as far as its Speed roll says, and attacks whom the hero chooses."""
        t.done.append(f"sent:{name}")
        monster = t.monsters[name]
        spaces = max(1, await plain_roll(t, one, monster.value("speed"), "solomon-send"))
        away = t.plan.distances(monster.place, joined(t))
        rooms = {f"room:{room}": room for room, far in away.items() if far <= spaces}
        await put(t, monster, await ask(one.seat, "solomon-where", rooms, monster=name))
        attacks = attacks_of(t, monster)
        if attacks:
            attack = await ask(one.seat, "solomon-whom", {**attacks, "go-on": None}, monster=name)
            if attack is not None:
                await make(t, attack)
