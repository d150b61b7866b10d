"""A game in the terminal, with people and bots, until it ends or the people leave."""

import copy
import random
import shlex
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from rich.text import Text

from .. import text
from ..bots import MatchRunner, Player, by_seat, levels, make, parts
from ..bots.sides import EVERYBODY
from ..engine import CLOCK, LamplitError, Match, Question, ToldEvent, retract
from . import saves
from .explain import books_of, describe_answer, explain_question, look_up, read_books, why_not
from .game_hooks import beside, best, draw, expected, grouped, has_no_secrets, is_heading, lost, meant, plays, weighed
from .menu import END, Entry, Groups, Menu
from .program_name import program_name
from .screen import Leave, Screen, whole_number

LOG_LINES = 30

LEAVE = "done"
"""The answer of a seat that declines further actions."""


def strongest(game: str) -> str:
    """Return the default level of bots."""
    return levels(game)[-1]


class Session:
    """A session. `held` are the seats of the people at this terminal; bots play all others.

    The record goes to `file`, or to a new one.
    """

    def __init__(
        self,
        screen: Screen,
        match: Match,
        held: tuple[str, ...],
        bots: Mapping[str, str],
        file: Path | None = None,
    ) -> None:
        self._screen = screen
        self._match = match
        self._game = match.game.name
        self._held = held
        self._levels = by_seat(bots, match.sides, match.seats, strongest(self._game))
        luck = random.SystemRandom()
        players = {
            seat: self._player(seat, level, str(luck.getrandbits(64)))
            for seat, level in self._levels.items()
            if seat not in held
        }
        self._runner = MatchRunner(match, players, random.Random(luck.getrandbits(64)))
        self._heard: dict[str, int] = dict.fromkeys(held, 0)
        self._facing: tuple[str, ...] = () if self._shared else tuple(held)
        self._drawn: object = None
        self._waiting = False
        self._greeted = False
        self._unsaved = False
        self._ending = ""
        self._last = held[0] if held else ""
        self._file = file or saves.new_file(self._game, datetime.now())
        self._commands: dict[str, Callable[[Menu, str], None]] = {
            "?": self._help,
            "!": self._why_not,
            "u": self._undo,
            "v": self._view,
            "l": self._log,
            "b": self._book,
            "s": self._save,
            "w": self._wait,
            "q": self._quit,
        }

    def run(self) -> None:
        """Play until the game ends or the person leaves, and save the record."""
        try:
            while not self._match.over:
                self._turn()
        except (Leave, KeyboardInterrupt):
            self._farewell()
            return
        except Exception:
            self._farewell()
            raise
        self._end()

    @property
    def _shared(self) -> bool:
        """Whether the seats held here have different viewpoints now, so that people take turns at the screen."""
        return bool(self._held) and self._together(self._held[0]) != self._held

    def _together(self, seat: str) -> tuple[str, ...]:
        """Return the seats held here that share a seat's viewpoint."""
        if len(self._held) > 1 and all(has_no_secrets(self._game, self._match.view(each)) for each in self._held):
            return self._held
        mates = self._match.sides.mates(seat)
        return tuple(each for each in self._held if each in mates)

    def _player(self, seat: str, level: str, seed: str) -> Player:
        """Create the player of a seat that nobody here holds."""
        return make(self._game, level, seat, seed)

    # -- one answer ----------------------------------------------------------------------------------------------------

    def _turn(self) -> None:
        mine = [question for question in self._match.questions if question.seat in self._held]
        if not mine or self._waiting:
            acted = self._runner.step()
            self._waiting = self._waiting and acted is not None and not self._news_waits()
            if not self._shared:
                self._tell_news()
            return
        self._ask(self._of_one_side(mine))

    def _of_one_side(self, questions: list[Question]) -> list[Question]:
        """Return the questions of one viewpoint, after changing the person at the screen if needed."""
        side = self._together(questions[0].seat)
        if self._facing != side and self._shared:
            self._hand_over(side)
        self._facing = side
        return [question for question in questions if question.seat in side]

    def _ask(self, questions: list[Question]) -> None:
        menu = Menu(questions, self._game, self._expected, self._meant, self._grouped, self._beside, self._best_of)
        self._tell_news()
        self._draw_if_changed(menu.seats[0])
        self._screen.blank()
        console = self._screen.console
        height = console.height if console.is_terminal else 0
        self._show_menu(menu, height)
        if not self._greeted:
            self._screen.say("play-begin", "dim")
            self._greeted = True
        while True:
            typed = self._screen.read()
            entry = menu.find(typed)
            if not typed:
                self._show_menu(menu, height if menu.in_group else 0)
            elif entry is not None:
                if self._answer(entry):
                    return
            elif group := menu.unfolded(typed, console.width):
                self._screen.show(*group)
            elif self._command(menu, typed):
                return

    def _show_menu(self, menu: Menu, height: int = 0) -> None:
        console = self._screen.console
        drawn = draw(self._game, self._match.view(menu.seats[0])) if height else Text()
        board = len(console.render_lines(drawn, pad=False))
        self._screen.show(*menu.lines(console.width, height, board))
        if self._others_could_act():
            self._screen.say("play-may-wait", "dim")

    def _others_could_act(self) -> bool:
        """Whether bots on the same side, or the clock, could act if the person waits."""
        mine = {mate for seat in self._facing for mate in self._match.sides.mates(seat)} | {CLOCK}
        return any(question.seat in mine and question.seat not in self._held for question in self._match.questions)

    def _expected(self, question: Question) -> list[str]:
        return expected(self._game, self._match.view(question.seat), question.seat, question.prompt)

    def _meant(self, question: Question, option: str) -> str:
        return meant(self._game, self._match.view(question.seat), question.seat, option)

    def _beside(self, question: Question, option: str) -> str:
        return beside(self._game, self._match.view(question.seat), question.seat, option)

    def _best_of(self, question: Question, options: Sequence[str]) -> str:
        return best(self._game, self._match.view(question.seat), question.seat, options)

    def _grouped(self, question: Question) -> Groups:
        options = [option.name for option in question.options]
        return grouped(self._game, self._match.view(question.seat), question.seat, question.prompt, options)

    def _answer(self, entry: Entry) -> bool:
        """Give an answer. If it is refused or needs confirmation, explain why and return `False`."""
        if not self._is_sure(entry):
            return False
        asked = self._asked_the_same(entry) if entry.name == LEAVE else []
        try:
            self._match.answer(entry.seat, entry.name)
        except LamplitError as error:
            self._screen.show(Text(error.text(), style="red"))
            return False
        self._last = entry.seat
        self._leave_together(asked)
        return True

    def _is_sure(self, entry: Entry) -> bool:
        """Ask for confirmation if ending the turn would waste something."""
        question = self._match.question(entry.seat)
        if entry.name != END or question is None or self._ending == question.id:
            return True
        told = lost(self._game, self._match.view(entry.seat), entry.seat)
        if told:
            self._ending = question.id
            self._screen.show(Text(told, style="yellow"))
            self._screen.say("play-end-again", "yellow")
        return not told

    def _asked_the_same(self, entry: Entry) -> list[Question]:
        """Return the open questions of the person's other seats that are the same question."""
        asked = self._match.question(entry.seat)
        prompt = asked.prompt if asked is not None else None
        mates = (seat for seat in self._together(entry.seat) if seat != entry.seat)
        questions = [question for seat in mates if (question := self._match.question(seat)) is not None]
        return [question for question in questions if question.prompt == prompt and LEAVE in question]

    def _leave_together(self, asked: list[Question]) -> None:
        """Decline for all seats of a person that are still asked the same."""
        for before in asked:
            question = self._match.question(before.seat)
            if question is not None and question.prompt == before.prompt and LEAVE in question:
                self._match.answer(before.seat, LEAVE)
                self._last = before.seat

    def _command(self, menu: Menu, typed: str) -> bool:
        """Run a command; return whether the questions must be shown again."""
        head, rest = typed[0].casefold(), typed[1:].strip()
        if head in "?!":
            self._commands[head](menu, rest)
            return False
        word, _, rest = typed.casefold().partition(" ")
        if word in self._commands:
            self._commands[word](menu, rest)
            return word in ("u", "w", "v")
        if typed.isdecimal():
            self._screen.say("choose-again", "red", most=menu.most)
        else:
            why_not(self._screen, self._match, menu, typed)
        return False

    # -- commands ------------------------------------------------------------------------------------------------------

    def _help(self, menu: Menu, typed: str) -> None:
        entry = menu.find(typed) if typed.isdecimal() else None
        if entry is not None:
            odds = weighed(self._game, self._match.view(entry.seat), entry.seat, entry.name)
            self._screen.show(Text(entry.words, style="bold"), *(Text(f"  {line}") for line in odds))
            describe_answer(
                self._screen, self._game, entry.name, books_of(self._match, menu.seats), self._match.options
            )
        elif typed:
            look_up(self._screen, self._game, typed, books_of(self._match, menu.seats), self._match.options)
        else:
            explain_question(self._screen, self._match, menu)

    def _book(self, menu: Menu, typed: str) -> None:
        read_books(self._screen, self._match, menu)

    def _why_not(self, menu: Menu, typed: str) -> None:
        if typed:
            why_not(self._screen, self._match, menu, typed)
        else:
            self._screen.say("why-what")

    def _undo(self, menu: Menu, typed: str) -> None:
        mine = [self._last] if self._last in self._facing else []
        refusal: LamplitError | None = None
        for seat in [*mine, *(seat for seat in self._facing if seat not in mine)]:
            try:
                self._take_back(seat)
            except LamplitError as error:
                refusal = refusal or error
                continue
            self._runner.reset_after_undo()
            self._heard = {seat: min(heard, len(self._match.events(seat))) for seat, heard in self._heard.items()}
            self._screen.say("play-undone", "green")
            return
        if refusal is not None:
            self._screen.show(Text(refusal.text(), style="red"))

    def _take_back(self, seat: str) -> None:
        """Take back a seat's newest answer, with later answers of bots on its side."""
        retract(self._match, seat, tuple(self._levels.keys() - set(self._held)))

    def _view(self, menu: Menu, typed: str) -> None:
        self._drawn = None

    def _log(self, menu: Menu, typed: str) -> None:
        most = whole_number(typed) or LOG_LINES
        for event in self._match.events(menu.seats[0])[-most:]:
            self._screen.show(Text(text.event(event, self._game)))

    def _save(self, menu: Menu, typed: str) -> None:
        self._keep("play-saved")

    def _wait(self, menu: Menu, typed: str) -> None:
        self._waiting = self._others_could_act()
        if not self._waiting:
            self._screen.say("play-nobody-else", "dim")

    def _quit(self, menu: Menu, typed: str) -> None:
        """Leave, but warn once if the game cannot be saved."""
        if not self._unsaved and not self._can_be_kept():
            self._unsaved = True
            self._screen.say("play-unsaved", "yellow")
            return
        raise Leave

    def _can_be_kept(self) -> bool:
        try:
            saves.save(self._match, self._file)
        except LamplitError as error:
            self._screen.show(Text(error.text(), style="red"))
            return False
        return True

    # -- output
    # -----------------------------------------------------------------------------------------------------------

    def _hand_over(self, side: tuple[str, ...]) -> None:
        """Change the person at the screen, which is erased before and after."""
        people = [plays(self._game, self._match.view(seat), seat) for seat in side]
        who = text.names(people, self._game)
        self._screen.wipe()
        self._screen.say("play-hand-over", "bold", who=who, count=len(side))
        self._screen.read(self._screen.words("play-hand-over-ready"))
        self._screen.wipe()
        self._facing = side
        self._drawn = None

    def _news_waits(self) -> bool:
        return any(len(self._match.events(seat)) > self._heard[seat] for seat in self._facing)

    def _tell_news(self) -> None:
        """Show what happened since the people at the screen last looked."""
        told: list[ToldEvent] = []
        for seat in self._facing:
            news = self._match.events(seat, after=self._heard[seat])
            self._heard[seat] += len(news)
            common = [(event["kind"], event["args"]) for event in news]
            for event, key in zip(news, common, strict=True):
                if not any(key == (other["kind"], other["args"]) for other in told):
                    self._tell(event)
            told += news

    def _tell(self, event: Mapping[str, Any]) -> None:
        """Show an event. Headings stand apart, so that a turn can be found again."""
        if is_heading(self._game, event["kind"]):
            self._screen.blank()
            self._screen.show(Text(text.event(event, self._game), style="bold"))
        else:
            self._screen.show(Text.assemble(("· ", "dim"), text.event(event, self._game)))

    def _draw_if_changed(self, seat: str) -> None:
        view = self._match.view(seat)
        if view != self._drawn:
            self._screen.blank()
            self._screen.show(draw(self._game, view))
            # Updates from a server change the view in place.
            self._drawn = copy.deepcopy(view)

    # -- the end -------------------------------------------------------------------------------------------------------

    def _end(self) -> None:
        if self._shared:
            self._facing = self._held
        self._tell_news()
        self._screen.blank()
        if self._held:
            self._screen.show(draw(self._game, self._match.view(self._held[0])))
        self._screen.show(Text(text.result(self._match.result or {}, self._game), style="bold green"))
        if self._match.seed is not None:
            self._screen.say("play-seed", "dim", seed=self._match.seed)
        self._keep("play-kept")

    def _farewell(self) -> None:
        self._screen.blank()
        self._keep("play-left")

    def _keep(self, message: str) -> None:
        """Save the record and show how to continue or watch it."""
        if self._can_be_kept():
            self._screen.note(message, "green", **self._whereabouts())

    def _whereabouts(self) -> dict[str, str]:
        """Return what is needed to find the game again: its file, plain and quoted, and the side."""
        file = str(self._file)
        return {"lamplit": program_name(), "file": file, "argument": shlex.quote(file), "side": self._side_name()}

    def _side_name(self) -> str:
        """Return the name of the held seats for the command line."""
        if self._held == self._match.seats:
            return EVERYBODY
        whole = {group: name for name, group in parts(self._match.sides, self._match.seats).items()}
        return whole.get(self._held, self._held[0] if self._held else "")
