"""What happens and is told to all: the arguments of each kind of event."""

from typing import Any, NotRequired, TypedDict

from ....engine import NoArguments


class OneAdventurer(TypedDict):
    """An adventurer is named."""

    who: str
    """The seat."""


class TwoAdventurers(OneAdventurer):
    """An adventurer does something for or with another one."""

    other: str
    """The other adventurer's seat."""


class OnePlace(TypedDict):
    """A place is named."""

    place: str
    """The cell of the chamber."""


class Numbered(TypedDict):
    """A gong or a slam."""

    number: int
    """Which one it is."""


class Ready(TypedDict):
    """The table is laid."""

    players: int
    """The number of players."""
    tray: int
    """The stones on the tray."""


class Tray(TypedDict):
    """The number of stones on the tray has changed."""

    tray: int
    """The stones on the tray now."""


class Rolled(OneAdventurer):
    """Dice were rolled."""

    dice: list[str]
    """What each die of the adventurer shows."""


class RolledAway(OneAdventurer):
    """A die has rolled away by a curse."""

    dice: int
    """The dice that are left."""


class LostDie(RolledAway):
    """A die is lost."""

    die: int
    """Which die it was, counted from 1."""


class Freed(TwoAdventurers):
    """A golden mask has freed blocked dice."""

    dice: int
    """How many dice are free."""


class Entered(OneAdventurer, OnePlace):
    """An adventurer stands in a chamber."""

    tile: str
    """The chamber's tile."""


class TurnedUp(OneAdventurer):
    """A chamber was turned up and is to be laid."""

    tile: str
    """The chamber's tile."""


class Activated(OneAdventurer, OnePlace):
    """Stones were activated."""

    symbols: int
    """How many symbols were paid."""
    stones: int
    """How many stones lie in the chamber now."""
    tray: int
    """The stones left on the tray."""


class OneCurse(OneAdventurer):
    """A curse is drawn or lifted."""

    curse: str
    """The curse."""


class FoundTreasure(OneAdventurer, OnePlace):
    """A chest was opened."""

    treasure: str
    """The treasure in it."""


class UsedTreasure(OneAdventurer):
    """A treasure was used."""

    treasure: str
    """The treasure."""
    place: NotRequired[str]
    """The cell to which a secret passage leads."""


class FateTurned(Tray):
    """Fate was turned: a spare stone went on the tray."""

    left: int
    """The spare stones that are left."""


class Removed(OneAdventurer, Tray):
    """The team goes on without an adventurer."""


class Hopeless(TypedDict):
    """The game can no longer be won."""

    why: str
    """No way leads to an `exit`, or there are too few `keys`."""


class Won(TypedDict):
    """All are out."""

    time: float
    """How many seconds after the call."""


class Lost(TypedDict):
    """All have lost."""

    how: str
    """`collapse`, `stuck`, `abandoned` or `surrender`."""
    who: list[str]
    """The seats of those left in the temple."""


EVENTS: dict[str, Any] = {
    "ready": Ready,
    "call": NoArguments,
    "gong": Numbered,
    "slam": Numbered,
    "shut-out": OneAdventurer,
    "rolled": Rolled,
    "rolled-away": RolledAway,
    "lost-die": LostDie,
    "freed": Freed,
    "took-gold": TwoAdventurers,
    "shares": OneAdventurer,
    "keeps-dice": OneAdventurer,
    "entered": Entered,
    "turned-up": TurnedUp,
    "discovered": Entered,
    "chest": OnePlace,
    "cursed": OneCurse,
    "curse-passes": OneCurse,
    "curse-lifted": OneCurse,
    "treasure": FoundTreasure,
    "treasure-used": UsedTreasure,
    "activated": Activated,
    "tray": Tray,
    "escaped": OneAdventurer,
    "gave-die": TwoAdventurers,
    "fate-called": OneAdventurer,
    "fate-agreed": OneAdventurer,
    "fate-refused": OneAdventurer,
    "fate-lapsed": NoArguments,
    "fate-needless": NoArguments,
    "fate-turned": FateTurned,
    "pause-called": OneAdventurer,
    "pause-agreed": OneAdventurer,
    "pause-refused": OneAdventurer,
    "paused": NoArguments,
    "resumed": NoArguments,
    "away": OneAdventurer,
    "back": OneAdventurer,
    "removal-vote": TwoAdventurers,
    "removed": Removed,
    "surrender-called": OneAdventurer,
    "surrender-agreed": OneAdventurer,
    "surrender-refused": OneAdventurer,
    "surrender-lapsed": NoArguments,
    "hopeless": Hopeless,
    "won": Won,
    "lost": Lost,
}
