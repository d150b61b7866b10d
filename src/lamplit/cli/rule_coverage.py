"""Finds the rules covered by tests: reads the markers `@pytest.mark.rule("…")` in the tests without running them."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ..engine.errors import LamplitError
from ..text.rulebook import Rule, Rulebook

Test = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
SKIPPED = ("mark.skip", "mark.xfail")


class NoTests(LamplitError):
    """No folder of tests was found."""


@dataclass(frozen=True)
class Coverage:
    """The test coverage of a rulebook. `unknown` maps ids in no catalogue to the places that name them."""

    proven: list[Rule]
    unproven: list[Rule]
    excused: list[Rule]
    unknown: dict[str, list[str]]
    unreadable: list[str]

    @property
    def incomplete(self) -> bool:
        """Whether anything is missing."""
        return bool(self.unproven or self.unknown or self.unreadable)


def coverage(book: Rulebook, others: list[Rulebook], tests: Path) -> Coverage:
    """Compare a rulebook with the markers in a folder of tests, ignoring rules of other games."""
    markers, unreadable = named_rules(tests)
    known = {rule.id for each in (book, *others) for rule in each}
    proven = [rule for rule in book if rule.id in markers]
    rest = [rule for rule in book if rule.id not in markers]
    return Coverage(
        proven,
        [rule for rule in rest if rule.not_digital is None],
        [rule for rule in rest if rule.not_digital is not None],
        {rule: places for rule, places in sorted(markers.items()) if rule not in known},
        unreadable,
    )


def find_tests(near: Path) -> Path:
    """Find the tests of the repository: here, above, or beside this package's sources."""
    for folder in (near, *near.parents, Path(__file__).resolve().parents[2]):
        if (folder / "tests").is_dir() and (folder / "pyproject.toml").is_file():
            return folder / "tests"
    raise NoTests("error-no-tests", folder=str(near))


def named_rules(tests: Path) -> tuple[dict[str, list[str]], list[str]]:
    """Return the rule ids named in tests with their places, and the places of markers that are not plain ids."""
    if not tests.is_dir():
        raise NoTests("error-no-tests", folder=str(tests))
    found: dict[str, list[str]] = {}
    unreadable: list[str] = []
    for file in sorted(tests.rglob("*.py")):
        for call in _markers(ast.parse(file.read_text("utf-8"), str(file))):
            place = f"{file.relative_to(tests.parent)}:{call.lineno}"
            for argument in call.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    found.setdefault(argument.value, []).append(place)
                else:
                    unreadable.append(place)
    return found, unreadable


def _markers(module: ast.Module) -> Iterator[ast.Call]:
    """Yield the calls of `mark.rule` on tests that are run."""
    yield from _module_markers(module.body)
    for node in ast.walk(module):
        if isinstance(node, Test) and _is_test(node) and not _skipped(node):
            for decorator in node.decorator_list:
                yield from _rule_calls(decorator)
            if isinstance(node, ast.ClassDef):
                yield from _module_markers(node.body)


def _module_markers(body: list[ast.stmt]) -> Iterator[ast.Call]:
    for node in body:
        if isinstance(node, ast.Assign) and any(ast.unparse(target) == "pytestmark" for target in node.targets):
            yield from _rule_calls(node.value)


def _is_test(node: Test) -> bool:
    return node.name.startswith("Test" if isinstance(node, ast.ClassDef) else "test")


def _skipped(node: Test) -> bool:
    return any(ast.unparse(decorator).partition("(")[0].endswith(SKIPPED) for decorator in node.decorator_list)


def _rule_calls(node: ast.expr) -> Iterator[ast.Call]:
    for part in ast.walk(node):
        if isinstance(part, ast.Call) and ast.unparse(part.func).endswith("mark.rule"):
            yield part
