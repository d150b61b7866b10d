"""A house set up by hand, so that tests read like talk at the table.

Ox, Zoe, Peter (and Vivian, Father Rhinehardt, Jenny, where more play) stand in the Entrance Hall; only the start tile
and the landings are laid, nobody holds anything, and it is Ox's turn. Everything before `begin` sets the table,
everything after plays on it.

* rooms: `lay("chapel", "entrance_hall", "N")` at a door of a room; `at("zoe", "chapel")`; `token("closet", "chapel")`;
  `pile("chapel", "axe")`;
* people: `holds("ox", "axe", "bell")` (without what getting them does), `keeps("ox", "webs")`, `steps("ox", might=0)`;
* decks: `next_cards("axe", "spider", "book", "chapel")`: each lies on top of its own pile, the first named first;
* luck: `rolls((2, 2, 0), (1,))` are the next rolls in order, each with as many dice as are rolled then;
* the haunt: `haunted(traitor="zoe")` has begun, but no haunt of the book runs, unless `number` and `run` say so;
  `monster("zombie", "chapel", might=4)`;
* where play begins: `begin()` in Ox's turn, `begin("zoe")` in Zoe's, `begin(step="turn_begins")` elsewhere.

Explorers are called by their first names. An answer is given by the seat that is asked.

>>> house = House().next_cards("junk_room", "bite").rolls((1, 1, 1, 1), (2, 0, 0, 0, 0)).begin()
>>> _ = house.does("open:N", "split:2:0")
>>> house.where("ox"), house.last("damage")["amount"], house.changes()
('junk_room', 2, {'speed': -2})
"""

from typing import Any

import pytest

from lamplit import Illegal
from lamplit.engine import Match
from lamplit.engine.settings import settle
from lamplit.engine.state.chance import from_seed
from lamplit.games.betrayal import GAME, setup
from lamplit.games.betrayal.data.cards import CARDS
from lamplit.games.betrayal.data.explorers import EXPLORERS, TRAITS
from lamplit.games.betrayal.data.rooms import ROOMS
from lamplit.games.betrayal.haunts import HAUNTS
from lamplit.games.betrayal.house.movement import parted
from lamplit.games.betrayal.house.plan import BACK, Spot, beyond
from lamplit.games.betrayal.occasions import renew
from lamplit.games.betrayal.state import HERO, NEAR, TRAITOR, Explorer, Monster, Table

PEOPLE = {
    "ox": "ox_bellows",
    "zoe": "zoe_ingstrom",
    "peter": "peter_akimoto",
    "vivian": "vivian_lopez",
    "rhinehardt": "father_rhinehardt",
    "jenny": "jenny_leclerc",
}


def short(option: str) -> str:
    """An answer without the kind of damage that is split: the question says it too."""
    return option.rpartition(":")[0] if option.startswith("split:") else option


