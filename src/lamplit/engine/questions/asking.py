"""How rules ask: one seat, a team, several seats in secret, each in turn, or the first seat that acts."""

from collections.abc import Awaitable, Callable, Generator, Mapping, Sequence
from typing import Any, Generic, TypeVar

from ..errors import Excess, Fault, LamplitError
from ..state.table import CLOCK, Audience

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

MOST_CHOICES = 2_000
"""The most choices that one question may have."""

Choices = Mapping[str, T] | Callable[[], Mapping[str, T]]


class Offer(Generic[T_co]):
    """What one seat is asked: a prompt (a message id with arguments) and named choices.

    The choices may be given as a function, which is called only when they are needed: offers to seats that do not act
    cost nothing. `listed` are the choices, or `None` as long as they have not been needed.
    """

    __slots__ = ("_list", "args", "listed", "prompt", "seat", "shown")

    def __init__(self, seat: str, prompt: str, choices: Choices[T_co], args: dict[str, Any] | None = None) -> None:
        self.seat = seat
        self.prompt = prompt
        self.args = args
        self.shown: Sequence[Any] | None = None
        if choices.__class__ is not dict and callable(choices):
            self.listed: Any = None
            self._list = choices
        else:
            self.listed = choices
            _check_number(prompt, self.listed)

    @property
    def choices(self) -> Mapping[str, T_co]:
        """What may be answered, by name."""
        if self.listed is None:
            try:
                listed = self._list()
            except LamplitError:
                raise
            except Exception as error:
                raise Fault.of(self.prompt, error) from error
            _check_number(self.prompt, listed)
            self.listed = listed
            del self._list
        return self.listed


_NONE_GIVEN: dict[str, Any] = {}
"""The answers of a question that the first answer settles. Never changed."""


class Ask(Generic[T]):
    """A decision the rules wait for: the open offers, and what settles them.

    * `kind` "one": the first answer settles it (one seat is asked, or a team);
    * `kind` "any": the first answer settles it, and the rules learn who gave it;
    * `kind` "all": every seat answers secretly, then all answers are revealed to the rules together;
    * `kind` "turn": like "one", in a round in which each in turn may react or pass;
    * `until`: a moment at which the clock may answer instead.
    """

    __slots__ = ("given", "kind", "offers", "until")

    def __init__(self, kind: str, offers: dict[str, Offer[Any]], until: float | None = None) -> None:
        self.kind = kind
        self.offers = offers
        self.until = until
        self.given: dict[str, Any] = {} if kind == "all" else _NONE_GIVEN

    def __await__(self) -> Generator["Ask[T]", Any, T]:
        return (yield self)


class _Settled(Generic[T]):
    """A decision with one possible answer, which is taken without asking."""

    __slots__ = ("value",)

    def __init__(self, value: T) -> None:
        self.value = value

    def __await__(self) -> Generator[Any, Any, T]:
        return self.value
        yield


def ask(seat: str, prompt: str, choices: Choices[T], /, **args: Any) -> Awaitable[T]:
    """One seat decides. The answer's name picks from `choices`; a single choice is taken without asking.

    Where the choices are a function, they are not counted, and the seat is asked in any case.

    >>> async def flee(table) -> str:
    ...     return await ask("anna", "flee", {"move:B5": "B5", "stay": "A1"})
    """
    if choices.__class__ is not dict and callable(choices):
        return Ask("one", {seat: Offer(seat, prompt, choices, args)})
    listed: Any = choices
    if len(listed) > 1:
        return Ask("one", {seat: Offer(seat, prompt, choices, args)})
    return _Settled(_only(listed, prompt))


def ask_team(seats: Audience, prompt: str, choices: Mapping[str, T], /, **args: Any) -> Awaitable[T]:
    """A team decides: any of its seats may answer for all. A single choice is taken without asking.

    >>> async def defend(table) -> str:
    ...     return await ask_team(("anna", "marco"), "defend", {"who:anna": "anna", "who:marco": "marco"})
    """
    if not seats:
        raise ValueError(f"{prompt}: nobody to ask")
    if len(choices) > 1:
        return Ask("one", {seat: Offer(seat, prompt, choices, args) for seat in seats})
    return _Settled(_only(choices, prompt))


