"""Imports point downwards only, and the rules touch nothing but the table.

    engine < games < text < library < bots < lab < server < terminal < cli

A layer may import those before it; the library is what `import lamplit` gives. The engine and the games run anywhere
and at any time: no clock, no chance of their own, no files, no threads.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import lamplit
from lamplit.bots import levels
from lamplit.engine.matches.match import opening_sides
from lamplit.engine.settings import settle

HOME = Path(lamplit.__file__).parent
LAYERS = ("engine", "games", "text", "library", "bots", "lab", "server", "terminal", "cli")
ENTRANCE = "__main__"
"""What `python -m lamplit` runs: it stands above all layers."""
FORBIDDEN = {
    "asyncio",
    "concurrent",
    "datetime",
    "io",
    "logging",
    "multiprocessing",
    "os",
    "pathlib",
    "random",
    "secrets",
    "shutil",
    "signal",
    "socket",
    "subprocess",
    "sys",
    "tempfile",
    "threading",
    "time",
    "uuid",
}
BUILT_IN = {"open", "input", "print", "hash", "id", "__import__", "breakpoint"}


def files(*layers: str) -> list[Path]:
    """The modules of these layers."""
    library = [HOME / "__init__.py"] if "library" in layers else []
    return sorted(library + [file for layer in layers for file in (HOME / layer).rglob("*.py")])


def imports(file: Path) -> Iterator[str]:
    """What a module imports, by full name: `lamplit.engine.game`, `lamplit.engine.game.Game`, `json`."""
    package = ("lamplit", *file.relative_to(HOME).with_suffix("").parts)[:-1]
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            origin = ".".join((*above, *([node.module] if node.module else [])))
            yield from (f"{origin}.{alias.name}" for alias in node.names)


def layer(name: str) -> str | None:
    """The layer a full name belongs to; `None` for other packages."""
    package, _, rest = name.partition(".")
    if package != "lamplit":
        return None
    folder = rest.partition(".")[0]
    return folder if folder in LAYERS else "library"


def named(file: Path) -> str:
    return str(file.relative_to(HOME))


def test_every_module_is_in_a_layer():
    outside = {*HOME.rglob("*.py")} - {*files(*LAYERS)}
    assert {named(file) for file in outside} == {f"{ENTRANCE}.py"}


@pytest.mark.parametrize("above", LAYERS)
def test_imports_point_downwards(above: str):
    allowed = {*LAYERS[: LAYERS.index(above) + 1]}
    assert files(above), f"there is no layer {above}"
    for file in files(above):
        wrong = {name for name in imports(file) if (layer(name) or above) not in allowed}
        assert not wrong, f"{named(file)} reaches up to {wrong}"


def modules() -> dict[str, set[str]]:
    """Every module of the package, with those it imports anywhere: in functions and for types alone, too."""
    found = {".".join(("lamplit", *file.relative_to(HOME).with_suffix("").parts)): file for file in HOME.rglob("*.py")}
    known = {name.removesuffix(".__init__"): file for name, file in found.items()}
    return {
        name: {each if each in known else each.rpartition(".")[0] for each in imports(file)} & known.keys() - {name}
        for name, file in known.items()
    }


def circle(graph: dict[str, set[str]]) -> set[str]:
    """All that lies on a circle, or leads from one to another: whatever is left once all loose ends are taken away."""
    while loose := {name for name in graph if not graph[name] or not any(name in others for others in graph.values())}:
        graph = {name: others - loose for name, others in graph.items() if name not in loose}
    return set(graph)


def test_no_modules_import_each_other_in_a_circle():
    assert not circle(modules())


def test_a_circle_is_noticed():
    round_about = {"deck": {"cards"}, "cards": {"rules"}, "rules": {"deck", "dice"}, "dice": set(), "game": {"rules"}}
    assert circle(round_about) == {"deck", "cards", "rules"}
    assert circle({**round_about, "rules": {"dice"}}) == set()


@pytest.mark.parametrize("file", files("engine"), ids=named)
def test_the_engine_knows_nothing_of_what_is_built_on_it(file: Path):
    wrong = {name for name in imports(file) if name.split(".")[0] == "lamplit" and layer(name) != "engine"}
    assert not wrong


@pytest.mark.parametrize("file", files("games"), ids=named)
def test_a_game_knows_the_engine_and_itself(file: Path):
    folder = file.relative_to(HOME / "games").parts[0]
    if folder == "__init__.py":
        return
    own = ("lamplit.engine", f"lamplit.games.{folder}")
    wrong = {name for name in imports(file) if name.split(".")[0] == "lamplit" and not name.startswith(own)}
    assert not wrong


@pytest.mark.parametrize("file", files("engine", "games"), ids=named)
def test_rules_touch_nothing_but_the_table(file: Path):
    assert not {name for name in imports(file) if name.split(".")[0] in FORBIDDEN}
    calls = [node.func for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, ast.Call)]
    assert not {call.id for call in calls if isinstance(call, ast.Name)} & BUILT_IN


def bots_of_games() -> list[Path]:
    """The modules of bots in the games' folders, and all that these modules alone make use of."""
    inside = [(file, file.relative_to(HOME).parts) for file in files("games")]
    return [file for file, parts in inside if "bots" in parts or file.stem.startswith("bot") or file.stem == "beliefs"]


