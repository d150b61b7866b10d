"""Zones: where cards and tokens lie, and which seats may look.

A game declares each zone once. The declaration serves three times: a view shows a zone's cards to its audience
only (`shown`), the conformance suite counts every card in every zone (`census`), and a sampled world deals the
cards a seat cannot see anew (`deal_anew`).

Hidden state that is no card (a hiding place, a secret choice) is declared as `Hidden`.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from ..state.chance import Chance
from ..state.table import ALL, NOBODY, Audience, Table

T = TypeVar("T", bound=Table)


@dataclass(frozen=True)
class Zone(Generic[T]):
    """A place for cards of one `family`: `cards` returns the list itself, `seen_by` the seats that know its cards.

    Where cards of several families lie open together, `families` names the family of each card that is counted. Where
    the cards of a family have different backs, `back` returns what is printed there.
    """

    name: str
    family: str
    cards: Callable[[T], list[str]]
    seen_by: Callable[[T], Audience] = lambda _table: NOBODY
    counted_by: Callable[[T], Audience] = lambda _table: NOBODY
    families: Mapping[str, str] | None = None
    back: Callable[[str], str] = lambda _card: ""


@dataclass(frozen=True)
class Hidden(Generic[T]):
    """Something that only `seen_by` may know and that lies in no zone: a place, a number, a secret choice.

    Views must not show it to other seats, and `sample` has to choose it anew. The conformance suite checks both.
    """

    name: str
    value: Callable[[T], Any]
    seen_by: Callable[[T], Audience] = lambda _table: NOBODY


def may_see(audience: Audience, seat: str) -> bool:
    """Whether a seat belongs to an audience."""
    return audience is ALL or seat in audience or "*" in audience


def shown(zones: Iterable[Zone[T]], table: T, seat: str) -> Any:
    """What a seat may know of the zones, by their names: the cards in order, or how many there are, or nothing.

    A mapping of whatever type the game's view declares.
    """
    seen: dict[str, Any] = {}
    for zone in zones:
        audience = zone.seen_by(table)
        if audience is ALL or seat in audience or "*" in audience:
            seen[zone.name] = zone.cards(table)[:]
            continue
        audience = zone.counted_by(table)
        if audience is ALL or seat in audience or "*" in audience:
            seen[zone.name] = len(zone.cards(table))
    return seen


def census(zones: Iterable[Zone[T]], table: T) -> dict[str, Counter[str]]:
    """How many of each card there are, by family: the same at every moment of a game."""
    families: defaultdict[str, list[str]] = defaultdict(list)
    for zone in zones:
        if zone.families is None:
            families[zone.family] += zone.cards(table)
            continue
        family_of = zone.families.get
        for card in zone.cards(table):
            family = family_of(card)
            if family is not None:
                families[family].append(card)
    return {family: Counter(cards) for family, cards in families.items()}


def check_pieces(zones: Collection[Zone[Any]], box: Mapping[str, Mapping[str, int]], table: Any) -> None:
    """Raises `ValueError` unless all pieces that came out of the box lie on the table, and no others of their families.

    >>> hand = Zone("hand", "card", lambda table: table)
    >>> check_pieces([hand], {"card": {"map": 1, "key": 2}}, ["key", "map", "key"])
    >>> check_pieces([hand], {"card": {"map": 1, "key": 2}}, ["key", "map", "map"])
    Traceback (most recent call last):
    ValueError: pieces of the kind card that are missing: key; that are too many: map
    """
    found = census(zones, table)
    for family, pieces in box.items():
        lie, belong = found.get(family, Counter[str]()), Counter(pieces)
        if lie != belong:
            missing, more = sorted(belong - lie), sorted(lie - belong)
            words = ", ".join(missing)[:80], ", ".join(more)[:80]
            raise ValueError(f"pieces of the kind {family} that are missing: {words[0]}; that are too many: {words[1]}")


def shuffle_unseen(zones: Iterable[Zone[T]], table: T, later: T, chance: Chance, bottoms: Collection[str] = ()) -> None:
    """Shuffles every pile that no seat has seen, except the cards that were drawn from it up to a `later` moment.

    In the zones named in `bottoms` the bottom card is known and stays.
    """
    for zone in zones:
        pile, left = zone.cards(table), zone.cards(later)
        if zone.seen_by(table) or zone.seen_by(later) or pile[: len(left)] != left:
            continue
        first = 1 if zone.name in bottoms else 0
        loose = left[first:]
        chance.shuffle(zone.name, loose)
        pile[first : len(left)] = loose


def deal_anew(zones: Iterable[Zone[T]], table: T, seat: str, chance: Chance) -> None:
    """For each family, shuffles together all cards that the seat cannot see and deals them back."""
    families: dict[str, list[list[str]]] = {}
    for zone in zones:
        if not may_see(zone.seen_by(table), seat):
            families.setdefault(zone.family, []).append(zone.cards(table))
    for family, piles in families.items():
        unseen = [card for pile in piles for card in pile]
        chance.shuffle(family, unseen)
        for pile in piles:
            size = len(pile)
            pile[:] = unseen[:size]
            del unseen[:size]
