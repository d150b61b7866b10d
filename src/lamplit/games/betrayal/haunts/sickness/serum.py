"""`key_weapon`: the Serum against what passes from one to the other. It is made of Notes and Herbs."""

from collections.abc import Callable

from .....engine import ALL, ask, items, mapping, plain
from ...data.explorers import TRAITS
from ...explorers.cards import give_up, handle, handled, serves, take, unhandled, use_again
from ...explorers.dice import Roll
from ...explorers.traits import die, lift_to_start
from ...house.movement import allowance, cannot_move, together
from ...occasions import ATTACK_WAYS, EXTRA_DICE, WON_ATTACK
from ...state import Explorer, Figure, Monster, Table
from ...turn.attacks import Attack, Way
from ...turn.monsters import remove
from .. import blocks
from ..form import Haunt, chosen
from . import contagion
from .contagion import has_turned, tell_all

LAB, GROUNDS = "research_laboratory", ("conservatory", "gardens")
NOTES, HERB, HERBS, SERUM, BOOK = "notes", "herb", "token-herb", "token-serum", "book"
SAFE = "inoculated"
RESEARCH = "sickness-research"


@plain
class Remedy(contagion.Contagion):
    """Herbs found so far, who is changing and for how many turns, and who is dead for good."""

    herbs: int = 0
    changing: dict[str, int] = mapping()
    gone: list[str] = items()


state = blocks.state_as(Remedy)


# -- making it -------------------------------------------------------------------------------------------------------


def stock(t: Table) -> list[str]:
    """What has been brought together in the Laboratory."""
    return [token for token in t.tokens_in(LAB) if token in (NOTES, HERB)]


def made(t: Table) -> bool:
    """Whether that is enough, and of both kinds."""
    return len(stock(t)) >= len(t.explorers) and {*stock(t)} == {NOTES, HERB}


async def add(t: Table, one: Explorer, token: str) -> None:
    """Something more lies in the Laboratory; whoever adds the last of it has the Serum."""
    blocks.scatter(t, token, [LAB])
    if made(t):
        t.tell(ALL, "sickness-serum")
        await take(t, one, SERUM)


def carried(one: Figure) -> list[str]:
    """The Herbs somebody has."""
    return [card for card in one.cards if card.startswith(HERBS)]


def reads(t: Table, one: Explorer) -> bool:
    """Whether somebody looks things up in the Book: nothing else has been done with it this turn."""
    return BOOK in one.cards and not handled(t, BOOK)


def register_making(haunt: Haunt) -> None:
    """The tasks `research`, `gather` and `add`."""

    @haunt.task(
        "research", lambda t, one: "" if one.place == LAB and not made(t) else "BH-H43-LAB", roll=("knowledge", 5)
    )
    async def research(t: Table, one: Explorer) -> None:
        """Knowledge 5 in the Laboratory."""
        with_book = reads(t, one)
        found = await blocks.task_roll(t, one, RESEARCH)
        if with_book:
            handle(t, BOOK)
        if found:
            await add(t, one, NOTES)

    @haunt.on(EXTRA_DICE)
    def helped(t: Table, roll: Roll) -> int:
        """A die for everybody else there, and one for the Book."""
        if roll.why != RESEARCH:
            return 0
        return len(t.explorers_in(LAB)) - 1 + reads(t, t.explorers[roll.who])

    @haunt.task("gather", lambda _t, one: "" if one.place in GROUNDS else "BH-H43-HERBS", roll=("knowledge", 3))
    async def gather(t: Table, one: Explorer) -> None:
        """Knowledge 3 where something grows, and the turn is over."""
        if await blocks.task_roll(t, one, "sickness-gather"):
            state(t).herbs += 1
            await take(t, one, f"{HERBS}-{state(t).herbs}")
            t.tell(ALL, "sickness-herb", who=one.name)
        t.done.append("end")

    @haunt.task(
        "add",
        lambda t, one: "" if one.place == LAB and carried(one) and not made(t) else "BH-H43-HERBS",
        lambda t, one: {"": unhandled(t, carried(one))},
        card=chosen,
    )
    async def add_herb(t: Table, one: Explorer, herb: str) -> None:
        """Herbs are laid to the rest."""
        await give_up(t, one, herb)
        await add(t, one, HERB)


# -- injecting it ----------------------------------------------------------------------------------------------------


async def inject(t: Table, whom: Explorer, works: bool = True) -> None:
    """Whoever has turned dies of it for good; all others are safe from now on, if it works on the healthy."""
    tell_all(t, whom)
    if has_turned(t, whom):
        state(t).gone.append(whom.name)
        state(t).changing.pop(whom.name, None)
        if whom.alive:
            await die(t, whom)
    elif works:
        whom.mark(SAFE)
        await lift_to_start(t, whom, *TRAITS)


def no_space(t: Table, one: Explorer) -> str:
    """The rule by which somebody cannot inject anybody, or nothing: it takes the Serum and a space."""
    spent = t.used and t.used + 1 > allowance(t, one)
    if SERUM not in one.cards or spent or cannot_move(t, one):
        return "BH-H43-INJECT"
    return "" if serves(t, SERUM) else "BH-ITEM-15"


def patients(t: Table, one: Explorer) -> dict[str, Explorer]:
    """Whom somebody may inject, or ask: each once a turn. Nobody asks those who are changing."""
    others = [other for other in t.explorers.values() if other is not one and together(t, one, other)]
    near = [other for other in others if (other.alive and SAFE not in other.marks) or other.name in state(t).changing]
    return {other.name: other for other in near if f"asked:{other.name}" not in t.done}


def register_injecting(haunt: Haunt, by_force: Callable[[Table], bool]) -> None:
    """The tasks `self` and `inject`, and the attack on those who will not hold out their arm. By `by_force`, it makes
    the healthy safe even so."""

    @haunt.task("self", lambda t, one: "BH-H43-INJECT" if SAFE in one.marks else no_space(t, one))
    async def inject_self(t: Table, one: Explorer) -> None:
        """Into the own arm."""
        t.used += 1
        use_again(t, SERUM)
        await inject(t, one)

    @haunt.task("inject", no_space, choices=patients)
    async def inject_other(t: Table, one: Explorer, whom: Explorer) -> None:
        """Into somebody else's, if they like."""
        t.done.append(f"asked:{whom.name}")
        willing = {"agree": True, "refuse": False}
        if whom.alive and not await ask(whom.seat, "sickness-agree", willing, who=one.name):
            t.tell(ALL, "sickness-refuses", who=whom.name)
            return
        t.used += 1
        use_again(t, SERUM)
        await inject(t, whom)

    async def at_hand(t: Table, _one: Explorer, _attack: Attack) -> bool:
        """It is not spent by a thrust."""
        use_again(t, SERUM)
        return False

    @haunt.on(ATTACK_WAYS)
    def needle(_t: Table, one: Figure, other: Figure) -> dict[str, Way]:
        """The unwilling, and monsters, have to be beaten with Speed."""
        able = SERUM in one.cards and SAFE not in other.marks
        return {"serum": Way("speed", card=SERUM, before=at_hand)} if able else {}

    @haunt.on(WON_ATTACK)
    async def stung(t: Table, attack: Attack) -> bool:
        """Then they get it against their will."""
        if attack.way.card != SERUM or attack.winner is not attack.one:
            return False
        if isinstance(attack.other, Monster):
            remove(t, attack.other)
        else:
            await inject(t, attack.other, by_force(t))
        return True
