"""The research cards: what the next one takes, and which have a lasting effect."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Research:
    """A card: the roll and the supplies that reveal the next one while this is the current card."""

    name: str
    kind: str
    next_roll: int
    next_supplies: int
    ongoing: bool
    copies: int


ROWS = (
    Research("dpc_order", "start", 3, 0, ongoing=False, copies=1),
    Research("interesting", "basic", 5, 0, ongoing=False, copies=1),
    Research("drugged", "basic", 4, 0, ongoing=True, copies=1),
    Research("not_dead", "basic", 5, 0, ongoing=False, copies=1),
    Research("distraction", "basic", 4, 0, ongoing=True, copies=1),
    Research("helper", "basic", 3, 0, ongoing=False, copies=1),
    Research("leaflets", "basic", 5, 0, ongoing=False, copies=1),
    Research("rumours_of_hope", "basic", 4, 0, ongoing=True, copies=1),
    Research("jerky", "basic", 5, 0, ongoing=False, copies=1),
    Research("music", "basic", 5, 0, ongoing=False, copies=1),
    Research("confident", "basic", 5, 0, ongoing=False, copies=1),
    Research("half_turned", "basic", 4, 0, ongoing=True, copies=1),
    Research("short_stock", "basic", 5, 0, ongoing=True, copies=1),
    Research("more_tests", "basic", 4, 0, ongoing=False, copies=1),
    Research("anti_growth", "breakthrough", 5, 1, ongoing=False, copies=1),
    Research("campaign", "breakthrough", 5, 1, ongoing=True, copies=1),
    Research("unnatural", "breakthrough", 5, 1, ongoing=True, copies=1),
    Research("vaccine", "breakthrough", 5, 1, ongoing=True, copies=1),
    Research("science_hero", "breakthrough", 5, 1, ongoing=False, copies=1),
    Research("stalled", "breakthrough", 4, 1, ongoing=False, copies=1),
    Research("antidote", "breakthrough_key", 6, 1, ongoing=False, copies=1),
    Research("weapon", "breakthrough_key", 5, 1, ongoing=False, copies=4),
)
RESEARCH = {card.name: card for card in ROWS}
COMPONENTS = ("knuckles", "hypno", "phosphor", "gas", "snack")
MOST_COMPONENTS = 4
