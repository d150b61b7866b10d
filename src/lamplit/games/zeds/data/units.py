"""Units and their figures: heroes, civilians and special units, Zeds of every kind, Raiders."""

from dataclasses import dataclass

Sides = tuple[int, int]
"""A figure of the full side and of the reduced side."""


@dataclass(frozen=True, slots=True)
class Figures:
    """What is printed on a counter.

    `level` is the level from which a unit is among those available. `hits` is how many hits each side takes. `fire`
    holds the strength of gunfire by range, nothing for those who do not shoot.
    """

    name: str
    kind: str
    level: int
    strength: Sides
    move: int
    hits: Sides
    fire: tuple[Sides, ...] = ()
    calling: str = ""
    red_diamond: bool = False
    abilities: tuple[str, ...] = ()


def _unit(
    name: str,
    kind: str,
    level: int,
    strength: Sides,
    move: int,
    hits: Sides,
    fire: tuple[Sides, ...] = (),
    calling: str = "",
    red_diamond: bool = False,
    abilities: str = "",
) -> Figures:
    return Figures(name, kind, level, strength, move, hits, fire, calling, red_diamond, tuple(abilities.split()))


UNIT_ROWS = (
    _unit(
        "piazza",
        "hero",
        1,
        (3, 2),
        5,
        (1, 1),
        ((2, 2), (4, 4), (3, 3)),
        calling="military",
        abilities="sniper overwatch handload",
    ),
    _unit(
        "hernandez",
        "hero",
        1,
        (2, 1),
        4,
        (1, 1),
        ((2, 1),),
        calling="citizen",
        red_diamond=True,
        abilities="keys traffic citadel speech",
    ),
    _unit(
        "schmidt",
        "hero",
        1,
        (4, 2),
        4,
        (1, 1),
        ((4, 2),),
        calling="police",
        abilities="initiative scout tough martial_arts",
    ),
    _unit(
        "hunt",
        "hero",
        1,
        (5, 3),
        4,
        (1, 1),
        ((5, 3), (5, 3)),
        calling="police",
        red_diamond=True,
        abilities="leadership long_range tough martial_arts",
    ),
    _unit(
        "johnson",
        "hero",
        1,
        (3, 2),
        4,
        (1, 1),
        ((3, 2),),
        calling="scavenger",
        abilities="stockpile scavenger guns traps patch_up",
    ),
    _unit(
        "kingman",
        "hero",
        2,
        (3, 2),
        4,
        (1, 1),
        ((3, 2),),
        calling="military",
        abilities="strongpoint minefield defender perimeter",
    ),
    _unit(
        "pickles",
        "hero",
        2,
        (2, 1),
        6,
        (1, 1),
        (),
        calling="scavenger",
        red_diamond=True,
        abilities="scavenger stealth bark canine",
    ),
    _unit("santana", "hero", 2, (6, 4), 3, (1, 1), ((3, 2),), calling="fighter", abilities="bull_charge"),
    _unit(
        "staub",
        "hero",
        2,
        (4, 5),
        4,
        (1, 1),
        ((4, 2),),
        calling="citizen",
        abilities="survivalist first_shot lucky hardened fierce",
    ),
    _unit("darling", "hero", 3, (3, 2), 5, (1, 1), ((3, 2),), calling="citizen", abilities="assassin zen hardened"),
    _unit(
        "seaver",
        "hero",
        3,
        (3, 1),
        4,
        (1, 1),
        ((3, 1),),
        calling="scientist",
        red_diamond=True,
        abilities="physician first_aid admin",
    ),
    _unit(
        "agee",
        "hero",
        3,
        (2, 1),
        4,
        (1, 1),
        ((2, 1),),
        calling="scientist",
        red_diamond=True,
        abilities="ward lab mother_of_science overdrive",
    ),
    _unit(
        "wright",
        "hero",
        3,
        (4, 2),
        4,
        (1, 1),
        ((4, 2),),
        calling="scientist",
        red_diamond=True,
        abilities="team classified office hardened",
    ),
    _unit(
        "hauser", "hero", 4, (3, 2), 4, (1, 1), ((3, 2),), calling="military", abilities="train recruit forager tough"
    ),
    _unit(
        "jones",
        "hero",
        4,
        (4, 3),
        4,
        (1, 1),
        ((4, 3),),
        calling="scientist",
        abilities="own_plans prototype experiment",
    ),
    _unit(
        "wilson",
        "hero",
        4,
        (2, 1),
        4,
        (1, 1),
        ((2, 1),),
        calling="scavenger",
        red_diamond=True,
        abilities="scavenger visions buddy shortcuts",
    ),
    _unit(
        "horatius",
        "hero",
        4,
        (4, 3),
        4,
        (2, 2),
        (),
        calling="primate",
        red_diamond=True,
        abilities="fruits genome tough ape_tactics ape",
    ),
    _unit("furies", "heroic", 1, (6, 3), 4, (2, 2), (), abilities="tough derby"),
    _unit("salvation", "heroic", 1, (2, 1), 3, (2, 2), ((2, 1),), abilities="donations field_clinic soup"),
    _unit("veterans12", "heroic", 1, (3, 2), 3, (2, 2), ((3, 2),), abilities="first_shot hold"),
    _unit("fire129", "heroic", 2, (3, 2), 3, (2, 2), ((3, 2),), abilities="gear authority hoses"),
    _unit("bauer", "heroic", 2, (3, 2), 3, (2, 2), ((3, 2),), abilities="charges builders bridge"),
    _unit("riot", "heroic", 2, (5, 3), 3, (2, 2), (), abilities="shields no_guns"),
    _unit("clarion", "heroic", 3, (1, 1), 3, (2, 2), ((1, 1),), abilities="newsroom last_stand thrift"),
    _unit("wzed", "heroic", 3, (1, 1), 3, (2, 2), ((1, 1),), abilities="broadcast warning"),
    _unit("rangers", "special", 0, (5, 3), 3, (2, 2), ((5, 3), (5, 3)), abilities="woodcraft long_range"),
    _unit("national_guard", "special", 0, (10, 6), 1, (3, 3), ((10, 6),), abilities="heavy_guns"),
    _unit("petras_angels", "special", 0, (4, 3), 4, (2, 2), ((4, 3),), abilities="saddlebags"),
    _unit("red_diamond1", "special", 0, (4, 3), 3, (2, 2), ((4, 3),), red_diamond=True),
    _unit("red_diamond2", "special", 0, (4, 3), 3, (2, 2), ((4, 3),), red_diamond=True),
    _unit("civilians1", "civilians", 0, (3, 1), 2, (2, 2), ((3, 1),)),
    _unit("civilians2", "civilians", 0, (3, 1), 2, (2, 2), ((3, 1),)),
    _unit("civilians3", "civilians", 0, (2, 1), 2, (2, 2), ((2, 1),)),
    _unit("civilians4", "civilians", 0, (2, 1), 2, (2, 2), ((2, 1),)),
    _unit("civilians5", "civilians", 0, (2, 1), 2, (2, 2), ((2, 1),)),
    _unit("civilians6", "civilians", 0, (2, 1), 2, (2, 2), ((2, 1),)),
    _unit("civilians7", "civilians", 0, (4, 2), 2, (2, 2), ((4, 2),)),
)
UNITS = {unit.name: unit for unit in UNIT_ROWS}

