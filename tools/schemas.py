"""Writes the JSON schema of each game's views, events and questions into the game's folder, as `schema.json`.

python tools/schemas.py

The types are those that the game declares (`Game.types`); a class and the fields of a class are described by the
docstrings under them.
"""

import ast
import inspect
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

import lamplit  # noqa: E402

GAMES = ROOT / "src" / "lamplit" / "games"


def main() -> None:
    """Write all schemas."""
    for game in lamplit.games():
        text = written(game)
        if text:
            path(game).write_text(text, encoding="utf-8")


def path(game: str) -> Path:
    """Return the place of a game's schema."""
    return GAMES / game / "schema.json"


def written(game: str) -> str:
    """Return a game's schema as text, or nothing if the game declares no types."""
    schema = lamplit.game(game).schema(described)
    return "" if schema is None else json.dumps(schema, indent=1, ensure_ascii=False) + "\n"


def described(declared: type) -> tuple[str, Mapping[str, str]]:
    """Return what a class means, and what its fields mean, those that it inherits included."""
    module = sys.modules[declared.__module__]
    return _meaning(module, declared.__name__), _fields(module, declared.__name__)


def _meaning(module: ModuleType, name: str) -> str:
    for node, following in _with_what_follows(_tree(module).body):
        if isinstance(node, ast.ClassDef) and node.name == name:
            return ast.get_docstring(node) or ""
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == name:
            return _text(following)
    raise LookupError(f"{module.__name__} has no class {name}")


def _fields(module: ModuleType, name: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for node in _tree(module).body:
        if isinstance(node, ast.ClassDef) and node.name == name:
            for base in node.bases:
                if isinstance(base, ast.Name) and base.id != "TypedDict":
                    inherited = getattr(module, base.id)
                    found |= _fields(sys.modules[inherited.__module__], inherited.__name__)
            for field, following in _with_what_follows(node.body):
                if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and _text(following):
                    found[field.target.id] = _text(following)
    return found


@cache
def _tree(module: ModuleType) -> ast.Module:
    return ast.parse(inspect.getsource(module))


def _with_what_follows(body: Sequence[ast.stmt]) -> Iterator[tuple[ast.stmt, ast.stmt | None]]:
    return zip(body, [*body[1:], None], strict=True)


def _text(node: ast.stmt | None) -> str:
    """Return the text of a docstring as one line, or nothing if this is none."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
        return " ".join(node.value.value.split())
    return ""


if __name__ == "__main__":
    main()