PASSING = "pass"
_PASS: dict[str, Any] = {PASSING: None}


class _OffersOfTheClock(dict[float, Offer[Any]]):
    """The offers of the clock by the moment it lets time pass to: one for all commands up to that moment."""

    def __missing__(self, until: float) -> Offer[Any]:
        if len(self) == MOST_MOMENTS:
            self.clear()
        offer = self[until] = Offer(CLOCK, "clock-pass", _PASS, {"until": until})
        return offer


MOST_MOMENTS = 64
_offers_of_the_clock = _OffersOfTheClock()


def ask_any(offers: Mapping[str, Offer[T]], until: float | None = None) -> Awaitable[tuple[str, T]]:
    """Standing offers to several seats: whichever acts first counts. Gives the seat and its choice.

    With `until`, the clock holds a seat too: when that moment comes it answers, with `None` as its choice. Without,
    a single choice of a single seat is taken without asking.

    >>> async def react(table) -> None:
    ...     duck = Offer("anna", "react", {"duck": True, "stand": False})
    ...     seat, ducked = await ask_any({"anna": duck}, until=table.now + 5)
    """
    if until is not None:
        return Ask("any", {**offers, CLOCK: _offers_of_the_clock[float(until)]}, until)
    if not offers:
        raise ValueError("nobody to ask")
    for seat, offer in offers.items():
        listed = offer.listed
        if listed is None:
            continue
        if not listed:
            raise ValueError(f"{offer.prompt}: nothing for {offer.seat} to choose")
        if len(offers) == 1 and len(listed) == 1:
            return _Settled((seat, _only(listed, offer.prompt)))
    return Ask("any", dict(offers))


def ask_all(offers: Mapping[str, Offer[T]]) -> Awaitable[dict[str, T]]:
    """Several seats decide in secret; the rules go on when all have, and learn all choices together.

    Each seat is asked even if it has a single choice: leaving it out would tell the others that it has.

    >>> async def vote(table) -> None:
    ...     stay = {"yes": True, "no": False}
    ...     votes = await ask_all({seat: Offer(seat, "stay", stay) for seat in ("anna", "marco")})
    """
    _check_eager(offers)
    if not offers:
        return _Settled({})
    return Ask("all", dict(offers))


async def ask_in_turn(offers: Mapping[str, Offer[T]]) -> tuple[str, T] | None:
    """Each in turn may react or pass. Returns the first seat that reacts and its choice, or `None` if all have passed.

    A seat that can do nothing is asked too, and can only pass: leaving it out would tell the others that it cannot.
    Leave out only seats of which all know that they have nothing to choose. Where others may react to a reaction, the
    rules ask again.

    >>> async def strike(table) -> None:
    ...     wards: dict[str, dict[str, str]] = {"anna": {"ward:charm": "charm"}, "marco": {}}
    ...     reaction = await ask_in_turn({seat: Offer(seat, "ward", found) for seat, found in wards.items()})
    """
    for seat, offer in offers.items():
        if PASSING in offer.choices:
            raise ValueError(f"{offer.prompt}: {PASSING!r} is what passing is called")
        turn: Ask[tuple[str, T]] = Ask("turn", {seat: _or_pass(offer)})
        name, value = await turn
        if name != PASSING:
            return seat, value
    return None


def _or_pass(offer: Offer[Any]) -> Offer[Any]:
    choices = {name: (name, value) for name, value in offer.choices.items()}
    return Offer(offer.seat, offer.prompt, {**choices, PASSING: (PASSING, None)}, offer.args)


def _only(choices: Mapping[str, T], prompt: str) -> T:
    for value in choices.values():
        return value
    raise ValueError(f"{prompt}: nothing to choose")


def _check_number(prompt: str, listed: Any) -> None:
    if len(listed) > MOST_CHOICES:
        raise Excess("error-excess-choices", prompt=prompt, most=MOST_CHOICES)


def _check_eager(offers: Mapping[str, Offer[Any]]) -> None:
    for offer in offers.values():
        if offer.listed is not None and not offer.listed:
            raise ValueError(f"{offer.prompt}: nothing for {offer.seat} to choose")
