"""Plays a server's game in the terminal, with the same menus and drawings as a local one."""

import time
from typing import Any

from rich.text import Text

from .. import game as find_game
from .. import text
from ..engine import Illegal, LamplitError, Question, Sides, UnknownSeat
from ..server.bot_workers.process import asked
from .connection import Connection, ServerAddress, ServerError
from .live import LiveSession
from .menu import Entry, Menu
from .program_name import program_name
from .screen import Screen
from .session import Session

A_WHILE = 0.5


class RemoteMatch:
    """A match on a server, as far as the seats held here know it."""

    seed = None

    def __init__(self, connections: dict[str, Connection]) -> None:
        self._connections = connections
        table = self._any.table
        self.game = find_game(table["game"])
        self.options: dict[str, Any] = table["options"]
        self.seats: tuple[str, ...] = tuple(table["seats"])

    @property
    def _any(self) -> Connection:
        return next(iter(self._connections.values()))

    @property
    def sides(self) -> Sides:
        """The sides, and which of the seats held here share a viewpoint."""
        named = {side: tuple(seats) for side, seats in self._any.sides.items()}
        return Sides(named, {connection.mates[0]: tuple(connection.mates) for connection in self._connections.values()})

    @property
    def questions(self) -> list[Question]:
        """The open questions of the seats held here."""
        return [
            asked(connection.question) for connection in self._connections.values() if connection.question is not None
        ]

    def question(self, seat: str) -> Question | None:
        """Return the open question of a seat."""
        packed = self._connection(seat).question
        return None if packed is None else asked(packed)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._any.result is not None

    @property
    def result(self) -> dict[str, Any] | None:
        """The result of the game."""
        return self._any.result

    @property
    def now(self) -> float:
        """The game's time, in seconds."""
        connection = self._any
        return 0.0 if connection.zero is None else time.time() + connection.offset - connection.zero / 1000

    def view(self, seat: str) -> dict[str, Any]:
        """Return a seat's view, including its deferred part."""
        connection = self._connection(seat)
        connection.wait_for_rest()
        return connection.view or {}

    def events(self, seat: str, after: int = 0) -> list[dict[str, Any]]:
        """Return a seat's events after number `after`."""
        return [event for event in self._connection(seat).events if event["n"] > after]

    def answer(self, seat: str, name: str, at: float | None = None) -> None:
        """Answer a seat's open question. The server determines the time."""
        connection = self._connection(seat)
        if connection.question is None:
            raise Illegal("error-illegal-unknown", name=name)
        connection.send("answer", question=connection.question["id"], option=name)
        self._let_others_hear(connection)

    def undo(self, seat: str) -> None:
        """Take back the seat's newest answer."""
        connection = self._connection(seat)
        connection.send("undo")
        self._let_others_hear(connection)

    def why_not(self, seat: str, name: str) -> LamplitError | None:
        """Return why a seat may not give an answer now."""
        error = self._connection(seat).send("why", option=name)["error"]
        return None if error is None else ServerError(error)

    def _let_others_hear(self, connection: Connection) -> None:
        """Wait until other connections have received one seat's action, before their answers to earlier questions
        count."""
        for other in self._connections.values():
            if other is not connection:
                other.send("time")

    def _connection(self, seat: str) -> Connection:
        if seat not in self._connections:
            raise UnknownSeat("error-seat", seat=seat, known=", ".join(self._connections))
        return self._connections[seat]


class RemoteSessionBase(Session):
    """A session whose game is stored by a server, which sends the record at the end."""

    _address: ServerAddress

    def _take_back(self, seat: str) -> None:
        self._match.undo(seat)

    def _save(self, menu: Menu, typed: str) -> None:
        self._screen.say("far-kept", "green")

    def _can_be_kept(self) -> bool:
        return True

    def _keep(self, message: str) -> None:
        if not self._match.over:
            self._screen.note("far-left", "green", lamplit=program_name(), server=self._address.base)
            return
        try:
            record = self._address.ask(f"api/records/{self._address.table}", secret=self._address.invite)
            self._file.parent.mkdir(parents=True, exist_ok=True)
            self._file.write_text(record, encoding="utf-8")
        except (LamplitError, OSError):
            self._screen.say("far-no-record", "dim")
            return
        self._screen.note("play-kept", "green", **self._whereabouts())


class RemoteLiveSession(RemoteSessionBase, LiveSession):
    """A real-time session on a server, whose clock counts."""

    def __init__(self, screen: Screen, address: ServerAddress, connections: dict[str, Connection]) -> None:
        self._address = address
        super().__init__(screen, RemoteMatch(connections), tuple(connections), {})  # type: ignore[arg-type]

    def _now(self) -> float:
        return self._match.now

    def _catch_up(self) -> float:
        return self._match.now


class RemoteSession(RemoteSessionBase):
    """A session on a server. A person without a question waits for the others."""

    def __init__(self, screen: Screen, address: ServerAddress, connections: dict[str, Connection]) -> None:
        self._address = address
        self._connections = connections
        self._said = {seat: len(connection.talk) for seat, connection in connections.items()}
        self._away = False
        self._put: set[str] = set()
        super().__init__(screen, RemoteMatch(connections), tuple(connections), {})  # type: ignore[arg-type]
        self._commands |= {"say": self._say, "team": self._say_to_team}

    def _turn(self) -> None:
        self._tell_talk()
        if self._match.questions:
            self._ask(self._of_one_side(self._match.questions))
            return
        if not self._shared:
            self._tell_news()
        connection = next(iter(self._connections.values()))
        connection.wait(connection.changes, A_WHILE)
        self._tell_of_line(connection)

    def _ask(self, questions: list[Question]) -> None:
        self._put = {question.id for question in questions}
        super()._ask(questions)

    def _answer(self, entry: Entry) -> bool:
        """Give an answer; if another person was quicker, the questions are shown again."""
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
            self._connections[menu.seats[0]].send("say", words=words, team=team)
        except LamplitError as error:
            self._screen.show(Text(error.text(), style="red"))
        self._tell_talk()

    def _tell_talk(self) -> None:
        """Show the talk since people here last looked."""
        told: set[int] = set()
        for seat in self._facing:
            connection = self._connections[seat]
            for said in connection.talk[self._said[seat] :]:
                if said["n"] not in told:
                    told.add(said["n"])
                    seat_name = text.name(said["seat"], self._game)
                    if "came" in said:
                        self._screen.say("far-came", "bold cyan", who=seat_name, name=said["came"])
                        continue
                    who = connection.table["seats"][said["seat"]]["name"] or seat_name
                    self._screen.show(Text.assemble((f"{who}: ", "bold cyan"), said["words"]))
            self._said[seat] = len(connection.talk)

    def _tell_of_line(self, connection: Connection) -> None:
        if connection.open == self._away:
            self._away = not connection.open
            self._screen.say("far-back" if connection.open else "far-away", "dim")
