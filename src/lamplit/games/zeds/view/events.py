"""What happens and is told: the arguments of each kind of event."""

from typing import Annotated, Any, NotRequired, TypedDict

from ....engine import NoArguments
from ..chances import Shift


class OnePiece(TypedDict):
    """A piece is named."""

    piece: str
    """The unit, Zed or folk."""


class OneUnit(TypedDict):
    """A unit is named."""

    unit: str
    """The player unit."""


class OneSeat(TypedDict):
    """A seat is named."""

    seat: str
    """The seat."""


class OnePlace(TypedDict):
    """A space is named."""

    place: str
    """The space."""


class OneCard(TypedDict):
    """A card is named."""

    card: str
    """The card."""


class OneTrack(TypedDict):
    """A track is named."""

    track: str
    """The track."""


class OneHero(TypedDict):
    """A hero is named."""

    hero: str
    """The hero."""


class PieceAtPlace(OnePiece, OnePlace):
    """A piece, and its space afterwards."""


class UnitAtPlace(OneUnit, OnePlace):
    """A unit, and its space afterwards."""


class ZedAtPlace(OnePlace):
    """A Zed and a space."""

    zed: str
    """The Zed."""


class ZedsAtPlace(OnePlace):
    """Some Zeds, and their space."""

    zeds: list[str]
    """The Zeds."""


class RaidersAtPlace(OnePlace):
    """Raiders, and their space afterwards."""

    raiders: str
    """The Raiders."""


class Ready(TypedDict):
    """The stores at the start of the game."""

    ammo: int
    """The ammo."""
    supplies: int
    """The supplies."""


class NewEvent(OneCard):
    """An event card."""

    turn: int
    """The number of the turn."""
    left: int
    """The cards left in the deck."""


class NewPhase(TypedDict):
    """A phase."""

    phase: str
    """The phase: `four_r`, `infection`, `eat`, `zeds`, `actions` or `housekeeping`."""


class Rolled(TypedDict):
    """Dice on the table."""

    why: str
    """What they are rolled for."""
    dice: list[int]
    """The dice as they lie."""
    column: NotRequired[int]
    """The column in which they are read."""
    unit: NotRequired[str]
    """The unit that rolls."""
    piece: NotRequired[str]
    """The piece for which they are rolled."""
    place: NotRequired[str]
    """The space for which they are rolled."""
    needed: NotRequired[int]
    """The number that is needed at least."""


class InVain(TypedDict):
    """A roll that changes nothing."""

    why: str
    """What the dice were rolled for."""
    needed: int
    """The number that they were held against; 0 where there is none."""


class OutbreakDue(TypedDict):
    """An infection roll that leads to an Outbreak."""

    infection: int
    """The infection level that was not exceeded."""


class Outbreak(OneTrack, OnePlace):
    """An Outbreak."""


class SomeZeds(TypedDict):
    """Some Zeds are named."""

    zeds: list[str]
    """The Zeds."""


class Ability(OneUnit):
    """An ability of a unit."""

    ability: str
    """The ability."""


class AmmoChanged(TypedDict):
    """A change of the ammo."""

    by: int
    """The change."""
    ammo: int
    """The ammo afterwards."""


class SuppliesChanged(TypedDict):
    """A change of the supplies."""

    by: int
    """The change."""
    supplies: int
    """The supplies afterwards."""


class InfectionChanged(TypedDict):
    """A change of the infection level."""

    by: int
    """The change."""
    infection: int
    """The level afterwards."""


class EventActionsChanged(TypedDict):
    """More Event Actions."""

    by: int
    """How many more."""
    actions: int
    """How many there are afterwards."""


class Looted(TypedDict):
    """What Raiders took."""

    raiders: str
    """The Raiders."""
    supplies: int
    """The supplies they took."""
    ammo: int
    """The ammo they took."""


class ZedReplaced(ZedAtPlace):
    """A Zed in the place of another."""

    old: str
    """The Zed that is gone."""


class Fight(OneUnit, ZedsAtPlace):
    """A fight and its column."""

    zeds_attack: bool
    """Whether the Zeds attack."""
    first: int
    """The column by strength alone, from 0 on."""
    shifts: list[Shift]
    """The reasons and column shifts."""
    column: int
    """The column in which the dice are read."""


class FightResult(TypedDict):
    """What the dice of a fight say."""

    human_wins: bool
    """Whether the humans win."""
    zed_hits: int
    """The hits on the Zeds."""
    human_hits: int
    """The hits on the unit."""