def test_every_game_with_bots_is_looked_at():
    at_home = {file.relative_to(HOME).parts[1] for file in bots_of_games()}
    assert at_home >= {game for game in lamplit.games() if len(levels(game)) > 1}


TRUTH = {"table", "checkpoint", "checkpoint_before", "origin", "record", "story", "segments", "seed", "unfinished"}
TRUTH_BY_NAME = {"Table", "sample", "deal_anew", "zones", "view", "Sampleable", "load", "read"}


@pytest.mark.parametrize("file", files("bots") + bots_of_games(), ids=named)
def test_bots_never_see_the_true_state(file: Path):
    nodes = list(ast.walk(ast.parse(file.read_text("utf-8"))))
    used = {node.attr for node in nodes if isinstance(node, ast.Attribute)}
    assert not used & TRUTH
    assert not {name.rpartition(".")[2] for name in imports(file)} & TRUTH_BY_NAME
    private = {attr for attr in used if attr.startswith("_") and not attr.startswith("__")}
    own = {node.attr for node in nodes if isinstance(node, ast.Attribute) and _is_self(node.value)}
    assert private <= own, f"{named(file)} reaches into somebody else"
    assert not {node.func.id for node in nodes if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)} & {
        "vars",
        "eval",
        "exec",
    }


def _is_self(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id in ("self", "cls")


FRAME = HOME.parents[1] / "web" / "src"
KEY = re.compile(r"'Escape'|CSS\.escape")
"""A key of the keyboard and a function of browsers, and no game."""
LATER = {"haunt", "traitor", "hero"}
"""What a game is known by only once it has run for a while."""
EVERYWHERE = {"all", "red", "blue", "green", "yellow", "purple"}


def own_words() -> set[str]:
    """What only one game is called by: its name, its sides and its seats."""
    found = {*lamplit.games()}
    for name in lamplit.games():
        game = lamplit.game(name)
        seats = game.seats(settle(game.settings, {}))
        found |= {seat.rstrip("0123456789") for seat in seats} | {*opening_sides(game, settle(game.settings, {})).named}
    return found - EVERYWHERE


@pytest.mark.parametrize("folder", ["frame", "lib", "parts", "text"])
def test_the_clients_frame_names_no_game(folder: str):
    words = re.compile(rf"\b({'|'.join(sorted(own_words()))})[s\d]?\b")
    for file in (FRAME / folder).rglob("*"):
        if file.suffix not in (".ts", ".svelte", ".css", ".ftl") or ".test." in file.name:
            continue
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            assert not words.search(KEY.sub("", line)), f"{file.name}:{number} names a game: {line.strip()}"


def shared(ending: str) -> list[Path]:
    """What stands in no folder of a game."""
    return sorted(
        file for file in HOME.rglob(f"*.{ending}") if not {*lamplit.games()} & {*file.relative_to(HOME).parts}
    )


def written_in(file: Path) -> Iterator[tuple[int, str]]:
    """The names and texts of a module, with their lines, but for what explains them or is an example."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    explains = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if id(node) not in explains:
            for field in ("id", "attr", "arg", "name", "module", "value"):
                if isinstance(told := getattr(node, field, None), str):
                    yield getattr(node, "lineno", 0), told


NAMES_A_GAME = {("games/__init__.py", name): "the one line by which a game moves in" for name in lamplit.games()} | {
    ("server/http/documentation.py", "escape"): "a function of the standard library (html.escape)",
    ("terminal/explain.py", "escape"): "a function of the standard library (re.escape)",
}


def test_shared_modules_name_no_game():
    words = re.compile(rf"(?<![a-z])({'|'.join(sorted(own_words() | LATER))})(?:e?s|\d)?(?![a-z])", re.IGNORECASE)
    found = {
        (named(file), word.lower()): f"{named(file)}:{line}: {told}"
        for file in shared("py")
        for line, told in written_in(file)
        for word in words.findall(told)
    }
    assert [told for key, told in found.items() if key not in NAMES_A_GAME] == []
    assert NAMES_A_GAME.keys() <= found.keys(), "an exception that is no longer needed"


def test_shared_words_name_no_game():
    """But for the help of `--bots`, which needs an example."""
    words = re.compile(rf"\b({'|'.join(sorted(own_words() | LATER))})(?:e?s|\d)?\b", re.IGNORECASE)
    for file in shared("ftl"):
        for line in file.read_text(encoding="utf-8").splitlines():
            assert line.startswith("help-bots =") or not words.search(line), f"{named(file)} names a game: {line}"
