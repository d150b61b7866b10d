"""`convert_hero` in secret: a token passes from hand to hand, and everybody who has ever held it is a traitor for
good."""

from collections.abc import Callable
from itertools import combinations, pairwise

from .....engine import ALL, Chance, Hidden, ask, items, mapping, plain
from ...house.movement import together
from ...occasions import ENEMIES, ENTERED, NOT_SLOWED
from ...state import TRAITOR, Explorer, Figure, Table
from ...victory import Win
from ..blocks import hidden, state_as
from ..blocks.hidden import ONE
from ..form import Haunt

SWAPPED = "swapped"
"""Noted when an explorer has swapped tokens in a turn."""
FINE = 1 << 30
Moment = dict[tuple[str, frozenset[str]], float]
"""How likely everything a seat knows is from here on: by the holder of the 1, and by those known to have held it who
have not held it yet."""


@plain
class Contagion(hidden.Dealt):
    """Who swapped with whom, and who held the 1 at first and after each swap.

    `shown` are the explorers everybody knows to have held it; `cleared` says up to which swap everybody knows that an
    explorer had not.
    """

    meetings: list[str] = items()
    trail: list[str] = items()
    cleared: dict[str, int] = mapping()


state = state_as(Contagion)


def deal(t: Table) -> None:
    """Deal two tokens to everybody."""
    hidden.deal(t, 2)
    state(t).trail = [next(name for name, held in state(t).tokens.items() if ONE in held)]


def turned(t: Table) -> list[str]:
    """Everybody who has held the 1, in that order."""
    return list(dict.fromkeys(state(t).trail))


def has_turned(t: Table, one: Figure) -> bool:
    """Return whether a figure has turned, known or not."""
    return one.name in state(t).trail


def known_to(t: Table, seat: str) -> list[str]:
    """The explorers a seat knows to have turned: its own, and those who gave it the 1 or got it from it."""
    trail = state(t).trail
    pairs = [pair for pair in pairwise(trail) if pair[0] != pair[1]]
    met = [name for pair in pairs if any(t.explorers[one].seat == seat for one in pair) for name in pair]
    own = [name for name in trail if t.explorers[name].seat == seat]
    return list(dict.fromkeys([*own, *met]))


def tell_all(t: Table, one: Explorer) -> None:
    """Everybody learns whether an explorer has turned."""
    if one.name in state(t).shown:
        return
    if has_turned(t, one):
        state(t).shown.append(one.name)
        one.role = TRAITOR
    else:
        state(t).cleared[one.name] = len(state(t).meetings)
    t.tell(ALL, "sickness-known", who=one.name, traitor=has_turned(t, one))


def over(t: Table, win: Win) -> Win:
    """A side has won, and everybody learns who had turned."""
    for one in t.explorers.values():
        if one.name not in state(t).cleared or has_turned(t, one):
            tell_all(t, one)
    return win


def swap(t: Table, one: Explorer, other: Explorer) -> None:
    """Each draws one of the other's two tokens. Nobody else learns which."""
    tokens, trail = state(t).tokens, state(t).trail
    given, got = (t.chance.pick("swaps", tokens[each.name]) for each in (one, other))
    before = turned(t)
    for who, loses, gains in ((one, given, got), (other, got, given)):
        tokens[who.name] = sorted([*(token for token in tokens[who.name] if token != loses), gains])
    trail.append(next(name for name, held in tokens.items() if ONE in held))
    state(t).meetings.append(f"{one.name}:{other.name}")
    t.tell(ALL, "sickness-met", who=one.name, whom=other.name)
    for who, whom, loses, gains in ((one, other, given, got), (other, one, got, given)):
        new = has_turned(t, who) and who.name not in before
        t.tell((who.seat,), "sickness-swap", whom=whom.name, gave=loses, got=gains, traitor=new)


def register(haunt: Haunt, immune: Callable[[Explorer], bool]) -> None:
    """Register the swaps (except with the immune), that everybody may fight everybody, and what is secret."""
    haunt.open_to_all = True
    haunt.revealing |= {"your-side", "sickness-swap", "sickness-known"}

    @haunt.on(ENEMIES)
    def suspects(_t: Table, one: Figure, other: Figure) -> int:
        """Everybody may attack everybody."""
        return int(isinstance(one, Explorer) and isinstance(other, Explorer))

    @haunt.on(NOT_SLOWED)
    def unslowed(_t: Table, _one: Figure, foe: Figure) -> bool:
        """Explorers slow nobody: that would give something away."""
        return isinstance(foe, Explorer)

    @haunt.on(ENTERED)
    async def meets(t: Table, one: Figure, _room: str) -> None:
        """Once a turn, an explorer who enters a room with others swaps with one of them, if possible a new one."""
        if not isinstance(one, Explorer) or SWAPPED in t.done or immune(one) or not state(t).trail:
            return
        near = [other for other in t.explorers_in(one.place) if other is not one and together(t, one, other)]
        open_to = [other for other in near if not immune(other)]
        new = [other for other in open_to if not {f"{one.name}:{other.name}", f"{other.name}:{one.name}"} & met(t)]
        if open_to:
            t.done.append(SWAPPED)
            partners = {f"swap:{other.name}": other for other in new or open_to}
            swap(t, one, await ask(one.seat, "sickness-partner", partners))

    haunt.hidden, haunt.sample, haunt.view = hands, sample, view


