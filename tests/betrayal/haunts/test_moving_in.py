"""A haunt moves in with its folder and one line, and can then be listed, played, saved and read about."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import lamplit

GAME = """
import random
import lamplit
from lamplit import text
from lamplit.bots import make, play
match = lamplit.new("betrayal", "embers", {"haunt": 52, "explorers": "random"})
play(match, {seat: make("betrayal", "thumb", seat, seat) for seat in match.seats}, random.Random(7))
assert lamplit.load(match.record()).result == match.result
print(match.result["haunt"], text.say("haunt-52", "de", "betrayal"))
print("haunt-52 = " in text.source("betrayal", "en"), "embers-light" in text.source("betrayal", "en"))
print(*[book for book in text.books("betrayal") if "embers" in book])
"""


@pytest.mark.slow
def test_a_folder_and_a_line_are_all(tmp_path: Path) -> None:
    package = tmp_path / "lamplit"
    shutil.copytree(Path(lamplit.__file__).parent, package, ignore=shutil.ignore_patterns("__pycache__"))
    haunts = package / "games/betrayal/haunts"
    shutil.copytree(haunts / "long_dark", haunts / "embers")
    for file in (haunts / "embers").rglob("*.*"):
        own = file.read_text("utf-8").replace("long_dark", "embers").replace("LongDark", "Embers")
        file.write_text(own.replace("51", "52"), "utf-8")
    listed = haunts / "__init__.py"
    listed.write_text(
        listed.read_text("utf-8").replace('    "long_dark",\n', '    "long_dark",\n    "embers",\n'), "utf-8"
    )
    place = os.environ | {"PYTHONPATH": str(tmp_path), "LAMPLIT_STRICT_TEXT": "1"}
    done = subprocess.run([sys.executable, "-c", GAME], env=place, capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [
        "52 Das lange Dunkel",
        "True False",
        "embers embers/ending embers/heroes embers/traitor",
    ]
