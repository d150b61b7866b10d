"""A town under siege set up by hand, so that tests read like talk at the table.

The map is empty to begin with: no Zeds, no units, no held cards; four ammo, and the current event is one that does
nothing by itself. Everything before `begin`, `activate` or `turn` sets the table, everything after plays on it.

* pieces: `unit("schmidt", "F2")`, `zed("F4", 5)` (a regular Zed of strength 5; `zed("F4", "k10")` by name), both with
  `side=REDUCED`, `hits=1`, `marks=("tough",)`; `chaos("F4")`, `folk("villagers1", "F4")`; `store(ammo=2, infection=5)`;
* cards: `event("night_m")` is the current one, `next_events("finale_b1")` lie on top of their deck, `fate("bulldozer")`
  on top of theirs, `holds("iron_will")` are in the common hand; the first named is drawn first;
* luck: `rolls((3, 4), (6,))` are the next rolls in order, each with as many dice as are rolled then; `bag(5, 7)` are
  the strengths of the Zeds drawn next;
* where play begins: `begin()` in the Action Phase (`actions(2)` Event Actions), `activate("S", "S")` with these tracks
  still to be activated, `turn()` with the next event card, `begin("housekeeping")` at any step of the rules.

>>> siege = Siege().unit("schmidt", "F1").zed("F2", 4).rolls((6, 6)).begin()
>>> _ = siege.does("move:schmidt:F2")
>>> siege.piece("schmidt").place, siege.zeds_at("F3")
('F2', [(1, 1)])
>>> siege.last("fight")["shifts"], siege.last("result")["zed_hits"]
([['scout', 1]], 4)
"""

from typing import Any

import pytest

from lamplit import Illegal
from lamplit.engine import Match
from lamplit.engine.settings import settle
from lamplit.engine.state.chance import from_seed
from lamplit.games.zeds import GAME, setup
from lamplit.games.zeds.data.board import SPACES
from lamplit.games.zeds.data.units import FIGURES, RAIDERS, ZEDS
from lamplit.games.zeds.occasions import renew
from lamplit.games.zeds.state import FULL, Piece, Table

QUIET = "hunting_cabin"
"""An event that does nothing unless a unit is at the Campground when the Action Phase ends."""


