"""An evening of Terrorscape set up by hand, so that tests read like talk at the table.

>>> evening = Evening(killer="butcher", team=("anna", "marco", "william"))
>>> _ = evening.at(anna="B5", killer="R1").holds("anna", "whiskey").survivors_act()
>>> _ = evening.does("anna", "use:whiskey:R4")
>>> evening.table.noises
['R4']
"""

from typing import Any, cast

import pytest

from lamplit import Illegal
from lamplit.engine import Match
from lamplit.engine.settings import settle
from lamplit.engine.state.chance import from_seed
from lamplit.games.terrorscape import GAME, setup
from lamplit.games.terrorscape.data import items as item_data
from lamplit.games.terrorscape.data.items import DEFENCE_DIE
from lamplit.games.terrorscape.data.people import KILLERS
from lamplit.games.terrorscape.state import KILLER, Survivor, Table


class Evening:
    """A table after set-up, to be changed at will; then a match that starts there.

    Everything before `survivors_turn`, `survivors_act`, `discover`, `killers_turn` or `begin(step)` sets the table;
    everything after plays on it. People are named by character (`"anna"`), the Killer is `"killer"`.
    """

    def __init__(
        self,
        killer: str = "butcher",
        team: tuple[str, str, str] = ("anna", "marco", "william"),
        seed: str = "evening",
        **options: Any,
    ) -> None:
        self.options = settle(GAME.settings, options)
        GAME.check(self.options)
        table = setup.lay_table(self.options, from_seed(seed))
        table.killer.who = killer
        for survivor, who in zip(table.survivors, team, strict=True):
            survivor.who = who
        setup.reveal_characters(table)
        setup.deal_items(table)
        setup.deal_skills(table)
        table.news.clear()
        table.chance.dealt.clear()
        table.round = 1
        self._laid = table
        self._match: Match | None = None

    # -- setting the table -------------------------------------------------------------------------------------------

    def at(self, **places: str) -> "Evening":
        """Put characters in places: `at(anna="B5", killer="R1")`."""
        for who, place in places.items():
            if who == KILLER:
                self._laid.killer.place = self._laid.killer.last_seen = place
            else:
                self._laid.by_name(who).place = place
        return self

    def all_at(self, place: str) -> "Evening":
        """Puts all three Survivors in one place."""
        for survivor in self._laid.survivors:
            survivor.place = place
        return self

    def holds(self, who: str, *things: str) -> "Evening":
        """Give a Survivor exactly these items, wherever they lie; what the Survivor held goes to the discard pile."""
        survivor = self._laid.by_name(who)
        self._laid.discard += survivor.items
        survivor.items.clear()
        for thing in things:
            self._find_item(thing)
            survivor.items.append(thing)
        return self

    def _find_item(self, thing: str) -> None:
        table = self._laid
        for pile in (table.discover, table.search, table.discard, table.box):
            if thing in pile:
                pile.remove(thing)
                return
        raise LookupError(f"no {thing} left in the box")

    def keys(self, number: int, who: str | None = None) -> "Evening":
        """Put keys on the stand, or (Separate Ways) with a Survivor."""
        table = self._laid
        pile = table.stand if who is None else table.by_name(who).keys
        while len(pile) < number:
            source = table.discover if "key" in table.discover else table.search
            source.remove("key")
            pile.append("key")
        return self

    def discover_deck(self, *cards: str) -> "Evening":
        """Stacks the discover deck: the first card named is on top. Cards not named lie in the discard pile."""
        self._stack(self._laid.discover, cards)
        return self

    def quiet_discoveries(self) -> "Evening":
        """Stacks the discover deck with twelve cards that make no sound."""
        return self.discover_deck(*("herbs", "sedatives", "adrenaline", "ammo") * 3)

    def search_deck(self, *cards: str) -> "Evening":
        """Stacks the search deck: the first card named is on top."""
        self._stack(self._laid.search, cards)
        return self

    def _stack(self, pile: list[str], cards: tuple[str, ...]) -> None:
        others = [self._laid.discard, self._laid.discover, self._laid.search]
        self._laid.discard += pile
        pile.clear()
        for card in reversed(cards):
            source = next((o for o in others if o is not pile and card in o), None)
            if source is None:
                raise LookupError(f"no {card} left in the box")
            source.remove(card)
            pile.append(card)

    def health(self, **points: int) -> "Evening":
        """Sets health: 2 healthy, 1 injured."""
        for who, number in points.items():
            self._laid.by_name(who).health = number
        return self

    def fear(self, **tokens: int) -> "Evening":
        """Sets fear tokens."""
        for who, number in tokens.items():
            self._laid.by_name(who).fear = number
        return self

    def gone(self, **ways: str) -> "Evening":
        """Separate Ways: who is out of the game, and how: `gone(anna="eliminated", marco="escaped")`."""
        for who, way in ways.items():
            survivor = self._laid.by_name(who)
            survivor.out = way
            survivor.health = 0 if way == "eliminated" else survivor.health
        return self

    def trait(self, who: str, *traits: str) -> "Evening":
        """Give a Survivor or the Killer traits, without their set-up effects."""
        owner = self._laid.killer if who == KILLER else self._laid.by_name(who)
        owner.traits += traits
        return self

    def hand(self, *cards: str) -> "Evening":
        """The Killer's hand; all his other cards go to the deck."""
        killer = self._laid.killer
        pool = [*item_data.deck(KILLERS[killer.who].deck), KILLERS[killer.who].locked]
        for card in [*cards, *killer.locked]:
            if card in pool:
                pool.remove(card)
        if KILLERS[killer.who].locked in cards:
            killer.locked.clear()
        killer.hand, killer.deck, killer.discard = list(cards), pool, []
        return self

    def deck(self, *cards: str) -> "Evening":
        """The Killer's deck, top card first; the rest of it goes to the discard pile."""
        killer = self._laid.killer
        pool = killer.deck + killer.discard
        for card in cards:
            pool.remove(card)
        killer.deck, killer.discard = list(reversed(cards)), pool
        return self

    def level(self, level: int, strength: int | None = None) -> "Evening":
        """The Killer's level (strength only as given: nothing is applied)."""
        self._laid.killer.level = level
        if strength is not None:
            self._laid.killer.strength = strength
        return self

    def stealth(self, card: str, at: str, last_seen: str) -> "Evening":
        """The Killer is in stealth by this card."""
        killer = self._laid.killer
        killer.stealth, killer.place, killer.last_seen = card, at, last_seen
        return self

    def blocks(self, *doors: str) -> "Evening":
        """Blocked doors."""
        self._laid.blocks[:] = doors
        return self

    def dice(self, *shown: int) -> "Evening":
        """Loads the defence dice: the next roll of this many dice shows just these."""
        assert set(shown) <= set(DEFENCE_DIE)
        targets = [self._laid] if self._match is None else [self.match.checkpoint, self.table]
        for attempt in range(200_000):
            chance = from_seed(f"dice {attempt}")
            if chance.copy().roll("defence", DEFENCE_DIE, len(shown)) == list(shown):
                for target in targets:
                    target.chance.key = chance.key
                    target.chance.counts.pop("defence", None)
                return self
        raise LookupError("no luck")

    def rolls(self, *rolls: tuple[int, ...]) -> "Evening":
        """Loads several rolls of the defence dice, one after another; each must be of the right number of dice."""
        targets = [self._laid] if self._match is None else [self.match.checkpoint, self.table]
        for target in targets:
            target.chance.foretell([["roll", "defence", list(shown)] for shown in rolls])
        return self

    def change(self, **fields: Any) -> "Evening":
        """Sets anything else on the table: `change(progress=4, trap="B1", rescue=3)`."""
        for name, value in fields.items():
            assert hasattr(self._laid, name), name
            setattr(self._laid, name, value)
        return self

    # -- starting ----------------------------------------------------------------------------------------------------

    def begin(self, step: str) -> "Evening":
        """Starts the match at a step."""
        self._laid.step = step
        self._match = Match(GAME, self.options, None, self._laid)
        return self

    def traits_chosen(self) -> "Evening":
        """Right after the choice of traits: what they do in the set-up comes now, then the first turn."""
        return self.begin("choose_traits")

    def survivors_turn(self) -> "Evening":
        """From the very start of a Survivors' turn (noise is cleared, victory checked)."""
        return self.begin("begin_survivors_turn")

    def survivors_act(self) -> "Evening":
        """In the Survivors' turn, nobody has acted."""
        self._laid.turn = "survivors"
        return self.begin("exchange_and_act")

    def discover(self) -> "Evening":
        """At the Discover step."""
        self._laid.turn = "survivors"
        return self.begin("discover")

    def killers_turn(self) -> "Evening":
        """From the very start of the Killer's turn (reappearing included)."""
        return self.begin("begin_killers_turn")

    def killer_acts(self) -> "Evening":
        """At the special-card-or-two-actions step."""
        self._laid.turn = "killer"
        self._laid.killer.actions = 2
        return self.begin("special_card_or_actions")

    def slow_step(self) -> "Evening":
        """At the slow-card step."""
        self._laid.turn = "killer"
        return self.begin("slow_card")

    def killer_draws(self) -> "Evening":
        """At the step in which the Killer draws 3 cards."""
        self._laid.turn = "killer"
        return self.begin("draw_three")

    # -- playing -----------------------------------------------------------------------------------------------------

    @property
    def match(self) -> Match:
        """The match being played."""
        assert self._match is not None, "start first"
        return self._match

    @property
    def table(self) -> Table:
        """The true table: for tests only."""
        return self._laid if self._match is None else cast(Table, self._match.table)

    def who(self, name: str) -> Survivor:
        """A Survivor's piece on the true table."""
        return self.table.by_name(name)

    def seat(self, who: str) -> str:
        """Return the seat of a character, or of a seat itself."""
        if who in (KILLER, "spectator", "clock") or who.startswith("survivor"):
            return who
        return self.table.by_name(who).seat

    def does(self, who: str, *names: str) -> "Evening":
        """Give answers of one seat, one after another."""
        for name in names:
            self.match.answer(self.seat(who), name)
        return self

    def may(self, who: str) -> list[str]:
        """Return the options of a seat; none if it is not asked."""
        question = self.match.question(self.seat(who))
        return [] if question is None else [option.name for option in question.options]

    def asked(self, who: str) -> str:
        """Return the prompt of the question to a seat, or nothing."""
        question = self.match.question(self.seat(who))
        return "" if question is None else question.prompt

    def forbids(self, who: str, name: str) -> str | None:
        """The id of the rule that forbids this answer; fails if it is allowed."""
        refused = self.match.why_not(self.seat(who), name)
        assert refused is not None, f"{name} is allowed"
        return refused.rule

    def refuses(self, who: str, name: str) -> str | None:
        """The id of the rule that forbids this answer; fails if giving it does not raise `Illegal`."""
        before = self.match.table.pack()
        with pytest.raises(Illegal):
            self.does(who, name)
        assert self.match.table.pack() == before
        return self.forbids(who, name)

    def sees(self, who: str) -> dict[str, Any]:
        """Return the view of a seat."""
        return self.match.view(self.seat(who))

    def told(self, who: str, kind: str | None = None) -> list[Any]:
        """Return what a seat was told since the start: the arguments of events of a kind, or all events."""
        events = self.match.events(self.seat(who))
        return events if kind is None else [event["args"] for event in events if event["kind"] == kind]

    def kinds(self, who: str) -> list[str]:
        """Return the kinds of event that a seat was told, in order."""
        return [event["kind"] for event in self.told(who)]

    def reaches(self, who: str, word: str) -> bool:
        """Return whether a word occurs in anything that a seat sees, was told or is asked."""
        question = self.match.question(self.seat(who)) if who != "spectator" else None
        return word in str((self.sees(who), self.told(who), question and question.pack()))

    def all_wait(self) -> "Evening":
        """Every Survivor who has not acted yet waits (calms down); exchanges and extra actions are left."""
        turn = ("act", "act-more", "exchange", "extra-action")
        while self.match.questions and self.match.questions[0].prompt in turn:
            question = self.match.questions[0]
            self.match.answer(question.seat, "calm" if question.prompt == "act" else "done")
        return self

    def end_survivors_turn(self, discoverer: str | None = None) -> "Evening":
        """All wait, one Survivor discovers and leaves the cards, noises are told: the Killer's turn begins."""
        self.all_wait()
        while self.match.questions and self.table.turn == "survivors":
            question = self.match.questions[0]
            names = [option.name for option in question.options]
            wanted = f"discover:{discoverer}"
            thrown = [name for name in names if name.startswith(("discard", "decline", "refuse"))]
            self.match.answer(question.seat, wanted if wanted in names else (thrown or names)[0])
        return self

    def end_killers_turn(self) -> "Evening":
        """The Killer does nothing more and draws."""
        while self.match.questions and self.table.turn == "killer":
            names = self.may(KILLER)
            quiet = [name for name in names if name in ("done", "stop", "refuse")]
            self.does(KILLER, (quiet or names)[0])
        return self

    def next_round(self) -> "Evening":
        """The rest of both turns goes by: the next Survivors' turn has begun, or the game is over."""
        return self.end_survivors_turn().end_killers_turn()

    def next_survivors_turn(self, discoverer: str | None = None) -> "Evening":
        """Plays quietly on to the next Survivors' turn."""
        return self.end_survivors_turn(discoverer).end_killers_turn()
