"""A copy of Lamplit with the game of docs/adding-a-game.md, registered by one line.

The code blocks of that page become the game's folder, and nothing else is written anywhere. Masks, with its secret
books, can be added as well.
"""

import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest

import lamplit
from lamplit.games import GAMES as HOUSE

from .engine.games import masks

TEXT = [import_module(f"lamplit.text.{name}") for name in ("books", "bundles", "pictures", "rulebook")]
GAMES = Path(__file__).parent / "engine" / "games"
PAGE = Path(__file__).parents[1] / "docs" / "adding-a-game.md"
FENCE = re.compile(r"^```(\w+)([^\n]*)\n(.*?)^```", re.DOTALL | re.MULTILINE)


def build(folder: Path, *others: str) -> Path:
    """Copy the package into a folder with Vigil, and other test games, added. Return the folder for PYTHONPATH."""
    house = folder / "lamplit"
    shutil.copytree(Path(lamplit.__file__).parent, house, ignore=shutil.ignore_patterns("__pycache__"))
    for name, text in files().items():
        layer = "cli" if name.startswith("cli/") else "games"
        file = house / layer / "vigil" / name.removeprefix("cli/")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    for other in others:
        shutil.copytree(GAMES / f"{other}_words", house / "games" / other)
        shutil.copy(GAMES / f"{other}.py", house / "games" / other / "__init__.py")
    shared = house / "games" / "__init__.py"
    names, opening, rest = shared.read_text(encoding="utf-8").partition("NAMES = (\n")
    lines = [f'    "{name}",\n' for name in ("vigil", *others)]
    shared.write_text("".join([names, opening, *lines, rest]), encoding="utf-8")
    return folder


@contextmanager
def with_masks() -> Iterator[None]:
    """Register Masks, with its secret books, in this process for a while."""
    own = TEXT[0].home

    def home(game: str) -> Traversable:
        return GAMES / "masks_words" if game == "masks" else own(game)

    with pytest.MonkeyPatch.context() as patch:
        for module in TEXT:
            patch.setattr(module, "home", home, raising=False)
        patch.setitem(HOUSE, "masks", masks.GAME)
        forget()
        yield
    forget()


def forget() -> None:
    """Clear the caches of files."""
    for module in TEXT:
        for read in vars(module).values():
            if hasattr(read, "cache_clear"):
                read.cache_clear()


def files() -> dict[str, str]:
    """Return the files of Vigil from the page that explains how to write them."""
    code: list[str] = []
    found: dict[str, str] = {}
    for kind, name, text in FENCE.findall(PAGE.read_text(encoding="utf-8")):
        if name.strip():
            found[name.strip()] = text
        elif kind == "python" and not any("VIGIL = Game(" in block for block in code):
            code.append(text)
    return {"__init__.py": "\n".join([*code, "GAME = VIGIL\n"]), **found}
