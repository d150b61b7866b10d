"""The cards, as plain facts; what they do is code, by name.

`token` is the square token that an event puts into the house. `kept` says that an event may stay with an explorer,
`for_all` that it happens to several explorers, not only to the one who draws it.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Card:
    """A card: whether it is an item for all rules on items, and what may be done with it.

    An item can be traded, stolen and dropped unless its card says otherwise. A `one_use` card is discarded when it is
    used. A traitor may stay untouched by a `resistible` card. A card that `leaves_play` does so with its
    owner.
    """

    name: str
    kind: str
    item: bool = False
    tradeable: bool = False
    stealable: bool = False
    droppable: bool = False
    weapon: bool = False
    companion: bool = False
    one_use: bool = False
    kept: bool = False
    token: str = ""
    for_all: bool = False
    resistible: bool = False
    leaves_play: bool = False


def _omen(name: str, *, weapon: bool = False) -> Card:
    return Card(name, "omen", item=True, tradeable=True, stealable=True, droppable=True, weapon=weapon)


def _with_you(name: str, *, companion: bool = False, resistible: bool = False, leaves_play: bool = False) -> Card:
    """An omen that is no item."""
    return Card(name, "omen", companion=companion, resistible=resistible, leaves_play=leaves_play)


def _item(
    name: str,
    *,
    tradeable: bool = True,
    stealable: bool = True,
    droppable: bool = True,
    weapon: bool = False,
    one_use: bool = False,
) -> Card:
    return Card(name, "item", True, tradeable, stealable, droppable, weapon=weapon, one_use=one_use)


def _event(name: str, *, kept: bool = False, token: str = "", for_all: bool = False) -> Card:
    return Card(name, "event", kept=kept, token=token, for_all=for_all, resistible=True)


OMENS = (
    _with_you("bite", resistible=True, leaves_play=True),
    _omen("book"),
    _omen("crystal_ball"),
    _with_you("dog", companion=True),
    _with_you("girl", companion=True),
    _omen("holy_symbol"),
    _with_you("madman", companion=True),
    _omen("mask"),
    _omen("medallion"),
    _omen("ring"),
    _omen("skull"),
    _omen("spear", weapon=True),
    _omen("spirit_board"),
)
ITEMS = (
    _item("adrenaline_shot", one_use=True),
    _item("amulet_of_the_ages"),
    _item("angel_feather", one_use=True),
    _item("armor", stealable=False),
    _item("axe", weapon=True),
    _item("bell"),
    _item("blood_dagger", tradeable=False, droppable=False, weapon=True),
    _item("bottle", one_use=True),
    _item("candle"),
    _item("dark_dice"),
    _item("dynamite", one_use=True),
    _item("healing_salve", one_use=True),
    _item("idol"),
    _item("lucky_stone", one_use=True),
    _item("medical_kit"),
    _item("music_box"),
    _item("pickpockets_gloves", one_use=True),
    _item("puzzle_box"),
    _item("rabbits_foot"),
    _item("revolver", weapon=True),
    _item("sacrificial_dagger", weapon=True),
    _item("smelling_salts", one_use=True),
)
EVENTS = (
    _event("a_moment_of_hope", token="blessing"),
    _event("angry_being"),
    _event("bloody_vision"),
    _event("burning_man"),
    _event("closet_door", token="closet"),
    _event("creepy_crawlies"),
    _event("creepy_puppet"),
    _event("debris", kept=True),
    _event("disquieting_sounds"),
    _event("drip_drip_drip", token="drip"),
    _event("footsteps"),
    _event("funeral"),
    _event("grave_dirt", kept=True),
    _event("groundskeeper"),
    _event("hanged_men"),
    _event("hideous_shriek", for_all=True),
    _event("image_in_the_mirror_give"),
    _event("image_in_the_mirror_receive"),
    _event("it_is_meant_to_be", kept=True),
    _event("jonahs_turn"),
    _event("lights_out", kept=True),
    _event("locked_safe", token="safe"),
    _event("mists_from_the_walls", for_all=True),
    _event("mystic_slide", token="slide"),
    _event("night_view"),
    _event("phone_call"),
    _event("possession"),
    _event("revolving_wall", token="wall_switch"),
    _event("rotten"),
    _event("secret_passage", token="secret_passage"),
    _event("secret_stairs", token="secret_stairs"),
    _event("shrieking_wind", for_all=True),
    _event("silence", for_all=True),
    _event("skeletons", token="skeletons"),
    _event("smoke", token="smoke"),
    _event("something_hidden"),
    _event("something_slimy"),
    _event("spider"),
    _event("the_beckoning", for_all=True),
    _event("the_lost_one"),
    _event("the_voice"),
    _event("the_walls"),
    _event("webs", kept=True),
    _event("what_the"),
    _event("whoops"),
)
CARDS = {card.name: card for card in (*OMENS, *ITEMS, *EVENTS)}
WEAPONS = tuple(card.name for card in CARDS.values() if card.weapon)
COMPANIONS = tuple(card.name for card in OMENS if card.companion)
HINDERING = ("webs", "debris", "lights_out")
"""Kept events that hinder an explorer, but not a traitor. Grave Dirt only hurts."""

SQUARE_TOKENS = {
    "below_collapsed_room": 1,
    "blessing": 1,
    "closet": 1,
    "drip": 1,
    "safe": 1,
    "secret_passage": 2,
    "secret_stairs": 2,
    "skeletons": 1,
    "slide": 1,
    "smoke": 1,
    "vault_empty": 1,
    "wall_switch": 1,
}
"""Tokens of rooms and cards, and how many there are."""
TOKENS = {"large_monster": 12, "small_monster": 91, "square": 14, "item": 14, "trait_roll": 18}
"""All tokens by shape."""
MONSTER_COLOURS = ("red", "orange", "yellow", "green", "blue", "purple", "magenta")
CLIPS = 30
DICE = 8
FACES = (0, 0, 1, 1, 2, 2)
