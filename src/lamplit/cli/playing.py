"""Plays games in the terminal, and shows records: `lamplit play | replay`."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from .. import game, games, load, new, read
from ..bots import by_seat, check_level, parts, seats_of
from ..engine import SPECTATOR, Match
from ..engine.errors import BadOption
from ..terminal import saves, settings
from ..terminal.screen import Screen
from ..terminal.session import strongest
from ..terminal.start import GameChoice, choose_side, game_title, sit_down, welcome
from ..terminal.watch import at_speed, step_by_step, watch
from .parameters import AnyGame, Bots, Options, Seed
from .usage import Command, Language

commands = typer.Typer()


@commands.command("play", cls=Command, help="help-play")
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
    """Play in the terminal."""
    if server is not None:
        _play_remote(
            server, name, game_name, side, bots, [*(option or []), *([f"players={players}"] if players else [])]
        )
        return
    if all(given is None for given in (game_name, continued, side, bots, seed, option, players)):
        welcome(Screen())
        return
    people = [] if players is None else [f"players={players}"]
    match = _match(game_name, seed, [*(option or []), *people], continued)
    if side is not None:
        seats_of(side, match.sides, match.seats)
    levels = settings.levels_by_side(bots)
    for level in by_seat(levels, match.sides, match.seats, strongest(match.game.name)).values():
        check_level(match.game.name, level)
    screen = Screen(match.game.name)
    if side is None:
        # The side is asked for when a game continues, so that no side's hand is shown by default.
        side = choose_side(screen, match) if continued else next(iter(parts(match.sides, match.seats)))
    sit_down(screen, GameChoice(match, side, levels, continued, speed))


@commands.command("replay", cls=Command, help="help-replay")
def replay(
    file: Annotated[Path, typer.Argument(help="help-file", metavar="metavar-file")],
    seat: Annotated[str, typer.Option("--as", help="help-as-seat", metavar="metavar-seat")] = SPECTATOR,
    step: Annotated[bool, typer.Option("--step", help="help-step")] = False,
    speed: Annotated[float, typer.Option("--speed", min=0, help="help-speed", metavar="metavar-number")] = 0,
    lang: Language = None,
) -> None:
    """Show a record."""
    record = saves.open_record(file)
    story = read(record)
    game(story.header["game"])
    screen = Screen(story.header["game"])
    watch(screen, story, record, seat, step_by_step(screen) if step else at_speed(speed))


def _play_remote(
    server: str, name: str, game_name: str | None, side: str | None, bots: str | None, option: Sequence[str]
) -> None:
    from ..terminal.lobby import RemotePlayer, play_remote

    options = {} if game_name is None else settings.one_each(game_name, option)
    play_remote(Screen(game_name), server, RemotePlayer(name, game_name, side, settings.levels_by_side(bots), options))


def _match(game_name: str | None, seed: str | None, option: Sequence[str], continued: Path | None) -> Match:
    if continued is not None:
        if seed is not None or option:
            raise BadOption("error-continue-options")
        match = load(saves.open_record(continued))
        if game_name is not None and game(game_name) != match.game:
            titles = {"held": game_title(match.game.name), "wanted": game_title(game_name)}
            raise BadOption("error-continue-game", **titles)
        return match
    known = games()
    chosen = game_name or (known[0] if len(known) == 1 else None)
    if chosen is None:
        raise BadOption("error-which-game", known=", ".join(known))
    game(chosen)
    return new(chosen, seed, settings.for_people(chosen, settings.one_each(chosen, option)))
