"""`key_weapon`: the Serum against the sickness, made of Notes and Herbs."""

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
    """How many Herbs were found, who is changing and for how many turns, and who is dead for good."""

    herbs: int = 0
    changing: dict[str, int] = mapping()
    gone: list[str] = items()


state = blocks.state_as(Remedy)


# -- making it -------------------------------------------------------------------------------------------------------


def stock(t: Table) -> list[str]:
    """The Notes and Herbs in the Laboratory."""
    return [token for token in t.tokens_in(LAB) if token in (NOTES, HERB)]


def made(t: Table) -> bool:
    """Return whether these are enough, and of both kinds."""
    return len(stock(t)) >= len(t.explorers) and {*stock(t)} == {NOTES, HERB}


async def add(t: Table, one: Explorer, token: str) -> None:
    """Add a token in the Laboratory. The explorer who completes the Serum gets it."""
    blocks.scatter(t, token, [LAB])
    if made(t):
        t.tell(ALL, "sickness-serum")
        await take(t, one, SERUM)


def carried(one: Figure) -> list[str]:
    """The Herbs a figure carries."""
    return [card for card in one.cards if card.startswith(HERBS)]


def reads(t: Table, one: Explorer) -> bool:
    """Return whether an explorer can use the Book: nothing else was done with it this turn."""
    return BOOK in one.cards and not handled(t, BOOK)


def register_making(haunt: Haunt) -> None:
    """Register the tasks `research`, `gather` and `add`."""

    @haunt.task(
        "research", lambda t, one: "" if one.place == LAB and not made(t) else "BH-H43-LAB", roll=("knowledge", 5)
    )
    async def research(t: Table, one: Explorer) -> None:
        """Knowledge 5 in the Laboratory adds Notes."""
        with_book = reads(t, one)
        found = await blocks.task_roll(t, one, RESEARCH)
        if with_book:
            handle(t, BOOK)
        if found:
            await add(t, one, NOTES)

    @haunt.on(EXTRA_DICE)
    def helped(t: Table, roll: Roll) -> int:
        """Each other explorer there adds a die, and so does the Book."""
        if roll.why != RESEARCH:
            return 0
        return len(t.explorers_in(LAB)) - 1 + reads(t, t.explorers[roll.who])

    @haunt.task("gather", lambda _t, one: "" if one.place in GROUNDS else "BH-H43-HERBS", roll=("knowledge", 3))
    async def gather(t: Table, one: Explorer) -> None:
        """Knowledge 3 outdoors finds a Herb and ends the turn."""
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
        """An explorer adds a Herb to the stock."""
        await give_up(t, one, herb)
        await add(t, one, HERB)


# -- injecting it ----------------------------------------------------------------------------------------------------


async def inject(t: Table, whom: Explorer, works: bool = True) -> None:
    """The Serum kills explorers who have turned, for good. It inoculates the healthy, if it `works` on them."""
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
    """The rule that keeps an explorer from injecting, or an empty string. It takes the Serum and a space of
    movement."""
    spent = t.used and t.used + 1 > allowance(t, one)
    if SERUM not in one.cards or spent or cannot_move(t, one):
        return "BH-H43-INJECT"
    return "" if serves(t, SERUM) else "BH-ITEM-15"


def patients(t: Table, one: Explorer) -> dict[str, Explorer]:
    """The explorers one may inject, or ask: each once a turn. Explorers who are changing are not asked."""
    others = [other for other in t.explorers.values() if other is not one and together(t, one, other)]
    near = [other for other in others if (other.alive and SAFE not in other.marks) or other.name in state(t).changing]
    return {other.name: other for other in near if f"asked:{other.name}" not in t.done}


def register_injecting(haunt: Haunt, by_force: Callable[[Table], bool]) -> None:
    """Register the tasks `self` and `inject`, and the attack on explorers who refuse. `by_force` says whether that
    inoculates the healthy."""

    @haunt.task("self", lambda t, one: "BH-H43-INJECT" if SAFE in one.marks else no_space(t, one))
    async def inject_self(t: Table, one: Explorer) -> None:
        """An explorer injects themselves."""
        t.used += 1
        use_again(t, SERUM)
        await inject(t, one)

    @haunt.task("inject", no_space, choices=patients)
    async def inject_other(t: Table, one: Explorer, whom: Explorer) -> None:
        """An explorer injects somebody else, who may refuse."""
        t.done.append(f"asked:{whom.name}")
        willing = {"agree": True, "refuse": False}
        if whom.alive and not await ask(whom.seat, "sickness-agree", willing, who=one.name):
            t.tell(ALL, "sickness-refuses", who=whom.name)
            return
        t.used += 1
        use_again(t, SERUM)
        await inject(t, whom)

    async def at_hand(t: Table, _one: Explorer, _attack: Attack) -> bool:
        """The attack does not use up the Serum."""
        use_again(t, SERUM)
        return False

    @haunt.on(ATTACK_WAYS)
    def needle(_t: Table, one: Figure, other: Figure) -> dict[str, Way]:
        """Explorers who refuse, and monsters, are attacked with Speed."""
        able = SERUM in one.cards and SAFE not in other.marks
        return {"serum": Way("speed", card=SERUM, before=at_hand)} if able else {}

    @haunt.on(WON_ATTACK)
    async def stung(t: Table, attack: Attack) -> bool:
        """The loser is injected against their will."""
        if attack.way.card != SERUM or attack.winner is not attack.one:
            return False
        if isinstance(attack.other, Monster):
            remove(t, attack.other)
        else:
            await inject(t, attack.other, by_force(t))
        return True
