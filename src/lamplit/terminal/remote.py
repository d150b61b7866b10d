"""A game at a server, played in the terminal: the same menus and drawings as at home."""

import time
from typing import Any

from rich.text import Text

from .. import game as find_game
from .. import text
from ..engine import Illegal, LamplitError, Question, Sides, UnknownSeat
from ..server.bot_workers.process import asked
from .line import Line, Place, Told
from .live import LiveSession
from .menu import Entry, Menu
from .program_name import program_name
from .screen import Screen
from .session import Session

A_WHILE = 0.5


class FarMatch:
    """A match that is played elsewhere, as far as the seats held here know it."""

    seed = None

    def __init__(self, lines: dict[str, Line]) -> None:
        self._lines = lines
        table = self._any.table
        self.game = find_game(table["game"])
        self.options: dict[str, Any] = table["options"]
        self.seats: tuple[str, ...] = tuple(table["seats"])

    @property
    def _any(self) -> Line:
        return next(iter(self._lines.values()))

    @property
    def sides(self) -> Sides:
        """Who is on whose side, and who of those held here share a viewpoint, as the server tells each of them."""
        named = {side: tuple(seats) for side, seats in self._any.sides.items()}
        return Sides(named, {line.mates[0]: tuple(line.mates) for line in self._lines.values()})

    @property
    def questions(self) -> list[Question]:
        """The open questions of the seats held here."""
        return [asked(line.question) for line in self._lines.values() if line.question is not None]

    def question(self, seat: str) -> Question | None:
        """The open question of a seat."""
        packed = self._line(seat).question
        return None if packed is None else asked(packed)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._any.result is not None

    @property
    def result(self) -> dict[str, Any] | None:
        """How the game ended."""
        return self._any.result

    @property
    def now(self) -> float:
        """The game's own time, in seconds."""
        line = self._any
        return 0.0 if line.zero is None else time.time() + line.offset - line.zero / 1000

    def view(self, seat: str) -> dict[str, Any]:
        """What a seat may know of the table, with all that follows a moment later."""
        line = self._line(seat)
        line.wait_for_rest()
        return line.view or {}

    def events(self, seat: str, after: int = 0) -> list[dict[str, Any]]:
        """What a seat was told after its event number `after`."""
        return [event for event in self._line(seat).events if event["n"] > after]

    def answer(self, seat: str, name: str, at: float | None = None) -> None:
        """Answers a seat's open question. The server knows what time it is."""
        line = self._line(seat)
        if line.question is None:
            raise Illegal("error-illegal-unknown", name=name)
        line.send("answer", question=line.question["id"], option=name)
        self._let_others_hear(line)

    def undo(self, seat: str) -> None:
        """Takes the seat's newest answer back."""
        line = self._line(seat)
        line.send("undo")
        self._let_others_hear(line)

    def why_not(self, seat: str, name: str) -> LamplitError | None:
        """Why a seat may not answer that now."""
        error = self._line(seat).send("why", option=name)["error"]
        return None if error is None else Told(error)

    def _let_others_hear(self, line: Line) -> None:
        """What one seat did reaches the others' lines before their answers to what is asked now."""
        for other in self._lines.values():
            if other is not line:
                other.send("time")

    def _line(self, seat: str) -> Line:
        if seat not in self._lines:
            raise UnknownSeat("error-seat", seat=seat, known=", ".join(self._lines))
        return self._lines[seat]


class KeptFar(Session):
    """A session whose game is kept by a server, which hands out the record once it is over."""

    _place: Place

    def _take_back(self, seat: str) -> None:
        self._match.undo(seat)

    def _save(self, menu: Menu, typed: str) -> None:
        self._screen.say("far-kept", "green")

    def _can_be_kept(self) -> bool:
        return True

    def _keep(self, message: str) -> None:
        if not self._match.over:
            self._screen.note("far-left", "green", lamplit=program_name(), server=self._place.base)
            return
        try:
            record = self._place.ask(f"api/records/{self._place.table}", secret=self._place.invite)
            self._file.parent.mkdir(parents=True, exist_ok=True)
            self._file.write_text(record, encoding="utf-8")
        except (LamplitError, OSError):
            self._screen.say("far-no-record", "dim")
            return
        self._screen.note("play-kept", "green", **self._whereabouts())


class FarLiveSession(KeptFar, LiveSession):
    """A session in real time on a server, whose clock counts."""

    def __init__(self, screen: Screen, place: Place, lines: dict[str, Line]) -> None:
        self._place = place
        super().__init__(screen, FarMatch(lines), tuple(lines), {})  # type: ignore[arg-type]

    def _now(self) -> float:
        return self._match.now

    def _catch_up(self) -> float:
        return self._match.now


class FarSession(KeptFar):
    """A session on a server. Whoever is not asked anything waits for the others."""

    def __init__(self, screen: Screen, place: Place, lines: dict[str, Line]) -> None:
        self._place = place
        self._lines = lines
        self._said = {seat: len(line.talk) for seat, line in lines.items()}
        self._away = False
        self._put: set[str] = set()
        super().__init__(screen, FarMatch(lines), tuple(lines), {})  # type: ignore[arg-type]
        self._commands |= {"say": self._say, "team": self._say_to_team}

    def _turn(self) -> None:
        self._tell_talk()
        if self._match.questions:
            self._ask(self._of_one_side(self._match.questions))
            return
        if not self._shared:
            self._tell_news()
        line = next(iter(self._lines.values()))
        line.wait(line.changes, A_WHILE)
        self._tell_of_line(line)

    def _ask(self, questions: list[Question]) -> None:
        self._put = {question.id for question in questions}
        super()._ask(questions)

    def _answer(self, entry: Entry) -> bool:
        """Somebody far away may have been quicker: then the questions are put anew."""
        return super()._answer(entry) or {question.id for question in self._match.questions} != self._put

    def _others_could_act(self) -> bool:
        return False

    def _wait(self, menu: Menu, typed: str) -> None:
        self._screen.say("far-others", "dim")

    def _help(self, menu: Menu, typed: str) -> None:
        super()._help(menu, typed)
        if not typed:
            self._screen.say("far-commands", "dim")

    def _say(self, menu: Menu, typed: str) -> None:
        self._talk(menu, typed, team=False)

    def _say_to_team(self, menu: Menu, typed: str) -> None:
        self._talk(menu, typed, team=True)

    def _talk(self, menu: Menu, words: str, team: bool) -> None:
        try:
            self._lines[menu.seats[0]].send("say", words=words, team=team)
        except LamplitError as error:
            self._screen.show(Text(error.text(), style="red"))
        self._tell_talk()

    def _tell_talk(self) -> None:
        """What was said at the table since the people here last looked."""
        told: set[int] = set()
        for seat in self._facing:
            line = self._lines[seat]
            for said in line.talk[self._said[seat] :]:
                if said["n"] not in told:
                    told.add(said["n"])
                    seat_name = text.name(said["seat"], self._game)
                    if "came" in said:
                        self._screen.say("far-came", "bold cyan", who=seat_name, name=said["came"])
                        continue
                    who = line.table["seats"][said["seat"]]["name"] or seat_name
                    self._screen.show(Text.assemble((f"{who}: ", "bold cyan"), said["words"]))
            self._said[seat] = len(line.talk)

    def _tell_of_line(self, line: Line) -> None:
        if line.open == self._away:
            self._away = not line.open
            self._screen.say("far-back" if line.open else "far-away", "dim")
