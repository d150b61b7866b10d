"""An expedition into the temple set up by hand, so that tests read like talk at the table.

>>> trip = Expedition(players=2).shows("red", "adventurer", "adventurer", "key", "torch", "black").begin()
>>> _ = trip.does("red", "enter:1,0")
>>> trip.who("red").place, trip.who("red").dice
('1,0', ['blank', 'blank', 'key', 'torch', 'black'])
"""

from dataclasses import replace
from typing import Any

import pytest

from lamplit import Illegal
from lamplit.engine import Match
from lamplit.engine.settings import settle
from lamplit.engine.state.chance import from_seed
from lamplit.games.escape import GAME, setup
from lamplit.games.escape.clock import cue_moment
from lamplit.games.escape.data.figures import FACES
from lamplit.games.escape.data.tiles import TILES
from lamplit.games.escape.state import Adventurer, Chamber, Table
from lamplit.games.escape.temple import ORIGIN, lay

NO_LOCKS: dict[str, Any] = {"roll_lock": 0, "action_lock": 0}
"""Options of a table at which rolls and actions may follow each other at once."""


class Expedition:
    """A temple with chosen chambers, dice that show what is wanted, and a clock in the test's hands.

    Everything before `begin` sets the table, everything after plays on it. By default the call has sounded, there is no
    grace at the slams, and the chambers beside the start are B05 (east, open to the east) and B01 (west): both are
    entered with two adventurers.
    """

    def __init__(self, players: int = 2, seed: str = "expedition", **options: Any) -> None:
        given = {"intro": 0, "late_grace": 0, "players": players} | options
        self.options = settle(GAME.settings, given)
        table = setup.lay_table(self.options, from_seed(seed))
        setup.count_stones(table)
        setup.hand_out_dice(table)
        setup.shuffle_modules(table)
        table.chambers[ORIGIN] = Chamber("START", TILES["START"].openings)
        table.news.clear()
        table.chance.dealt.clear()
        table.step = "temple"
        self._laid = table
        self._match: Match | None = None
        self.chamber("1,0", "B05").chamber("-1,0", "B01")
        self.stack("B02", "B06", "B08", "B10", "B13", "S1", "S2", "EXIT")

    # -- setting the table -------------------------------------------------------------------------------------------

    def chamber(self, place: str, tile: str, stairs_to: str = ORIGIN) -> "Expedition":
        """Lays a chamber with its stairs against a neighbour."""
        lay(self._laid, tile, place, stairs_to)
        return self

    def stack(self, *tiles: str) -> "Expedition":
        """The face-down stack: the first named is drawn first."""
        self._laid.stack = list(reversed(tiles))
        return self

    def shows(self, who: str, *faces: str) -> "Expedition":
        """What an adventurer's dice show: before `begin`, or from now on."""
        assert set(faces) <= {*FACES, "blank"}
        match = self._match
        if match is not None:
            match._commit()
        table: Any = self._laid if match is None else match.checkpoint
        adventurer = table.by_seat(who)
        table.die_box += len(adventurer.dice) - len(faces)
        adventurer.dice = list(faces)
        if match is not None:
            match._grow([])
        return self

    def at(self, **places: str) -> "Expedition":
        """Puts adventurers in chambers: `at(red="1,0")`."""
        for who, place in places.items():
            assert place in self._laid.chambers
            self._laid.by_seat(who).place = place
        return self

    def tray(self, stones: int, beside: int = 2) -> "Expedition":
        """The stones on the tray and beside it."""
        table = self._laid
        table.stone_box += table.tray + table.beside - stones - beside
        table.tray, table.beside = stones, beside
        return self

    def stones_in(self, place: str, stones: int) -> "Expedition":
        """Stones already activated in a chamber."""
        table = self._laid
        table.chambers[place] = replace(table.chambers[place], stones=stones)
        table.stone_box -= stones
        return self

    def chest(self, place: str, treasure: str) -> "Expedition":
        """A closed chest in a chamber with this treasure in it."""
        table = self._laid
        table.treasure_deck.remove(treasure)
        table.chambers[place] = replace(table.chambers[place], chest=treasure)
        return self

    def owns(self, who: str, *treasures: str) -> "Expedition":
        """Treasures lying open before an adventurer."""
        for treasure in treasures:
            self._laid.treasure_deck.remove(treasure)
            self._laid.by_seat(who).treasures.append(treasure)
        return self

    def cursed(self, who: str, *curses: str) -> "Expedition":
        """Curses lying before an adventurer."""
        for curse in curses:
            self._laid.curse_deck.remove(curse)
            self._laid.by_seat(who).curses.append(curse)
        return self

    def curse_deck(self, *curses: str) -> "Expedition":
        """The curses that will be drawn next, first named first."""
        deck = self._laid.curse_deck
        for curse in reversed(curses):
            deck.remove(curse)
            deck.append(curse)
        return self

    def time(self, seconds: float) -> "Expedition":
        """How long ago the call was; gongs and slams before that are over."""
        table = self._laid
        table.now = table.begin + seconds
        table.started = True
        while cue_moment(table) <= table.now:
            table.cue += 1
        return self

    def practise(self) -> "Expedition":
        """Lets the game be played without a clock."""
        self._laid.settings = replace(self._laid.settings, practice=True)
        return self

    def change(self, **fields: Any) -> "Expedition":
        """Sets anything else on the table."""
        for name, value in fields.items():
            assert hasattr(self._laid, name), name
            setattr(self._laid, name, value)
        return self

    def next_roll(self, *faces: str) -> "Expedition":
        """Loads the dice: the next roll of this many dice shows just these faces."""
        wanted = list(faces)
        targets = [self._laid] if self._match is None else [self.match.checkpoint, self.table]
        for attempt in range(500_000):
            chance = from_seed(f"dice {attempt}")
            if [FACES[side] for side in chance.copy().roll("dice", range(6), len(wanted))] == wanted:
                for target in targets:
                    target.chance.key = chance.key
                    target.chance.counts.pop("dice", None)
                return self
        raise LookupError("no luck")

    def luck(self, stream: str, *numbers: int) -> "Expedition":
        """Lets these numbers come next where luck is asked for a number: `luck("rolling-away", 5)`."""
        chance = self._laid.chance
        chance.foretell([*chance.foretold, *(["below", stream, number] for number in numbers)])
        return self

    def begin(self) -> "Expedition":
        """Starts the match."""
        self._match = Match(GAME, self.options, None, self._laid)
        return self

    # -- playing -----------------------------------------------------------------------------------------------------

    @property
    def match(self) -> Match:
        """The match being played."""
        assert self._match is not None, "begin first"
        return self._match

    @property
    def table(self) -> Table:
        """The true table: for tests only."""
        return self._laid if self._match is None else self._match.table

    def who(self, seat: str) -> Adventurer:
        """An adventurer's piece."""
        return self.table.by_seat(seat)

    def does(self, who: str, *names: str, at: float | None = None) -> "Expedition":
        """An adventurer gives commands, one after another."""
        for name in names:
            self.match.answer(who, name, at=at)
        return self

    def may(self, who: str) -> list[str]:
        """The commands open to an adventurer now; none if they are asked nothing."""
        question = self.match.question(who)
        return [] if question is None else [option.name for option in question.options]

    def forbids(self, who: str, name: str) -> str | None:
        """The id of the rule that forbids a command; fails if it is allowed."""
        refused = self.match.why_not(who, name)
        assert refused is not None, f"{name} is allowed"
        return refused.rule

    def refuses(self, who: str, name: str) -> str | None:
        """Gives a command that must be refused and change nothing; the id of the rule that forbids it."""
        before = self.table.pack()
        rule = self.forbids(who, name)
        with pytest.raises(Illegal):
            self.match.answer(who, name)
        assert self.table.pack() == before
        return rule

    def ways(self, who: str, verb: str) -> set[str]:
        """The commands of one kind that an adventurer may give now: `ways("red", "enter")`."""
        return {name for name in self.may(who) if name.partition(":")[0] == verb}

    def sees(self, who: str) -> Any:
        """The view of a seat."""
        return self.match.view(who)

    def told(self, who: str, kind: str) -> list[dict[str, Any]]:
        """The events of one kind that a seat was told since the start."""
        return [event["args"] for event in self.match.events(who) if event["kind"] == kind]

    def wait(self, seconds: float) -> "Expedition":
        """Lets time pass."""
        return self.until(self.match.now + seconds)

    def until(self, moment: float) -> "Expedition":
        """Lets the clock run to a moment of the match, through all that falls due on the way."""
        while not self.match.over:
            clock = self.match.question("clock")
            if clock is None or clock.deadline is None or clock.deadline > moment:
                break
            self.match.answer("clock", "pass")
        return self
