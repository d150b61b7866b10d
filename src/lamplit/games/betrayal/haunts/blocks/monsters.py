"""How monsters appear, what does not affect them, and what they carry."""

from collections.abc import Callable, Iterable

from .....engine import ALL, ask
from ...explorers.cards import give_up, handle
from ...occasions import ATTACK_FORBIDDEN, DEAF, HURT_MONSTER, NOT_SLOWED, WAYS, renew
from ...state import Explorer, Figure, Monster, Table
from ...turn.attacks import Attack, stealable, would_do
from ...turn.monsters import appear
from ..form import Haunt


def spawn(t: Table, haunt: Haunt, kind: str, rooms: Iterable[str], lead: str | None = None) -> list[Monster]:
    """`spawn`: put a monster of a kind into each of these rooms. The traitor leads them, unless `lead` names another
    seat.

    Monsters of a kind that comes in numbers are numbered from 1.
    """
    if lead is None:
        lead = t.explorers[t.traitor].seat if t.traitor else ""
    made: list[Monster] = []
    rooms = list(rooms)
    alone = len(rooms) == 1 and not haunt.kinds[kind].many
    for room in rooms:
        several = sum(monster.kind == kind for monster in t.monsters.values()) + 1
        name = kind if several == 1 and alone and kind not in t.monsters else f"{kind}-{several}"
        while name in t.monsters:
            several += 1
            name = f"{kind}-{several}"
        made.append(appear(t, name, kind, room, haunt.kinds[kind].traits, lead))
    return made


def slows_nobody(haunt: Haunt, which: Callable[[Figure], bool]) -> None:
    """`move_mod`: opponents that do not slow movement."""

    @haunt.on(NOT_SLOWED)
    def unslowed(_t: Table, _one: Figure, foe: Figure) -> bool:
        return which(foe)


def hears_no_call(haunt: Haunt, which: Callable[[Table, Monster], bool]) -> None:
    """`immunity`: monsters that no card draws closer."""

    @haunt.on(DEAF)
    def deaf(t: Table, monster: Monster) -> bool:
        return which(t, monster)


def monster_takes(t: Table, monster: Monster, card: str) -> None:
    """A monster that may carry things takes a card."""
    handle(t, card)
    monster.cards.append(card)
    renew(t)


async def steals(t: Table, attack: Attack, *more: str) -> bool:
    """`steal_objective`: a monster that wins its own attack by 2 may take a card, or one of `more`. Return whether
    it did."""
    monster, victim = attack.winner, attack.loser
    if not isinstance(monster, Monster) or not isinstance(victim, Explorer) or monster is not attack.one:
        return False
    loot = [*stealable(t, monster, victim), *(card for card in victim.cards if card in more)]
    if would_do(t, attack) < 2 or attack.kind != "physical" or not loot:
        return False
    choices: dict[str, str] = {"harm": "", **{f"steal:{card}": card for card in loot}}
    card = await ask(monster.lead, "harm-or-steal", choices, who=monster.name, whom=victim.name, amount=attack.by)
    if card:
        await give_up(t, victim, card)
        monster_takes(t, monster, card)
        t.tell(ALL, "stole", who=monster.name, whom=victim.name, card=card)
    return bool(card)


def walks_through_walls(haunt: Haunt, which: Callable[[Table, Figure], bool]) -> None:
    """`phasing`: these figures walk through walls on a floor, but not through floors."""

    @haunt.on(WAYS)
    def through_walls(t: Table, one: Figure, room: str) -> dict[str, str]:
        return {other: side for side, other in t.plan.adjacent(room).items()} if which(t, one) else {}


def nothing_touches(haunt: Haunt, kind: str, rule: str) -> None:
    """`immunity`: monsters of this kind cannot be attacked, as `rule` says, nor harmed otherwise, and slow nobody."""

    @haunt.on(ATTACK_FORBIDDEN)
    def not_attacked(_t: Table, attack: Attack) -> str:
        return rule if isinstance(attack.other, Monster) and attack.other.kind == kind else ""

    @haunt.on(HURT_MONSTER)
    async def unmoved(_t: Table, monster: Monster, _amount: int, _attack: Attack | None) -> bool:
        return monster.kind == kind

    slows_nobody(haunt, lambda foe: isinstance(foe, Monster) and foe.kind == kind)