class Siege:
    """A town with chosen pieces, cards and dice (see the module's words)."""

    def __init__(self, level: str = "basic", players: int = 1, seed: str = "siege", **options: Any) -> None:
        self.options = settle(GAME.settings, {"level": level, "players": players, **options})
        table = setup.lay_table(self.options, from_seed(seed))
        setup.build_decks(table)
        table.chance.dealt.clear()
        table.ammo, table.turn = 4, 1
        self._laid = table
        self._match: Match | None = None
        self.event(QUIET)

    # -- setting the table -------------------------------------------------------------------------------------------

    def unit(self, name: str, place: str, side: int = FULL, hits: int = 0, marks: tuple[str, ...] = ()) -> "Siege":
        """Puts a player unit on the map. Heroes are shared out among the seats in order."""
        assert place in SPACES
        table = self._laid
        table.pool.remove(name)
        table.units[name] = Piece(name=name, place=place, side=side, hits=hits, marks=marks)
        if FIGURES[name].kind == "hero":
            table.owners[name] = table.seats[len(table.owners) % len(table.seats)]
        return self

    def zed(
        self, place: str, which: int | str, side: int = FULL, hits: int = 0, marks: tuple[str, ...] = ()
    ) -> "Siege":
        """Puts a Zed on the map: a regular one by its strength, any by its name."""
        assert place in SPACES
        table = self._laid
        name = self._in_bag(which) if isinstance(which, int) else which
        for pool in (table.bag, table.super_pool, table.aside):
            if name in pool:
                pool.remove(name)
        pieces = table.raiders if name in RAIDERS else table.zeds
        pieces[name] = Piece(name=name, place=place, side=side, hits=hits, marks=marks)
        return self

    def _in_bag(self, strength: int, *but: str) -> str:
        return next(name for name in self._laid.bag if ZEDS[name].strength[0] == strength and name not in but)

    def folk(self, name: str, place: str, side: int = FULL) -> "Siege":
        """Puts Villagers (full side) or Refugees (reduced side) on the map."""
        self._laid.aside.remove(name)
        self._laid.folk[name] = Piece(name=name, place=place, side=side)
        return self

    def chaos(self, place: str, markers: int = 1) -> "Siege":
        """Chaos in a space."""
        self._laid.chaos[place] = markers
        self._laid.chaos_left -= markers
        return self

    def store(self, **stores: int) -> "Siege":
        """Ammo, supplies, infection."""
        return self.change(**stores)

    def actions(self, event_actions: int) -> "Siege":
        """Event Actions left in the Action Phase."""
        return self.change(event_actions=event_actions)

    def change(self, **fields: Any) -> "Siege":
        """Sets anything else on the table."""
        for name, value in fields.items():
            assert hasattr(self._laid, name), name
            setattr(self._laid, name, value)
        return self

    def event(self, card: str) -> "Siege":
        """The current event."""
        table = self._laid
        if table.event:
            table.event_box.append(table.event)
        self._take_event(card)
        table.event = card
        return self

    def next_events(self, *cards: str) -> "Siege":
        """The events revealed next."""
        for card in reversed(cards):
            self._take_event(card)
            self._laid.event_deck.append(card)
        return self

    def _take_event(self, card: str) -> None:
        for pile in (self._laid.event_box, self._laid.event_deck):
            if card in pile:
                pile.remove(card)

    def fate(self, *cards: str) -> "Siege":
        """The Fate cards drawn next."""
        deck = self._laid.fate_deck
        for card in reversed(cards):
            deck.remove(card)
            deck.append(card)
        return self

    def research(self, *cards: str, current: str = "") -> "Siege":
        """The research cards revealed next; and the current one."""
        table = self._laid
        for card in (current, *reversed(cards)):
            if card:
                pile = table.research_deck if card in table.research_deck else table.research_box
                pile.remove(card)
                (table.research_done if card == current else table.research_deck).append(card)
        return self

    def holds(self, *cards: str) -> "Siege":
        """Fate cards in the common hand."""
        for card in cards:
            self._laid.fate_deck.remove(card)
            self._laid.hand.append(card)
        return self

    def rolls(self, *rolls: tuple[int, ...]) -> "Siege":
        """The next rolls, in order; before play begins or during it."""
        return self._foretell([["roll", "dice", list(dice)] for dice in rolls])

    def bag(self, *strengths: int) -> "Siege":
        """The strengths of the Zeds drawn next."""
        names: list[str] = []
        for strength in strengths:
            names.append(self._in_bag(strength, *names))
        return self._foretell([["pick", "bag", name] for name in names])

    def picks(self, stream: str, *things: str) -> "Siege":
        """What is picked at random next: `picks("heroes", "johnson")`."""
        return self._foretell([["pick", stream, thing] for thing in things])

    def _foretell(self, outcomes: list[list[Any]]) -> "Siege":
        tables = [self._laid] if self._match is None else [self._match.checkpoint, self._match.table]
        for table in tables:
            chance = table.chance
            chance.foretell([*chance.foretold, *outcomes])
        return self

    # -- beginning ---------------------------------------------------------------------------------------------------

    def begin(self, step: str = "action") -> "Siege":
        """Starts play at a step of the rules: by default in the Action Phase."""
        table = self._laid
        table.step = step
        if step == "action":
            table.phase, table.own_actions = "actions", list(table.seats)
        elif step in ("activation", "zeds_phase_ends"):
            table.phase = "zeds"
        renew(table)
        self._match = Match(GAME, self.options, None, table)
        return self

    def activate(self, *tracks: str) -> "Siege":
        """Starts in the Zeds Phase, with these tracks still to be activated."""
        self._laid.activations = list(tracks)
        return self.begin("activation")

    def turn(self) -> "Siege":
        """Starts with the next event card."""
        self._laid.event_discard.append(self._laid.event)
        self._laid.event = ""
        return self.begin("event_card")

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

    def does(self, *names: str, who: str = "red") -> "Siege":
        """Answer questions, one after another."""
        for name in names:
            self.match.answer(who, name)
        return self

    def may(self, start: str = "", who: str = "red") -> set[str]:
        """The answers that are possible now and begin like this."""
        question = self.match.question(who)
        return set() if question is None else {name for name in question.names if name.startswith(start)}

    def asked(self, who: str = "red") -> str:
        """The question that is open now."""
        question = self.match.question(who)
        return "" if question is None else question.prompt

    def refuses(self, name: str, who: str = "red") -> str | None:
        """Gives an answer that must be refused and change nothing; the id of the rule that forbids it."""
        before = self.table.pack()
        refused = self.match.why_not(who, name)
        assert refused is not None, f"{name} is allowed"
        with pytest.raises(Illegal):
            self.match.answer(who, name)
        assert self.table.pack() == before
        return refused.rule

    # -- looking -----------------------------------------------------------------------------------------------------

    def piece(self, name: str) -> Piece:
        """A piece on the map."""
        table = self.table
        return next(p[name] for p in (table.units, table.zeds, table.folk, table.raiders) if name in p)

    def zeds_at(self, place: str) -> list[tuple[int, int]]:
        """The Zeds in a space: strength as they stand, and hit markers; the strongest first."""
        zeds = self.table.zeds_at(place)
        return sorted(((ZEDS[zed.name].strength[zed.side], zed.hits) for zed in zeds), reverse=True)

    def names_at(self, place: str) -> list[str]:
        """The names of the Zeds in a space, the strongest first."""
        zeds = self.table.zeds_at(place)
        return [zed.name for zed in sorted(zeds, key=lambda zed: -ZEDS[zed.name].strength[zed.side])]

    def told(self, kind: str) -> list[dict[str, Any]]:
        """What everybody was told of a kind since the start."""
        return [event["args"] for event in self.match.events("red") if event["kind"] == kind]

    def last(self, kind: str) -> dict[str, Any]:
        """The newest of these."""
        return self.told(kind)[-1]

    def story(self, *kinds: str) -> list[str]:
        """The order in which things of these kinds were told."""
        return [event["kind"] for event in self.match.events("red") if event["kind"] in kinds]

    def odds(self, option: str) -> dict[str, Any]:
        """What the view says an option would bring."""
        return self.match.view("red")["odds"][option]

    @property
    def result(self) -> dict[str, Any] | None:
        """How the game ended, if it has."""
        return self.match.result