HEROES = tuple(unit.name for unit in UNIT_ROWS if unit.kind == "hero")
HEROIC = tuple(unit.name for unit in UNIT_ROWS if unit.kind == "heroic")
CIVILIANS = tuple(unit.name for unit in UNIT_ROWS if unit.kind == "civilians")
SPECIAL = tuple(unit.name for unit in UNIT_ROWS if unit.kind == "special")
SCIENTISTS = frozenset(unit.name for unit in UNIT_ROWS if unit.calling == "scientist")

BASIC_HEROES = ("piazza", "hernandez", "schmidt", "hunt")
BASIC_HEROIC = "furies"
HEROES_IN_PLAY = 4

VILLAGERS = tuple(f"villagers{number}" for number in range(1, 6))
VIP = "vip"
FOLK = (*VILLAGERS, VIP)
"""Those who neither fight nor count for stacking: Villagers on their full side, Refugees on the reduced one."""

STRENGTHS = (
    (2, 1), (3, 2), (3, 1), (4, 1), (4, 3), (4, 2), (4, 2), (4, 2), (4, 2), (5, 2), (5, 2), (5, 1), (5, 4), (5, 4),
    (5, 3), (5, 3), (5, 3), (5, 3), (5, 3), (5, 3), (6, 1), (6, 4), (6, 4), (6, 4), (6, 3), (6, 3), (6, 3), (6, 3),
    (6, 3), (7, 4), (7, 5), (7, 5), (8, 4), (9, 4),
)  # fmt: skip
"""The 34 regular Zeds."""
REGULAR = tuple(f"zed{number}" for number in range(1, len(STRENGTHS) + 1))

ZED_HITS = (3, 3)
ZED_ROWS = (
    *(_unit(name, "zed", 0, strength, 1, ZED_HITS) for name, strength in zip(REGULAR, STRENGTHS, strict=True)),
    _unit("k10", "super", 1, (5, 3), 2, ZED_HITS, abilities="k10"),
    _unit("oozer", "super", 1, (5, 3), 1, ZED_HITS, abilities="oozer"),
    _unit("berserker", "super", 1, (7, 4), 1, ZED_HITS, abilities="berserker"),
    _unit("sleeper", "super", 1, (1, 8), 1, ZED_HITS),
    _unit("reviver", "super", 1, (4, 3), 1, ZED_HITS, abilities="reviver"),
    _unit("doomed", "super", 1, (7, 5), 1, ZED_HITS, abilities="doomed"),
    _unit("ironhide", "super", 1, (10, 5), 1, ZED_HITS, abilities="ironhide"),
    _unit("giant", "super", 1, (12, 6), 1, ZED_HITS),
    _unit("locust", "super", 1, (4, 2), 1, ZED_HITS, abilities="locust"),
    _unit("vermin", "infector", 1, (2, 1), 1, (1, 1)),
    _unit("noelle", "infector", 1, (3, 2), 1, (1, 1)),
)
ZEDS = {zed.name: zed for zed in ZED_ROWS}
SUPER = tuple(zed.name for zed in ZED_ROWS if zed.kind == "super")
INFECTORS = tuple(zed.name for zed in ZED_ROWS if zed.kind == "infector")

RAIDER_ROWS = (
    _unit("raiders", "raiders", 2, (6, 3), 1, ZED_HITS),
    _unit("bubba", "raiders", 3, (6, 3), 1, ZED_HITS, abilities="bubba"),
)
RAIDERS = {raider.name: raider for raider in RAIDER_ROWS}

FIGURES = {**UNITS, **ZEDS, **RAIDERS}
