"""What lies on the table: the house, the explorers and monsters in it, decks, and what is left of the turn."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from ...engine import Plain, mapping, omit_if_empty, open_kinds, packed_as, plain, transient, unchanging
from ...engine import Table as EngineTable
from ...engine import items as pile
from .data.cards import CARDS
from .data.explorers import EXPLORERS, SKULL, STEPS, TRAITS
from .data.rooms import ROOMS
from .house.plan import Plan, plan_of

TRACKS: dict[str, Mapping[str, tuple[int, ...]]] = {
    row.name: dict(zip(TRAITS, row.tracks, strict=True)) for row in EXPLORERS.values()
}
"""The tracks of all explorers, from the lowest step up."""
STARTS: dict[str, Mapping[str, int]] = {
    row.name: dict(zip(TRAITS, row.starts, strict=True)) for row in EXPLORERS.values()
}
"""The steps on which their clips begin."""

SEATS = ("explorer1", "explorer2", "explorer3", "explorer4", "explorer5", "explorer6")
"""The players' seats, clockwise."""
SEATED = tuple(SEATS[:players] for players in range(len(SEATS) + 1))
"""The seats that are taken, by number of players."""

EXPLORER, HERO, TRAITOR = "explorer", "hero", "traitor"
"""Roles: an explorer until the haunt begins, then a hero or a traitor."""
NEAR, FAR = "near", "far"
"""The two parts of a room with a barrier, in the order in which they are printed. Outside the Vault is near."""
ALONE = "alone"
"""The mark of a monster that rolls for its movement alone, though there are others of its kind."""
EXPLORING, HAUNT = "exploring", "haunt"
LAST_HAUNT = 99
"""The highest number that a haunt may have; those of the box end with 50."""

AT_ONCE = "at_once"
NEW = "new"
CHOICES = {"explorers": ("choose", "random"), "haunt_roll": ("end_of_turn", AT_ONCE), "haunts": ("chart", "any", NEW)}
"""The settings that are words, with their choices, the usual one first."""

Audience = tuple[str, ...]


@unchanging
@dataclass(frozen=True, slots=True)
class Settings(Plain):
    """The settings of a table, which never change. `month` and `day` are the date on which it began.

    `haunt` is the number of the haunt that was chosen. Else `haunts` says whether the chart gives it, any may come, or
    the chart gives a new one; "new+1+4" lists those that were played. `not_again` is the number of a haunt that is left
    out. `rulings` are those of haunts that differ from the usual, each as `setting=choice`.
    """

    players: int
    explorers: str = "choose"
    haunt_roll: str = "end_of_turn"
    haunts: str = "chart"
    haunt: int = 0
    not_again: int = 0
    month: int = 0
    day: int = 0
    rulings: tuple[str, ...] = omit_if_empty()

    def check_unpacked(self) -> None:
        """Refuse settings that no table can have."""
        haunts = range(LAST_HAUNT + 1)
        if not 3 <= self.players <= len(SEATS) or self.haunt not in haunts or self.not_again not in haunts:
            raise ValueError(f"no such game: {self.players} players, haunt {self.haunt}")
        if self.month not in range(13) or self.day not in range(32):
            raise ValueError(f"no such date: {self.month}, {self.day}")
        for name, known in CHOICES.items():
            way, *played = getattr(self, name).split("+")
            if way not in known or (played and way != NEW) or not all(map(str.isdecimal, played)):
                raise ValueError(f"no such setting: {name} = {getattr(self, name)!r}")
        for ruling in self.rulings:
            if not all(map(str.isidentifier, ruling.split("=", 1))) or "=" not in ruling:
                raise ValueError(f"no such ruling: {ruling!r}")

    @property
    def seats(self) -> Audience:
        """The players."""
        return SEATED[self.players]

    def ruling(self, setting: str, choices: tuple[str, ...]) -> str:
        """Return how a table closes a hole of the books. The usual choice comes first."""
        return next((choice for choice in choices[1:] if f"{setting}={choice}" in self.rulings), choices[0])

    @property
    def left_out(self) -> frozenset[int]:
        """The haunts that are left out."""
        return frozenset((self.not_again, *map(int, self.haunts.split("+")[1:])))


