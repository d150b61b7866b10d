"""The command line: `lamplit play | simulate | replay | rules | doctor | games`, or the start screen.

Help texts stand here as message ids; `usage` puts them into words.
"""

import contextlib
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from . import __version__, game, games, load, new, read, text
from .bots import seats_of, sides
from .doctor import examine
from .engine import SPECTATOR, LamplitError, Match
from .engine.errors import BadOption
from .lab import Report, simulate
from .rule_coverage import coverage, find_tests
from .rulebook import rulebook
from .terminal import pages, saves, settings
from .terminal.explain import look_up
from .terminal.screen import Leave, Screen
from .terminal.start import Wish, game_title, sit_down, welcome
from .terminal.watch import at_speed, step_by_step, watch
from .usage import Command, Group, explain, in_words

LEFT_TO_DO, MISTAKE, INTERRUPTED = 1, 2, 130

GameName = Annotated[str, typer.Argument(help="help-game", metavar="metavar-game")]
AnyGame = Annotated[str | None, typer.Argument(help="help-game", metavar="metavar-game", show_default=False)]
Language = Annotated[str | None, typer.Option("--lang", help="help-lang", metavar="de|en")]
Seed = Annotated[str | None, typer.Option("--seed", help="help-seed", metavar="metavar-seed")]
Options = Annotated[list[str] | None, typer.Option("--option", help="help-option", metavar="metavar-option")]
Bots = Annotated[str | None, typer.Option("--bots", help="help-bots", metavar="metavar-bots")]

program = typer.Typer(cls=Group, help="help-lamplit", add_completion=False, invoke_without_command=True)


class UnknownLanguage(LamplitError):
    """Lamplit does not speak that language."""


def app() -> None:
    """Runs the program a person has called."""
    sys.exit(main())


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command and gives its exit code: 0 good, 1 something is left to do, 2 a mistake in what was asked."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    _never_stumble_over_letters()
    try:
        _choose_language(words)
        code = in_words(program).main(words, prog_name="lamplit", standalone_mode=False)
        return code if isinstance(code, int) else 0
    except typer.TyperException as error:
        return _complain(explain(error))
    except LamplitError as error:
        return _complain(error.text())
    except (KeyboardInterrupt, typer.Abort, Leave):
        return INTERRUPTED
    finally:
        text.speak(None)


@program.callback()
def start(
    context: typer.Context,
    lang: Language = None,
    version: Annotated[bool, typer.Option("--version", help="help-version")] = False,
) -> None:
    """Shows the start screen when no command is given."""
    if version:
        typer.echo(f"lamplit {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        welcome(Screen())


@program.command("play", cls=Command, help="help-play")
def play(
    game_name: AnyGame = None,
    side: Annotated[str | None, typer.Option("--as", help="help-as", metavar="metavar-side")] = None,
    lang: Language = None,
    seed: Seed = None,
    option: Options = None,
    bots: Bots = None,
    players: Annotated[int | None, typer.Option("--players", help="help-players", metavar="metavar-number")] = None,
    speed: Annotated[float, typer.Option("--speed", min=0.1, help="help-time", metavar="metavar-number")] = 1.0,
    continued: Annotated[Path | None, typer.Option("--continue", help="help-continue", metavar="metavar-file")] = None,
) -> None:
    """Plays in the terminal."""
    people = [] if players is None else [f"players={players}"]
    match = _match(game_name, seed, [*(option or []), *people], continued)
    wanted = side or next(iter(sides(match.seats)))
    seats_of(wanted, match.seats)
    sit_down(Screen(match.game.name), Wish(match, wanted, settings.levels_by_side(bots), continued, speed))


@program.command("simulate", cls=Command, help="help-simulate")
def simulation(
    game_name: GameName,
    count: Annotated[int, typer.Option("--games", min=1, help="help-games-count", metavar="metavar-number")] = 100,
    seed: Seed = None,
    bots: Bots = None,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="help-jobs", metavar="metavar-number")] = 1,
    option: Options = None,
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
    lang: Language = None,
) -> int:
    """Lets bots play and shows what came out."""
    game(game_name)
    report = _simulate(game_name, count, seed or "0", bots, jobs, option or [])
    if as_json:
        typer.echo(json.dumps(report.pack(), ensure_ascii=False, indent=2))
    else:
        pages.show_report(Screen(game_name), report)
    if not report.complete:
        return INTERRUPTED
    return LEFT_TO_DO if report.failures else 0


