"""The scenario kit: a haunt of one's own is read, played, and told what is missing."""

import itertools
import re
import shutil
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, cast

import pytest

from lamplit import cli
from lamplit.games.betrayal import GAME, haunts
from lamplit.games.betrayal.setup import OPTIONS, settings
from lamplit.lab.betrayal import scenario_kit
from lamplit.lab.betrayal.scenario_kit.check import check_texts, play
from lamplit.text.file_cache import clear_file_caches

HOUSE = Path(haunts.__file__).parent
numbers = itertools.count(52)
"""What a module has entered stays with the game: each test brings a haunt of another name."""


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Path]:
    """Somebody's own haunt, much like one of the house. It moves out again."""
    number = next(numbers)
    name = f"embers{number}"
    for place in sorted((HOUSE / "long_dark").rglob("*.*")):
        if place.suffix in (".py", ".ftl", ".toml"):
            copy = tmp_path / name / place.relative_to(HOUSE / "long_dark")
            copy.parent.mkdir(parents=True, exist_ok=True)
            content = place.read_text("utf-8").replace("long_dark", name).replace("LongDark", name.title())
            copy.write_text(content.replace("51", str(number)), "utf-8")
    yield tmp_path / name
    haunts.HAUNTS.pop(number, None)
    OPTIONS[:] = settings()
    cast(dict[str, Any], GAME.modules).pop(name, None)
    sys.modules["lamplit.text.books"]._beside.clear()
    clear_file_caches()


def rules(haunt: Path) -> Path:
    return haunt / "rules.py"


def change(haunt: Path, before: str, after: str) -> None:
    """Writes something else into its rules."""
    rules(haunt).write_text(rules(haunt).read_text("utf-8").replace(before, after), "utf-8")


def wrong_in(findings: Iterable[scenario_kit.Finding]) -> dict[str, tuple[str, ...]]:
    """What the kit finds missing."""
    wrong: dict[str, tuple[str, ...]] = {}
    for finding in findings:
        wrong[finding.message] = (*wrong.get(finding.message, ()), *finding.wrong)
    return wrong


def test_a_whole_haunt_can_move_in(own: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["haunts", "check", str(own), "--games", "1", "--bot-games", "1", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "1 ended" in said
    assert "This haunt is ready to play." in said


Damage = Callable[[Path], None]


def without(line: str, *files: str) -> Damage:
    """Takes the lines that begin like this out of files of the haunt."""

    def take_out(folder: Path) -> None:
        for file in (place for pattern in files for place in folder.glob(pattern)):
            lines = file.read_text("utf-8").splitlines()
            file.write_text("\n".join(each for each in lines if not each.startswith(line)), "utf-8")

    return take_out


def without_articles(folder: Path) -> None:
    """Its monster is of a kind that the house does not know, and has no article in one place."""
    for file in (folder / "rules.py", *folder.rglob("*.toml"), *folder.rglob("*.ftl")):
        file.write_text(
            file.read_text("utf-8").replace('"shade"', '"wisp"').replace("name-shade", "name-wisp"), "utf-8"
        )
    without("    .indirect", "books/de.ftl")(folder)


def unread(folder: Path) -> None:
    """The traitor's book is gone."""
    for book in folder.glob("books/traitor"):
        shutil.rmtree(book)


@pytest.mark.parametrize(
    ("damage", "message", "missing"),
    [
        pytest.param(without("event-", "books/de.ftl"), "haunt-check-words", "event-{}-deeper", id="a German word"),
        pytest.param(without_articles, "haunt-check-words", "name-wisp.indirect", id="an article"),
        pytest.param(without("haunt-", "text/en.ftl"), "haunt-check-words", "haunt-{number}", id="its title"),
        pytest.param(without("result-", "books/ending/en.ftl"), "haunt-check-aloud", "result-{}-dawn", id="an ending"),
        pytest.param(without("headpiece", "books/book.toml"), "haunt-check-pictures", "headpiece", id="a headpiece"),
        pytest.param(without("shade =", "books/book.toml"), "haunt-check-pictures", "[signs] shade", id="a sign"),
        pytest.param(without("haunt.aims", "rules.py"), "haunt-check-module", "haunt.aims", id="aims"),
        pytest.param(lambda own: (own / "view.py").unlink(), "haunt-check-module", "haunt.types", id="types"),
        pytest.param(unread, "haunt-check-books", "{}/traitor", id="a book"),
    ],
)
def test_what_is_missing_is_named(own: Path, damage: Damage, message: str, missing: str) -> None:
    damage(own)
    loaded = scenario_kit.read_haunt(own)
    wrong, haunt = wrong_in(check_texts(loaded)), loaded.haunt
    assert missing.format(haunt.name, number=haunt.number) in wrong[message]


def test_a_game_that_breaks_is_told_with_what_broke_it(own: Path) -> None:
    change(own, "state(t).dark += 1", "raise KeyError('lantern')")
    found = wrong_in(play(scenario_kit.read_haunt(own).haunt, games=1, bot_games=1))
    assert all(any("lantern" in wrong for wrong in wrongs) for wrongs in found.values() if wrongs)
    assert found["haunt-check-random"]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ((r"Haunt\(\d+,", "Haunt(29,"), "error-haunt-taken"),
        ((r"HAUNT = ", ""), "error-haunt-none"),
        ((r"def lit\(", "def lit)"), "error-haunt-broken"),
        ((r"HAUNT = ", "raise SystemExit(3)\nHAUNT = "), "error-haunt-broken"),
        ((r"Haunt\((\d+),", r'Haunt("\1",'), "error-haunt-number"),
        ((r' = "embers\d+"', ' = "ashes"'), "error-haunt-state"),
    ],
)
def test_a_file_that_is_no_haunt_is_refused_with_the_reason(own: Path, change: tuple[str, str], said: str) -> None:
    rules(own).write_text(re.sub(*change, rules(own).read_text("utf-8")), "utf-8")
    with pytest.raises(scenario_kit.BadHaunt) as refused:
        scenario_kit.read_haunt(own)
    assert refused.value.message == said


