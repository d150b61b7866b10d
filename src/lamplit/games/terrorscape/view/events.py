"""What happens and is told: the arguments of each kind of event."""

from typing import Annotated, Any, TypedDict

from ....engine import NoArguments


class OneSurvivor(TypedDict):
    """One Survivor is named."""

    who: str
    """The Survivor."""


class SomeSurvivors(TypedDict):
    """Some Survivors are named."""

    who: list[str]
    """The Survivors, in the order of their seats."""


class OnePlace(TypedDict):
    """A place is named."""

    place: str
    """The place."""


class OneDoor(TypedDict):
    """A door or an open way is named."""

    door: str
    """The two places it joins, such as `B1-B2`."""


class OneCard(TypedDict):
    """A skill card is named."""

    card: str
    """The card."""


class OneRound(TypedDict):
    """A turn begins."""

    round: int
    """The number of the round."""


class Strength(TypedDict):
    """How strong the Killer is now."""

    strength: int
    """The Killer's strength."""


class KillerChosen(TypedDict):
    """The Killer is named."""

    killer: str
    """The Killer."""


class SurvivorChosen(OneSurvivor):
    """A Survivor is chosen for a seat."""

    seat: str
    """The seat."""


class Characters(SomeSurvivors):
    """All characters are named."""

    killer: str
    """The Killer."""


class KillerTraits(TypedDict):
    """Traits of the Killer are named."""

    traits: list[str]
    """The traits."""


class TraitsDrawn(KillerTraits):
    """The traits among which a seat may choose."""

    seat: str
    """The seat."""


class PlansDrawn(TypedDict):
    """The plans of the team."""

    plans: list[str]
    """The two plans."""


class RescueRounds(TypedDict):
    """How far away the rescue is."""

    rounds: int
    """In how many rounds it comes."""


class Escaped(OneSurvivor):
    """A Survivor leaves the house."""

    exit: str
    """`main` or `hidden`."""


class Over(TypedDict):
    """The game is over."""

    side: str
    """The side that wins: `killer`, `survivors`, `both` or `nobody`."""
    how: str
    """By what: a plan's number, or `elimination`, `no-cards`, `rescue`, `main-exit`, `hidden-exit`, `separate`."""
    winners: list[str]
    """The seats that have won."""


class SurvivorAtPlace(OneSurvivor):
    """A Survivor and a place are named."""

    place: str
    """The place."""


class SurvivorAtDoor(OneSurvivor):
    """A Survivor and a door are named."""

    door: str
    """The door."""


class Fear(OneSurvivor):
    """How frightened a Survivor is."""

    fear: int
    """The fear tokens that the Survivor has now."""


class Repaired(OneSurvivor):
    """The radio is nearer to working."""

    progress: int
    """The repair tokens on the radio now."""


class SurvivorWithItem(OneSurvivor):
    """A Survivor and an item are named."""

    item: str
    """The item."""


class Gave(SurvivorWithItem):
    """An item changes hands."""

    other: str
    """The other Survivor."""


class Swapped(Gave):
    """Two items change hands."""

    theirs: str
    """The item that the other Survivor gave."""


class TradeRefused(OneSurvivor):
    """A trade does not come about."""

    other: str
    """The Survivor who turned it down."""


class OneItem(TypedDict):
    """An item is named."""

    item: str
    """The item."""


class SurvivorWithKeys(OneSurvivor):
    """A Survivor has a key more."""

    keys: int
    """The keys that the Survivor has now."""


class KeyFound(TypedDict):
    """The team has a key more."""

    keys: int
    """The keys on the stand now."""


class SurvivorWithTrait(OneSurvivor):
    """A Survivor and a trait are named."""

    trait: str
    """The trait."""


class SurvivorWithPlan(OneSurvivor):
    """A Survivor and a plan are named."""

    plan: str
    """The plan."""


class OnePlan(TypedDict):
    """A plan is named."""

    plan: str
    """The plan."""


class PlanAdvanced(OnePlan):
    """A plan has come a line further."""

    line: int
    """The number of lines that are done."""


class Noises(TypedDict):
    """Where it was noisy."""

    places: list[str]
    """The noisy places."""


class CardPlayed(OneCard):
    """The Killer uses a skill card."""

    cost: int
    """The number of other cards it costs."""


class CardsPaid(TypedDict):
    """The Killer discards cards from the hand."""

    cards: int
    """How many."""


class KillerMoved(OnePlace):
    """The Killer goes to a place, by a way that everybody sees."""

    came: str
    """The place that the Killer comes from."""


class Search(SomeSurvivors):
    """The Killer searches a place."""

    place: str
    """The place."""