@plain
class Explorer:
    """An explorer in the house. `steps` are positions on the tracks; -1 is the skull.

    `cards` are the omens, items and tokens carried, `kept` events that stay with the explorer; `wasted` are steps by
    which a card would have raised a trait above its track (by `card:trait`), `gained` rooms that have given what they
    give once a game. `marks` are conditions, `books` the books of the haunt that the player may read.
    """

    name: str
    seat: str
    place: str = "entrance_hall"
    part: str = ""
    steps: dict[str, int] = mapping()
    cards: list[str] = pile()
    kept: list[str] = pile()
    wasted: dict[str, int] = mapping()
    gained: list[str] = pile()
    marks: tuple[str, ...] = ()
    role: str = EXPLORER
    books: list[str] = pile()
    alive: bool = True

    def check_unpacked(self) -> None:
        """Refuse an explorer who does not exist or is nowhere."""
        if self.name not in EXPLORERS or self.seat not in SEATS or (self.place and self.place not in ROOMS):
            raise ValueError(f"no such explorer or place: {self.name[:40]!r}, {self.place[:40]!r}")
        if set(self.steps) != set(TRAITS) or not all(SKULL <= step < STEPS for step in self.steps.values()):
            raise ValueError(f"{self.name}: no such tracks")

    def value(self, trait: str) -> int:
        """Return the number under the clip; 0 on the skull."""
        step = self.steps[trait]
        return TRACKS[self.name][trait][step] if step >= 0 else 0

    def start(self, trait: str) -> int:
        """Return the step on which the clip began."""
        return STARTS[self.name][trait]

    def has(self, trait: str) -> bool:
        """Every explorer has all four traits."""
        return trait in TRAITS

    def mark(self, mark: str) -> None:
        """Note a condition, once."""
        if mark not in self.marks:
            self.marks = (*self.marks, mark)

    def unmark(self, *marks: str) -> None:
        """End conditions."""
        self.marks = tuple(mark for mark in self.marks if mark not in marks)


@plain
class Monster:
    """A monster in the house. What it can do stands with its `kind` in the haunt; `traits` are the values it has.

    `stunned` counts the monster turns it still has to miss. `lead` is the seat that moves it; without one it acts by
    rule.
    """

    name: str
    kind: str
    place: str
    part: str = ""
    traits: dict[str, int] = mapping()
    stunned: int = 0
    cards: list[str] = pile()
    marks: tuple[str, ...] = ()
    lead: str = ""
    alive: bool = True

    def check_unpacked(self) -> None:
        """Refuse a monster that is nowhere."""
        if (self.place and self.place not in ROOMS) or not set(self.traits) <= set(TRAITS):
            raise ValueError(f"no such monster or place: {self.name[:40]!r}, {self.place[:40]!r}")

    @property
    def moves_as(self) -> str:
        """The name under which it rolls for movement: its kind, unless it rolls alone."""
        return self.name if ALONE in self.marks else self.kind

    def value(self, trait: str) -> int:
        """Return the value of a trait; 0 if it has none."""
        return self.traits.get(trait, 0)

    def has(self, trait: str) -> bool:
        """Whether it has a trait. It cannot be attacked with one that it does not have."""
        return trait in self.traits

    def mark(self, mark: str) -> None:
        """Note a condition, once."""
        if mark not in self.marks:
            self.marks = (*self.marks, mark)

    def unmark(self, *marks: str) -> None:
        """End conditions."""
        self.marks = tuple(mark for mark in self.marks if mark not in marks)


Figure = Explorer | Monster


@open_kinds
class Scenario(Plain):
    """What a haunt adds to the table. `module` is the name of the haunt."""

    module: ClassVar[str] = ""


