"""`lamplit rules`."""

from pathlib import Path

from .conftest import Run


def test_the_whole_book_in_both_languages(run: Run) -> None:
    assert "The Survivors' turn" in run("rules", "terrorscape").out
    assert "Zug der Überlebenden" in run("rules", "terrorscape", "--lang", "de").out


def test_one_rule_with_what_belongs_to_it(run: Run) -> None:
    shown = run("rules", "terrorscape", "ts-surv-start-2")
    assert "TS-SURV-START-2" in shown.out
    assert "See also" in shown.out
    assert "TS-RESCUE-3-V2" in shown.out


def test_rules_by_a_word(run: Run) -> None:
    shown = run("rules", "terrorscape", "--search", "Böller", "--lang", "de")
    assert "TS-NOISE-2" in shown.out
    assert "TS-NOISE-2" in run("rules", "terrorscape", "Böller", "--lang", "de").out, "without --search too"
    assert "No rule contains" in run("rules", "terrorscape", "--search", "zeppelin").out


def test_coverage_fails_while_a_rule_has_no_test(run: Run, tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text(
        'import pytest\n@pytest.mark.rule("TS-SURV-COUNT-1", "TS-NOT-THERE")\ndef test_it(): ...\n', encoding="utf-8"
    )
    english = run("rules", "terrorscape", "--coverage", "--tests", str(tmp_path))
    assert english.code == 1
    assert "TS-NOT-THERE" in english.out
    assert "TS-SURV-COUNT-2" in english.out
    assert "1 proven" in english.flat
    german = run("rules", "terrorscape", "--coverage", "--tests", str(tmp_path), "--lang", "de")
    assert "1 belegt" in german.flat


def test_coverage_needs_tests(run: Run, tmp_path: Path) -> None:
    assert run("rules", "terrorscape", "--coverage", "--tests", str(tmp_path / "nowhere")).code == 2
