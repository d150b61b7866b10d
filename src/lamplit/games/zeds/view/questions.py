"""What players are asked: the arguments of each question."""

from typing import Annotated, Any, TypedDict

from ....engine import NoArguments


class AboutPlace(TypedDict):
    """A question about a space."""

    place: str
    """The space."""


class AboutUnit(TypedDict):
    """A question about a unit."""

    unit: str
    """The player unit."""


class AboutUnitAtPlace(AboutUnit, AboutPlace):
    """A question about a unit in a space."""


class AboutPiece(TypedDict):
    """A question about a piece."""

    piece: str
    """The unit or folk."""


class AboutHero(TypedDict):
    """A question about a hero."""

    hero: str
    """The hero."""


class AboutHits(TypedDict):
    """A question about hits."""

    hits: int
    """The hits that are left to assign."""


class HowManyLeft(TypedDict):
    """A question that is asked several times."""

    left: int
    """How often it is still asked, this time included."""


class Loot(TypedDict):
    """What Raiders take."""

    raiders: str
    """The Raiders."""
    number: int
    """How much they take in all."""


class Reroll(TypedDict):
    """Dice that may be rolled again."""

    dice: list[int]
    """The dice as they lie."""
    column: int
    """The column of the fight."""


QUESTIONS: dict[str, Any] = {
    # -- set-up and actions
    "choose-hero": Annotated[NoArguments, "Which hero joins first."],
    "action": Annotated[NoArguments, "What to do in the Action Phase."],
    "walk-on": Annotated[AboutUnit, "Where a unit that got lost goes on to."],
    "found": Annotated[NoArguments, "What to take of what was found."],
    "which-die": Annotated[NoArguments, "Which die counts for foraging."],
    "once-more": Annotated[NoArguments, "Which marker a Zed gets again."],
    "which-component": Annotated[NoArguments, "Which component of the superweapon to gain."],
    # -- 4R, infection, eating
    "free-step": Annotated[AboutUnit, "Where the Rangers or the National Guard go."],
    "which-refugees": Annotated[HowManyLeft, "Which Refugees move."],
    "guard-track": Annotated[NoArguments, "On which track the National Guard arrives."],
    "loot": Annotated[Loot, "What Raiders take."],
    "discharge": Annotated[NoArguments, "Which patient leaves the Hospital."],
    "free-bed": Annotated[AboutPiece, "Which patient makes room for a piece that was saved."],
    "saving-roll": Annotated[AboutPiece, "Whether to make a saving roll."],
    "shortage": Annotated[AboutHits, "Which unit takes a hit for supplies that are missing."],
    "vip-gift": Annotated[NoArguments, "Which gift the V.I.P. Survivors give."],
    # -- Zeds
    "fated-track": Annotated[NoArguments, "Which track is the Fated one."],
    "next-track": Annotated[NoArguments, "Which track is activated next."],
    "pressure": Annotated[NoArguments, "Which of the strongest groups is driven on."],
    "first-to-leave": Annotated[AboutPlace, "Which of several equal Zeds leaves Catacombs first."],
    "which-zed": Annotated[AboutPlace, "Which of several equal Zeds moves."],
    "another-start": Annotated[NoArguments, "To which Start a Zed without room goes."],
    "which-start": Annotated[NoArguments, "On which Start a Zed appears."],
    "one-of-two": Annotated[NoArguments, "Which of two drawn Zeds to place."],
    "strongest": Annotated[NoArguments, "Which of several equal Zeds is the strongest."],
    "farthest": Annotated[NoArguments, "Which of several equal Zeds is the farthest."],
    "weakest": Annotated[NoArguments, "Which of several equal Zeds is the weakest."],
    "zeds-card": Annotated[AboutPlace, "Whether to play a card before a group moves."],
    "any-time": Annotated[AboutPlace, "Whether to play a card now."],
    "horde-card": Annotated[NoArguments, "Versus: which card the horde plays."],
    # -- fights
    "defender": Annotated[AboutPlace, "Which unit defends a space."],
    "whom-to-fight": Annotated[AboutUnitAtPlace, "Which Zed a unit fights in Catacombs."],
    "before-fight": Annotated[AboutPlace, "What to play before a fight."],
    "after-roll": Annotated[AboutPlace, "What to play after the roll of a fight."],
    "reroll": Annotated[Reroll, "Whether to roll the dice again."],
    "spread-hits": Annotated[AboutHits, "How to spread hits over Zeds."],
    "who-stops": Annotated[AboutPlace, "Which unit stops in a space, where not all find room."],
    "run-away": Annotated[AboutUnitAtPlace, "Whether a unit hides or gives way instead of fighting."],
    "one-more-hit": Annotated[AboutPlace, "Which Zed takes one more hit."],
    "overwatch": Annotated[AboutPlace, "Whether to go a step back, and with whom."],
    # -- cards and abilities
    "suffer": Annotated[HowManyLeft, "What to lose: supplies, ammo, infection, or a hit on a unit."],
    "hero-arrives": Annotated[AboutHero, "Where a hero arrives."],
    "anti-growth": Annotated[NoArguments, "Which Super-Zed is replaced, if any."],
    "back-from-cemetery": Annotated[NoArguments, "Which civilians come back."],
    "bats": Annotated[NoArguments, "Which unit the bats hit."],
    "bloated": Annotated[NoArguments, "Which Zed gets hits."],
    "breakdown": Annotated[NoArguments, "Which hero breaks down."],
    "bucket-line": Annotated[NoArguments, "Which space the buckets go to, if any."],
    "clean-up": Annotated[NoArguments, "Which space loses a Chaos marker."],
    "deadly": Annotated[NoArguments, "Which unit goes to a Bed."],
    "distraction": Annotated[AboutPlace, "Which unit distracts Zeds, if any."],
    "drone": Annotated[NoArguments, "Which space the drone fires at."],
    "good-ward": Annotated[NoArguments, "Which patient is healed."],
    "gunship": Annotated[NoArguments, "Which space the gunship fires at."],
    "keep-cool": Annotated[NoArguments, "Which hero keeps cool."],
    "leaflets": Annotated[NoArguments, "Which unit is healed, if any."],
    "less-chaos": Annotated[NoArguments, "Which space loses a Chaos marker."],
    "lose-card": Annotated[NoArguments, "Which held card is lost."],
    "malfunction": Annotated[NoArguments, "Whether research is set back or a track is activated."],
    "music": Annotated[NoArguments, "Which space the Zeds leave."],
    "news-copter": Annotated[AboutUnit, "Where the helicopter takes a unit."],
    "odd-smell": Annotated[NoArguments, "Which unit meets the smell."],
    "other-way": Annotated[NoArguments, "Which civilians are healed."],
    "out-of-bed": Annotated[NoArguments, "Where a patient goes."],
    "sneak-attack": Annotated[NoArguments, "Which unit is attacked out of nowhere."],
    "stench": Annotated[NoArguments, "Which unit takes the hit of the stench."],
    "takes-a-village": Annotated[NoArguments, "Which unit or Refugees go to the Cemetery."],
    "throw-it": Annotated[NoArguments, "Which Zed it is thrown at."],
    "well-armed": Annotated[NoArguments, "Which civilians are well armed."],
}
"""The arguments of each question, by its prompt, and what it asks."""
