"""The command line itself: help, versions, mistakes."""

import subprocess
import sys

import pytest

import lamplit
from lamplit import text
from lamplit.cli import game_commands, whole_program
from lamplit.cli.program import program
from lamplit.cli.usage import translated

from .conftest import Run

BROUGHT = tuple(str(each.name) for each in game_commands.game_commands())
COMMANDS = ("play", "simulate", "replay", "rules", "doctor", "games", *BROUGHT)


def test_the_version(run: Run) -> None:
    assert run("--version").out == f"lamplit {lamplit.__version__}\n"


def test_help_names_every_command_in_both_languages(run: Run) -> None:
    english, german = run("--help"), run("--help", "--lang", "de")
    assert english.code == german.code == 0
    for command in COMMANDS:
        assert command in english.out
        assert command in german.out
    assert "Usage:" in english.out
    assert "Aufruf:" in german.out
    assert "Befehle" in german.out


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("language", ["de", "en"])
def test_every_command_has_help_without_bare_message_ids(run: Run, command: str, language: str) -> None:
    shown = run(command, "--help", "--lang", language)
    assert shown.code == 0
    assert "help-" not in shown.out
    assert "metavar-" not in shown.out
    assert "usage-" not in shown.out
    assert "--install-completion" not in shown.out


def test_help_says_nothing_in_python(run: Run) -> None:
    shown = run("replay", "--help", "--lang", "de").out
    assert "replay [OPTIONEN] DATEI" in shown
    assert "<path>" not in shown


