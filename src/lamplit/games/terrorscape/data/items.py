"""The 45 item cards: what lies in which deck, what is loud, what lasts."""

KEY = "key"
"""Five of these open an exit; they lie on a stand and in nobody's hands."""

DISCOVER = {
    KEY: 2, "toolbox": 2, "whiskey": 3, "hatchet": 3, "herbs": 3, "limestone": 1, "ammo": 3, "revolver": 2,
    "sedatives": 3, "adrenaline": 3, "firecracker": 1, "shortsword": 1, "longsword": 1, "amulet": 1,
    "secret_map": 1, "flashlight": 1, "trap_parts": 1,
}  # fmt: skip
SEARCH = {KEY: 4, "toolbox": 2, "whiskey": 1, "hatchet": 1, "herbs": 1, "limestone": 1}
SEARCH_BOTTOM = KEY
BACKPACK = {"marco": "medical_kit", "sophia": "camera"}

LOUD = frozenset({KEY, "toolbox", "longsword", "amulet"})
"""Drawing one of these makes a noise, kept or not."""

LASTING = frozenset({"revolver", "shortsword", "longsword", "secret_map", "flashlight"})
"""These stay in the inventory when used."""

DEFENCE = {"hatchet": 1, "limestone": 2, "shortsword": 1, "longsword": 3}
"""What an item adds to a defence."""

DEFENCE_DIE = (0, 0, 1, 1, 1, 3)
"""The faces of a die in a defence."""

AMMO_DEFENCE = 4
"""What a Revolver adds with an Ammo Pack."""

WEAPONS = frozenset({"hatchet", "shortsword", "longsword", "revolver"})

ITEMS = (*DISCOVER, *(item for item in BACKPACK.values()))


def deck(counts: dict[str, int]) -> list[str]:
    """Return all cards of a deck, in the order of its list."""
    return [card for card, copies in counts.items() for _ in range(copies)]