@plain
class Table(EngineTable):
    """The house and all that is in it.

    * The house: `layout` lists the rooms that are laid, each as `room:floor:x:y:turn`; `plan` is what follows from it.
      `tokens` and `floor_piles` are what lies in rooms, `halves` the part of a room with a barrier in which a token or
      card lies (by `room:token`), `waiting` companions of the dead. `in_force` are the ids of all that can be heard on
      an occasion (see `occasions`).
    * The cards: decks and discards; `seen` is what a seat knows to lie on top of a pile (by `seat:pile`, the last is
      the top), `noted` are numbers that cards need (by card). `passing` are cards that one explorer has lost and no
      other has yet.
    * The turn: `turn` is a seat, `monsters`, `set-up` or `haunt`. `used` are the spaces moved, `moving` says that
      movement has not ended, `done` lists all that can be done once (an action, a card, a roll), `due` the haunt rolls
      to be made at the end, as `omen:room`. `rolling` is the `dice.Roll` about which a player is asked, `weighing` the
      seat that chooses a roll, with the rolls by option.
    * The haunt: `omens` counts the omens drawn, `omens_drawn` lists them in order. `haunt` is the number of the haunt
      once it has begun, with `revealer`, `omen`, `omen_room` and `traitor` (the first, if there is one and all know
      it); `scenario` is the haunt's own state. `last_progress` and `last_public_progress` are what `victory` found at
      its last checks, `quiet` says that nothing has changed for all to see.
    * The monsters: `to_move` are those that have yet to move in the monster turn, `acting` the one that does, `moves`
      how far each kind goes.
    """

    settings: Settings = packed_as("house")
    layout: tuple[str, ...] = ()
    explorers: dict[str, Explorer] = mapping()
    monsters: dict[str, Monster] = mapping()
    tokens: dict[str, list[str]] = mapping()
    halves: dict[str, str] = mapping()
    floor_piles: dict[str, list[str]] = mapping()
    waiting: dict[str, list[str]] = mapping()
    in_force: tuple[str, ...] = ()

    rooms: list[str] = pile()
    room_discard: list[str] = pile()
    drawn_room: list[str] = pile()
    omen_deck: list[str] = pile()
    item_deck: list[str] = pile()
    item_discard: list[str] = pile()
    event_deck: list[str] = pile()
    event_discard: list[str] = pile()
    playing: list[str] = pile()
    removed: list[str] = pile()
    supply: list[str] = pile()
    seen: dict[str, list[str]] = mapping()
    noted: dict[str, int] = mapping()
    passing: list[str] = transient()
    rolling: list[Any] = transient()
    weighing: list[Any] = transient()

    turn: str = "set-up"
    round: int = 0
    used: int = 0
    moving: bool = True
    done: list[str] = pile()
    due: list[str] = pile()
    omens: int = 0
    omens_drawn: list[str] = pile()

    haunt: int = 0
    revealer: str = ""
    omen: str = ""
    omen_room: str = ""
    traitor: str = ""
    scenario: Scenario | None = None
    last_progress: tuple[str, ...] = packed_as("last_look", omit_if_empty())
    last_public_progress: tuple[str, ...] = packed_as("last_glance", omit_if_empty())
    quiet: bool = omit_if_empty(False)
    acting: str = ""
    to_move: list[str] = pile()
    moves: dict[str, int] = mapping()

    def check_unpacked(self) -> None:
        """Refuse a house that cannot stand, and cards that do not exist."""
        plan_of(self.layout)
        for held in (*(explorer.cards for explorer in self.explorers.values()), *self.floor_piles.values()):
            for card in held:
                if card not in CARDS and not card.startswith("token-"):
                    raise ValueError(f"no such card: {card[:40]!r}")

    @property
    def seats(self) -> Audience:
        """The players' seats, clockwise."""
        return self.settings.seats

    @property
    def plan(self) -> Plan:
        """The house as it is laid."""
        return plan_of(self.layout)

    @property
    def haunted(self) -> bool:
        """Whether the haunt has begun."""
        return self.haunt > 0

    def explorer_of(self, seat: str) -> Explorer:
        """Return the explorer that a seat plays."""
        for explorer in self.explorers.values():
            if explorer.seat == seat:
                return explorer
        raise KeyError(seat)

    def figure(self, name: str) -> Figure:
        """Return an explorer or a monster by name."""
        return self.explorers[name] if name in self.explorers else self.monsters[name]

    @property
    def active(self) -> Explorer:
        """The explorer whose turn it is."""
        turn = self.turn
        for explorer in self.explorers.values():
            if explorer.seat == turn:
                return explorer
        raise KeyError(turn)

    def living(self) -> list[Explorer]:
        """Return all living explorers, in the order of the seats."""
        return [explorer for explorer in self.explorers.values() if explorer.alive]

    def indoors(self) -> list[Explorer]:
        """Return the living explorers who are in the house."""
        return [explorer for explorer in self.explorers.values() if explorer.alive and explorer.place]

    def heroes(self) -> list[Explorer]:
        """Return the living heroes."""
        return [explorer for explorer in self.explorers.values() if explorer.alive and explorer.role == HERO]

    def explorers_in(self, room: str, part: str | None = None) -> list[Explorer]:
        """Return the living explorers in a room, or in one part of it."""
        return [
            one
            for one in self.explorers.values()
            if one.place == room and one.alive and (part is None or one.part == part)
        ]

    def monsters_in(self, room: str, part: str | None = None) -> list[Monster]:
        """Return the monsters in a room, or in one part of it."""
        return [
            one
            for one in self.monsters.values()
            if one.place == room and one.alive and (part is None or one.part == part)
        ]

    def holder(self, card: str) -> str:
        """Return the figure that carries a card or keeps it; nothing if there is none."""
        for figure in (*self.explorers.values(), *self.monsters.values()):
            if card in figure.cards:
                return figure.name
        return next((one.name for one in self.explorers.values() if card in one.kept), "")

    def lay(self, card: str, room: str, part: str = "", waits: bool = False) -> None:
        """A card lies in a room from now on, in that part of it; a companion waits there."""
        (self.waiting if waits else self.floor_piles).setdefault(room, []).append(card)
        if part:
            self.halves[f"{room}:{card}"] = part
        else:
            self.halves.pop(f"{room}:{card}", None)

    def lift(self, card: str, room: str) -> bool:
        """A card no longer lies or waits in a room. False if it was not there."""
        for piles in (self.floor_piles, self.waiting):
            if card in piles.get(room, ()):
                piles[room].remove(card)
                if not piles[room]:
                    del piles[room]
                self.halves.pop(f"{room}:{card}", None)
                return True
        return False

    def left_of(self, seat: str) -> Audience:
        """Return all seats in the order of turns, beginning with the next one to the left."""
        seats = self.seats
        after = seats.index(seat) + 1
        return (*seats[after:], *seats[:after])

    def tokens_in(self, room: str) -> list[str]:
        """Return the tokens that lie in a room."""
        return self.tokens.get(room, [])

    def room_with(self, token: str) -> str:
        """Return the room in which a token lies; nothing if it lies nowhere."""
        for room, tokens in self.tokens.items():
            if token in tokens:
                return room
        return ""
