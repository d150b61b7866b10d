"""The start screen: asks for game, side, language and opponents, then starts the game."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from .. import games, load, new, text
from ..bots import levels, parts, seats_of
from ..engine import Match
from . import saves
from .explain import look_up
from .game_hooks import choose_options, controls
from .live import LiveSession
from .screen import Leave, Screen
from .session import Session
from .settings import for_people

LONGEST_LIST = 9


@dataclass(frozen=True)
class GameChoice:
    """The chosen game, and its file if it was saved. `speed` applies in real time only."""

    match: Match
    side: str
    bots: Mapping[str, str] = field(default_factory=dict)
    file: Path | None = None
    speed: float = 1.0


def welcome(screen: Screen) -> None:
    """Ask what the person would like to do, and do it."""
    try:
        _choose_language(screen)
        screen.blank()
        screen.say("start-welcome", "bold yellow")
        choice = _choose(screen)
    except (Leave, KeyboardInterrupt):
        screen.say("start-bye")
        return
    if choice is not None:
        sit_down(screen, choice)


def sit_down(screen: Screen, choice: GameChoice) -> None:
    """Play the chosen game."""
    screen.game = choice.match.game.name
    held = seats_of(choice.side, choice.match.sides, choice.match.seats)
    if controls(screen.game):
        LiveSession(screen, choice.match, held, choice.bots, choice.file, choice.speed).run()
    else:
        Session(screen, choice.match, held, choice.bots, choice.file).run()


def _choose_language(screen: Screen) -> None:
    own = text.LANGUAGES.index(text.language())
    names = [(tongue, text.say("language-name", tongue)) for tongue in text.LANGUAGES]
    text.speak(screen.choose(text.say("start-language"), names, own))


def _choose(screen: Screen) -> GameChoice | None:
    doings = [("new", screen.words("start-new"))]
    waiting = saves.unfinished()[:LONGEST_LIST]
    if waiting:
        doings.append(("continue", screen.words("start-continue", count=len(waiting))))
    doings += [("rules", screen.words("start-rules")), ("leave", screen.words("start-leave"))]
    doing = screen.choose(screen.words("start-what"), doings)
    if doing == "new":
        return _new(screen)
    if doing == "continue":
        return _continue(screen, waiting)
    if doing == "rules":
        _read_rules(screen, _choose_game(screen))
        return _choose(screen)
    screen.say("start-bye")
    return None


def _choose_game(screen: Screen) -> str:
    return screen.choose(screen.words("start-game"), [(game, game_title(game)) for game in games()])


def game_title(game: str) -> str:
    """Return a game's title."""
    return text.say(f"game-{game}", game=game)


def _new(screen: Screen) -> GameChoice:
    game = _choose_game(screen)
    screen.game = game
    match = new(game, None, for_people(game, choose_options(game, screen)))
    side = choose_side(screen, match)
    held = seats_of(side, match.sides, match.seats)
    if len(held) == len(match.seats):
        return GameChoice(match, side)
    known = list(reversed(levels(game)))
    level = screen.choose(screen.words("start-level"), [(name, screen.words(f"level-{name}")) for name in known])
    return GameChoice(match, side, dict.fromkeys(match.seats, level))


def choose_side(screen: Screen, match: Match) -> str:
    """Ask for a side if there is more than one."""
    found = list(parts(match.sides, match.seats))
    choices = [(side, text.name(side, match.game.name)) for side in found]
    if len(found) > 1 and not controls(match.game.name):
        choices.append(("both", screen.words("start-both")))
    if len(choices) == 1:
        return choices[0][0]
    return screen.choose(screen.words("start-side"), choices)


def _continue(screen: Screen, waiting: list[Path]) -> GameChoice:
    file = screen.choose(screen.words("start-which"), [(str(f), f.stem) for f in waiting])
    match = load(saves.open_record(Path(file)))
    screen.game = match.game.name
    return GameChoice(match, choose_side(screen, match), file=Path(file))


def _read_rules(screen: Screen, game: str) -> None:
    screen.say("start-rules-how")
    while typed := screen.read(screen.words("start-rules-word")):
        look_up(screen, game, typed)