class Gunfire(OneUnit):
    """A shot and its column."""

    zed: str
    """The target."""
    first: int
    """The column by strength alone, from 0 on."""
    shifts: list[Shift]
    """The reasons and column shifts."""
    column: int
    """The column in which the dice are read."""


class Shot(OneUnit):
    """What a shot does."""

    zed: str
    """The target."""
    hits: int
    """The hits."""


class FreeShot(OnePiece):
    """A shot that is not the action of a unit."""

    column: int
    """The column."""
    hits: int
    """The hits."""


class Hits(OnePiece):
    """A piece, and the hits on it afterwards."""

    side: int
    """The side that is up: 0 for the full one, 1 for the reduced one."""
    hits: int
    """The hits on this side."""


class MinefieldFires(OnePlace):
    """The minefield goes off."""

    column: int
    """The column of its gunfire."""


class Marked(OnePiece):
    """A marker on a piece."""

    mark: str
    """The marker."""


class Went(UnitAtPlace):
    """A way of a unit."""

    path: list[str]
    """The spaces on the way, from the first to the last."""


class Armed(TypedDict):
    """Refugees who take up arms."""

    piece: str
    """The Refugees."""
    unit: str
    """The civilians who come back."""


class ChaosChanged(OnePlace):
    """The Chaos of a space."""

    markers: int
    """The markers there afterwards."""
    left: int
    """The markers that are left for other spaces."""


class Built(OneUnit, OnePlace):
    """A defence that is built."""

    what: str
    """`barricade`, `strongpoint` or `minefield`."""


class Bridge(TypedDict):
    """The bridge."""

    state: str
    """`collapsed`, or `ferry` where a ferry replaces it."""


class Elwood(TypedDict):
    """Elwood Berra."""

    here: bool
    """Whether he comes; else he leaves."""


class Research(OneCard):
    """A research card."""

    left: int
    """The cards left in the deck."""


class SetBack(TypedDict):
    """The research deck."""

    left: int
    """The cards in the deck afterwards."""


class Antidote(TypedDict):
    """The antidote."""

    found: bool
    """Whether it is found; else its final component is."""


class OneComponent(TypedDict):
    """A component of the superweapon is named."""

    component: str
    """The component."""


class Epilogue(TypedDict):
    """How the game ends."""

    won: bool
    """Whether the town has won."""
    how: str
    """The reason: `held-out`, `overrun` or `chaos`."""
    points: dict[str, int]
    """The points, by what they are for."""
    score: int
    """The sum of the points."""
    rating: int
    """The rating, from 1 to 5."""
    lines: list[str]
    """What else there is to tell."""


