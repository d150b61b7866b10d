"""A table whose people answer at random, one after another: a closed loop, flat out or at a pace."""

import asyncio
import time
from dataclasses import dataclass, field
from random import Random
from typing import Any

from .lobby import Bots, open_table
from .seat import Seat
from .tally import Tally


@dataclass(frozen=True)
class Wishes:
    """What kind of tables a driver keeps."""

    port: int
    game: str
    options: dict[str, Any] = field(default_factory=dict)
    people: int | None = None
    """How many of the seats answer; the others watch while a bot plays for them. Without a number all answer."""
    bot_pace: str = "quick"
    bots: str | None = None
    """The level of the bots that have all other seats from the beginning; nobody of ours watches for them."""
    watchers: int = 0
    """How many more look on without a seat. With any of them, everybody may come to the table and watch."""
    open_to_all: bool = False
    """Whether the table stands in the list of all who come."""
    from_address: str | None = None
    """Where all sockets come from: there are some 28,000 ports for each address."""
    all_hear: bool = False
    """Whether everybody at a table hears of every answer, so that the next one can wait for all of them."""
    longest: int | None = None
    """After so many answers of our own a table is left for a new one."""
    spare: int = 0
    """So many tables are opened before each slice, for the next games of those at which a game ends meanwhile."""


@dataclass
class Answer:
    """One answer on its way, and who has heard of it."""

    seat: Seat
    command: str
    question: str
    sent: float
    done: float = 0.0
    own_news: float = 0.0
    last_news: float = 0.0
    waited_for: set[Seat] = field(default_factory=set)


