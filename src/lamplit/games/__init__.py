"""The games of the house, by name. A game is a folder beside this module, and a line here."""

from collections import UserDict
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal, Protocol, cast, overload

from ..engine import Game, Match

if TYPE_CHECKING:
    from .betrayal.view import View as Betrayal
    from .escape.view import View as Escape
    from .terrorscape.view import View as Terrorscape
    from .zeds.view import View as Zeds

NAMES = (
    "terrorscape",
    "escape",
    "zeds",
    "betrayal",
)


class Shelf(UserDict[str, Game[Any] | None]):
    """The games, each imported when it is first asked for: whoever plays one does not wait for the others."""

    def __getitem__(self, name: str) -> Game[Any]:
        game = self.data[name]
        if game is None:
            game = self.data[name] = import_module(f".{name}", __name__).GAME
        return game


GAMES = Shelf(dict.fromkeys(NAMES))

Seed = int | str | None
Options = Mapping[str, Any] | None


class NewMatch(Protocol):
    """Starts a match of a game by its name. A game known by name gives its views a type; a line here for each."""

    @overload
    def __call__(self, game: Literal["betrayal"], seed: Seed = ..., options: Options = ...) -> "Match[Betrayal]": ...
    @overload
    def __call__(
        self, game: Literal["terrorscape"], seed: Seed = ..., options: Options = ...
    ) -> "Match[Terrorscape]": ...
    @overload
    def __call__(self, game: Literal["zeds"], seed: Seed = ..., options: Options = ...) -> "Match[Zeds]": ...
    @overload
    def __call__(self, game: Literal["escape"], seed: Seed = ..., options: Options = ...) -> "Match[Escape]": ...
    @overload
    def __call__(self, game: str, seed: Seed = ..., options: Options = ...) -> Match: ...


def typed_by_name(starts: Callable[..., Match]) -> NewMatch:
    """Declares that a function starts matches whose views are of the type of their game."""
    return cast(NewMatch, starts)
