"""Reading a haunt from a file, and letting it into the house for as long as the program runs."""

import sys
import tomllib
import traceback
from dataclasses import dataclass
from importlib import import_module, util
from pathlib import Path
from typing import Any, cast

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from .... import text
from ....engine import LamplitError
from ....games.betrayal import GAME, haunts
from ....games.betrayal.haunts.form import Haunt
from ....games.betrayal.setup import let_in

HOUSE = Path(haunts.__file__).parent
BOOKS = "books"


class BadHaunt(LamplitError):
    """A file that holds no haunt, or one that cannot be let in."""


@dataclass(frozen=True)
class Visitor:
    """A haunt and the text of its module."""

    haunt: Haunt
    source: str


def read_haunt(file: Path) -> Visitor:
    """The haunt of a file. One that is not of the house moves in, with the books beside it."""
    file = file.resolve()
    if not file.is_file() or file.suffix != ".py":
        raise BadHaunt("error-haunt-no-file", game=GAME.name, file=str(file))
    source = file.read_text("utf-8", errors="replace")
    if file.parent == HOUSE:
        return Visitor(_haunt_in(import_module(f"{haunts.__name__}.{file.stem}"), file), source)
    known = {haunt.name: number for number, haunt in haunts.HAUNTS.items()}
    haunt = _haunt_in(_run(file), file)
    if haunt.number in haunts.HAUNTS or haunt.name in known:
        number = haunt.number if haunt.number in haunts.HAUNTS else known[haunt.name]
        raise BadHaunt(
            "error-haunt-taken", game=GAME.name, number=haunt.number, name=haunt.name, other=haunts.HAUNTS[number].name
        )
    _readable(file.parent / BOOKS)
    let_in(haunt)
    cast(dict[str, Any], GAME.modules)[haunt.name] = haunt.module()
    text.add_books(GAME.name, file.parent / BOOKS)
    return Visitor(haunt, source)


def _run(file: Path) -> Any:
    """The module of a file, run as if it stood among those of the house."""
    spec = util.spec_from_file_location(f"{haunts.__name__}.{file.stem}", file)
    assert spec is not None
    assert spec.loader is not None
    module = util.module_from_spec(spec)
    sys.modules[spec.name] = module
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        places = [place.lineno for place in traceback.extract_tb(error.__traceback__) if place.filename == str(file)]
        line = error.lineno if isinstance(error, SyntaxError) else places[-1] if places else 0
        what = error.msg if isinstance(error, SyntaxError) else f"{type(error).__name__}: {error}"
        raise BadHaunt("error-haunt-broken", game=GAME.name, file=file.name, line=line or 0, what=what) from error
    return module


def _haunt_in(module: Any, file: Path) -> Haunt:
    haunt = getattr(module, "HAUNT", None)
    if not isinstance(haunt, Haunt):
        raise BadHaunt("error-haunt-none", game=GAME.name, file=file.name)
    if not isinstance(cast(object, haunt.number), int):
        raise BadHaunt("error-haunt-number", game=GAME.name, number=repr(haunt.number))
    module_of_state = getattr(haunt.state, "module", "")
    if module_of_state != haunt.name:
        raise BadHaunt("error-haunt-state", game=GAME.name, name=haunt.name, module=module_of_state)
    return haunt


def _readable(books: Path) -> None:
    """Refuses books that cannot be read, and says which, and why."""
    for file in sorted(books.rglob("*.*")):
        try:
            if file.suffix == ".toml":
                tomllib.loads(file.read_text("utf-8"))
            elif file.suffix == ".ftl":
                _fluent(file.read_text("utf-8"))
        except ValueError as error:
            name = file.relative_to(books.parent)
            raise BadHaunt("error-haunt-book", game=GAME.name, file=str(name), what=f"{error}") from error


def _fluent(words: str) -> None:
    """Raises an error at the first line that is no message."""
    for entry in FluentParser().parse(words).body:
        if isinstance(entry, Junk) and entry.span is not None:
            line, begins = words.count("\n", 0, entry.span.start) + 1, (entry.content or "").partition("\n")[0]
            raise ValueError(f"{entry.annotations[0].message} ({line}: {begins})")
