"""`lamplit play` and the start screen, typed line by line."""

import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from lamplit import read, text
from lamplit.cli import main
from lamplit.terminal import saves

from .conftest import Outcome, Run

TABLE = ("play", "terrorscape", "--seed", "5", "--option", "killer=butcher", "--option", "team=first")
SURVIVORS = (*TABLE, "--as", "survivors", "--bots", "killer=random")
KILLER = (*TABLE, "--as", "killer", "--bots", "survivors=random")


def saved(outcome: Outcome) -> Path:
    found = re.search(r"\S+\.jsonl", outcome.out)
    assert found is not None
    return Path(found.group())


@pytest.mark.parametrize("words", [SURVIVORS, KILLER], ids=["survivors", "killer"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_whole_game_by_always_taking_the_first_choice(run: Run, words: tuple[str, ...], language: str) -> None:
    outcome = run(*words, "--lang", language, typed="1\n" * 3000)
    assert outcome.code == 0
    assert read(saved(outcome).read_text(encoding="utf-8")).result is not None
    assert "lamplit replay" in outcome.out


def test_the_end_of_input_saves_the_game_and_says_how_to_go_on(run: Run) -> None:
    outcome = run(*SURVIVORS, typed="1\n1\n")
    assert outcome.code == 0
    file = saved(outcome)
    assert f"lamplit play --continue {file} --as survivors" in outcome.out
    assert read(file.read_text(encoding="utf-8")).result is None


def test_what_to_type_next_begins_as_this_command_did(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LAMPLIT_CALLED", "./play")
    left = run(*SURVIVORS, typed="1\n1\n").out
    assert "./play play --continue" in left
    assert "lamplit play" not in left
    assert "./play play" in run("play", "--help").out
    assert 'export LAMPLIT_CALLED="$0"' in (Path(__file__).parents[2] / "play").read_text(encoding="utf-8")


def test_a_saved_game_goes_on_where_it_stood_in_the_same_file(run: Run) -> None:
    file = saved(run(*SURVIVORS, typed="1\n1\nq\n"))
    before = len(read(file.read_text(encoding="utf-8")).segments)
    outcome = run("play", "--continue", str(file), "--as", "survivors", "--bots", "killer=random", typed="1\nq\n")
    assert saved(outcome) == file
    assert len(read(file.read_text(encoding="utf-8")).segments) > before


def test_whoever_goes_on_with_a_game_is_asked_for_their_side_before_they_see_a_hand(run: Run) -> None:
    file = saved(run(*SURVIVORS, typed="1\n1\nq\n"))
    asked, _, after = run("play", "--continue", str(file), typed="2\nq\n").out.partition("›")
    assert "Killer" in asked
    assert "Fear" not in asked, "no table is shown before the answer"
    assert f"--continue {file} --as survivors" in after


def test_a_saved_game_keeps_its_own_options(run: Run) -> None:
    file = saved(run(*SURVIVORS, typed="q\n"))
    outcome = run("play", "--continue", str(file), "--seed", "6")
    assert outcome.code == 2
    assert "--seed" in outcome.err


def test_save_in_between(run: Run) -> None:
    outcome = run(*SURVIVORS, typed="s\nq\n")
    assert "Saved: " in outcome.out
    assert len(list(saves.folder().iterdir())) == 1


def test_an_action_is_taken_back(run: Run) -> None:
    outcome = run(*SURVIVORS, typed="1\nu\nq\n")
    assert "Taken back." in outcome.out
    refused = run(*SURVIVORS, typed="u\nq\n")
    assert "Taken back." not in refused.out


def test_what_is_listed_but_not_possible_says_why(run: Run) -> None:
    listed = run(*SURVIVORS, typed="q\n").out
    number = re.search(r"Not now: (\d+)", listed)
    assert number is not None
    outcome = run(*SURVIVORS, typed=f"{number.group(1)}\nq\n")
    assert "That is not possible" in outcome.out
    assert "TS-MAP-ITEM" in outcome.out


def test_why_not_by_name(run: Run) -> None:
    for typed in ("! move:G3", "! move G3", "! G3", "move:G3", "! Shed"):
        outcome = run(*SURVIVORS, typed=f"{typed}\nq\n")
        assert "TS-SURV-MOVE-1" in outcome.out, typed


def test_why_not_of_something_possible_names_its_number(run: Run) -> None:
    assert re.search(r"You can do that: \d+", run(*SURVIVORS, typed="! move:R2\nq\n").out)


def test_why_not_needs_a_thing(run: Run) -> None:
    assert "after the exclamation mark" in run(*SURVIVORS, typed="!\nq\n").flat


def test_a_number_that_is_not_there(run: Run) -> None:
    assert "Please type a number from 1 to" in run(*SURVIVORS, typed=f"99\n0\n{'9' * 5000}\nq\n").out


def test_an_answer_can_be_given_by_its_name(run: Run) -> None:
    assert "Anna" in run(*SURVIVORS, typed="move:R2\nl\nq\n").out


def test_help_rule_and_search(run: Run) -> None:
    outcome = run(*SURVIVORS, typed="?\n? ts-noise-2\n? firecracker\n? ts-nowhere\n? zeppelin\nq\n")
    assert "Type the number of your choice" in outcome.out
    assert "TS-NOISE-2" in outcome.out
    assert "no rule ts-nowhere" in outcome.flat
    assert "No rule contains “zeppelin”" in outcome.flat


def test_whoever_plays_is_told_at_once_how_to_get_help(run: Run) -> None:
    outcome = run(*SURVIVORS, typed="\nq\n")
    assert outcome.out.count("? explains everything else") == 1


@pytest.mark.parametrize("language", text.LANGUAGES)
@pytest.mark.parametrize("game", ["terrorscape", "zeds", "betrayal"])
def test_help_explains_the_signs_on_the_board(run: Run, game: str, language: str) -> None:
    shown = run("play", game, "--seed", "3", "--lang", language, typed="?\nq\n").out
    legend = text.say(f"{game}-legend", language, game)
    assert legend.splitlines()[1].strip() in shown


def test_why_not_by_number(run: Run) -> None:
    shown = run(*SURVIVORS, typed="! 1\n! 12\nq\n")
    assert "You can do that: 1 – Go to the" in shown.flat
    assert "TS-" in shown.flat


def test_more_about_an_answer_tells_what_its_card_does(run: Run) -> None:
    shown = run(*KILLER, typed="? 1\nq\n")
    card = re.search(r"  1  Use (.+)", shown.out)
    assert card is not None
    described = run(*KILLER, typed=f"? {card[1]}\nq\n")
    told = described.out.partition("› ? ")[2].splitlines()[1]
    assert told in shown.out


def test_nobody_is_let_go_first_where_nobody_else_can_act(run: Run) -> None:
    assert "Nobody else can act now" in run(*SURVIVORS, typed="w\nq\n").out


def test_what_is_no_answer_leads_to_the_help(run: Run) -> None:
    shown = run(*SURVIVORS, typed="blah blah\nq\n").flat
    assert shown.count("? explains everything else") == 2
    assert "“blah blah” is no answer here" in shown
    assert "TS-" not in shown


def test_a_file_with_a_space_in_its_name_can_be_typed_as_shown(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "my games"))
    shown = run(*SURVIVORS, typed="q\n").out
    words = shlex.split(next(line for line in shown.splitlines() if "--continue" in line))
    assert Path(words[words.index("--continue") + 1]).is_file()


def test_the_table_and_the_log_can_be_seen_again(run: Run) -> None:
    once = run(*SURVIVORS, typed="q\n").out.count("┌──")
    assert run(*SURVIVORS, typed="v\nq\n").out.count("┌──") == once + 1
    assert run(*SURVIVORS, typed="l 5\nl\nq\n").code == 0


def test_an_empty_line_shows_the_choices_again(run: Run) -> None:
    outcome = run(*SURVIVORS, typed="\nq\n")
    assert len(re.findall(r"goes:  1 ", outcome.out)) == 2


def test_one_seat_of_a_team_may_let_the_others_go_first(run: Run) -> None:
    outcome = run(*TABLE, "--as", "survivor1", "--bots", "both=random", typed="w\nq\n")
    assert "let the others act first" in outcome.out
    assert outcome.out.count("· ") > 1


def test_two_people_at_one_screen_change_places(run: Run) -> None:
    outcome = run(*TABLE, "--as", "both", typed="1\n" * 60)
    assert outcome.out.count("Everybody else, please look away") >= 2
    assert "--as both" in outcome.out


def test_on_a_shared_screen_nobody_reads_the_others_hand(run: Run) -> None:
    first = run(*TABLE, "--as", "both", typed="\n").out
    assert "Hand:" not in first


def test_a_folder_that_cannot_be_written_is_told(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    outcome = run(*SURVIVORS, typed="q\n")
    assert outcome.code == 0
    assert "could not be saved" in outcome.flat
    assert "a part of the path is no folder" in outcome.flat


def test_whoever_cannot_save_does_not_lose_the_game_by_leaving_once(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    blocked = tmp_path / "games"
    blocked.touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(blocked))
    assert "q once more leaves the game without saving" in run(*SURVIVORS, typed="q\nl 1\nq\n").flat
    given = iter(["q\n", "s\n", "q\n"])

    def in_time() -> str:
        typed = next(given)
        if typed == "s\n":
            blocked.unlink()
        return typed

    monkeypatch.setattr("lamplit.terminal.screen.sys.stdin", SimpleNamespace(readline=in_time, isatty=lambda: True))
    assert main([*SURVIVORS]) == 0
    assert list(blocked.glob("lamplit/*.jsonl"))


def test_a_saved_game_is_not_gone_on_with_as_another(run: Run) -> None:
    file = saved(run(*SURVIVORS, typed="q\n"))
    outcome = run("play", "escape", "--continue", str(file))
    assert outcome.code == 2
    assert "record is of “Terrorscape”, not of “Escape" in " ".join(outcome.err.split())


def test_when_something_breaks_inside_the_game_is_saved_first(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_args: object) -> None:
        raise RuntimeError("the lamp is out")

    monkeypatch.setattr("lamplit.terminal.session.Menu", broken)
    with pytest.raises(RuntimeError, match="the lamp is out"):
        run(*SURVIVORS)
    assert len(saves.unfinished()) == 1


def test_ctrl_c_leaves_politely(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "lamplit", *SURVIVORS],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert any("  1 " in line for line in iter(process.stdout.readline, ""))
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=20)
    assert "--continue" in out
    assert err == ""
    assert process.returncode == 0


# -- the start screen ------------------------------------------------------------------------------------------------


def test_the_start_screen_leads_into_a_game_in_german(run: Run) -> None:
    outcome = run("play", typed="2\n1\nterrorscape\n2\n2\n1\nq\n")
    assert outcome.code == 0
    assert "Was darf es sein?" in outcome.out
    assert "Das Spiel ist gespeichert" in outcome.out


def test_the_start_screen_goes_on_with_a_saved_game(run: Run) -> None:
    run(*SURVIVORS, typed="1\nq\n")
    outcome = run("play", typed="1\n2\n1\n2\nq\n")
    assert "Continue the saved game" in outcome.out
    assert "The game is saved" in outcome.out


def test_the_start_screen_looks_up_rules_and_leaves(run: Run) -> None:
    outcome = run("play", typed="\n2\nterrorscape\nfirecracker\n\n3\n")
    assert "TS-NOISE-2" in outcome.out
    assert "Until the next night." in outcome.out


def test_the_start_screen_asks_again_and_takes_words(run: Run) -> None:
    outcome = run("play", typed="7\nde\n9\n")
    assert "Please type a number from 1 to 2" in outcome.out
    assert "Bis zur nächsten Nacht." in outcome.out


@pytest.mark.parametrize("typed", ["q\n", "1\nq\n", "?\nQ\n"])
def test_whoever_types_q_at_the_start_screen_leaves_as_in_a_game(run: Run, typed: str) -> None:
    outcome = run("play", typed=f"{typed}1\n1\n1\n")
    assert outcome.code == 0
    assert outcome.out.rstrip().endswith("Until the next night.")
    assert ("or q to leave" in outcome.out) == ("?" in typed)


def test_the_start_screen_asks_which_haunt_may_come(run: Run) -> None:
    outcome = run("play", typed="1\n1\nbetrayal\n3\nnot played yet\n1\n1\nq\n")
    assert outcome.code == 0
    assert "Which haunt" in outcome.out
    assert "The game is saved" in outcome.out
