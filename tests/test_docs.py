"""Checks that the documentation is true, as far as a program can."""

import doctest
import importlib.util
import itertools
import json
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import lamplit
from lamplit.cli import whole_program
from lamplit.engine import start

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
README = ROOT / "README.md"

FENCE = re.compile(r"^```([^\n]*)\n(.*?)^```", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
WRITTEN_FOR_PEOPLE = {".md", ".py", ".toml", ".ftl", ".svg", ".lock", ".txt", ""}


def named(page: Path) -> str:
    return str(page.relative_to(ROOT))


def blocks(page: Path, kind: str) -> list[str]:
    """Return the code blocks of one kind on a page."""
    return [text for info, text in FENCE.findall(page.read_text("utf-8")) if info.strip() == kind]


@cache
def run(page: Path) -> dict[str, Any]:
    """Run the Python code of a page from top to bottom and return its variables."""
    scope: dict[str, Any] = {"__name__": page.stem}
    exec(compile("\n".join(blocks(page, "python")), named(page), "exec"), scope)
    return scope


def anchors(page: Path) -> set[str]:
    """Return the anchors of a page."""
    headings = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading).strip().lower().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_link_leads_somewhere(page: Path):
    for target in LINK.findall(page.read_text("utf-8")):
        if "://" in target or target.startswith("mailto:"):
            continue
        path, _, anchor = target.partition("#")
        there = (page.parent / path).resolve() if path else page
        assert there.exists(), f"{named(page)} links to {target}"
        assert not anchor or anchor in anchors(there), f"{named(page)} links to {target}"


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "python")], ids=named)
def test_the_python_on_a_page_runs(page: Path, capsys: pytest.CaptureFixture[str]):
    run(page)
    capsys.readouterr()


def test_files_and_folders_named_on_a_page_exist():
    for page in PAGES:
        for name in re.findall(r"`((?:src|tests|tools|bench|docs)/[\w./-]+)`(?!, a new file)", page.read_text("utf-8")):
            assert (ROOT / name).exists(), f"{named(page)} speaks of {name}"


def test_the_record_on_its_page_is_that_of_the_game_on_the_other():
    game = run(ROOT / "docs" / "adding-a-game.md")["VIGIL"]
    match = start(game, "a seed", {})
    for seat, name in (("ann", "light"), ("ben", "light"), ("ann", "rest"), ("ben", "rest")):
        match.answer(seat, name)
    match.table_talk.say("ben", "Good night.")
    shown = "".join(blocks(ROOT / "docs" / "record.md", "json vigil"))
    assert shown == match.record(), "run tools/record_example.py"


def test_the_page_on_scale_tells_what_was_measured():
    spec = importlib.util.spec_from_file_location("scale_model", ROOT / "bench" / "scale_model.py")
    assert spec is not None
    assert spec.loader is not None
    scale_model = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(scale_model)
    assert doctest.testmod(scale_model).failed == 0
    page = ROOT / "docs" / "scale.md"
    figures = json.loads((ROOT / "bench" / "scale.json").read_text("utf-8"))
    assert scale_model.page(page.read_text("utf-8"), figures) == page.read_text("utf-8"), "run bench/scale.py --page"


# -- commands --------------------------------------------------------------------------------------------------------


def command_lines() -> Iterator[list[str]]:
    """Yield every Lamplit command in a code block."""
    for page in PAGES:
        for block in blocks(page, "console"):
            for line in block.splitlines():
                words = called(line)
                if words[:1] in (["lamplit"], ["./play"]):
                    yield words[1:]


def called(line: str) -> list[str]:
    """Split a command line, without variables before it and comments after it."""
    return list(itertools.dropwhile(lambda word: re.match(r"[A-Z_]+=", word), shlex.split(line, comments=True)))


def test_the_readme_calls_only_what_is_there_after_unpacking():
    lines = [line for block in blocks(README, "console") for line in block.splitlines()]
    programs = {words[0] for words in map(called, lines) if words}
    assert "./play" in programs
    for name in programs - {"docker"}:
        assert os.access(ROOT / name, os.X_OK), f"the README calls {name!r}, which a fresh copy does not have"


def inline_commands() -> Iterator[list[str]]:
    """Yield every Lamplit command in running text."""
    for page in PAGES:
        text = FENCE.sub("", page.read_text("utf-8"))
        for words in re.findall(r"`(?:lamplit|\./play) ([a-z][^`]*)`", text):
            yield words.split()


def test_every_command_that_is_named_exists():
    commands = whole_program().commands
    found = [words for words in (*command_lines(), *inline_commands()) if words and not words[0].startswith("--")]
    assert len(found) > 10
    for words in found:
        command = commands.get(words[0])
        assert command is not None, f"there is no command {words[0]!r}"
        known = {name for parameter in command.params for name in parameter.opts} | {"--help"}
        options = {word.partition("=")[0] for word in words if word.startswith("--")}
        assert options <= known, f"lamplit {words[0]} has no {options - known}"


def test_every_game_option_and_bot_that_a_command_names_exists():
    for words in command_lines():
        given = [word for word in words if word in lamplit.games()]
        if not given:
            continue
        settings = {setting.name: setting for setting in lamplit.game(given[0]).settings}
        for before, word in itertools.pairwise(words):
            if before == "--option":
                assert word.partition("=")[0] in settings, f"{given[0]} has no option {word}"


def test_every_script_that_is_named_says_how_it_is_called():
    scripts = {
        name
        for page in PAGES
        for block in blocks(page, "console")
        for name in re.findall(r"^python3? ((?:tools|bench)/\w+\.py)", block, re.MULTILINE)
    }
    assert scripts
    surroundings = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), *sys.path])}
    for name in scripts:
        asked = subprocess.run(
            [sys.executable, ROOT / name, "--help"], capture_output=True, text=True, env=surroundings
        )
        assert asked.returncode == 0, asked.stderr
        assert "usage:" in asked.stdout


# -- what must not appear anywhere
# --------------------------------------------------------------------------------------


def texts() -> Iterator[tuple[str, str]]:
    """Yield all text files of the repository."""
    left_behind = {"__pycache__", "node_modules", "build", "dist"}
    for folder, folders, files in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in left_behind and (name == ".ci" or name[0] != ".")]
        for name in files:
            path = Path(folder, name)
            if path.suffix in WRITTEN_FOR_PEOPLE and path != Path(__file__):
                yield named(path), path.read_text("utf-8")


def test_nothing_names_a_registry_or_a_place_on_somebodys_machine():
    hosts = re.compile(
        r"https?://(?:[\w.-]*(?:pypi|pythonhosted|npmjs|registry)[\w.-]*|localhost|(?!127\.0\.0\.1\b)[\d.]+[:/])", re.I
    )
    places = re.compile(r"(?<![\w.~/-])/(?:home|Users|work|root|opt(?!/lamplit\b)|mnt|srv|tmp)/\w")
    for name, text in texts():
        found = [match[0] for match in (*hosts.finditer(text), *places.finditer(text))]
        assert not found, f"{name} names {found}"
