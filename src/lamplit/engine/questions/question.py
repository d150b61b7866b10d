"""Questions as players see them: the seat, the prompt, and the options."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, overload

from .asking import Offer
from .indexed import Indexed


class Option:
    """One thing a seat may answer. Its `name` says what it acts on: `move:B5`, `card:sense`."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return f"Option({self.name!r})"


class _Options(dict[str, Option]):
    """One `Option` for each name, made once: a game has few names and asks very often."""

    def __missing__(self, name: str) -> Option:
        option = self[name] = Option(name)
        return option


_option = _Options().__getitem__


class Shown(Sequence[Option]):
    """Indexed choices as options: an option is made only when it is looked at."""

    __slots__ = ("_choices", "_count")

    def __init__(self, choices: Indexed[Any]) -> None:
        self._choices = choices
        self._count = len(choices)

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[Option]:
        return map(_option, self._choices)

    @overload
    def __getitem__(self, index: int) -> Option: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Option]: ...
    def __getitem__(self, index: int | slice) -> Option | Sequence[Option]:
        if isinstance(index, int) and 0 <= index < self._count:
            return _option(self._choices.name_at(index))
        return tuple(self)[index]


class Question:
    """An open question: who is asked what, and what may be answered.

    Its `id` counts the questions this seat has been put, so it tells nothing about the other seats. `deadline` is the
    moment at which the clock may answer instead.

    >>> Question(Offer("anna", "flee", {"move:B5": 5, "stay": 0}, {"from": "A1"}), 3, None).pack()
    {'id': 'anna-3', 'seat': 'anna', 'prompt': 'flee', 'args': {'from': 'A1'}, 'options': ['move:B5', 'stay']}
    """

    __slots__ = ("_count", "_offer", "deadline", "seat")

    def __init__(self, offer: Offer[Any], count: int, deadline: float | None) -> None:
        self._offer = offer
        self._count = count
        self.seat = offer.seat
        self.deadline = deadline

    @classmethod
    def all_of(
        cls, offers: Mapping[str, Offer[Any]], asked: Mapping[str, int], until: float | None
    ) -> list["Question"]:
        """The questions of all these seats. Made after every answer, so it avoids the cost of `__init__`."""
        found: list[Question] = []
        for seat, offer in offers.items():
            question = cls.__new__(cls)
            question._offer = offer
            question._count = asked[seat]
            question.seat = seat
            question.deadline = until
            found.append(question)
        return found

    @property
    def id(self) -> str:
        """Names this question among all those the seat is put in a match."""
        return f"{self.seat}-{self._count}"

    @property
    def prompt(self) -> str:
        """What is asked, as a message id."""
        return self._offer.prompt

    @property
    def args(self) -> dict[str, Any]:
        """The arguments of the prompt."""
        return dict(self._offer.args or {})

    @property
    def options(self) -> Sequence[Option]:
        """What may be answered."""
        offer = self._offer
        if offer.shown is None:
            choices: Mapping[str, Any] = offer.listed or offer.choices
            if choices.__class__ is not dict and isinstance(choices, Indexed):  # an abstract class is slow to ask
                offer.shown = Shown(choices)
            else:
                offer.shown = tuple(map(_option, choices))
        return offer.shown

    @property
    def names(self) -> list[str]:
        """The names of the options."""
        return list(self._offer.choices)

    def __contains__(self, name: object) -> bool:
        """Whether an option has this name. Cheaper than looking through all options."""
        return name in self._offer.choices

    def is_still(self, other: "Question") -> bool:
        """Whether both are the same question, asked once."""
        return self._offer is other._offer and self._count == other._count and self.deadline == other.deadline

    def pack(self) -> dict[str, Any]:
        """The question as JSON-ready data, for the seat it is put to."""
        offer = self._offer
        packed: dict[str, Any] = {
            "id": self.id,
            "seat": self.seat,
            "prompt": offer.prompt,
            "args": self.args,
            "options": self.names,
        }
        if self.deadline is not None:
            packed["deadline"] = self.deadline
        return packed

    def __repr__(self) -> str:
        return f"Question({self.id!r}, {self.prompt!r}, {[o.name for o in self.options]!r})"