class Sensed(SomeSurvivors):
    """The Killer learns who is in an area."""

    area: str
    """A zone (`red`), a place, a way (`B1-B2`), or `range` for all within range 1 of the Killer."""


class SensedAnyone(TypedDict):
    """The Killer learns whether anybody is in an area."""

    area: str
    """The area, as in `sensed`."""
    found: bool
    """Whether anybody is there."""


class Level(Strength):
    """The Killer gains a level."""

    level: int
    """The new level."""


class Encounter(SomeSurvivors):
    """The Killer has found Survivors."""

    place: str
    """Where."""


class AttackCard(Strength):
    """The Killer uses a card in an attack."""

    card: str
    """The card."""


class DefenceItem(SurvivorWithItem):
    """The defender uses an item."""

    bonus: int
    """What it adds to the defence."""


class Rolled(OneSurvivor):
    """The defender rolls."""

    dice: list[int]
    """What the dice show."""


class Defence(OneSurvivor, Strength):
    """A defence is decided."""

    total: int
    """What the defence adds up to."""
    held: bool
    """Whether it held."""


EVENTS: dict[str, Any] = {
    # -- set-up
    "chose-killer": Annotated[KillerChosen, "The Killer's side has chosen its character."],
    "chose-survivor": Annotated[SurvivorChosen, "A seat of the team has chosen its character."],
    "characters": Annotated[Characters, "All have chosen, and everybody learns whom."],
    "traits-drawn": Annotated[TraitsDrawn, "A seat has drawn the traits among which it may choose."],
    "killer-traits": Annotated[KillerTraits, "The Killer shows the traits that were kept."],
    "plans-drawn": Annotated[PlansDrawn, "The team has drawn its plans."],
    "first-player": Annotated[OneSurvivor, "The Survivor who has the first player token now."],
    # -- the Survivors' turn
    "survivors-turn": Annotated[OneRound, "The Survivors' turn begins."],
    "rescue-nears": Annotated[RescueRounds, "The rescue is a round nearer."],
    "escaped": Annotated[Escaped, "A Survivor has left the house."],
    "moved": Annotated[SurvivorAtPlace, "A Survivor is in another place now."],
    "waited": Annotated[OneSurvivor, "A Survivor has waited."],
    "calmed": Annotated[OneSurvivor, "A Survivor has lost all fear."],
    "less-fear": Annotated[Fear, "A Survivor has lost one fear token."],
    "unblocked": Annotated[OneDoor, "A Survivor has removed a block; it is not told who."],
    "unblocked-by": Annotated[SurvivorAtDoor, "A Survivor has removed a block."],
    "repaired": Annotated[Repaired, "A Survivor has repaired the radio."],
    "rescue-called": Annotated[RescueRounds, "The radio works, and the rescue is called."],
    "searched": Annotated[SurvivorAtPlace, "A Survivor searches a place for items."],
    "drew-item": Annotated[SurvivorWithItem, "A Survivor has drawn an item card."],
    "took-item": Annotated[SurvivorWithItem, "A Survivor keeps an item."],
    "took-key": Annotated[SurvivorWithKeys, "Separate Ways: a Survivor keeps a key."],
    "key-found": Annotated[KeyFound, "The team has put a key on the stand."],
    "left-item": Annotated[OneItem, "A drawn item is discarded."],
    "dropped": Annotated[SurvivorWithItem, "A Survivor throws an item away."],
    "used": Annotated[SurvivorWithItem, "A Survivor uses an item."],
    "equipped": Annotated[SurvivorWithItem, "Marco has taken an item from the discard pile."],
    "healed": Annotated[OneSurvivor, "A Survivor is healed."],
    "trap-set": Annotated[SurvivorAtPlace, "A Survivor has set the trap."],
    "gave": Annotated[Gave, "A Survivor (`who`) has given an item to another."],
    "swapped": Annotated[Swapped, "Two Survivors have swapped items; `item` is what `who` gave."],
    "trade-refused": Annotated[TradeRefused, "A trade that `who` offered was turned down."],
    "took-from-body": Annotated[Gave, "A Survivor has taken an item or a key from an eliminated one (`other`)."],
    "trait-used": Annotated[SurvivorWithTrait, "A Survivor uses a trait."],
    "taunted": Annotated[NoArguments, "A Survivor taunts the Killer; it is not told who."],
    "noise": Annotated[OnePlace, "It is noisy in a place."],
    "discovers": Annotated[OneSurvivor, "A Survivor begins to discover."],
    "nothing-to-discover": Annotated[NoArguments, "There is no card left to discover."],
    "plan-advanced": Annotated[PlanAdvanced, "A plan has come a line further."],
    "plan-done": Annotated[OnePlan, "A plan is finished."],
    "plan-used": Annotated[SurvivorWithPlan, "A Survivor uses the finished plan."],
    "reports": Annotated[OneSurvivor, "Separate Ways: the Survivor who tells the Killer of the noises."],
    "noises": Annotated[Noises, "The Killer is told where it was noisy."],
    "firecracker": Annotated[OnePlace, "It was noisy everywhere. `place` is where the Killer was last seen."],
    # -- the Killer's turn
    "killers-turn": Annotated[OneRound, "The Killer's turn begins."],
    "lies-in-wait": Annotated[NoArguments, "The Killer skips the turn."],
    "reappeared": Annotated[OnePlace, "The Killer comes out of stealth."],
    "card-played": Annotated[CardPlayed, "The Killer uses a skill card."],
    "paid": Annotated[CardsPaid, "The Killer has discarded cards as a price."],
    "killer-moved": Annotated[KillerMoved, "The Killer has moved a step."],
    "killer-arrived": Annotated[OnePlace, "The Killer has moved a step; it is not told from where."],
    "block-broken": Annotated[OneDoor, "The Killer has broken a block."],
    "blocked": Annotated[OneDoor, "A door is blocked."],
    "blocked-again": Annotated[OneDoor, "A door that was blocked before stays blocked."],
    "block-lifted": Annotated[OneDoor, "The Killer has lifted a block to use it elsewhere."],
    "blocks-stay": Annotated[NoArguments, "No block is left, and the Killer lifts none."],
    "vanished": Annotated[OnePlace, "The Killer goes into stealth. `place` is where the Killer was last seen."],
    "sneaked": Annotated[OnePlace, "The Killer has moved a step in stealth."],
    "search": Annotated[Search, "The Killer searches a place: who is there."],
    "sensed": Annotated[Sensed, "The Killer senses: who is in an area."],
    "sensed-anyone": Annotated[SensedAnyone, "The Killer senses: whether anybody is in an area."],
    "betrayed-by-fear": Annotated[SurvivorAtPlace, "A frightened Survivor has to say where they are."],
    "strength": Annotated[Strength, "The Killer's strength has changed."],
    "level": Annotated[Level, "The Killer has gained a level."],
    "unlocked": Annotated[OneCard, "The locked card has come to the Killer's hand."],
    "stays-locked": Annotated[OneCard, "The Killer leaves the locked card where it is."],
    "drew-skill": Annotated[OneCard, "The Killer has drawn a card."],
    "threw-away": Annotated[OneCard, "The Killer's hand is full, and this card goes."],
    "milled": Annotated[OneCard, "A card goes from the Killer's deck to the discard pile."],
    "reshuffled": Annotated[NoArguments, "The Killer's discard pile becomes the deck."],
    # -- fear, injuries, encounters
    "fear": Annotated[Fear, "A Survivor has taken a fear token."],
    "scream": Annotated[SurvivorAtPlace, "A Survivor who can take no more fear screams."],
    "amulet": Annotated[OneSurvivor, "The Ancient Amulet takes an injury."],
    "injured": Annotated[OneSurvivor, "A Survivor is injured."],
    "eliminated": Annotated[OneSurvivor, "A Survivor is eliminated."],
    "encounter": Annotated[Encounter, "An encounter begins."],
    "spared": Annotated[SomeSurvivors, "The Killer lets those found go."],
    "heroic-save": Annotated[OneSurvivor, "A Survivor covers the others."],
    "left-encounter": Annotated[OneSurvivor, "A Survivor gets out of the encounter before the first attack."],
    "attack-card": Annotated[AttackCard, "The Killer uses a card in an attack."],
    "defends": Annotated[OneSurvivor, "The Survivor who defends."],
    "defence-item": Annotated[DefenceItem, "The defender uses an item."],
    "longsword-draw": Annotated[NoArguments, "The Longsword gives the Killer a card."],
    "persistence": Annotated[OneSurvivor, "William's ability raises the defence."],
    "martial-arts": Annotated[OneSurvivor, "A trait raises a defence without an item."],
    "molotov": Annotated[OneSurvivor, "A Survivor throws a Molotov."],
    "rolled": Annotated[Rolled, "The defender has rolled."],
    "trap-sprung": Annotated[OnePlace, "The trap has sprung."],
    "defence": Annotated[Defence, "A defence is decided."],
    "encounter-over": Annotated[NoArguments, "The encounter is over."],
    "over": Annotated[Over, "The game is over."],
}
"""The arguments of each kind of event, and what it tells."""
