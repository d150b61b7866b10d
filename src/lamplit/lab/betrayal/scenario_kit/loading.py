"""Reads a haunt from a folder, and adds it to the game for as long as the program runs."""

import sys
import tomllib
import traceback
from dataclasses import dataclass
from importlib import import_module, invalidate_caches, util
from importlib.machinery import ModuleSpec
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
RULES, VIEW = "rules.py", "view.py"


class BadHaunt(LamplitError):
    """A folder that holds no haunt, or one that cannot be added to the game."""


@dataclass(frozen=True)
class LoadedHaunt:
    """A haunt and the source of its module."""

    haunt: Haunt
    source: str


def read_haunt(place: Path) -> LoadedHaunt:
    """Read the haunt in a folder, which may also be named by its `rules.py`. If it is not part of the game, add it,
    with its words and books."""
    folder = place.resolve().parent if place.name == RULES else place.resolve()
    rules = folder / RULES
    if not rules.is_file():
        raise BadHaunt("error-haunt-no-file", game=GAME.name, file=str(rules))
    source = "\n".join(file.read_text("utf-8", errors="replace") for file in sorted(folder.glob("*.py")))
    if folder.parent == HOUSE:
        return LoadedHaunt(_haunt_in(import_module(f"{haunts.__name__}.{folder.name}.rules"), rules), source)
    known = {haunt.name: number for number, haunt in haunts.HAUNTS.items()}
    if folder.name in known:
        raise _taken(known[folder.name], folder.name, known[folder.name])
    module, types = _run(folder)
    haunt = _haunt_in(module, rules)
    haunt.types = types
    if haunt.number in haunts.HAUNTS or haunt.name in known:
        raise _taken(haunt.number, haunt.name, haunt.number if haunt.number in haunts.HAUNTS else known[haunt.name])
    if haunt.name != folder.name:
        raise BadHaunt("error-haunt-folder", game=GAME.name, name=haunt.name, folder=folder.name)
    _readable(folder)
    let_in(haunt)
    cast(dict[str, Any], GAME.modules)[haunt.name] = haunt.module()
    text.add_module(GAME.name, folder)
    return LoadedHaunt(haunt, source)


def _taken(number: int, name: str, by: int) -> BadHaunt:
    return BadHaunt("error-haunt-taken", game=GAME.name, number=number, name=name, other=haunts.HAUNTS[by].name)


def _run(folder: Path) -> tuple[Any, Any]:
    """Run the modules of a folder as if it stood among the haunts of the game. Return its rules, and the types that
    its view declares, if it has one."""
    name = f"{haunts.__name__}.{folder.name}"
    for loaded in [each for each in sys.modules if each == name or each.startswith(f"{name}.")]:
        del sys.modules[loaded]
    spec = ModuleSpec(name, None, is_package=True)
    spec.submodule_search_locations = [str(folder)]
    sys.modules[name] = util.module_from_spec(spec)
    invalidate_caches()
    try:
        rules = import_module(f"{name}.rules")
        return rules, import_module(f"{name}.view").TYPES if (folder / VIEW).is_file() else None
    except (Exception, SystemExit) as error:
        places = [(Path(place.filename), place.lineno) for place in traceback.extract_tb(error.__traceback__)]
        if isinstance(error, SyntaxError):
            places, what = [(Path(error.filename or ""), error.lineno)], error.msg
        else:
            places, what = [place for place in places if place[0].parent == folder], f"{type(error).__name__}: {error}"
        file, line = places[-1] if places else (folder / RULES, 0)
        raise BadHaunt("error-haunt-broken", game=GAME.name, file=file.name, line=line or 0, what=what) from error


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


def _readable(folder: Path) -> None:
    """Refuse words and books that cannot be read, and say which, and why."""
    for file in sorted(folder.rglob("*.*")):
        try:
            if file.suffix == ".toml":
                tomllib.loads(file.read_text("utf-8"))
            elif file.suffix == ".ftl":
                _fluent(file.read_text("utf-8"))
        except ValueError as error:
            name = file.relative_to(folder)
            raise BadHaunt("error-haunt-book", game=GAME.name, file=str(name), what=f"{error}") from error


def _fluent(words: str) -> None:
    """Raise an error at the first line that is not a message."""
    for entry in FluentParser().parse(words).body:
        if isinstance(entry, Junk) and entry.span is not None:
            line, begins = words.count("\n", 0, entry.span.start) + 1, (entry.content or "").partition("\n")[0]
            raise ValueError(f"{entry.annotations[0].message} ({line}: {begins})")
