"""The command line: `lamplit play | serve | backup | restore | verify | prune | simulate | replay | rules | …`.

Help texts stand here as message ids; `usage` puts them into words.
"""

import contextlib
import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from . import __version__, game, games, load, new, read, text
from .bots import parts, seats_of
from .doctor import examine
from .engine import SPECTATOR, LamplitError, Match
from .engine.errors import BadOption
from .lab import Report, simulate
from .rule_coverage import coverage, find_tests
from .terminal import pages, saves, settings
from .terminal.called import called
from .terminal.explain import look_up
from .terminal.screen import Leave, Screen
from .terminal.start import Wish, game_title, sit_down, welcome
from .terminal.watch import at_speed, step_by_step, watch
from .text.rulebook import rulebook_with, whole_rulebook, written
from .usage import Command, Group, explain, in_words

LEFT_TO_DO, MISTAKE, INTERRUPTED = 1, 2, 130

GameName = Annotated[str, typer.Argument(help="help-game", metavar="metavar-game")]
AnyGame = Annotated[str | None, typer.Argument(help="help-game", metavar="metavar-game", show_default=False)]
Language = Annotated[str | None, typer.Option("--lang", help="help-lang", metavar="de|en")]
Seed = Annotated[str | None, typer.Option("--seed", help="help-seed", metavar="metavar-seed")]
Options = Annotated[list[str] | None, typer.Option("--option", help="help-option", metavar="metavar-option")]
Database = Annotated[str | None, typer.Option("--database", help="help-database", metavar="URL")]
BackupFile = Annotated[Path, typer.Argument(help="help-backup-file", metavar="metavar-file")]
Bots = Annotated[str | None, typer.Option("--bots", help="help-bots", metavar="metavar-bots")]

program = typer.Typer(cls=Group, help="help-lamplit", add_completion=False, invoke_without_command=True)
haunts = typer.Typer(cls=Group, help="help-haunts")
program.add_typer(haunts, name="haunts")


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
        code = in_words(program).main(words, prog_name=called(), standalone_mode=False)
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
    network: Annotated[bool, typer.Option("--network", help="help-network")] = False,
) -> None:
    """Starts the server for this household and opens the browser when no command is given."""
    if version:
        typer.echo(f"lamplit {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        _play_at_home(network)


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
    server: Annotated[str | None, typer.Option("--server", help="help-server", metavar="URL")] = None,
    name: Annotated[str, typer.Option("--name", help="help-name", metavar="NAME")] = "",
) -> None:
    """Plays in the terminal."""
    if server is not None:
        _play_far(server, name, game_name, side, bots, [*(option or []), *([f"players={players}"] if players else [])])
        return
    if game_name is None and continued is None and side is None and bots is None:
        welcome(Screen())
        return
    people = [] if players is None else [f"players={players}"]
    match = _match(game_name, seed, [*(option or []), *people], continued)
    wanted = side or next(iter(parts(match.sides, match.seats)))
    seats_of(wanted, match.sides, match.seats)
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
    everything: Annotated[bool, typer.Option("--all", help="help-rules-all")] = False,
    check: Annotated[bool, typer.Option("--coverage", help="help-coverage")] = False,
    tests: Annotated[Path | None, typer.Option("--tests", help="help-tests", metavar="metavar-folder")] = None,
    lang: Language = None,
) -> int:
    """Shows the rulebook, a part of it, or which rules tests prove."""
    game(game_name)
    screen = Screen(game_name)
    secret = text.books(game_name) if everything else ()
    book = rulebook_with(game_name, secret)
    if check:
        others = [whole_rulebook(other) for other in written() if other != game_name]
        found = coverage(whole_rulebook(game_name), others, tests or find_tests(Path.cwd()))
        pages.show_coverage(screen, found)
        return LEFT_TO_DO if found.incomplete else 0
    if search:
        look_up(screen, game_name, search, secret)
    elif rule:
        pages.show_rule_page(screen, book, rule)
    else:
        pages.show_rulebook(screen, book)
    return 0


@haunts.callback(invoke_without_command=True)
def list_haunts(context: typer.Context, lang: Language = None) -> None:
    """Lists the haunts of Betrayal."""
    if context.invoked_subcommand is None:
        pages.show_haunts(Screen("betrayal"))


