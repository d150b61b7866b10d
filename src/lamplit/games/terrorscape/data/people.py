"""Five Survivors and three Killers."""

from dataclasses import dataclass

SURVIVORS = ("anna", "johnson", "marco", "sophia", "william")
FIRST_TEAM = ("anna", "marco", "william")


@dataclass(frozen=True)
class Hunter:
    """A Killer: strength at the start, skill cards, and the one that is locked until a level."""

    strength: int
    locked: str
    unlocked_at: int
    deck: dict[str, int]


KILLERS = {
    "butcher": Hunter(
        5, "brutal_rage", 3, {"pursue": 3, "sense": 2, "barricade": 3, "chainsaw": 2, "madness": 1, "stay": 1}
    ),
    "spectre": Hunter(
        2, "life_drain", 4, {"sense": 3, "pursue": 2, "scream": 2, "whizzing_by": 2, "vanish": 2, "trail_of_fear": 1}
    ),
    "murderer": Hunter(
        4, "death_blossom", 3, {"sense": 1, "pursue": 4, "stalk": 3, "deduction": 2, "notice": 1, "lurk": 1}
    ),
}


@dataclass(frozen=True)
class Skill:
    """A skill card: when it can be used (fast, special, slow) and how many other hand cards it costs."""

    kind: str
    cost: int = 0


SKILLS = {
    "pursue": Skill("fast"),
    "sense": Skill("fast"),
    "barricade": Skill("slow"),
    "chainsaw": Skill("special", 2),
    "madness": Skill("fast", 2),
    "stay": Skill("slow", 4),
    "brutal_rage": Skill("special", 1),
    "scream": Skill("fast"),
    "whizzing_by": Skill("special"),
    "vanish": Skill("slow", 1),
    "trail_of_fear": Skill("fast", 1),
    "life_drain": Skill("special", 2),
    "stalk": Skill("slow"),
    "deduction": Skill("fast", 1),
    "notice": Skill("fast", 1),
    "lurk": Skill("slow", 1),
    "death_blossom": Skill("slow", 2),
}

TOP_LEVEL = 5
TOP_STRENGTH = 10
HAND_LIMIT = 5