def test_a_language_that_is_not_named_leads_to_the_help_of_what_was_called(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LAMPLIT_CALLED", "./play")
    assert "./play --help" in run("--lang").err


def test_an_option_whose_value_is_missing(run: Run) -> None:
    assert "After --seed a value is missing" in run("play", "--seed").err
    assert "--network takes no value" in run("--network=on").err


def test_help_by_its_short_name(run: Run) -> None:
    assert run("-h").out == run("--help").out
    assert run("play", "-h").code == 0


def test_the_games(run: Run) -> None:
    shown = run("games")
    assert shown.code == 0
    assert "terrorscape" in shown.out


@pytest.mark.parametrize(
    ("words", "english", "german"),
    [
        (["dance"], "no command “dance”. Help:", "Befehl „dance“ gibt es nicht. Hilfe:"),
        (["plya"], "Do you mean “play”?", "Meinst du „play“?"),
        (["haunts", "chek"], "Do you mean “check”?", "Meinst du „check“?"),
        (["play", "--loud"], "no option --loud", "Option --loud"),
        (["play", "--sever", "here"], "Do you mean “--server”?", "Meinst du „--server“?"),
        (["simulate"], "GAME is missing", "SPIEL fehlt"),
        (["simulate", "terrorscape", "--games", "many"], "a whole number from 1 on", "eine ganze Zahl ab 1"),
        (["simulate", "terrorscape", "--games", "0"], "--games cannot have", "--games kann diesen Wert"),
        (["play", "escape", "--speed", "0"], "a number from 0.1 on", "eine Zahl ab 0,1"),
        (["serve", "--port", "x"], "a whole number.", "eine ganze Zahl."),
        (["play", "zeds", "escape"], "nothing with “escape”", "Mit „escape“ kann"),
        (["games", "all"], "“all”", "„all“"),
        (["doctor", "all"], "nothing with “all”", "Mit „all“ kann"),
        (["play", "chess"], "chess", "chess"),
        (["simulate", "chess"], "chess", "chess"),
        (["rules", "chess"], "chess", "chess"),
        (["play", "terrorscape", "--as", "ghosts"], "no side or seat “ghosts”", "„ghosts“"),
        (["play", "terrorscape", "--bots", "killer=genius", "--as", "survivors"], "“genius”", "„genius“"),
        (["play", "terrorscape", "--bots", "genius"], "SIDE=LEVEL", "SEITE=STUFE"),
        (["play", "terrorscape", "--bots", "killer=genius"], "“genius”", "„genius“"),
        (["play", "--players", "3"], "Which game?", "Welches Spiel?"),
        (["play", "--option", "level=I"], "Which game?", "Welches Spiel?"),
        (["play", "terrorscape", "--option", "edition"], "NAME=VALUE", "NAME=WERT"),
        (["play", "terrorscape", "--option", "edition=v9"], "v9", "v9"),
        (["play", "terrorscape", "--option", "colour=red"], "colour", "colour"),
        (["play", "--continue", "nowhere.jsonl"], "nowhere.jsonl", "nowhere.jsonl"),
        (["replay", "nowhere.jsonl"], "opened: there is no such file", "öffnen: Datei oder Ordner gibt es nicht"),
        (["replay", "."], "it is a folder", "das ist ein Ordner"),
        (["play", "--server", "127.0.0.1:1"], "no server listens there", "dort lauscht kein Server"),
        (["rules", "terrorscape", "TS-NONE"], "no rule TS-NONE", "keine Regel TS-NONE"),
    ],
)
def test_a_mistake_is_one_clear_line(run: Run, words: list[str], english: str, german: str) -> None:
    for language, told in (("en", english), ("de", german)):
        outcome = run(*words, "--lang", language)
        assert outcome.code == 2
        assert told in " ".join(outcome.err.split())
        assert outcome.out == ""


@pytest.mark.parametrize("language", text.LANGUAGES)
@pytest.mark.parametrize("game", lamplit.games())
def test_what_can_be_chosen_for_a_game(run: Run, game: str, language: str) -> None:
    shown = run("games", game, "--lang", language)
    assert shown.code == 0
    assert all(f"\n{setting.name}  " in shown.out for setting in lamplit.game(game).settings)
    assert "thumb: " in shown.out
    assert "setting-" not in shown.out


def test_the_options_of_a_game_are_told_as_they_are_typed(run: Run) -> None:
    shown = run("games", "terrorscape", "--lang", "de").flat
    assert "v2 (englische Regel, Version 2) · v1.05 (deutsche Regel, Version 1.05)" in shown
    assert "eine Zahl von 2 bis 4, üblich ist 4" in shown
    assert "Zahlen von 1 bis 51, mehrere mit + dazwischen" in run("games", "betrayal", "--lang", "de").flat


def test_a_language_nobody_speaks_here(run: Run) -> None:
    outcome = run("games", "--lang=fr")
    assert outcome.code == 2
    assert "fr" in outcome.err


def test_it_runs_as_a_module_of_python() -> None:
    done = subprocess.run([sys.executable, "-m", "lamplit", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("lamplit ")


def test_no_game_brings_a_command_that_is_there_already() -> None:
    own = translated(program).commands
    assert len({*own, *BROUGHT}) == len(own) + len(BROUGHT) == len(whole_program().commands)


def test_a_games_command_is_loaded_only_when_it_is_called() -> None:
    listing = "import sys; from lamplit.cli import main; main(['--help']); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", listing], capture_output=True, text=True, check=True)
    loaded = {name.split(".")[2] for name in done.stdout.split() if name.startswith(("lamplit.games.", "lamplit.lab."))}
    assert BROUGHT
    assert not loaded & {*lamplit.games()}


def test_a_closed_pipe_makes_no_noise() -> None:
    command = f"{sys.executable} -m lamplit rules terrorscape | head -1"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=True)
    assert done.stderr == ""


@pytest.mark.parametrize(
    "words",
    [
        "play nobody",
        "play zeds --as nobody",
        "play zeds --bots nobody=thumb",
        "play zeds --bots both=nobody",
        "play zeds --option nobody=1",
        "play zeds --option heroes=nobody",
        "play zeds --option nobody",
        "simulate zeds --bots nobody=",
        "nobody",
        "rules nobody",
        "rules zeds --search nobody-by-that-name",
    ],
)
def test_what_was_typed_is_quoted_as_it_was_typed_with_the_quotes_of_the_language(run: Run, words: str) -> None:
    """Although „niemand“ has a translation."""
    english = run(*words.split(), "--lang", "en")
    german = run(*words.split(), "--lang", "de")
    assert "“nobody" in english.err + english.out
    assert "„" not in english.err + english.out
    assert "„nobody" in german.err + german.out
    assert "”" not in german.err + german.out


def test_a_rule_that_is_not_there_is_missed_in_the_book_of_the_game(run: Run) -> None:
    told = run("rules", "zeds", "ZZ-1", "--lang", "de").err
    assert "Im Regelbuch von Dawn of the Zeds gibt es keine Regel ZZ-1" in " ".join(told.split())
