"""Simulations: `lamplit simulate`."""

import json
from collections.abc import Sequence
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from .. import game, text
from ..lab import Report, simulate
from ..terminal import settings
from ..terminal.screen import Screen
from . import pages
from .parameters import Bots, GameName, Options, Seed
from .usage import INTERRUPTED, LEFT_TO_DO, Command, Language

commands = typer.Typer()


@commands.command("simulate", cls=Command, help="help-simulate")
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
    """Let bots play games, and show the results."""
    game(game_name)
    report = _simulate(game_name, count, seed or "0", bots, jobs, option or [])
    if as_json:
        typer.echo(json.dumps(report.pack(), ensure_ascii=False, indent=2))
    else:
        pages.show_report(Screen(game_name), report)
    if not report.complete:
        return INTERRUPTED
    return LEFT_TO_DO if report.failures else 0


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
