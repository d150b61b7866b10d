"""Real-time games: the clock runs whether the person acts or not, and keys act at once."""

import random
import signal
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

from rich.text import Text

from .. import text
from ..bots import Player
from ..engine import Illegal, LamplitError, Match, Question
from .full_screen import FullScreen, full_screen
from .game_hooks import controls, draw
from .keys import Keys, keyboard, terminal_descriptor
from .screen import Leave, Screen
from .session import Session

TICK = 0.1
"""Seconds between two pictures."""

FORESIGHT = 0.5
"""Seconds for which a command that is not possible yet (a roll) is remembered."""

MOST_AT_ONCE = 1000

HASTE = 8.0
"""How much faster time passes for a person who has finished playing."""


class Controls(Protocol):
    """A game's real-time controls: keys in, commands out, and the screen.

    `note` is a message about the last key, `untold` names events that are visible anyway.
    """

    note: str
    news_lines: int
    untold: frozenset[str]

    def press(self, key: str, view: Mapping[str, Any], asked: Question | None) -> str | None:
        """Return the command a key stands for now, if any."""
        ...

    def free_at(self, view: Mapping[str, Any], name: str) -> float:
        """Return the moment from which a command can be given."""
        ...

    def picture(
        self,
        view: Mapping[str, Any],
        now: float,
        asked: Question | None,
        news: Sequence[str],
        language: str,
        size: tuple[int, int],
        result: str = "",
    ) -> list[Text]:
        """Return the whole screen, line by line."""
        ...

    def line(
        self,
        key: str,
        view: Mapping[str, Any],
        now: float,
        asked: Question | None,
        news: Sequence[str],
        language: str,
    ) -> list[Text]:
        """Return what is shown after a key without a full screen."""
        ...

    def put_down(self) -> None:
        """Cancel any choice or page."""
        ...


class OneSeatOnly(LamplitError):
    """A real-time game needs one screen per person."""


class PacedPlayer:
    """Makes a player that ignores time pause between answers."""

    def __init__(self, player: Player, seed: str) -> None:
        self._player = player
        self._luck = random.Random(seed)
        self.wakes = 0.0

    def choose(self, question: Question, view: Mapping[str, Any], events: Any) -> str | None:
        """Return the player's choice, and set a pause after it."""
        self.wakes = view["now"] + self._luck.uniform(1.0, 4.0)
        return self._player.choose(question, view, events)


