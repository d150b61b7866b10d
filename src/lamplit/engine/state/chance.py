"""Chance: the one place where a game meets luck.

Every outcome comes from a hash of a secret key in counter mode (BLAKE2b), one counter for each named stream, so that
the dice a seat sees tell it nothing about the decks, the state of all luck is a handful of integers, and a
match's seed fixes every outcome on every machine. What came out is noted in `dealt` and goes into the record.
"""

import struct
from collections.abc import Callable, Sequence
from hashlib import blake2b, sha256
from typing import Any, TypeVar

from ..errors import Excess
from .json_data import is_list
from .plain import Plain, items, mapping, plain, transient

T = TypeVar("T")

BLOCK = 8
MOST_AT_ONCE = 100_000
"""The most dice, or the highest pile, at a time; no real game asks for more."""
_EIGHT_NUMBERS = struct.Struct(">8Q")


@plain
class Chance(Plain):
    """Luck in named streams.

    >>> chance = from_seed("lamplit")
    >>> twin = chance.copy()
    >>> chance.roll("dice", (0, 0, 1, 1, 1, 3), 4) == twin.roll("dice", (0, 0, 1, 1, 1, 3), 4)
    True
    >>> chance.foretell([["roll", "dice", [3, 3]]])
    >>> chance.roll("dice", (0, 0, 1, 1, 1, 3), 2)
    [3, 3]
    """

    key: str
    counts: dict[str, int] = mapping()
    foretold: list[Any] = items()
    dealt: list[list[Any]] = transient()

    def below(self, stream: str, limit: int) -> int:
        """A whole number from 0 to `limit` - 1."""
        known = self._known("below", stream) if self.foretold else None
        number = self._next(stream, limit) if known is None or not 0 <= known < limit else known
        self.dealt.append(["below", stream, number])
        return number

    def roll(self, stream: str, faces: Sequence[int], dice: int) -> list[int]:
        """Rolls `dice` dice with these faces."""
        known = self._known("roll", stream) if self.foretold else None
        if known is not None and len(known) == dice and all(face in faces for face in known):
            shown = known[:]
        else:
            sides = len(faces)
            shown = [faces[number * sides >> 64] for number in self._numbers(stream, dice)]
        self.dealt.append(["roll", stream, shown[:]])
        return shown

    def pick(self, stream: str, things: Sequence[T]) -> T:
        """One of `things`, each as likely as the others."""
        known = self._known("pick", stream) if self.foretold else None
        if known is None or known not in things:
            known = things[self._next(stream, len(things))]
        thing: T = known
        self.dealt.append(["pick", stream, thing])
        return thing

    def shuffle(self, stream: str, pile: list[str]) -> None:
        """Shuffles a pile where it lies. The last card of the list is the top of the pile."""
        known = self._known("shuffle", stream) if self.foretold else None
        if known is not None and sorted(known) == sorted(pile):
            pile[:] = known
        else:
            numbers = self._numbers(stream, len(pile) - 1)
            for last, number in zip(range(len(pile) - 1, 0, -1), numbers, strict=True):
                other = number * (last + 1) >> 64
                pile[last], pile[other] = pile[other], pile[last]
        self.dealt.append(["shuffle", stream, pile[:]])

    def draw(self, stream: str, pile: list[str]) -> str:
        """Takes the top card of a face-down pile. As a seat has now seen it, no answer before it can be undone."""
        card = pile.pop()
        self.dealt.append(["draw", stream, card])
        return card

    def foretell(self, outcomes: Sequence[list[Any]]) -> None:
        """Lets these outcomes, once dealt elsewhere, come out here again before luck is asked anew.

        So a world that branches off in the middle of a step keeps the dice that already lie on the table. Draws
        need no foretelling: they follow from the pile.
        """
        self.foretold = [outcome for outcome in outcomes if outcome[0] != "draw"]

    def check_unpacked(self) -> None:
        """Raises `ValueError` for a foretold outcome that chance could not bring."""
        for outcome in self.foretold:
            kind, stream, value = outcome if is_list(outcome) and len(outcome) == 3 else ("", "", None)
            if kind not in _OUTCOMES or not isinstance(stream, str) or not _OUTCOMES[kind](value):
                raise ValueError(f"not an outcome of chance: {str(outcome)[:40]!r}")

    def _known(self, kind: str, stream: str) -> Any:
        for index, outcome in enumerate(self.foretold):
            if outcome[1] == stream:
                return self.foretold.pop(index)[2] if outcome[0] == kind else None
        return None

    def _next(self, stream: str, limit: int) -> int:
        return self._numbers(stream, 1)[0] * limit >> 64

    def _numbers(self, stream: str, many: int) -> Sequence[int]:
        """So many numbers of 64 bits. A block gives eight; the rest of the last block is not used."""
        if many > MOST_AT_ONCE:
            raise Excess("error-excess-luck", most=MOST_AT_ONCE)
        count = self.counts.get(stream, 0)
        if 0 < many <= BLOCK:
            self.counts[stream] = count + 1
            return _block(f"{self.key}:{stream}:{count}")[:many]
        numbers: list[int] = []
        while len(numbers) < many:
            numbers += _block(f"{self.key}:{stream}:{count}")
            count += 1
        self.counts[stream] = count
        return numbers[:many]


def _block(of: str) -> tuple[int, ...]:
    return _EIGHT_NUMBERS.unpack(blake2b(of.encode()).digest())


def _number(value: Any) -> bool:
    return type(value) is int


_OUTCOMES: dict[Any, Callable[[Any], bool]] = {
    "below": _number,
    "roll": lambda value: is_list(value) and all(map(_number, value)),
    "pick": lambda value: value is not None,
    "shuffle": lambda value: is_list(value) and all(isinstance(card, str) for card in value),
}
"""What each call can bring, to tell packed outcomes from made-up ones."""


def from_seed(seed: str) -> Chance:
    """The luck that belongs to a seed."""
    return Chance(key=sha256(f"lamplit chance {seed}".encode()).hexdigest()[:32])


def other_luck(seed: str) -> Chance:
    """The luck to come where a match branches off another."""
    return from_seed(f"branch {seed}")


def commitment(seed: str) -> str:
    """What is published when a match starts, so that the seed shown at its end can be checked.

    >>> commitment("7") == commitment("7"), commitment("7") == commitment("8")
    (True, False)
    """
    return sha256(f"lamplit commitment {seed}".encode()).hexdigest()
