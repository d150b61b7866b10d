"""An annex to the house: Lamplit as it stands, with the game of docs/adding-a-game.md added by one line.

The page's own blocks become the game's folder, and nothing else is written anywhere.
"""

import re
import shutil
from pathlib import Path

import lamplit

PAGE = Path(__file__).parents[1] / "docs" / "adding-a-game.md"
FENCE = re.compile(r"^```(\w+)([^\n]*)\n(.*?)^```", re.DOTALL | re.MULTILINE)
LINE = '    "vigil",\n'


def build(folder: Path) -> Path:
    """Copies the package into a folder and lets Vigil move in. Gives where Python finds it."""
    house = folder / "lamplit"
    shutil.copytree(Path(lamplit.__file__).parent, house, ignore=shutil.ignore_patterns("__pycache__"))
    for name, text in files().items():
        file = house / "games" / "vigil" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    shared = house / "games" / "__init__.py"
    names, opening, rest = shared.read_text(encoding="utf-8").partition("NAMES = (\n")
    shared.write_text(names + opening + LINE + rest, encoding="utf-8")
    return folder


def files() -> dict[str, str]:
    """The files of Vigil, from the page that tells how to write them."""
    code: list[str] = []
    found: dict[str, str] = {}
    for kind, name, text in FENCE.findall(PAGE.read_text(encoding="utf-8")):
        if kind == "python" and not any("VIGIL = Game(" in block for block in code):
            code.append(text)
        elif kind in ("fluent", "toml"):
            found[name.strip()] = text
    return {"__init__.py": "\n".join([*code, "GAME = VIGIL\n"]), **found}
