"""The settings of a table: what may be chosen before the game, and what follows from it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ...engine import BadOption, Plain, Setting, flag, number, omit_if_empty, one_of, unchanging
from .data.board import SURFACE, TRACKS
from .data.levels import LENGTH_NAMES, LENGTHS, LEVELS

SEATS = ("red", "blue", "green", "yellow")
"""The players' seats."""
HORDE = "zeds"
"""The seat that leads the Zeds in a versus game."""

CHOICES = {"heroes": ("choose", "random"), "pressure": ("players", "none"), "hero_saved": ("full", "reduced")}
"""The values of settings that are words, the usual one first."""

Audience = tuple[str, ...]

OPTIONS: tuple[Setting, ...] = (
    one_of("level", *LEVELS),
    one_of("length", *LENGTH_NAMES),
    number("players", 1, 1, 4),
    one_of("mode", "team", "versus"),
    *(one_of(name, *values) for name, values in CHOICES.items()),
    flag("outbreak_in_town", True),
    flag("chaos_by_advance", False),
)


@unchanging
@dataclass(frozen=True, slots=True)
class Settings(Plain):
    """The settings of a table that do not change while it is played."""

    level: int
    length: str
    players: int
    heroes: str
    pressure: str
    hero_saved: str
    outbreak_in_town: bool
    versus: bool
    chaos_by_advance: bool = omit_if_empty(False)

    def check_unpacked(self) -> None:
        """Refuses settings no table can have."""
        if not 1 <= self.players <= len(SEATS) or (self.level, self.length) not in LENGTHS:
            raise ValueError(f"no such game: level {self.level}, {self.length}, {self.players} players")
        for name, known in CHOICES.items():
            if getattr(self, name) not in known:
                raise ValueError(f"no such setting: {name} = {getattr(self, name)!r}")

    @property
    def seats(self) -> Audience:
        """The players."""
        return SEATS[: self.players]

    @property
    def infection(self) -> bool:
        """Whether there is an infection level, and with it supplies and the Hospital."""
        return self.level >= 1

    @property
    def chaos(self) -> bool:
        """Whether there is Chaos, with Villagers, Refugees, Raiders and barricades."""
        return self.level >= 2

    @property
    def research(self) -> bool:
        """Whether there are Offices, the Lab and research cards."""
        return self.level >= 3

    @property
    def tracks(self) -> tuple[str, ...]:
        """The tracks in play: the Tunnel is on board B."""
        return TRACKS if self.level >= 4 else SURFACE


def seats(options: Mapping[str, Any]) -> tuple[str, ...]:
    """One colour for each player; in a versus game one more seat for the Zeds."""
    players = SEATS[: options["players"]]
    return (*players, HORDE) if options["mode"] == "versus" else players


def check(options: Mapping[str, Any]) -> None:
    """Refuses a length that the level does not have."""
    level = LEVELS.index(options["level"])
    known = [length for of, length in LENGTHS if of == level]
    if options["length"] not in known:
        raise BadOption("error-option-value", option="length", value=options["length"], known=", ".join(known))


def tally(options: Mapping[str, Any]) -> str:
    """Games of one level compare with each other only."""
    level = f"level{LEVELS.index(options['level'])}"
    # Records are older than some settings.
    return f"{level}-versus" if options.get("mode") == "versus" else level


def settings_of(options: Mapping[str, Any]) -> Settings:
    """Return the settings for a table with these options."""
    level = LEVELS.index(options["level"])
    return Settings(
        level=level,
        length=options["length"],
        players=options["players"],
        heroes=options["heroes"],
        pressure=options["pressure"],
        hero_saved=options["hero_saved"],
        outbreak_in_town=options["outbreak_in_town"],
        versus=options["mode"] == "versus",
        chaos_by_advance=options["chaos_by_advance"],
    )
