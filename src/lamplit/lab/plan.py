"""The plan of a simulation. Equal plans give equal games, regardless of order or process."""

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from .. import game as find_game
from .. import new
from ..bots import by_seat, levels, models
from ..bots.registry import UnknownLevel
from ..engine import Match, Setting
from ..engine.errors import BadOption
from ..engine.settings import settle

DEFAULT_LEVEL = "random"
EVERY_VALUE = "*"


@dataclass(frozen=True)
class Plan:
    """A number of games, each with its own seed. `options` gives the values each option takes in turn."""

    game: str
    games: int
    seed: str
    bots: Mapping[str, str]
    options: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)

    @property
    def varied(self) -> list[str]:
        """The options that differ between games."""
        return [name for name, values in self.options.items() if len(values) > 1]

    def seed_of(self, number: int) -> str:
        """Return the seed of a game; `lamplit.new` with it repeats the game's luck."""
        return f"{self.seed}-{number}"

    def options_of(self, number: int) -> dict[str, Any]:
        """Return the options of a game; all combinations take turns."""
        table = list(itertools.product(*self.options.values()))
        return dict(zip(self.options, table[number % len(table)], strict=True))

    def match(self, number: int) -> Match:
        """Return one of the games, ready to be played."""
        return new(self.game, self.seed_of(number), self.options_of(number))

    def check(self) -> None:
        """Raise an error if the plan is invalid, before anything is played."""
        first = self.match(0)
        for number in range(len(list(itertools.product(*self.options.values())))):
            game = find_game(self.game)
            game.check(settle(game.settings, self.options_of(number)))
        known = [*levels(self.game), *models(self.game)]
        for level in by_seat(self.bots, first.sides, first.seats, DEFAULT_LEVEL).values():
            if level not in known:
                raise UnknownLevel("error-bot-level", level=level, known=", ".join(known))


def values(game: str, given: Mapping[str, Any]) -> dict[str, tuple[Any, ...]]:
    """Return the values each option takes in turn: one, several, or all possible values for "*"."""
    settings = {setting.name: setting for setting in find_game(game).settings}
    found: dict[str, tuple[Any, ...]] = {}
    for name, wish in given.items():
        if name not in settings:
            raise BadOption("error-option-unknown", option=name, known=", ".join(settings))
        found[name] = _values(settings[name], wish)
    return found


def _values(setting: Setting, wish: Any) -> tuple[Any, ...]:
    if wish == EVERY_VALUE:
        if setting.several:
            return (setting.default,)
        return setting.values or tuple(range(setting.low, setting.high + 1))
    wishes: Sequence[Any] = wish if isinstance(wish, (list, tuple)) else [wish]
    return tuple(setting.check(value) for value in wishes)