@haunts.command("check", cls=Command, help="help-haunts-check")
def check_haunt(
    file: Annotated[Path, typer.Argument(help="help-haunts-file", metavar="metavar-file")],
    count: Annotated[int, typer.Option("--games", help="help-haunts-games", min=1)] = 40,
    bot_games: Annotated[int, typer.Option("--bot-games", help="help-haunts-bot-games", min=1)] = 8,
    lang: Language = None,
) -> int:
    """Reads somebody's own haunt, plays it, and says what is missing."""
    from .lab import scenario_kit

    visitor = scenario_kit.read_haunt(file)
    screen = Screen("betrayal")
    with screen.console.status(screen.words("haunt-check-looking", name=visitor.haunt.name)):
        findings = list(scenario_kit.check(visitor, count, bot_games))
    pages.show_haunt_findings(screen, findings)
    return 0 if all(finding.good for finding in findings) else LEFT_TO_DO


@program.command("serve", cls=Command, help="help-serve")
def serve(
    host: Annotated[str | None, typer.Option("--host", help="help-host", metavar="metavar-address")] = None,
    port: Annotated[int | None, typer.Option("--port", help="help-port", metavar="metavar-number")] = None,
    workers: Annotated[
        int | None, typer.Option("--workers", min=1, help="help-workers", metavar="metavar-number")
    ] = None,
    database: Database = None,
    lang: Language = None,
) -> None:
    """Runs the server until it is told to stop."""
    from .server import configuration
    from .server.serve import serve as run

    given = configuration.from_environment().changed(host=host, port=port, workers=workers, database_url=database)
    typer.echo(text.say("serve-address", address=given.address))
    run(given)


@program.command("backup", cls=Command, help="help-backup")
def back_up(file: BackupFile, database: Database = None, lang: Language = None) -> None:
    """Copies a database into a file."""
    from .server.operations.backup import backup

    counts = backup(_database(database), file)
    typer.echo(text.say("backup-made", file=str(file), tables=counts["tables"], records=counts["records"]))


@program.command("restore", cls=Command, help="help-restore")
def restore(
    file: BackupFile,
    database: Database = None,
    replace: Annotated[bool, typer.Option("--replace", help="help-replace")] = False,
    lang: Language = None,
) -> None:
    """Brings a database back from a file."""
    from .server.operations import backup

    counts = backup.restore(file, _database(database), replace)
    typer.echo(text.say("backup-restored", tables=counts["tables"], records=counts["records"]))


@program.command("verify", cls=Command, help="help-verify")
def verify(
    file: Annotated[
        Path | None, typer.Argument(help="help-verify-file", metavar="metavar-file", show_default=False)
    ] = None,
    database: Database = None,
    lang: Language = None,
) -> int:
    """Shows whether all that is stored holds."""
    from .server.operations.verify import verify as findings_in

    what = _database(database) if file is None else str(file)
    with Console(stderr=True).status(text.say("verify-reading")):
        findings = findings_in(what)
    for finding in findings:
        typer.echo(text.say(finding.message, **finding.arguments))
    typer.echo(text.say("verify-told", count=len(findings)))
    return LEFT_TO_DO if findings else 0


@program.command("prune", cls=Command, help="help-prune")
def forget(
    days: Annotated[int | None, typer.Option("--days", min=1, help="help-days", metavar="metavar-number")] = None,
    database: Database = None,
    lang: Language = None,
) -> None:
    """Removes what is older than a host wants to keep it."""
    from .server import configuration
    from .server.operations.backup import reading
    from .server.operations.prune import DAY, prune

    kept = days or configuration.from_environment().keep_days
    if not kept:
        raise configuration.BadConfiguration("error-prune-days")
    url = _database(database)
    reading(url, lambda _connection: None)
    pruned = prune(url, time.time_ns() // 1_000_000 - kept * DAY)
    typer.echo(text.say("prune-done", **pruned._asdict(), days=kept))


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
        typer.echo(f"{name}  –  {game_title(name)}: {text.say(f'game-{name}-text', game=name)}")


def _database(given: str | None) -> str:
    from .server import configuration
    from .server.storage.database import address

    url = configuration.from_environment().changed(database_url=given).database
    address(url)
    return url


def _play_far(
    server: str, name: str, game_name: str | None, side: str | None, bots: str | None, option: Sequence[str]
) -> None:
    from .terminal.lobby import Guest, play_far

    options = {} if game_name is None else settings.one_each(game_name, option)
    play_far(Screen(game_name), server, Guest(name, game_name, side, settings.levels_by_side(bots), options))


def _play_at_home(network: bool) -> None:
    from .server import configuration
    from .server.home import settle_down

    given = configuration.from_environment().changed(host="0.0.0.0" if network else None)
    settle_down(given, lambda message, address: typer.echo(text.say(message, address=address)))


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
    return new(chosen, seed, settings.for_people(chosen, settings.one_each(chosen, option)))


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