def met(t: Table) -> set[str]:
    """The pairs that have swapped so far."""
    return {*state(t).meetings}


# -- what is secret --------------------------------------------------------------------------------------------------


def hands(t: Table) -> list[Hidden[Table]]:
    """Only its seat sees what an explorer holds."""
    return [
        Hidden[Table](
            f"tokens:{name}",
            lambda t, n=name: state(t).tokens[n],
            lambda t, n=name: ALL if t.result else (t.explorers[n].seat,),
        )
        for name in state(t).tokens
    ]


def view(t: Table, seat: str) -> dict[str, object]:
    """What a seat holds, the explorers it knows to have turned, and those everybody knows about."""
    held = [token for name, tokens in state(t).tokens.items() if t.explorers[name].seat == seat for token in tokens]
    known = known_to(t, seat)
    mine = any(t.explorers[name].seat == seat for name in known)
    seen = {"shown": state(t).shown[:], "cleared": list(state(t).cleared)}
    return {**seen, "tokens": held, "traitor": mine, "known": known}


def sample(t: Table, seat: str, chance: Chance) -> None:
    """The 1 may have gone any way that fits what a seat has seen; all other tokens may lie anywhere."""
    if not state(t).trail or t.result:
        return
    trail, tokens = _another_trail(t, seat, chance), state(t).tokens
    others = [name for name in tokens if t.explorers[name].seat != seat]
    loose = [token for name in others for token in tokens[name] if token != ONE]
    chance.shuffle("sides", loose)
    for name in others:
        first = [ONE] if trail[-1] == name else [loose.pop()]
        tokens[name] = sorted([*first, loose.pop()])
    state(t).trail = trail


def _another_trail(t: Table, seat: str, chance: Chance) -> list[str]:
    """Draw one of all the ways of the 1 that fit, by their likelihood."""
    moments = _moments(t, seat)
    sick = frozenset(state(t).shown)
    holder, left = "", sick
    trail: list[str] = []
    for number, moment in enumerate(moments):
        heirs = list(state(t).tokens) if not trail else _heirs(t, number - 1, holder)
        weights = {name: moment.get((name, left - {name}), 0.0) for name in heirs}
        mark = chance.below("swaps", FINE) / FINE * sum(weights.values())
        for name, weight in weights.items():
            mark -= weight
            holder = name if weight > 0 else holder
            if mark < 0:
                break
        left -= {holder}
        trail.append(holder)
    return trail


def _heirs(t: Table, number: int, holder: str) -> list[str]:
    """The explorers who may hold the 1 after a swap: its holder or, equally likely, the other of the two."""
    pair = state(t).meetings[number].split(":")
    return pair if holder in pair else [holder]


def _moments(t: Table, seat: str) -> list[Moment]:
    """Work out, from the last moment back to the first, how likely each holder of the 1 is, given everything a seat
    knows."""
    scenario = state(t)
    own = next((name for name in scenario.tokens if t.explorers[name].seat == seat), "")
    sick = sorted(scenario.shown)
    subsets = [frozenset(some) for size in range(len(sick) + 1) for some in combinations(sick, size)]
    found: list[Moment] = []
    for number in reversed(range(len(scenario.trail))):
        possible = [
            name
            for name in scenario.tokens
            if (name == own) == (scenario.trail[number] == own) and number > scenario.cleared.get(name, -1)
        ]
        if not found:
            found.append({(name, frozenset()): 1.0 for name in possible})
            continue
        later, moment = found[-1], Moment()
        for name in possible:
            heirs = _heirs(t, number, name)
            for left in subsets:
                weight = sum(later.get((heir, left - {heir}), 0.0) for heir in heirs) / len(heirs)
                if weight and name not in left:
                    moment[name, left] = weight
        most = max(moment.values())
        found.append({key: weight / most for key, weight in moment.items()})
    return found[::-1]
