"""Finding the rules that tests prove."""

from pathlib import Path

import pytest

from lamplit.cli.rule_coverage import NoTests, coverage, find_tests, named_rules
from lamplit.text.rulebook import Chapter, Rule, Rulebook, Titles

EXCUSE = Titles("Not on a screen.", "Nicht am Bildschirm.")
BOOK = Rulebook(
    "xx",
    (
        Chapter(
            Titles("Light", "Licht"),
            (
                Rule("XX-1", "both", "limit", "One.", "Eins."),
                Rule("XX-2", "both", "limit", "Two.", "Zwei."),
                Rule("XX-3", "both", "limit", "Three.", "Drei.", not_digital=EXCUSE),
            ),
        ),
    ),
)
OTHER = Rulebook("yy", (Chapter(Titles("Dark", "Dunkel"), (Rule("YY-1", "both", "limit", "One.", "Eins."),)),))


@pytest.fixture
def tests(tmp_path: Path) -> Path:
    """Return an empty folder of tests."""
    folder = tmp_path / "tests"
    folder.mkdir()
    return folder


def write(tests: Path, words: str) -> None:
    (tests / "test_light.py").write_text(f"import pytest\n{words}\n", encoding="utf-8")


@pytest.mark.parametrize(
    "words",
    [
        '@pytest.mark.rule("XX-1")\ndef test_it(): ...',
        '@pytest.mark.rule("XX-9", "XX-1")\nasync def test_it(): ...',
        '@pytest.mark.rule("XX-1")\nclass TestIt: ...',
        'class TestIt:\n    @pytest.mark.rule("XX-1")\n    def test_it(self): ...',
        'class TestIt:\n    pytestmark = pytest.mark.rule("XX-1")',
        'pytestmark = [pytest.mark.slow, pytest.mark.rule("XX-1")]',
        'from pytest import mark\n@mark.rule("XX-1")\ndef test_it(): ...',
        '@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("XX-1"))])\ndef test_it(x): ...',
    ],
)
def test_markers_are_found_wherever_pytest_takes_them(tests: Path, words: str) -> None:
    write(tests, words)
    assert "XX-1" in named_rules(tests)[0]


@pytest.mark.parametrize(
    "words",
    [
        '@pytest.mark.rule("XX-1")\ndef helper(): ...',
        '@pytest.mark.skip\n@pytest.mark.rule("XX-1")\ndef test_it(): ...',
        '@pytest.mark.xfail(reason="later")\n@pytest.mark.rule("XX-1")\ndef test_it(): ...',
        '# @pytest.mark.rule("XX-1")\ndef test_it(): ...',
        'def test_it():\n    pytest.mark.rule("XX-1")',
    ],
)
def test_what_is_not_run_proves_nothing(tests: Path, words: str) -> None:
    write(tests, words)
    assert named_rules(tests) == ({}, [])


def test_a_marker_that_cannot_be_read_is_reported(tests: Path) -> None:
    write(tests, "@pytest.mark.rule(*IDS)\ndef test_it(): ...")
    assert named_rules(tests) == ({}, ["tests/test_light.py:2"])
    assert coverage(BOOK, [], tests).incomplete


def test_the_catalogue_is_compared_with_the_markers(tests: Path) -> None:
    write(tests, '@pytest.mark.rule("XX-1", "XX-7", "YY-1")\ndef test_it(): ...')
    found = coverage(BOOK, [OTHER], tests)
    assert [rule.id for rule in found.proven] == ["XX-1"]
    assert [rule.id for rule in found.unproven] == ["XX-2"]
    assert [rule.id for rule in found.excused] == ["XX-3"]
    assert found.unknown == {"XX-7": ["tests/test_light.py:2"]}
    assert found.incomplete


def test_nothing_is_left_when_all_is_proven_or_excused(tests: Path) -> None:
    write(tests, '@pytest.mark.rule("XX-1", "XX-2")\ndef test_it(): ...')
    assert not coverage(BOOK, [], tests).incomplete


def test_the_tests_are_found_from_anywhere_in_the_repository(tmp_path: Path, tests: Path) -> None:
    (tmp_path / "pyproject.toml").touch()
    deep = tmp_path / "src" / "xx"
    deep.mkdir(parents=True)
    assert find_tests(deep) == tests


def test_a_folder_without_tests_is_a_clear_error(tmp_path: Path) -> None:
    with pytest.raises(NoTests, match="--tests"):
        named_rules(tmp_path / "nowhere")
