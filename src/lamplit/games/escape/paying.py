"""Paying with dice: what they show, alone and together."""

from collections.abc import Mapping
from functools import cache
from itertools import combinations

from .data.figures import BLANK
from .state import Adventurer, Table

Seats = tuple[str, ...]


@cache
def price(symbols: tuple[str, ...]) -> dict[str, int]:
    """Return how many of each symbol a price takes."""
    return {symbol: symbols.count(symbol) for symbol in symbols}


def bonus(a: Adventurer, symbol: str) -> int:
    """Return the symbols that a treasure adds to the next action."""
    return a.bonus_key if symbol == "key" else a.bonus_torch if symbol == "torch" else 0


def can_pay(a: Adventurer, cost: Mapping[str, int]) -> bool:
    """Whether an adventurer's dice, and treasures, show enough."""
    dice = a.dice
    for symbol, number in cost.items():
        have = dice.count(symbol)
        if have < number and have + bonus(a, symbol) < number:
            return False
    return True


def can_pay_alone(a: Adventurer, cost: Mapping[str, int]) -> bool:
    """Whether an adventurer's dice show enough without any treasure."""
    return all(a.dice.count(symbol) >= number for symbol, number in cost.items())


def pay_alone(a: Adventurer, cost: Mapping[str, int]) -> None:
    """Pay with dice only."""
    for symbol, number in cost.items():
        _spend(a, symbol, number)


def pay(a: Adventurer, cost: Mapping[str, int]) -> None:
    """Pay: the dice used are blank until they are rolled again. Treasures pay only what the dice do not show."""
    for symbol, number in cost.items():
        missing = a.dice.count(symbol) < number
        _spend(a, symbol, number - _use_bonus(a, symbol, number) if missing else number)


def _use_bonus(a: Adventurer, symbol: str, most: int) -> int:
    used = min(bonus(a, symbol), most)
    if used:
        if symbol == "key":
            a.bonus_key = 0
        else:
            a.bonus_torch = 0
    return used


def _spend(a: Adventurer, symbol: str, number: int) -> None:
    for _ in range(number):
        a.dice[a.dice.index(symbol)] = BLANK


def sharing(t: Table, a: Adventurer) -> list[Adventurer]:
    """Return the others here whose dice count along. Those who keep their dice, or are away, do not share."""
    return [other for other in t.with_me(a) if other.shares and not other.absent]


def symbols_together(t: Table, a: Adventurer, symbol: str) -> int:
    """Return how many of a symbol the adventurer and all who share dice here show."""
    number, place = a.dice.count(symbol) + bonus(a, symbol), a.place
    for other in t.adventurers:  # `sharing` without a list of them: asked at every command
        if other.place == place and other is not a and other.shares and not other.absent and not other.out:
            number += other.dice.count(symbol)
    return number


def pay_together(t: Table, a: Adventurer, symbol: str, number: int, first: Seats = ()) -> None:
    """Pay with as few dice as needed: of the seats named first, then of the one who acts, then of the others."""
    parts = _parts([a, *sharing(t, a)], symbol, number, first)
    if sum(parts.values()) < number:
        number -= _use_bonus(a, symbol, number)
        parts = _parts([a, *sharing(t, a)], symbol, number, first)
    for seat, part in parts.items():
        _spend(t.by_seat(seat), symbol, part)


def _parts(payers: list[Adventurer], symbol: str, number: int, first: Seats) -> dict[str, int]:
    """Return how many dice each seat gives until it is enough."""
    parts: dict[str, int] = {}
    for payer in sorted(payers, key=lambda payer: payer.seat not in first):
        parts[payer.seat] = min(number, payer.dice.count(symbol))
        number -= parts[payer.seat]
    return parts


def who_else_pays_first(t: Table, a: Adventurer, symbol: str, number: int) -> list[Seats]:
    """Return the seats, or groups of seats, that may be named to pay first, where it makes a difference."""
    payers = [payer for payer in (a, *sharing(t, a)) if symbol in payer.dice]
    if sum(payer.dice.count(symbol) for payer in payers) < number:
        number -= bonus(a, symbol)
    known, found = [_parts(payers, symbol, number, ())], list[Seats]()
    for size in range(1, len(payers)):
        for some in combinations(payers, size):
            named = tuple([payer.seat for payer in some])
            parts = _parts(payers, symbol, number, named)
            if parts not in known:
                known.append(parts)
                found.append(named)
    return found
