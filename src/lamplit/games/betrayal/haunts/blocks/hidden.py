"""`hidden_traitor`: one explorer is the traitor, and only they know it. For haunts that deal sides in secret."""

from .....engine import ALL, Chance, Hidden, Offer, ask_in_turn, items, mapping, plain
from ...explorers.roles import turn_traitor
from ...occasions import DANGER, DIED, ENEMIES, NOT_SLOWED
from ...state import TRAITOR, Explorer, Figure, Scenario, Table
from ...victory import Win
from ..form import Haunt

ONE = "1"
"""The token that makes its holder the traitor."""


@plain
class Dealt(Scenario):
    """The tokens each explorer holds in secret, and who has shown theirs."""

    tokens: dict[str, list[str]] = mapping()
    shown: list[str] = items()


def dealt(t: Table) -> Dealt:
    """The state of the haunt."""
    assert isinstance(t.scenario, Dealt)
    return t.scenario


def deal(t: Table, each: int = 1) -> None:
    """Deal `each` numbered tokens to every explorer, face down."""
    numbers = [str(number) for number in range(1, each * len(t.explorers) + 1)]
    t.chance.shuffle("sides", numbers)
    for one in t.explorers.values():
        dealt(t).tokens[one.name] = sorted(numbers.pop() for _ in range(each))
        t.tell((one.seat,), "your-side", tokens=dealt(t).tokens[one.name][:], traitor=is_traitor(t, one))


def is_traitor(t: Table, one: Figure) -> bool:
    """Return whether a figure is the traitor, known or not."""
    return ONE in dealt(t).tokens.get(one.name, ())


def unmasked(t: Table) -> bool:
    """Return whether everybody knows who the traitor is."""
    return any(is_traitor(t, t.explorers[name]) for name in dealt(t).shown)


def show(t: Table, one: Explorer) -> None:
    """An explorer turns over their tokens. A dying explorer has to, and so shows their side."""
    if one.name in dealt(t).shown:
        return
    _turn_over(t, one)
    if is_traitor(t, one) and one.alive:
        turn_traitor(t, one)


def over(t: Table, win: Win) -> Win:
    """A side has won, and everybody turns over their tokens."""
    for one in t.explorers.values():
        if one.name not in dealt(t).shown:
            _turn_over(t, one)
    return win


def _turn_over(t: Table, one: Explorer) -> None:
    dealt(t).shown.append(one.name)
    t.tell(ALL, "shows-side", who=one.name, traitor=is_traitor(t, one))
    if is_traitor(t, one):
        t.traitor = one.name
        one.role = TRAITOR


def register(haunt: Haunt) -> None:
    """Register what every haunt with a hidden traitor has: who may attack and slow whom, showing oneself, and what is
    secret."""
    haunt.open_to_all = True
    haunt.revealing |= {"your-side", "shows-side"}

    @haunt.on(ENEMIES)
    def suspects(t: Table, one: Figure, other: Figure) -> int:
        """Until the traitor is known, every explorer may attack every other."""
        return 0 if unmasked(t) else 1 if isinstance(one, Explorer) and isinstance(other, Explorer) else 0

    @haunt.on(NOT_SLOWED)
    def unslowed(t: Table, _one: Figure, foe: Figure) -> bool:
        """Until the traitor is known, explorers slow nobody: the cost would give the traitor away."""
        return isinstance(foe, Explorer) and not unmasked(t)

    @haunt.on(DIED)
    async def dies(t: Table, one: Explorer) -> None:
        show(t, one)

    @haunt.task("reveal", lambda t, one: "" if is_traitor(t, one) and one.name not in dealt(t).shown else "BH-HID-7")
    async def reveal(t: Table, one: Explorer) -> None:
        """The traitor may show their tokens at any moment of their turn."""
        show(t, one)

    @haunt.on(DANGER)
    async def may_answer(t: Table, one: Explorer, card: str) -> None:
        """The traitor may also show their tokens when they are in danger. Every explorer in danger is asked, so that
        being asked gives nothing away."""
        if unmasked(t) or one.name in dealt(t).shown:
            return
        choices = {"show-side": True} if is_traitor(t, one) else {}
        if await ask_in_turn({one.seat: Offer(one.seat, "bear-or-show", choices, {"who": one.name, "card": card})}):
            show(t, one)

    def hidden(t: Table) -> list[Hidden[Table]]:
        return [
            Hidden[Table](
                f"side:{name}",
                lambda t, n=name: dealt(t).tokens[n],
                lambda t, n=name: ALL if unmasked(t) or n in dealt(t).shown else (t.explorers[n].seat,),
            )
            for name in dealt(t).tokens
        ]

    haunt.hidden = hidden
    haunt.sample = sample
    haunt.view = view


def view(t: Table, seat: str) -> dict[str, object]:
    """A seat sees its own tokens and those that were shown."""
    state = dealt(t)
    known = {name: state.tokens[name][:] for name in state.shown if name in state.tokens}
    mine = next((one for one in t.explorers.values() if one.seat == seat), None)
    held = state.tokens.get(mine.name, []) if mine else []
    return {"shown": known, "tokens": held[:], "traitor": bool(held) and ONE in held}


def sample(t: Table, seat: str, chance: Chance) -> None:
    """The other explorers' tokens may be dealt differently, unless they were shown."""
    state = dealt(t)
    if unmasked(t):
        return
    loose = [n for n in state.tokens if n not in state.shown and t.explorers[n].seat != seat]
    tokens = [token for name in loose for token in state.tokens[name]]
    chance.shuffle("sides", tokens)
    for name in loose:
        state.tokens[name] = sorted(tokens.pop() for _ in state.tokens[name])