@program.command("replay", cls=Command, help="help-replay")
def replay(
    file: Annotated[Path, typer.Argument(help="help-file", metavar="metavar-file")],
    seat: Annotated[str, typer.Option("--as", help="help-as-seat", metavar="metavar-seat")] = SPECTATOR,
    step: Annotated[bool, typer.Option("--step", help="help-step")] = False,
    speed: Annotated[float, typer.Option("--speed", min=0, help="help-speed", metavar="metavar-number")] = 0,
    lang: Language = None,
) -> None:
    """Shows a record."""
    record = saves.open_record(file)
    story = read(record)
    game(story.header["game"])
    screen = Screen(story.header["game"])
    watch(screen, story, record, seat, step_by_step(screen) if step else at_speed(speed))


@program.command("rules", cls=Command, help="help-rules")
def rules(
    game_name: GameName,
    rule: Annotated[str | None, typer.Argument(help="help-rule", metavar="metavar-rule", show_default=False)] = None,
    search: Annotated[str | None, typer.Option("--search", help="help-search", metavar="metavar-word")] = None,
    check: Annotated[bool, typer.Option("--coverage", help="help-coverage")] = False,
    tests: Annotated[Path | None, typer.Option("--tests", help="help-tests", metavar="metavar-folder")] = None,
    lang: Language = None,
) -> int:
    """Shows the rulebook, a part of it, or which rules tests prove."""
    game(game_name)
    screen = Screen(game_name)
    book = rulebook(game_name)
    if check:
        others = [rulebook(other) for other in games() if other != game_name]
        found = coverage(book, others, tests or find_tests(Path.cwd()))
        pages.show_coverage(screen, found)
        return LEFT_TO_DO if found.incomplete else 0
    if search:
        look_up(screen, game_name, search)
    elif rule:
        pages.show_rule_page(screen, book, rule)
    else:
        pages.show_rulebook(screen, book)
    return 0


@program.command("doctor", cls=Command, help="help-doctor")
def doctor(lang: Language = None) -> int:
    """Shows whether everything is well."""
    screen = Screen()
    with screen.console.status(screen.words("doctor-looking")):
        findings = list(examine(screen.console))
    pages.show_findings(screen, findings)
    return 0 if all(finding.good for finding in findings) else LEFT_TO_DO


@program.command("games", cls=Command, help="help-games")
def list_games(lang: Language = None) -> None:
    """Shows the games."""
    for name in games():
        typer.echo(f"{name}  –  {game_title(name)}: {text.say('game-text', game=name)}")


def _simulate(game_name: str, count: int, seed: str, bots: str | None, jobs: int, option: Sequence[str]) -> Report:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(text.say("simulate-playing"), total=count)
        return simulate(
            game_name,
            count,
            seed,
            settings.levels_by_side(bots),
            settings.several_each(game_name, option),
            jobs,
            lambda played: progress.update(task, completed=played),
        )


def _match(game_name: str | None, seed: str | None, option: Sequence[str], continued: Path | None) -> Match:
    if continued is not None:
        if seed is not None or option:
            raise BadOption("error-continue-options")
        return load(saves.open_record(continued))
    known = games()
    chosen = game_name or (known[0] if len(known) == 1 else None)
    if chosen is None:
        raise BadOption("error-which-game", known=", ".join(known))
    game(chosen)
    return new(chosen, seed, settings.one_each(chosen, option))


def _choose_language(words: Sequence[str]) -> None:
    """`--lang` counts wherever it stands, also for the help of the commands."""
    for number, word in enumerate(words):
        if word == "--lang" and number + 1 < len(words):
            wish = words[number + 1]
        elif word.startswith("--lang="):
            wish = word.partition("=")[2]
        else:
            continue
        if wish not in text.LANGUAGES:
            raise UnknownLanguage("error-language", language=wish, known=", ".join(text.LANGUAGES))
        text.speak(wish)


def _never_stumble_over_letters() -> None:
    """A terminal that lacks a letter shows a question mark."""
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError, ValueError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]


def _complain(words: str) -> int:
    Screen(console=Console(stderr=True, highlight=False, markup=False)).show(Text(words, style="red"))
    return MISTAKE
