"""Paying with dice: what they show, alone and together."""

from collections.abc import Mapping
from functools import cache

from .data.figures import BLANK
from .state import Adventurer, Table


@cache
def price(symbols: tuple[str, ...]) -> dict[str, int]:
    """Symbols as a price: how many of each."""
    return {symbol: symbols.count(symbol) for symbol in symbols}


def bonus(a: Adventurer, symbol: str) -> int:
    """Symbols a treasure adds to the next action."""
    return a.bonus_key if symbol == "key" else a.bonus_torch if symbol == "torch" else 0


def can_pay(a: Adventurer, cost: Mapping[str, int]) -> bool:
    """Whether the own dice show enough."""
    dice = a.dice
    for symbol, number in cost.items():
        have = dice.count(symbol)
        if have < number and have + bonus(a, symbol) < number:
            return False
    return True


def can_pay_alone(a: Adventurer, cost: Mapping[str, int]) -> bool:
    """Whether the own dice show enough without any treasure."""
    return all(a.dice.count(symbol) >= number for symbol, number in cost.items())


def pay_alone(a: Adventurer, cost: Mapping[str, int]) -> None:
    """Pays with dice only."""
    for symbol, number in cost.items():
        _spend(a, symbol, number)


def pay(a: Adventurer, cost: Mapping[str, int]) -> None:
    """The dice used are blank until they are rolled again."""
    for symbol, number in cost.items():
        _spend(a, symbol, number - _use_bonus(a, symbol, number))


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
    """The others here whose dice count along: who keeps theirs, or is away, does not share."""
    return [other for other in t.with_me(a) if other.shares and not other.absent]


def symbols_together(t: Table, a: Adventurer, symbol: str) -> int:
    """How many of a symbol all who stand here show; those who keep theirs do not count."""
    number = a.dice.count(symbol) + bonus(a, symbol)
    for other in t.with_me(a):
        if other.shares and not other.absent:
            number += other.dice.count(symbol)
    return number


def pay_together(t: Table, a: Adventurer, symbol: str, number: int) -> None:
    """As few dice as needed: first of the one who acts, then of the others in the order of the seats."""
    number -= _use_bonus(a, symbol, number)
    for payer in (a, *sharing(t, a)):
        part = min(number, payer.dice.count(symbol))
        _spend(payer, symbol, part)
        number -= part
