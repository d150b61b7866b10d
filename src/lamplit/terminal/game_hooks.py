"""What a game brings for the terminal: a package of its name beside this module, found by that name.

* `draw(view, language)` draws what a seat sees. A game without it is drawn by `default_view.draw`.
* `expected(view, seat, prompt)` and `meant(view, seat, option)` help with lists of answers, where they are needed.
* `beside(view, seat, option, language)` gives a few figures behind an answer, `weighed` all that is known of its odds.
* `best(view, seat, options, language)` gives the best figures of several answers that are listed together.
* `lost(view, seat, language)` tells what ending the turn now would throw away: it is asked for once more then.
* `grouped(view, seat, prompt, options, language)` puts very many answers under headings, in few words.
* `about(thing, language)` tells of a thing what its words alone do not.
* `candid(view)` says whether whoever sees this knows nothing that not everybody may: such people need not look away.
* `plays(view, seat)` says as whom a seat plays, where people are called by that.
* `HEADINGS` are kinds of event that stand above what follows, such as the beginning of a turn.
* `wishes(screen)` asks at the start screen what kind of game it shall be, where there is more to choose than a side.
* `Controls(seat)` lets people play by keys against a running clock (see `live.Controls`).

Words that only such a drawing says stand in its folder `text`. Commands of its own stand in `commands` (see there).
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
    """What a seat sees of the table, drawn from its view and nothing else."""
    own, tongue = _brought(game), language or text.language()
    return own.draw(view, tongue) if hasattr(own, "draw") else default_view.draw(game, view, tongue)


def expected(game: str, view: Mapping[str, Any], seat: str, prompt: str) -> list[str]:
    """Answers a person may look for that could be missing, so that the list can say why."""
    own = _brought(game)
    return own.expected(view, seat, prompt) if hasattr(own, "expected") else []


def meant(game: str, view: Mapping[str, Any], seat: str, option: str) -> str:
    """The answer whose words fit: going where one stands is going out and back."""
    own = _brought(game)
    return own.meant(view, seat, option) if hasattr(own, "meant") else option


def beside(game: str, view: Mapping[str, Any], seat: str, option: str) -> str:
    """How an answer may turn out, in a few figures; nothing where nothing is left to chance."""
    own = _brought(game)
    return own.beside(view, seat, option, text.language()) if hasattr(own, "beside") else ""


def best(game: str, view: Mapping[str, Any], seat: str, options: Sequence[str]) -> str:
    """How the best of several answers may turn out; nothing where nothing is left to chance."""
    own = _brought(game)
    return own.best(view, seat, options, text.language()) if hasattr(own, "best") else ""


def weighed(game: str, view: Mapping[str, Any], seat: str, option: str) -> list[str]:
    """How an answer may turn out and why, line by line."""
    own = _brought(game)
    return own.weighed(view, seat, option, text.language()) if hasattr(own, "weighed") else []


def grouped(game: str, view: Mapping[str, Any], seat: str, prompt: str, options: Sequence[str]) -> Groups:
    """Very many answers under headings; nothing where a plain list will do."""
    own = _brought(game)
    return own.grouped(view, seat, prompt, options, text.language()) if hasattr(own, "grouped") else ()


def lost(game: str, view: Mapping[str, Any], seat: str) -> str:
    """What ending the turn now would throw away; nothing where nothing would be lost."""
    own = _brought(game)
    return own.lost(view, seat, text.language()) if hasattr(own, "lost") else ""


def about(game: str, thing: str) -> list[str]:
    """What there is to tell of a thing besides its words."""
    own = _brought(game)
    return own.about(thing, text.language()) if hasattr(own, "about") else []


def candid(game: str, view: Mapping[str, Any]) -> bool:
    """Whether whoever sees this knows nothing that not everybody may."""
    own = _brought(game)
    return hasattr(own, "candid") and own.candid(view)


def plays(game: str, view: Mapping[str, Any], seat: str) -> str:
    """As whom a seat plays, or the seat while nobody knows."""
    own = _brought(game)
    return (hasattr(own, "plays") and own.plays(view, seat)) or seat


def is_heading(game: str, kind: str) -> bool:
    """Whether an event stands above those that follow."""
    return kind in getattr(_brought(game), "HEADINGS", ())


def wishes(game: str, screen: Screen) -> dict[str, Any]:
    """What the person wants of a new game; nothing where a game does not ask."""
    own = _brought(game)
    return own.wishes(screen) if hasattr(own, "wishes") else {}


def controls(game: str) -> Any:
    """What people hold against the running clock, or `None` where a game is played by turns."""
    return getattr(_brought(game), "Controls", None)


def _brought(game: str) -> Any:
    module = f"lamplit.terminal.{game}"
    return import_module(module) if game.isidentifier() and find_spec(module) else None
