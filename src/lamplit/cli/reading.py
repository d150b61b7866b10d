"""Commands that show information: `lamplit rules | doctor | games`."""

from pathlib import Path
from typing import Annotated

import typer

from .. import game, games, text
from ..terminal.explain import is_rule_id, look_up
from ..terminal.screen import Screen
from ..terminal.start import game_title
from ..text.rulebook import rulebook_with, whole_rulebook, written
from . import pages
from .doctor import examine
from .parameters import AnyGame, GameName
from .rule_coverage import coverage, find_tests
from .usage import LEFT_TO_DO, Command, Language

commands = typer.Typer()


@commands.command("rules", cls=Command, help="help-rules")
def rules(
    game_name: GameName,
    rule: Annotated[str | None, typer.Argument(help="help-rule", metavar="metavar-rule", show_default=False)] = None,
    search: Annotated[str | None, typer.Option("--search", help="help-search", metavar="metavar-word")] = None,
    everything: Annotated[bool, typer.Option("--all", help="help-rules-all")] = False,
    check: Annotated[bool, typer.Option("--coverage", help="help-coverage")] = False,
    tests: Annotated[Path | None, typer.Option("--tests", help="help-tests", metavar="metavar-folder")] = None,
    lang: Language = None,
) -> int:
    """Show the rulebook, a part of it, or its test coverage."""
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
    elif rule and not is_rule_id(rule):
        look_up(screen, game_name, rule, secret)
    elif rule:
        pages.show_rule_page(screen, book, rule)
    else:
        pages.show_rulebook(screen, book)
    return 0


@commands.command("doctor", cls=Command, help="help-doctor")
def doctor(lang: Language = None) -> int:
    """Run the health check."""
    screen = Screen()
    with screen.console.status(screen.words("doctor-looking")):
        findings = list(examine(screen.console))
    pages.show_findings(screen, findings)
    return 0 if all(finding.good for finding in findings) else LEFT_TO_DO


@commands.command("games", cls=Command, help="help-games")
def list_games(game_name: AnyGame = None, lang: Language = None) -> None:
    """Show the games, or the options of one of them."""
    if game_name is not None:
        pages.show_game(Screen(game_name), game(game_name))
        return
    for name in games():
        typer.echo(f"{name}  –  {game_title(name)}: {text.say(f'game-{name}-text', game=name)}")