EVENTS: dict[str, Any] = {
    # -- the turn
    "ready": Annotated[Ready, "The game is set up."],
    "event": Annotated[NewEvent, "The event of the turn is revealed."],
    "phase": Annotated[NewPhase, "A phase begins."],
    "done": Annotated[OneSeat, "A player has ended the Action Phase."],
    "foreseen": Annotated[OneCard, "The next event becomes known."],
    "fate": Annotated[OneCard, "A Fate card is drawn."],
    "fated-track": Annotated[OneTrack, "The track that the Fate card names."],
    "fate-held": Annotated[OneCard, "A Fate card comes to the players' hand."],
    "fate-foreseen": Annotated[OneCard, "The next Fate card becomes known."],
    "fate-lost": Annotated[OneCard, "A held Fate card is discarded unused."],
    "fate-played": Annotated[OneCard, "A held Fate card is played."],
    "horde-drew": Annotated[OneCard, "Versus: the horde has drawn a card."],
    "horde-played": Annotated[OneCard, "Versus: the horde plays a card."],
    "takes-effect": Annotated[OneCard, "What follows is the text of this card."],
    "rolled": Annotated[Rolled, "Dice are rolled."],
    "in-vain": Annotated[InVain, "A roll changes nothing."],
    # -- infection and stores
    "infectors": Annotated[SomeZeds, "Infectors that have left their Start raise infection."],
    "outbreak-due": Annotated[OutbreakDue, "The infection roll leads to an Outbreak."],
    "outbreak": Annotated[Outbreak, "A Zed appears by an Outbreak."],
    "unchecked": Annotated[NoArguments, "An Unchecked Outbreak happens."],
    "ammo": Annotated[AmmoChanged, "The ammo changes."],
    "supplies": Annotated[SuppliesChanged, "The supplies change."],
    "infection": Annotated[InfectionChanged, "The infection level changes."],
    "event-actions": Annotated[EventActionsChanged, "The players get more Event Actions."],
    "looted": Annotated[Looted, "Raiders plunder the stores."],
    # -- Zeds and Raiders
    "activated": Annotated[OneTrack, "A track is activated."],
    "pressure": Annotated[ZedsAtPlace, "The strongest group is driven on."],
    "zed-placed": Annotated[ZedAtPlace, "A Zed comes to the map."],
    "zed-replaced": Annotated[ZedReplaced, "A Zed takes the place of another."],
    "zed-stays-away": Annotated[ZedAtPlace, "A Zed is kept from entering a space."],
    "zeds-moved": Annotated[ZedsAtPlace, "Zeds move into a space."],
    "zed-moved": Annotated[ZedsAtPlace, "An infector goes back to its Start."],
    "zeds-retreated": Annotated[ZedsAtPlace, "Zeds retreat into a space."],
    "zed-killed": Annotated[ZedAtPlace, "A Zed is killed."],
    "got-lost": Annotated[PieceAtPlace, "A piece that got lost in Catacombs turns up."],
    "raiders-appeared": Annotated[RaidersAtPlace, "Raiders come to the map."],
    "raiders-moved": Annotated[RaidersAtPlace, "Raiders move."],
    "raiders-retreated": Annotated[RaidersAtPlace, "Raiders retreat."],
    # -- fights
    "fight": Annotated[Fight, "A fight begins."],
    "result": Annotated[FightResult, "The dice of a fight are read."],
    "gunfire": Annotated[Gunfire, "A unit fires."],
    "shot": Annotated[Shot, "A shot is settled."],
    "free-shot": Annotated[FreeShot, "A card or ability fires."],
    "hit": Annotated[Hits, "A piece takes a hit."],
    "mended": Annotated[Hits, "Hits are removed from a piece."],
    "minefield": Annotated[MinefieldFires, "The minefield goes off."],
    "gas": Annotated[OnePlace, "Gas is used in a space."],
    "marked": Annotated[Marked, "A marker is put on a piece."],
    # -- units and folk
    "joined": Annotated[UnitAtPlace, "A unit joins the players."],
    "hero-drawn": Annotated[OneHero, "A hero is drawn."],
    "nobody-came": Annotated[OneUnit, "A unit that was to come is not available."],
    "may-act": Annotated[OneUnit, "A unit may act once without cost."],
    "ability": Annotated[Ability, "A unit uses an ability."],
    "went": Annotated[Went, "A unit walks."],
    "moved": Annotated[UnitAtPlace, "A unit is put into another space."],
    "retreated": Annotated[UnitAtPlace, "A unit retreats."],
    "saved": Annotated[PieceAtPlace, "A piece is saved by its saving roll."],
    "died": Annotated[OnePiece, "A piece goes to the Cemetery."],
    "left": Annotated[OnePiece, "Refugees leave the game."],
    "woke": Annotated[PieceAtPlace, "A comatose piece wakes up."],
    "discharged": Annotated[OnePiece, "A patient leaves the Hospital for Town Center."],
    "fled": Annotated[PieceAtPlace, "Villagers become Refugees."],
    "folk-moved": Annotated[PieceAtPlace, "Refugees move."],
    "devoured": Annotated[PieceAtPlace, "Zeds attack Refugees."],
    "armed": Annotated[Armed, "Refugees take up arms."],
    # -- the town
    "chaos": Annotated[ChaosChanged, "A space gets a Chaos marker."],
    "order": Annotated[ChaosChanged, "A Chaos marker leaves a space."],
    "built": Annotated[Built, "A defence is built."],
    "barricade-destroyed": Annotated[OnePlace, "Zeds destroy a barricade."],
    "torn-down": Annotated[OnePlace, "A barricade is removed by an event."],
    "cave-in": Annotated[OnePlace, "A space of the Tunnel caves in."],
    "bridge": Annotated[Bridge, "The bridge changes."],
    "elwood": Annotated[Elwood, "Elwood Berra comes or leaves."],
    "research": Annotated[Research, "A research card is revealed."],
    "set-back": Annotated[SetBack, "A research card has to be found before all others."],
    "antidote": Annotated[Antidote, "A step towards the antidote is done."],
    "component": Annotated[OneComponent, "A component of the superweapon is gained."],
    "component-lost": Annotated[OneComponent, "A component of the superweapon is lost."],
    "epilogue": Annotated[Epilogue, "The game is over."],
}
"""The arguments of each kind of event, and what it tells."""
