"""`hidden_traitor`: somebody is the traitor, and nobody else knows who. For haunts that deal sides in secret."""

from .....engine import ALL, Chance, Hidden, Offer, ask_in_turn, items, mapping, plain
from ...explorers.roles import turn_traitor
from ...occasions import DANGER, DIED, ENEMIES, NOT_SLOWED
from ...state import TRAITOR, Explorer, Figure, Scenario, Table
from ...victory import Win
from ..form import Haunt

ONE = "1"
"""Whoever holds this token is the traitor."""


@plain
class Dealt(Scenario):
    """The tokens that everybody holds in secret, and who has shown theirs."""

    tokens: dict[str, list[str]] = mapping()
    shown: list[str] = items()


def dealt(t: Table) -> Dealt:
    """The haunt's own state."""
    assert isinstance(t.scenario, Dealt)
    return t.scenario


def deal(t: Table, each: int = 1) -> None:
    """As many numbered tokens as there are players, or a multiple, are mixed and dealt face down."""
    numbers = [str(number) for number in range(1, each * len(t.explorers) + 1)]
    t.chance.shuffle("sides", numbers)
    for one in t.explorers.values():
        dealt(t).tokens[one.name] = sorted(numbers.pop() for _ in range(each))
        t.tell((one.seat,), "your-side", tokens=dealt(t).tokens[one.name][:], traitor=is_traitor(t, one))


def is_traitor(t: Table, one: Figure) -> bool:
    """The truth, whoever knows it."""
    return ONE in dealt(t).tokens.get(one.name, ())


def unmasked(t: Table) -> bool:
    """Whether all know who the traitor is."""
    return any(is_traitor(t, t.explorers[name]) for name in dealt(t).shown)


def show(t: Table, one: Explorer) -> None:
    """Somebody turns over what they hold: who dies has to, and so shows which side they were on."""
    if one.name in dealt(t).shown:
        return
    _turn_over(t, one)
    if is_traitor(t, one) and one.alive:
        turn_traitor(t, one)


def over(t: Table, win: Win) -> Win:
    """A side has won, and everybody turns over what they hold: all may know who was on whose side."""
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
    """All that every haunt with a hidden traitor has: who attacks and slows whom, showing oneself, what is secret."""
    haunt.open_to_all = True
    haunt.revealing |= {"your-side", "shows-side"}

    @haunt.on(ENEMIES)
    def suspects(t: Table, one: Figure, other: Figure) -> int:
        """Until the traitor is known anybody may attack anybody."""
        return 0 if unmasked(t) else 1 if isinstance(one, Explorer) and isinstance(other, Explorer) else 0

    @haunt.on(NOT_SLOWED)
    def unslowed(t: Table, _one: Figure, foe: Figure) -> bool:
        """Until then nobody slows anybody, as the cost would give the traitor away."""
        return isinstance(foe, Explorer) and not unmasked(t)

    @haunt.on(DIED)
    async def dies(t: Table, one: Explorer) -> None:
        show(t, one)

    @haunt.task("reveal", lambda t, one: "" if is_traitor(t, one) and one.name not in dealt(t).shown else "BH-HID-7")
    async def reveal(t: Table, one: Explorer) -> None:
        """The traitor may show who they are at any moment of their turn."""
        show(t, one)

    @haunt.on(DANGER)
    async def may_answer(t: Table, one: Explorer, card: str) -> None:
        """The traitor may also show who they are when something is about to happen to them. Whoever is in danger is
        asked, traitor or not: to be asked tells nothing."""
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
    """What a seat holds itself, and what has been shown."""
    state = dealt(t)
    known = {name: state.tokens[name][:] for name in state.shown if name in state.tokens}
    mine = next((one for one in t.explorers.values() if one.seat == seat), None)
    held = state.tokens.get(mine.name, []) if mine else []
    return {"shown": known, "tokens": held[:], "traitor": bool(held) and ONE in held}


def sample(t: Table, seat: str, chance: Chance) -> None:
    """What the others hold could be dealt otherwise, unless they have shown it."""
    state = dealt(t)
    if unmasked(t):
        return
    loose = [n for n in state.tokens if n not in state.shown and t.explorers[n].seat != seat]
    tokens = [token for name in loose for token in state.tokens[name]]
    chance.shuffle("sides", tokens)
    for name in loose:
        state.tokens[name] = sorted(tokens.pop() for _ in state.tokens[name])


__all__ = ["ONE", "Dealt", "deal", "dealt", "is_traitor", "over", "register", "show", "unmasked"]
