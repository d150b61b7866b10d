"""A game is added by one shared line, and works everywhere. (For browsers see tests/web.)"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from . import added_game
from .server.support.servers import apart

ROOT = Path(__file__).parents[1]
WHOLE_GAME = """
import lamplit, random
from lamplit.bots import levels, make, play
match = lamplit.new("vigil", seed=7)
play(match, {seat: make("vigil", levels("vigil")[-1], seat, seat) for seat in match.seats}, random.Random(7))
again = lamplit.load(match.record())
assert again.over and again.result == match.result, again.result
print(match.result["how"])
"""
SOUND = """
from lamplit import text
print(*(text.faults(language, "vigil") for language in ("en", "de")))
print(text.messages("en", "vigil") == text.messages("de", "vigil"))
"""

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return added_game.build(tmp_path_factory.mktemp("annex"))


def run(package: Path, *words: str, typed: str = "", language: str = "en") -> str:
    """Run Python with the extended copy of Lamplit, and return its output."""
    place = {"PYTHONPATH": str(package), "XDG_DATA_HOME": str(package / "home"), "LAMPLIT_LANG": language}
    done = subprocess.run(
        [sys.executable, *words],
        input=typed,
        env=os.environ | place | {"LAMPLIT_STRICT_TEXT": "1", "COLUMNS": "100"},
        capture_output=True,
        text=True,
        timeout=120,
        cwd=package,
    )
    assert done.returncode == 0, done.stderr + done.stdout
    return done.stdout


def test_one_line_is_all_that_is_shared(package: Path) -> None:
    ours = {file.relative_to(ROOT / "src/lamplit"): file for file in (ROOT / "src/lamplit").rglob("*.py")}
    theirs = {file.relative_to(package / "lamplit"): file for file in (package / "lamplit").rglob("*.py")}
    changed = [name for name, file in ours.items() if file.read_bytes() != theirs[name].read_bytes()]
    assert changed == [Path("games/__init__.py")]
    before, after = (folder[changed[0]].read_text().splitlines() for folder in (ours, theirs))
    assert [line for line in after if line not in before] == ['    "vigil",']
    assert len(after) == len(before) + 1


def test_in_the_library(package: Path) -> None:
    assert run(package, "-c", WHOLE_GAME).strip() in ("brightest", "fire")


def test_in_the_laboratory(package: Path) -> None:
    words = ("-m", "lamplit", "simulate", "vigil", "--games", "20", "--seed", "3", "--json")
    report = json.loads(run(package, *words))
    assert report["played"] == 20
    assert set(report["groups"]["how"]) == {"brightest", "fire"}


@pytest.mark.parametrize(
    ("language", "seen"),
    [
        ("en", ["Vigil", "Light another candle", "The pile 7", "Ben 1", "rests for good."]),
        ("de", ["Nachtwache", "Noch eine Kerze", "Der Stapel 7", "Ben 1", "geht endgültig zur Ruhe."]),
    ],
)
def test_in_the_terminal(package: Path, language: str, seen: list[str]) -> None:
    words = ("-m", "lamplit", "play", "vigil", "--seed", "5", "--as", "ann", "--lang", language)
    told = run(package, *words, typed="1\n2\n" * 9, language=language)
    assert [each for each in seen[1:] if each not in told] == []
    assert seen[0] in run(package, "-m", "lamplit", "games", language=language)


@pytest.mark.parametrize(
    ("language", "help", "told"),
    [
        ("en", "Count the candles", ["3 × a small candle", "3 × a candle", "3 × a tall candle"]),
        ("de", "Die Kerzen zählen", ["3 × eine kleine Kerze", "3 × eine Kerze", "3 × eine hohe Kerze"]),
    ],
)
def test_with_a_command_of_its_own(package: Path, language: str, help: str, told: list[str]) -> None:
    assert help in run(package, "-m", "lamplit", "--help", language=language)
    assert help in run(package, "-m", "lamplit", "candles", "--help", language=language)
    assert run(package, "-m", "lamplit", "candles", language=language).splitlines() == told


def test_its_rules_and_its_words_are_sound(package: Path) -> None:
    assert "VI-FIRE" in run(package, "-m", "lamplit", "rules", "vigil")
    found = run(package, "-c", SOUND).split()
    assert found == ["[]", "[]", "True"]


def test_with_the_tools(package: Path) -> None:
    told = run(package, str(ROOT / "tools/ten_thousand.py"), "vigil", "--games", "30", "--jobs", "1")
    assert "30 came to an end" in told
    assert "0 failures" in told
    run(package, str(ROOT / "tools/golden_records.py"), "vigil")
    assert not (ROOT / "tests/records/vigil").exists()


def test_at_a_server(package: Path, tmp_path: Path) -> None:
    with apart(tmp_path, package=package) as server:
        [shown] = [game for game in server.get("/api/games").json if game["name"] == "vigil"]
        assert shown["seats"] == ["ann", "ben"]
        table = server.table("vigil", ann="me", ben="bot:random")
        ann = table.sit("ann")
        while ann.result is None:
            ann.waits_until(lambda guest: guest.question or guest.result)
            if ann.question:
                ann.answers("light")
        assert ann.result["how"] in ("brightest", "fire")
        assert "event-fire = " in server.get("/api/games/vigil/words/de").body.decode()
        assert "Nachtwache" in server.get("/api/games/vigil/words/de?part=start").body.decode()
        assert server.get("/api/games/vigil/words/de?part=../../x").body == b""
