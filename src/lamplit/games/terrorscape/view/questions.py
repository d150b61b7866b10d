"""What people are asked: the arguments of each question."""

from typing import Annotated, Any, TypedDict

from ....engine import NoArguments


class AboutSurvivor(TypedDict):
    """The Survivor whom a question is about."""

    who: str
    """The Survivor who is asked, or who wants something."""


class AboutItem(AboutSurvivor):
    """A Survivor and an item."""

    item: str
    """The item."""


class Trade(AboutSurvivor):
    """A trade between two Survivors."""

    other: str
    """The other Survivor."""


class AskedFor(AboutItem):
    """A Survivor is asked for an item."""

    other: str
    """The Survivor who has it, and is asked."""


class Agree(AboutItem):
    """A Survivor is offered an item."""

    other: str
    """The item wanted for it, or `nothing`."""


class Against(TypedDict):
    """The Killer to be withstood."""

    strength: int
    """The Killer's strength."""


class DefenceItem(AboutSurvivor, Against):
    """A defender against the Killer."""


class AttackCard(TypedDict):
    """An attack."""

    who: list[str]
    """The Survivors whom the Killer faces."""


class HowManyLeft(TypedDict):
    """Something is done several times."""

    left: int
    """How many times are left, this one included."""


class LiftBlock(TypedDict):
    """A block is wanted at a door."""

    door: str
    """The door."""


class ChooseTraits(TypedDict):
    """Traits to choose."""

    keep: int
    """How many are kept."""


QUESTIONS: dict[str, Any] = {
    # -- set-up
    "choose-killer": Annotated[NoArguments, "Which Killer to play."],
    "choose-survivor": Annotated[NoArguments, "Which Survivor to play."],
    "choose-traits": Annotated[ChooseTraits, "Which of the drawn traits to keep."],
    # -- Survivors
    "act": Annotated[AboutSurvivor, "What to do in this turn."],
    "act-more": Annotated[AboutSurvivor, "What else to do in this turn."],
    "exchange": Annotated[AboutSurvivor, "Strict order: which items to exchange."],
    "extra-action": Annotated[AboutSurvivor, "Strict order: which extra action to take."],
    "trade": Annotated[Trade, "What to give to another Survivor, swap, or ask for."],
    "asked-for": Annotated[AskedFor, "Whether to give an item that `who` asks for."],
    "agree": Annotated[Agree, "Whether to agree to a trade that `who` offers."],
    "keep-item": Annotated[AboutItem, "Whether to keep the drawn item."],
    "keep-discovered": Annotated[AboutSurvivor, "Which of the discovered items to keep."],
    "too-many-items": Annotated[AboutSurvivor, "Which item to throw away."],
    "choose-discoverer": Annotated[NoArguments, "Which Survivor discovers."],
    "advance-plan": Annotated[NoArguments, "Whether a plan goes a line on, and which."],
    "plan-draw": Annotated[NoArguments, "Which Survivor draws a card."],
    "escape": Annotated[AboutSurvivor, "Separate Ways: whether to leave the house."],
    "use-amulet": Annotated[NoArguments, "Whether the Ancient Amulet takes the injury."],
    "trait-S11": Annotated[AboutSurvivor, "Whether one of the discovered cards makes no noise."],
    "trait-S12": Annotated[AboutSurvivor, "Whether to cover the other Survivors."],
    "slip-away": Annotated[AboutSurvivor, "Where to go before the first attack."],
    "coordinated": Annotated[AboutSurvivor, "Where to go in another Survivor's turn."],
    "choose-defender": Annotated[Against, "Which Survivor defends."],
    "defence-item": Annotated[DefenceItem, "Which item to use in the defence."],
    "molotov": Annotated[AboutSurvivor, "Whether to throw a Molotov."],
    "flee": Annotated[AboutSurvivor, "Where to flee."],
    # -- the Killer
    "start-trait": Annotated[NoArguments, "Which trait to use at the start of the turn."],
    "fast-card": Annotated[NoArguments, "Which fast card to use."],
    "special-or-actions": Annotated[HowManyLeft, "Which special card to use, or which action to take."],
    "slow-card": Annotated[NoArguments, "Which slow card to use."],
    "killer-step": Annotated[NoArguments, "Where to go."],
    "sneak": Annotated[HowManyLeft, "Where to sneak."],
    "block-door": Annotated[NoArguments, "Which door to block."],
    "block-up-to": Annotated[HowManyLeft, "Which door to block, if any."],
    "lift-block": Annotated[LiftBlock, "Which block to lift for another door."],
    "sense-zone": Annotated[NoArguments, "Which zone to sense."],
    "sense-pair": Annotated[NoArguments, "Which two neighbouring places to sense."],
    "sense-noise": Annotated[NoArguments, "Which noisy place to sense."],
    "frighten-one": Annotated[NoArguments, "Which Survivor to frighten."],
    "rage-again": Annotated[NoArguments, "Whether to rage on."],
    "whizz-search": Annotated[NoArguments, "Whether to pay for a SEARCH."],
    "drain-the-terrified": Annotated[AboutSurvivor, "Whether to pay for an injury of this Survivor."],
    "trait-K01": Annotated[NoArguments, "Whether to pay for a BLOCK."],
    "trait-K02": Annotated[NoArguments, "Whether to spare those found."],
    "trait-K10": Annotated[NoArguments, "Whether to pay for a MOVE."],
    "trait-K15": Annotated[NoArguments, "Whether to pay for FEAR."],
    "trait-K16": Annotated[NoArguments, "Which zone to sense, if any."],
    "trait-K20": Annotated[NoArguments, "Whether to pay for STEALTH."],
    "attack-card": Annotated[AttackCard, "Which card to use in the attack."],
    "make-room": Annotated[NoArguments, "Which card makes room for the unlocked one."],
    "hand-limit": Annotated[NoArguments, "Which card goes from a full hand."],
    "pay-cost": Annotated[HowManyLeft, "Which card to discard for the price of another."],
    "discard-cards": Annotated[HowManyLeft, "Which card to discard."],
}
"""The arguments of each question, by its prompt, and what it asks."""
