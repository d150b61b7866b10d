"""The hooks of games for the terminal: a package with the game's name beside this module, found by that name.

* `draw(view, language)` draws what a seat sees. A game without it is drawn by `default_view.draw`.
* `expected(view, seat, prompt)` lists answers that may be missing; `meant(view, seat, option)` gives the answer whose
  words fit.
* `beside(view, seat, option, language)` gives the odds of an answer in a few figures, `weighed` in full.
* `best(view, seat, options, language)` gives the best odds of several answers that are listed together.
* `lost(view, seat, language)` says what ending the turn now would waste; ending it is then confirmed once.
* `grouped(view, seat, prompt, options, language)` groups very many answers under headings, in few words.
* `about(thing, language)` gives details about a thing beyond its texts.
* `has_no_secrets(view)` says whether a view contains nothing secret, so that others need not look away.
* `plays(view, seat)` gives the character of a seat, where people are called by that.
* `HEADINGS` are kinds of events that are headings for what follows, such as the beginning of a turn.
* `choose_options(screen)` asks for the options of a new game, if there is more to choose than a side.
* `Controls(seat)` lets people play by keys against a running clock (see `live.Controls`).

Texts of a drawing are in its folder `text`. Commands of a game are in `cli/<game>`.
"""

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import RenderableType

from .. import text
from . import default_view
from .menu import Groups
from .screen import Screen


def draw(game: str, view: Mapping[str, Any], language: str | None = None) -> RenderableType:
    """Draw what a seat sees of the table, from its view alone."""
    own, tongue = _hooks_of(game), language or text.language()
    return own.draw(view, tongue) if hasattr(own, "draw") else default_view.draw(game, view, tongue)


def expected(game: str, view: Mapping[str, Any], seat: str, prompt: str) -> list[str]:
    """Return answers a person may look for that could be missing, so that the list can say why."""
    own = _hooks_of(game)
    return own.expected(view, seat, prompt) if hasattr(own, "expected") else []


def meant(game: str, view: Mapping[str, Any], seat: str, option: str) -> str:
    """Return the answer whose words fit: moving to one's own place means going out and back."""
    own = _hooks_of(game)
    return own.meant(view, seat, option) if hasattr(own, "meant") else option


def beside(game: str, view: Mapping[str, Any], seat: str, option: str) -> str:
    """Return the odds of an answer in a few figures; empty if nothing is left to chance."""
    own = _hooks_of(game)
    return own.beside(view, seat, option, text.language()) if hasattr(own, "beside") else ""


def best(game: str, view: Mapping[str, Any], seat: str, options: Sequence[str]) -> str:
    """Return the odds of the best of several answers; empty if nothing is left to chance."""
    own = _hooks_of(game)
    return own.best(view, seat, options, text.language()) if hasattr(own, "best") else ""


def weighed(game: str, view: Mapping[str, Any], seat: str, option: str) -> list[str]:
    """Return the odds of an answer with their reasons, line by line."""
    own = _hooks_of(game)
    return own.weighed(view, seat, option, text.language()) if hasattr(own, "weighed") else []


def grouped(game: str, view: Mapping[str, Any], seat: str, prompt: str, options: Sequence[str]) -> Groups:
    """Return very many answers grouped under headings; empty if a plain list will do."""
    own = _hooks_of(game)
    return own.grouped(view, seat, prompt, options, text.language()) if hasattr(own, "grouped") else ()


def lost(game: str, view: Mapping[str, Any], seat: str) -> str:
    """Return what ending the turn now would waste; empty if nothing."""
    own = _hooks_of(game)
    return own.lost(view, seat, text.language()) if hasattr(own, "lost") else ""


def about(game: str, thing: str) -> list[str]:
    """Return details about a thing beyond its texts."""
    own = _hooks_of(game)
    return own.about(thing, text.language()) if hasattr(own, "about") else []


def has_no_secrets(game: str, view: Mapping[str, Any]) -> bool:
    """Whether this view contains nothing secret."""
    own = _hooks_of(game)
    return hasattr(own, "has_no_secrets") and own.has_no_secrets(view)


def plays(game: str, view: Mapping[str, Any], seat: str) -> str:
    """Return the character a seat plays, or the seat while it is unknown."""
    own = _hooks_of(game)
    return (hasattr(own, "plays") and own.plays(view, seat)) or seat


def is_heading(game: str, kind: str) -> bool:
    """Whether an event is a heading for those that follow."""
    return kind in getattr(_hooks_of(game), "HEADINGS", ())


def choose_options(game: str, screen: Screen) -> dict[str, Any]:
    """Ask for the options of a new game; empty if the game does not ask."""
    own = _hooks_of(game)
    return own.choose_options(screen) if hasattr(own, "choose_options") else {}


def controls(game: str) -> Any:
    """Return the controls for real-time play, or `None` if a game is turn-based."""
    return getattr(_hooks_of(game), "Controls", None)


def _hooks_of(game: str) -> Any:
    module = f"lamplit.terminal.{game}"
    return import_module(module) if game.isidentifier() and find_spec(module) else None