class LiveSession(Session):
    """A real-time session. `speed` is the number of game seconds per real second."""

    def __init__(
        self,
        screen: Screen,
        match: Match,
        held: tuple[str, ...],
        bots: Mapping[str, str],
        file: Path | None = None,
        speed: float = 1.0,
    ) -> None:
        if len(held) != 1:
            raise OneSeatOnly("error-live-seat", known=", ".join(match.seats))
        super().__init__(screen, match, held, bots, file)
        self._seat = held[0]
        self._controls: Controls = controls(match.game.name)(self._seat)
        self._usual = self._speed = speed
        self._start = match.now
        self._since = time.monotonic()
        self._told: list[str] = []
        self._told_of = len(match.events(self._seat))
        self._early: tuple[str, str] | None = None

    def run(self) -> None:
        """Play until the game ends or the person leaves, and save the record."""
        try:
            with _ended_politely():
                if terminal_descriptor() is not None and self._screen.console.is_terminal:
                    with keyboard() as keys, full_screen(self._screen.console) as whole:
                        self._run(keys, whole)
                        self._linger(keys, whole)
                else:
                    with keyboard() as keys:
                        self._run(keys, None)
        except (Leave, KeyboardInterrupt):
            self._farewell()
            return
        self._heard[self._seat] = max(0, len(self._match.events(self._seat)) - self._controls.news_lines)
        self._end()

    def _player(self, seat: str, level: str, seed: str) -> Player:
        player = super()._player(seat, level, seed)
        return player if hasattr(player, "wakes") else PacedPlayer(player, seed)

    # -- time --------------------------------------------------------------------------------------------------------

    def _now(self) -> float:
        """Return the game's time."""
        return self._start + (time.monotonic() - self._since) * self._speed

    def _run(self, keys: Keys, whole: FullScreen | None) -> None:
        self._start, self._since = self._match.now, time.monotonic()
        if whole is None:
            self._screen.show(draw(self._game, self._match.view(self._seat)))
        while not self._match.over:
            now = self._catch_up()
            if self._match.over:
                return
            if self._early is not None and now >= self._free_at(self._early[1]):
                self._press(self._early[0])
            self._hear(whole)
            if whole is not None:
                whole.show(self._picture(self._now(), *whole.size))
            for key in keys.read(TICK):
                self._press(key)
                if whole is None:
                    self._show_line(key)

    def _linger(self, keys: Keys, whole: FullScreen) -> None:
        """Keep the last picture until a key is pressed; keys pressed in the rush are dropped."""
        self._hear(whole)
        self._controls.put_down()
        result = text.result(self._match.result or {}, self._game)
        leaving = False
        while not leaving:
            whole.show(self._picture(self._match.now, *whole.size, result))
            try:
                leaving = any(key in ("enter", "q") for key in keys.read(TICK))
            except Leave:
                leaving = True

    def _catch_up(self) -> float:
        """Let bots and clock act up to now."""
        self._keep_pace()
        now = max(self._now(), self._match.now)
        for _ in range(MOST_AT_ONCE):
            if self._match.over or self._runner.step(by=now) is None:
                break
        return max(now, self._match.now)

    def _keep_pace(self) -> None:
        """Speed up time while the person has finished playing."""
        speed = self._usual * (HASTE if self._match.game.only_watches(self._match.table, self._seat) else 1.0)
        if speed != self._speed:
            self._start, self._since, self._speed = self._now(), time.monotonic(), speed

    def _free_at(self, name: str) -> float:
        return self._controls.free_at(self._match.view(self._seat), name)

    # -- keys --------------------------------------------------------------------------------------------------------

    def _press(self, key: str) -> None:
        now = self._catch_up()
        if self._match.over:
            return
        if key == "q":
            raise Leave
        name = self._controls.press(key, self._match.view(self._seat), self._match.question(self._seat))
        if name is None:
            return
        self._early = None
        wait = self._free_at(name) - now
        try:
            self._match.answer(self._seat, name, at=now)
        except LamplitError as error:
            if 0 < wait <= FORESIGHT * self._speed:
                self._early = key, name
            else:
                self._controls.note = _reason(error)

    # -- what the person sees ----------------------------------------------------------------------------------------

    def _hear(self, whole: FullScreen | None) -> None:
        news = self._match.events(self._seat, after=self._told_of)
        self._told_of += len(news)
        words = [text.event(event, self._game) for event in news if event["kind"] not in self._controls.untold]
        self._told = [*self._told, *words][-self._controls.news_lines :]
        if whole is None:
            self._screen.show(*(Text.assemble(("· ", "dim"), line) for line in words))

    def _picture(self, now: float, width: int, height: int, result: str = "") -> list[Text]:
        view, asked = self._match.view(self._seat), self._match.question(self._seat)
        return self._controls.picture(view, now, asked, self._told, text.language(), (width, height), result)

    def _show_line(self, key: str) -> None:
        """Print the state after a key, without a full screen."""
        if self._match.over:
            return
        view, asked = self._match.view(self._seat), self._match.question(self._seat)
        self._screen.show(*self._controls.line(key, view, self._now(), asked, self._told, text.language()))


def _reason(error: LamplitError) -> str:
    """Return a short refusal: the rule and its text."""
    if isinstance(error, Illegal) and error.rule is not None:
        from ..text.rulebook import whole_rulebook

        return f"{error.rule}: {whole_rulebook(error.arguments['game']).rule(error.rule).words()}"
    return error.text()


@contextmanager
def _ended_politely() -> Iterator[None]:
    """Treat a termination signal like the person leaving, so that the record is saved."""

    def leave(_number: int, _frame: Any) -> None:
        raise Leave

    signals = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    try:
        before = {number: signal.signal(number, leave) for number in signals}
    except ValueError:  # not the main thread, which alone receives signals
        yield
        return
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