class House:
    """A house with chosen rooms, people, cards and dice (see the module's words)."""

    def __init__(self, players: int = 3, seed: str = "house", **options: Any) -> None:
        self.options = settle(GAME.settings, {"players": players, **options})
        table = setup.lay_table(self.options, from_seed(seed))
        for seat, name in zip(table.seats, PEOPLE.values(), strict=False):
            steps: dict[str, int] = dict(zip(TRAITS, EXPLORERS[name].starts, strict=True))
            table.explorers[name] = Explorer(name=name, seat=seat, steps=steps)
        setup.shuffle(table)
        table.chance.dealt.clear()
        table.round = 1
        self._laid = table
        self._match: Match | None = None

    # -- setting the table -------------------------------------------------------------------------------------------

    def lay(self, room: str, beside: str, side: str, turn: int | None = None) -> "House":
        """Lays a room at a door of another, turned so that the doors meet unless `turn` says how."""
        table = self._laid
        cell = beyond(table.plan.spots[beside].cell, side)
        if turn is None:
            turn = table.plan.turns(room, cell, BACK[side])[0]
        for stack in (table.rooms, table.room_discard):
            if room in stack:
                stack.remove(room)
        table.layout = (*table.layout, str(Spot(room, *cell, turn)))
        return self

    def at(self, who: str, room: str, part: str = "") -> "House":
        """Puts an explorer into a room that is laid."""
        assert room in self._laid.plan, f"{room} is not laid"
        one = self.one(who)
        one.place = room
        one.part = part or (NEAR if ROOMS[room].barrier and parted(self._laid, room) else "")
        return self

    def token(self, token: str, *rooms: str) -> "House":
        """Lays a token in rooms."""
        for room in rooms:
            self._laid.tokens.setdefault(room, []).append(token)
        return self

    def pile(self, room: str, *cards: str) -> "House":
        """Cards that lie in a room."""
        for card in cards:
            self._out_of_decks(card)
            self._laid.floor_piles.setdefault(room, []).append(card)
        return self

    def holds(self, who: str, *cards: str) -> "House":
        """Cards that an explorer carries; traits stay where they are."""
        for card in cards:
            self._out_of_decks(card)
            self.one(who).cards.append(card)
        return self

    def keeps(self, who: str, *cards: str) -> "House":
        """Events that stay with an explorer."""
        for card in cards:
            self._out_of_decks(card)
            self.one(who).kept.append(card)
        return self

    def steps(self, who: str, **steps: int) -> "House":
        """Puts the clips of an explorer on these steps of the tracks: 0 is the lowest."""
        self.one(who).steps.update(steps)
        return self

    def next_cards(self, *cards: str) -> "House":
        """Cards and rooms that are drawn next."""
        for card in reversed(cards):
            self._out_of_decks(card)
            self._deck(card).append(card)
        return self

    def _deck(self, card: str) -> list[str]:
        table = self._laid
        if card in ROOMS:
            return table.rooms
        return {"omen": table.omen_deck, "item": table.item_deck, "event": table.event_deck}[CARDS[card].kind]

    def _out_of_decks(self, card: str) -> None:
        table = self._laid
        for deck in (table.rooms, table.omen_deck, table.item_deck, table.event_deck):
            if card in deck:
                deck.remove(card)

    def only_rooms(self, *rooms: str) -> "House":
        """No other rooms are left to be found: the first named is on top, the rest is out of the game."""
        table = self._laid
        table.removed += [room for room in (*table.rooms, *table.room_discard) if room not in rooms]
        table.rooms, table.room_discard = list(reversed(rooms)), []
        return self

    def haunted(self, traitor: str = "", number: int = 1, run: bool = False) -> "House":
        """The haunt has begun. One explorer is the traitor. With `run` its own rules hold too."""
        table = self._laid
        table.haunt, table.revealer = number, PEOPLE["ox"]
        table.traitor = PEOPLE[traitor] if traitor else ""
        for one in table.explorers.values():
            one.role = TRAITOR if one.name == table.traitor else HERO
        table.scenario = HAUNTS[number].state() if run else None
        return self

    def monster(self, name: str, room: str, lead: str = "", **traits: int) -> "House":
        """Puts a monster into a room. The traitor leads it unless another seat does."""
        table = self._laid
        led = self.one(lead).seat if lead else table.explorers[table.traitor].seat if table.traitor else ""
        kind = name.partition("-")[0]
        table.monsters[name] = Monster(name=name, kind=kind, place=room, traits=traits, lead=led)
        return self

    def change(self, **fields: Any) -> "House":
        """Sets anything else on the table."""
        for name, value in fields.items():
            assert hasattr(self._laid, name), name
            setattr(self._laid, name, value)
        return self

    def rolls(self, *rolls: tuple[int, ...]) -> "House":
        """The next rolls, in order; before play begins or during it."""
        return self._foretell([["roll", "dice", list(dice)] for dice in rolls])

    def picks(self, stream: str, *things: str) -> "House":
        """What is picked at random next."""
        return self._foretell([["pick", stream, thing] for thing in things])

    def shuffles(self, pile: str, *cards: str) -> "House":
        """How a pile lies after it is shuffled next, the bottom first."""
        return self._foretell([["shuffle", pile, list(cards)]])

    def _foretell(self, outcomes: list[list[Any]]) -> "House":
        tables = [self._laid] if self._match is None else [self._match.checkpoint, self._match.table]
        for table in tables:
            table.chance.foretell([*table.chance.foretold, *outcomes])
        return self

    # -- beginning ---------------------------------------------------------------------------------------------------

    def begin(self, who: str = "ox", step: str = "act") -> "House":
        """Starts play at a step of the rules: by default in the middle of Ox's turn."""
        table = self._laid
        table.step = step
        table.turn = "monsters" if who == "monsters" else self.one(who).seat
        renew(table)
        self._match = Match(GAME, self.options, None, table)
        return self

    def draws(self, card: str, room: str = "conservatory", side: str = "N") -> "House":
        """Begins in Ox's turn: Ox opens a door of the room, finds a room with a symbol and draws this card."""
        self.next_cards(room, card).begin()
        return self.does(f"open:{side}")

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

    def does(self, *names: str) -> "House":
        """The seats that are asked answer, one question after another. If a room can lie in several ways, it does not
        matter how, unless a `turn:` is named."""
        for name in names:
            if not name.startswith("turn:"):
                self._turn_anyhow()
            open_to = [(each.seat, full) for each in self.match.questions for full in each.names if short(full) == name]
            assert open_to, f"{name} is not open: {self.match.questions}"
            self.match.answer(*open_to[0])
        if not names or not names[-1].startswith("turn:"):
            self._turn_anyhow()
        return self

    def _turn_anyhow(self) -> None:
        questions = self.match.questions
        while questions and questions[0].prompt == "turn-room":
            self.match.answer(questions[0].seat, questions[0].names[0])
            questions = self.match.questions

    def may(self, start: str = "") -> set[str]:
        """What can be answered now, as far as it begins so."""
        return {short(name) for question in self.match.questions for name in question.names if name.startswith(start)}

    def asked(self) -> str:
        """What is asked now."""
        questions = self.match.questions
        return questions[0].prompt if questions else ""

    def asks(self) -> str:
        """Who is asked now."""
        seat = self.match.questions[0].seat
        return next(name for name, full in PEOPLE.items() if self.table.explorers[full].seat == seat)

    def refuses(self, name: str, who: str = "ox") -> str | None:
        """Gives an answer that must be refused and change nothing; the id of the rule that forbids it."""
        seat, before = self.one(who).seat, self.table.pack()
        refused = self.match.why_not(seat, name)
        assert refused is not None, f"{name} is allowed"
        with pytest.raises(Illegal):
            self.match.answer(seat, name)
        assert self.table.pack() == before
        return refused.rule

    # -- looking -----------------------------------------------------------------------------------------------------

    def one(self, who: str) -> Explorer:
        """An explorer."""
        return self.table.explorers[PEOPLE.get(who, who)]

    def where(self, who: str) -> str:
        """The room of an explorer."""
        return self.one(who).place

    def value(self, who: str, trait: str) -> int:
        """What a trait stands at."""
        return self.one(who).value(trait)

    def by(self, who: str, trait: str) -> int:
        """By how many steps a trait has risen since the start of the game."""
        return self.one(who).steps[trait] - self.one(who).start(trait)

    def changes(self, who: str = "ox") -> dict[str, int]:
        """All traits that are not where they began, and by how many steps."""
        return {trait: self.by(who, trait) for trait in TRAITS if self.by(who, trait)}

    def cards(self, who: str) -> list[str]:
        """The cards that an explorer carries."""
        return self.one(who).cards[:]

    def kept(self, who: str) -> list[str]:
        """The events that stay with an explorer."""
        return self.one(who).kept[:]

    def told(self, kind: str, who: str = "ox") -> list[dict[str, Any]]:
        """What an explorer's seat was told of a kind since the start."""
        return [event["args"] for event in self.match.events(self.one(who).seat) if event["kind"] == kind]

    def last(self, kind: str, who: str = "ox") -> dict[str, Any]:
        """The newest of these."""
        return self.told(kind, who)[-1]

    def view(self, who: str = "ox") -> Any:
        """The view of an explorer's seat."""
        return self.match.view(self.one(who).seat)

    def odds(self, option: str, who: str = "ox") -> dict[str, Any]:
        """What the view says of an option's chances."""
        return self.view(who)["odds"][option]

    @property
    def result(self) -> dict[str, Any] | None:
        """How the game ended, if it has."""
        return self.match.result
