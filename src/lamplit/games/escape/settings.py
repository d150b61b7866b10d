"""The settings of a table: which there are, and what a table was set to."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ...engine import Plain, Setting, flag, number, one_of, unchanging
from .data.figures import EXTRA_STONES, SAND, SEATS, SOUNDTRACK, TRACKS, Cue

SETTINGS: tuple[Setting, ...] = (
    number("players", 4, 1, 5),
    one_of("difficulty", *EXTRA_STONES),
    flag("curses"),
    flag("treasures"),
    flag("sand"),
    one_of("track", *TRACKS),
    flag("practice"),
    number("roll_lock", 1600, 0, 5000),
    number("action_lock", 1500, 0, 5000),
    number("late_grace", 150, 0, 1000),
    number("intro", 20, 0, 60),
    one_of("stretch", 100, 150, 200),
    number("fate_vote", 8, 1, 60),
    number("loss_choice", 3, 0, 30),
    number("gift_choice", 5, 0, 30),
    number("lay_choice", 10, 1, 60),
    number("pauses", 0, 0, 5),
    number("pause_length", 60, 1, 600),
    flag("absence"),
    number("absence_grace", 20, 0, 120),
    flag("surrender"),
)


@unchanging
@dataclass(frozen=True, slots=True)
class Settings(Plain):
    """The settings of a table, which do not change while it is played. Times in seconds."""

    roll_lock: float
    action_lock: float
    late_grace: float
    fate_vote: float
    loss_choice: float
    gift_choice: float
    lay_choice: float
    intro: float
    stretch: float
    difficulty: str
    sand: bool
    track: str
    practice: bool
    curses: bool
    treasures: bool
    pauses: int
    pause_length: float
    absence: bool
    absence_grace: float
    surrender: bool

    @property
    def cues(self) -> tuple[Cue, ...]:
        """The cues of the clock: gongs and slams, or the sand running out, or none in practice."""
        return () if self.practice else SAND if self.sand else SOUNDTRACK

    def check_unpacked(self) -> None:
        """Raises `ValueError` for a setting that no table can have."""
        numbers = [value for value in self.pack().values() if isinstance(value, (int, float))]
        if min(numbers) < 0 or self.stretch < 1:
            raise ValueError("time that runs backwards, or faster than it does")
        if self.difficulty not in EXTRA_STONES or self.track not in TRACKS:
            raise ValueError(f"no such difficulty or track: {self.difficulty[:40]!r}, {self.track[:40]!r}")


def settings_of(options: Mapping[str, Any]) -> Settings:
    """Return the settings for the options of a table, in which locks are milliseconds."""
    return Settings(
        roll_lock=options["roll_lock"] / 1000,
        action_lock=options["action_lock"] / 1000,
        late_grace=options["late_grace"] / 1000,
        fate_vote=float(options["fate_vote"]),
        loss_choice=float(options["loss_choice"]),
        gift_choice=float(options["gift_choice"]),
        lay_choice=float(options["lay_choice"]),
        intro=float(options["intro"]),
        stretch=options["stretch"] / 100,
        difficulty=options["difficulty"],
        sand=options["sand"],
        track=options["track"],
        practice=options["practice"],
        curses=options["curses"],
        treasures=options["treasures"],
        pauses=options["pauses"],
        pause_length=float(options["pause_length"]),
        absence=options["absence"],
        absence_grace=float(options["absence_grace"]),
        surrender=options["surrender"],
    )


def seats(options: Mapping[str, Any]) -> tuple[str, ...]:
    """One colour for each player."""
    return SEATS[: options["players"]]


def tally(options: Mapping[str, Any]) -> str | None:
    """Practice is not counted, and games with more time are counted by themselves."""
    # Records are older than some settings.
    if options.get("practice", False):
        return None
    return "usual" if options.get("stretch", 100) == 100 else "slow"