class Table:
    """Keeps one game going, and opens the next one when it is over."""

    def __init__(self, wishes: Wishes, tally: Tally, luck: Random, spare: "list[Table]") -> None:
        self.wishes, self.tally, self.luck = wishes, tally, luck
        self.spare = spare
        """Tables at which nobody has played yet: whoever needs another one takes one of them."""
        self.left: list[Seat] = []
        self.seats: list[Seat] = []
        self.people: list[Seat] = []
        self.pause: float | None = None
        """Seconds between two answers while the table plays; `None` while it rests."""
        self.answer: Answer | None = None
        self.waiting = False
        self.next_step: asyncio.Handle | None = None
        self.answers = 0
        self.commands = 0
        self.opening: asyncio.Task[None] | None = None
        self.broken = False

    # -- coming and going --------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Open a table and sit down at all its seats, or hand some of them to bots and watch."""
        wishes = self.wishes
        bots = None if wishes.bots is None else Bots(wishes.bots, wishes.people or 1, self.luck)
        shown = wishes.open_to_all or bool(wishes.watchers)
        opened = await open_table(wishes.port, wishes.game, wishes.options, wishes.bot_pace, bots, shown)
        self.seats = [Seat(self, opened.table, seat, secret) for seat, secret in opened.secrets.items()]
        self.people = self.luck.sample(self.seats, min(wishes.people or len(self.seats), len(self.seats)))
        self.seats += [Seat(self, opened.table, "", "") for _ in range(wishes.watchers)]
        await asyncio.gather(*(seat.connect(wishes.port, wishes.from_address) for seat in self.seats))
        self.answers = 0
        if wishes.bots is not None or wishes.watchers:
            self.tally.opened += 1
            return
        for seat in self.seats:
            if seat not in self.people:
                seat.send({"type": "bot", "id": self.new_command(), "level": "thumb"})
        self.tally.opened += 1

    def close(self) -> None:
        """Everybody goes."""
        self.rest()
        for seat in self.seats:
            seat.disconnect()

    def move_over(self) -> None:
        """Leave a finished game for one at a spare table."""
        self.left += self.seats
        other = self.spare.pop()
        self.seats, self.people, self.answers = other.seats, other.people, 0
        for seat in self.seats:
            seat.company = self
        self.go_on()

    async def open_another(self) -> None:
        """Leave a finished game for a new one."""
        for seat in self.seats:
            seat.disconnect()
        try:
            await self.open()
        except Exception as error:
            self.give_up(f"a new table could not be opened: {error!r}")
        self.opening = None
        self.go_on()

    # -- playing -----------------------------------------------------------------------------------------------------

    def play(self, pause: float) -> None:
        """Answer from now on, with a pause after each answer."""
        if self.broken:
            return
        self.pause = pause
        self.next_step = asyncio.get_running_loop().call_later(self.luck.random() * pause, self.step)

    def rest(self) -> None:
        """Send no more answers."""
        for seat in self.left:
            seat.disconnect()
        self.left.clear()
        self.pause = None
        self.waiting = False
        if self.next_step is not None:
            self.next_step.cancel()
            self.next_step = None

    @property
    def at_rest(self) -> bool:
        """Whether nothing is under way."""
        return self.broken or (self.opening is None and (self.answer is None or self.is_answered(self.answer)))

    def go_on(self) -> None:
        """Take the next step: at once, but after all that has already arrived was read, or after the pause."""
        if self.pause is None or self.next_step is not None or self.broken:
            return
        loop = asyncio.get_running_loop()
        if self.pause:
            self.next_step = loop.call_later(self.pause * self.luck.uniform(0.8, 1.2), self.step)
        else:
            self.next_step = loop.call_soon(self.step)

    def step(self) -> None:
        """Answer one of the open questions at random."""
        self.next_step = None
        if self.pause is None or not self.at_rest:
            return
        self.settle()
        if any(seat.result for seat in self.seats) or self.answers == self.wishes.longest:
            if self.spare:
                self.move_over()
            else:
                self.opening = asyncio.create_task(self.open_another())
            return
        asked = [seat for seat in self.people if seat.question]
        if not asked:
            self.waiting = True
            return
        seat = self.luck.choice(asked)
        question = seat.question
        assert question is not None
        command = self.new_command()
        option = self.luck.choice(question["options"])
        others = set(self.seats) - {seat} if self.wishes.all_hear else set[Seat]()
        self.answer = Answer(seat, command, question["id"], time.perf_counter(), waited_for=others)
        seat.send({"type": "answer", "id": command, "question": question["id"], "option": option})

    def is_answered(self, answer: Answer) -> bool:
        """Whether the one who answered has the acknowledgement and the news, and all others who are waited for."""
        return bool(answer.done) and bool(answer.own_news) and not answer.waited_for

    def settle(self) -> None:
        """Write down how long the last answer took; who has not heard of it by now will not hear of it."""
        answer, self.answer = self.answer, None
        if answer is None:
            return
        to_actor = max(answer.done, answer.own_news)
        self.tally.to_actor_ms.append(1000 * (to_actor - answer.sent))
        self.tally.to_all_ms.append(1000 * (max(to_actor, answer.last_news) - answer.sent))

    def new_command(self) -> str:
        """An id that this table has not used yet."""
        self.commands += 1
        return f"c{self.commands}"

    # -- what seats tell ---------------------------------------------------------------------------------------------

    def heard(self, seat: Seat, arrived: float, by_itself: bool) -> None:
        """A seat has got news."""
        answer = self.answer
        if answer is not None and not by_itself:
            if self.wishes.people is None:
                answer.last_news = arrived
            if seat is answer.seat:
                if not answer.own_news and not still_asked(seat, answer.question):
                    answer.own_news = arrived
                    self.complete(answer)
            elif seat in answer.waited_for:
                answer.waited_for.remove(seat)
                self.complete(answer)
        if self.waiting and (seat.question or seat.result):
            self.waiting = False
            self.go_on()

    def acknowledged(self, seat: Seat, command: str, arrived: float) -> None:
        """A command of that seat is safely stored."""
        answer = self.answer
        if answer is not None and answer.command == command:
            answer.done = arrived
            self.complete(answer)

    def complete(self, answer: Answer) -> None:
        """Count an answer once it has come full circle, and go on."""
        if self.is_answered(answer):
            self.tally.answers += 1
            self.answers += 1
            self.go_on()

    def refused(self, seat: Seat, command: str, error: dict[str, Any]) -> None:
        """A command of that seat was not possible; another question will be open, or will come."""
        self.tally.refused[error["message"]] += 1
        answer = self.answer
        if answer is not None and answer.command == command:
            if still_asked(seat, answer.question):
                seat.question = None
            self.answer = None
            self.go_on()

    def lost(self, seat: Seat, why: str) -> None:
        """The seat has lost its connection, or what it was told makes no sense."""
        self.give_up(f"{self.wishes.game}, {seat.name}: {why}")

    def give_up(self, why: str) -> None:
        """This table can go on no more; what happened is told."""
        self.broken = True
        self.tally.troubles.append(why)
        self.rest()

    # -- looking again -----------------------------------------------------------------------------------------------

    async def check(self) -> None:
        """Compare what each seat has put together from patches with what a newcomer to that seat is welcomed with."""
        self.settle()
        for seat in self.seats:
            fresh = Seat(self, seat.table_id, seat.name, seat.secret)
            await fresh.connect(self.wishes.port, self.wishes.from_address)
            await self.until_equally_far(seat, fresh)
            if fresh.known() != seat.known():
                self.tally.troubles.append(
                    f"{self.wishes.game}, {seat.name}: the patched view differs from a fresh one:"
                    f" {seat.known().decode()} instead of {fresh.known().decode()}"
                )
            fresh.disconnect()

    async def until_equally_far(self, seat: Seat, fresh: Seat) -> None:
        """Wait until both devices of a seat have heard the same: bots and clocks do not rest."""
        end = time.monotonic() + 5
        while seat.number != fresh.number and time.monotonic() < end:
            await asyncio.sleep(0.001)


def still_asked(seat: Seat, question: str) -> bool:
    """Whether that very question is still open for the seat."""
    return seat.question is not None and seat.question["id"] == question
