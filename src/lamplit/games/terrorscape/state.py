"""What lies on the table."""

from typing import Literal

from ...engine import Table as EngineTable
from ...engine import items as pile
from ...engine import packed_as, plain
from .data import mansion
from .settings import Settings

KILLER = "killer"
TEAM = ("survivor1", "survivor2", "survivor3")
SEATS = (KILLER, *TEAM)
_NUMBERS = {seat: number for number, seat in enumerate(TEAM)}
HUNTER = (KILLER,)

Turn = Literal["set-up", "survivors", "killer", "encounter"]
"""The part of the round."""


@plain
class Survivor:
    """One of the three hunted, with what they carry."""

    seat: str
    who: str = ""
    place: str = mansion.SURVIVORS_START
    health: int = 2
    fear: int = 0
    items: list[str] = pile()
    keys: list[str] = pile()
    traits: list[str] = pile()
    offered: list[str] = pile()
    spent: list[str] = pile()
    acted: bool = False
    ready: bool = False
    out: str = ""


@plain
class Killer:
    """The hunter, with the skill cards: `playing` is the card in use, `paying` what it costs until all is paid."""

    who: str = ""
    place: str = mansion.KILLER_START
    last_seen: str = mansion.KILLER_START
    stealth: str = ""
    level: int = 1
    strength: int = 0
    turn_bonus: int = 0
    attack_bonus: int = 0
    hand: list[str] = pile()
    deck: list[str] = pile()
    discard: list[str] = pile()
    locked: list[str] = pile()
    playing: list[str] = pile()
    paying: list[str] = pile()
    traits: list[str] = pile()
    offered: list[str] = pile()
    spent: list[str] = pile()
    marks: list[str] = pile()
    actions: int = 0
    met: bool = False
    turns: int = 0


@plain
class Table(EngineTable):
    """The mansion and all that is in it.

    `drawn` holds item cards that were drawn and not yet kept or thrown away; `box` what takes no part in this game.
    `noises` are the noisy places, `heard` those that the Killer knows of, `echoes` those of a round ago. `found` are
    the Survivors in an encounter, `attacked` those of them who have been attacked, `slipped` those who got out of it
    before the first attack.
    """

    settings: Settings = packed_as("switches")
    players: int
    separate: bool
    with_plans: bool
    trait_numbers: tuple[int, int, int, int]
    killer: Killer
    survivors: list[Survivor] = pile()
    round: int = 0
    turn: Turn = "set-up"
    revealed: bool = False
    blocks: list[str] = pile()
    noises: list[str] = pile()
    heard: list[str] = pile()
    echoes: list[str] = pile()
    firecracker: bool = False
    cracker_heard: bool = False
    discover: list[str] = pile()
    search: list[str] = pile()
    discard: list[str] = pile()
    removed: list[str] = pile()
    drawn: list[str] = pile()
    stand: list[str] = pile()
    box: list[str] = pile()
    progress: int = 0
    repaired_now: bool = False
    rescue: int = 0
    trap: str = ""
    found: list[int] = pile()
    attacked: list[int] = pile()
    slipped: list[int] = pile()
    encounter_at: str = ""
    first_player: int = 0
    plans: list[str] = pile()
    plan: str = ""
    plan_lines: int = 0
    plan_done: str = ""
    plan_spent: bool = False
    plan_token: str = ""
    last_turn_met: bool = False
    survivor_traits: list[str] = pile()
    killer_traits: list[str] = pile()
    plan_deck: list[str] = pile()

    @property
    def in_play(self) -> list[Survivor]:
        """The Survivors who are neither eliminated nor gone."""
        if not self.separate:
            return self.survivors
        return [s for s in self.survivors if not s.out]

    @property
    def killer_at(self) -> str:
        """The Killer's place as everybody knows it; empty while in stealth."""
        return "" if self.killer.stealth else self.killer.place

    @property
    def knowledge(self) -> str:
        """The knowledge location."""
        return self.settings.knowledge_location

    def at(self, place: str) -> list[Survivor]:
        """Return the Survivors in a place."""
        return [s for s in self.in_play if s.place == place]

    def by_seat(self, seat: str) -> Survivor:
        """Return the Survivor of a seat."""
        return self.survivors[_NUMBERS[seat]]

    def by_name(self, who: str) -> Survivor:
        """Return a Survivor by name."""
        return next(s for s in self.survivors if s.who == who)

    @property
    def team(self) -> tuple[str, ...]:
        """The seats that decide for the Survivors."""
        return tuple([s.seat for s in self.in_play]) if self.separate else TEAM
