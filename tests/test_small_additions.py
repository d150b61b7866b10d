"""The page on small additions is followed to the letter: its changes fit, and what it adds works."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs/small-additions.md").read_text("utf-8")
SECTIONS = dict(re.findall(r"^## (.*?)\n(.*?)(?=^## |\Z)", PAGE, re.M | re.S))
BLOCK = re.compile(r"```(?P<kind>\w+)\n(?P<text>.*?)```", re.S)
FILE = re.compile(r"`(src/lamplit/[^`]+)`")


def changes(section: str) -> Iterator[tuple[str, list[str]]]:
    """Yield the changes of a section: the file, and the lines of the change.

    The files are those named at the beginning of the paragraph before: one for all changes that follow, or one each.
    """
    files: list[str] = []
    for part in re.split(r"(```.*?```)", section, flags=re.S):
        block = BLOCK.fullmatch(part)
        if block is None:
            for paragraph in part.strip().split("\n\n"):
                named = FILE.findall(paragraph) if paragraph.startswith("`src/") else []
                files = named or files
        elif block["kind"] == "diff":
            yield (files[0] if len(files) == 1 else files.pop(0)), block["text"].splitlines()


def change(file: Path, lines: list[str]) -> None:
    """Make a change to a file, whose lines must be there exactly once."""
    old = "".join(f"{line[1:]}\n" for line in lines if line[:1] in ("", " ", "-"))
    new = "".join(f"{line[1:]}\n" for line in lines if line[:1] in ("", " ", "+"))
    text = file.read_text("utf-8") if old else ""
    assert text.count(old) == 1 or not old, f"{file.name}: {old!r} is there {text.count(old)} times"
    file.write_text(text.replace(old, new) if old else new, "utf-8")


def without_client(folder: str, names: list[str]) -> list[str]:
    """Return what needs no copy: compiled modules, and the client that the server serves."""
    return [name for name in names if name == "__pycache__" or (name == "web" and Path(folder).name == "server")]


@pytest.mark.parametrize("name", SECTIONS)
def test_an_addition_works_as_it_stands_on_the_page(name: str, tmp_path: Path) -> None:
    shutil.copytree(ROOT / "src/lamplit", tmp_path / "src/lamplit", ignore=without_client)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    touched: set[str] = set()
    for file, lines in changes(SECTIONS[name]):
        change(tmp_path / file, lines)
        touched.add(file)
    assert len(touched) > 3
    code = [str(tmp_path / file) for file in touched if file.endswith(".py")]
    for check in (["check"], ["format", "--check"]):
        checked = subprocess.run(
            [sys.executable, "-m", "ruff", *check, "--no-cache", *code], cwd=tmp_path, capture_output=True, text=True
        )
        assert not checked.returncode, checked.stdout
    shown = [block["text"] for block in BLOCK.finditer(SECTIONS[name]) if block["kind"] == "py"]
    assert shown
    ran = subprocess.run(
        [sys.executable, "-c", "\n".join(shown)],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path / "src"), "LAMPLIT_STRICT_TEXT": "1"},
        capture_output=True,
        text=True,
    )
    assert not ran.returncode, ran.stderr


def test_a_change_that_does_not_fit_is_noticed(tmp_path: Path) -> None:
    file = tmp_path / "rules.py"
    file.write_text("one\ntwo\ntwo\n")
    change(file, [" one", "+and a half"])
    assert file.read_text() == "one\nand a half\ntwo\ntwo\n"
    with pytest.raises(AssertionError, match="2 times"):
        change(file, [" two", "+three"])
    with pytest.raises(AssertionError, match="0 times"):
        change(file, ["-four"])
