"""Which haunt an omen wakes in which room, and which explorer turns traitor in it."""

from dataclasses import dataclass

HAUNT_DICE = 6

OMEN_COLUMNS = (
    "bite",
    "book",
    "crystal_ball",
    "dog",
    "girl",
    "holy_symbol",
    "madman",
    "mask",
    "medallion",
    "ring",
    "skull",
    "spear",
    "spirit_board",
)
ROWS = {
    "abandoned_room": (18, 7, 12, 38, 1, 9, 45, 42, 49, 28, 34, 43, 48),
    "balcony": (24, 7, 32, 5, 16, 6, 11, 25, 49, 20, 47, 39, 2),
    "catacombs": (4, 7, 23, 46, 1, 13, 10, 25, 49, 41, 37, 43, 48),
    "charred_room": (24, 33, 23, 38, 30, 13, 31, 48, 44, 20, 47, 15, 8),
    "dining_room": (24, 3, 27, 5, 16, 6, 45, 42, 21, 20, 37, 39, 40),
    "furnace_room": (4, 33, 32, 38, 30, 13, 10, 42, 36, 28, 34, 15, 2),
    "gallery": (18, 3, 19, 19, 19, 22, 10, 25, 36, 41, 37, 15, 8),
    "gymnasium": (35, 29, 12, 46, 1, 22, 11, 22, 21, 41, 47, 43, 48),
    "junk_room": (4, 33, 27, 46, 1, 9, 11, 25, 44, 17, 17, 17, 40),
    "kitchen": (18, 3, 23, 46, 16, 22, 31, 32, 36, 41, 37, 39, 2),
    "master_bedroom": (35, 29, 27, 5, 16, 6, 10, 35, 44, 20, 47, 43, 2),
    "pentagram_chamber": (26, 50, 32, 50, 26, 26, 45, 14, 14, 26, 14, 50, 40),
    "servants_quarters": (35, 29, 12, 5, 30, 9, 31, 42, 21, 28, 34, 15, 8),
}
CHART = {
    (omen, room): number for room, numbers in ROWS.items() for omen, number in zip(OMEN_COLUMNS, numbers, strict=True)
}


@dataclass(frozen=True, slots=True)
class Traitor:
    """Which explorer turns: `who` is the rule, and `trait` what it compares.

    If the explorer `named` is in the house, they turn. With `spares_revealer` the revealer is left out of the
    comparison.
    """

    who: str
    trait: str = ""
    named: str = ""
    spares_revealer: bool = False


REVEALER = Traitor("revealer")
LEFT = Traitor("left_of_revealer")
NOBODY = Traitor("nobody")
HIDDEN = Traitor("hidden")

TRAITORS = {
    1: REVEALER,
    2: REVEALER,
    3: Traitor("lowest", "knowledge", spares_revealer=True),
    4: Traitor("highest", "might", spares_revealer=True),
    5: REVEALER,
    6: Traitor("lowest", "sanity"),
    7: Traitor("highest", "sanity", named="father_rhinehardt"),
    8: REVEALER,
    9: Traitor("nobody_yet"),
    10: REVEALER,
    11: REVEALER,
    12: NOBODY,
    13: Traitor("lowest", "sanity", spares_revealer=True),
    14: REVEALER,
    15: Traitor("lowest", "speed", spares_revealer=True),
    16: LEFT,
    17: LEFT,
    18: REVEALER,
    19: LEFT,
    20: Traitor("left_of_revealer", named="vivian_lopez"),
    21: Traitor("oldest", spares_revealer=True),
    22: LEFT,
    23: LEFT,
    24: Traitor("lowest", "speed", named="brandon_jaspers"),
    25: Traitor("highest", "knowledge", named="zoe_ingstrom"),
    26: LEFT,
    27: Traitor("highest", "knowledge", spares_revealer=True),
    28: Traitor("highest", "knowledge", spares_revealer=True),
    29: REVEALER,
    30: REVEALER,
    31: NOBODY,
    32: Traitor("highest", "sanity"),
    33: REVEALER,
    34: HIDDEN,
    35: Traitor("highest", "knowledge"),
    36: Traitor("highest", "speed", named="missy_dubourde"),
    37: Traitor("lowest", "might"),
    38: Traitor("lowest", "knowledge", spares_revealer=True),
    39: Traitor("highest", "speed", spares_revealer=True),
    40: LEFT,
    41: REVEALER,
    42: Traitor("highest", "might"),
    43: HIDDEN,
    44: Traitor("youngest", spares_revealer=True),
    45: Traitor("highest", "knowledge", spares_revealer=True),
    46: Traitor("lowest", "speed", named="madame_zostra"),
    47: REVEALER,
    48: LEFT,
    49: Traitor("highest", "knowledge", named="heather_granville"),
    50: NOBODY,
}
"""By number of the haunt. Equal traits: the revealer if among them, else the first to the revealer's left."""
HAUNTS = tuple(TRAITORS)