def test_a_haunt_in_a_folder_of_another_name_is_refused(own: Path) -> None:
    with pytest.raises(scenario_kit.BadHaunt) as refused:
        scenario_kit.read_haunt(own.rename(own.parent / "cinders"))
    assert refused.value.message == "error-haunt-folder"


def test_a_name_that_is_taken_is_refused(own: Path) -> None:
    with pytest.raises(scenario_kit.BadHaunt) as refused:
        scenario_kit.read_haunt(own.rename(own.parent / "mummy"))
    assert refused.value.message == "error-haunt-taken"


def test_its_rules_may_stand_in_several_modules(own: Path) -> None:
    lines = rules(own).read_text("utf-8").replace("from ..form import", "from .lamps import LAMP\nfrom ..form import")
    rules(own).write_text(lines.replace('LAMP, SHADE = "lamp", "shade"', 'SHADE = "shade"'), "utf-8")
    (own / "lamps.py").write_text('LAMP = "lamp"\n', "utf-8")
    assert not any(wrong_in(check_texts(scenario_kit.read_haunt(rules(own)))).values())


@pytest.mark.parametrize(
    ("book", "content"),
    [("de.ftl", b"name-lamp == {Lampe"), ("de.ftl", b"\xff"), ("heroes/book.toml", b"x = [")],
)
def test_a_book_that_cannot_be_read_is_named(own: Path, book: str, content: bytes) -> None:
    place = own / "books" / book
    place.write_bytes(content)
    with pytest.raises(scenario_kit.BadHaunt) as refused:
        scenario_kit.read_haunt(own)
    assert refused.value.message == "error-haunt-book"
    assert refused.value.arguments["file"] == str(place.relative_to(own))


def test_what_breaks_is_found_in_the_module_and_told_once(own: Path) -> None:
    lines = rules(own).read_text("utf-8").splitlines()
    here = next(number for number, line in enumerate(lines, 1) if "blocks.scatter(t, LAMP" in line)
    rules(own).write_text("\n".join(lines).replace("blocks.scatter(t, LAMP", "blocks.scater(t, LAMP"), "utf-8")
    found = wrong_in(play(scenario_kit.read_haunt(own).haunt, games=2, bot_games=1))
    [told] = found["haunt-check-random"]
    assert told.startswith("3, 4: rules.py")
    assert f"{here}: AttributeError" in told


def test_bots_that_break_are_told_and_do_not_end_the_kit(own: Path) -> None:
    change(own, "haunt.aims = aims", "haunt.aims = len")
    found = wrong_in(play(scenario_kit.read_haunt(own).haunt, games=1, bot_games=1))
    assert any("TypeError" in wrong for wrong in found["haunt-check-bots"])


def test_a_block_that_there_is_not_is_named(own: Path) -> None:
    change(own, '"turn_track"', '"turn_trak"')
    [told] = wrong_in(check_texts(scenario_kit.read_haunt(own)))["haunt-check-module"]
    assert "turn_trak" in told


def test_a_token_without_a_name_or_sign_is_named(own: Path) -> None:
    change(own, '"lamp"', '"ember"')
    found = wrong_in(play(scenario_kit.read_haunt(own).haunt, games=1, bot_games=1))
    assert found["haunt-check-tokens"] == ("name-ember (en)", "name-ember (de)", "[signs] ember")


def test_a_haunt_of_the_house_can_be_checked_where_it_stands() -> None:
    loaded = scenario_kit.read_haunt(HOUSE / "creature")
    assert loaded.haunt is haunts.HAUNTS[29]


def test_no_file_no_haunt(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["haunts", "check", str(tmp_path / "nothing"), "--lang", "de"]) == 2
    assert "rules.py" in capsys.readouterr().err
