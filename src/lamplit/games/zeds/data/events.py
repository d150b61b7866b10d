"""The event cards: the tabs of each phase as rows. What their texts do stands in `events_*.py`, by name.

`tracks` are the activations in order: letters of tracks, `ALL` for every track once in an order the players choose,
`FATE2` for the Fated track twice. A track that is not in play is skipped.
"""

from dataclasses import dataclass

COLOURS = ("blue", "green", "yellow", "orange", "red")
"""Colours from the lowest level up: a level uses its own and all before it; blue serves the Basic Game and level I."""


@dataclass(frozen=True, slots=True)
class Event:
    """A card: where it belongs (`kind` is normal, special, finale or guard), and what its tabs show."""

    name: str
    colour: str
    act: int
    kind: str
    tracks: str
    actions: int
    r4: int = 0
    infection: bool = False
    eat: str = "0"
    pressure: bool = False


ROWS = (
    Event("rule_seven", "blue", 1, "normal", "S S", 1, r4=1, infection=True, eat="1", pressure=True),
    Event("hunting_cabin", "blue", 1, "normal", "M S", 3, r4=0, infection=False, eat="roll", pressure=True),
    Event("well_armed", "blue", 1, "normal", "F M", 2, r4=0, infection=False, eat="1", pressure=True),
    Event("night_m", "blue", 2, "normal", "M", 1, r4=0, infection=True, eat="roll", pressure=True),
    Event("night_s", "blue", 2, "normal", "S", 2, r4=0, infection=True, eat="1", pressure=True),
    Event("night_f", "blue", 2, "normal", "F", 2, r4=2, infection=True, eat="roll", pressure=True),
    Event("night_h", "blue", 2, "normal", "H H", 1, r4=1, infection=True, eat="1", pressure=True),
    Event("underfoot", "blue", 2, "normal", "H S M", 2, r4=0, infection=True, eat="0"),
    Event("spread", "blue", 2, "normal", "H F F", 3, r4=1, infection=True, eat="roll"),
    Event("kidding", "blue", 2, "special", "ALL", 1, r4=2, infection=False, eat="roll"),
    Event("nightfall", "blue", 4, "normal", "H F", 4, r4=1, infection=True, eat="roll", pressure=True),
    Event("hero_blue", "blue", 3, "normal", "H S F", 2, r4=1, infection=True, eat="0"),
    Event("mine_blast", "blue", 3, "normal", "M S H", 2, r4=1, infection=False, eat="0"),
    Event("tough_zeds", "blue", 3, "normal", "M M", 3, r4=1, infection=True, eat="1", pressure=True),
    Event("odd_smell", "blue", 3, "normal", "H M F", 2, r4=0, infection=True, eat="2"),
    Event("brains_b1", "blue", 3, "special", "ALL", 0, r4=0, infection=False, eat="0"),
    Event("hate_that", "blue", 4, "normal", "H S S", 3, r4=0, infection=True, eat="roll"),
    Event("keep_cool", "blue", 4, "normal", "M H", 2, r4=1, infection=True, eat="0", pressure=True),
    Event("brains_b2", "blue", 4, "special", "ALL", 0, r4=0, infection=False, eat="0"),
    Event("finale_b1", "blue", 5, "finale", "S M H H", 0, r4=1, infection=True, eat="roll"),
    Event("finale_b2", "blue", 5, "finale", "FATE2", 0, r4=2, infection=True, eat="1"),
    Event("strays", "green", 1, "normal", "H S F", 1, r4=1, infection=True, eat="0"),
    Event("pantry", "green", 1, "normal", "H M", 2, r4=0, infection=False, eat="roll", pressure=True),
    Event("bad_water", "green", 1, "normal", "M F", 2, r4=1, infection=True, eat="roll", pressure=True),
    Event("brains_g", "green", 2, "special", "ALL", 0, r4=0, infection=False, eat="0"),
    Event("hero_green", "green", 2, "normal", "F S H", 2, r4=2, infection=True, eat="roll"),
    Event("rangers", "green", 2, "normal", "M H", 2, r4=1, infection=True, eat="1", pressure=True),
    Event("utter_chaos", "green", 2, "normal", "F S M", 3, r4=1, infection=True, eat="1"),
    Event("toxic_zeds", "green", 2, "normal", "H H", 2, r4=1, infection=True, eat="1", pressure=True),
    Event("fast_zeds", "green", 3, "normal", "F F", 2, r4=1, infection=True, eat="roll", pressure=True),
    Event("crowd", "green", 3, "normal", "M H", 3, r4=2, infection=True, eat="0", pressure=True),
    Event("raiders", "green", 3, "normal", "S F", 1, r4=1, infection=True, eat="roll", pressure=True),
    Event("gunship", "green", 3, "normal", "S H", 3, r4=1, infection=True, eat="0", pressure=True),
    Event("all_appear", "green", 3, "special", "ALL", 1, r4=1, infection=False, eat="roll"),
    Event("national_guard", "green", 3, "guard", "", 0, r4=0, infection=False, eat="0"),
    Event("hard_heads", "green", 4, "normal", "M S", 1, r4=1, infection=True, eat="roll", pressure=True),
    Event("good_ward", "green", 4, "normal", "S M H", 2, r4=2, infection=True, eat="roll"),
    Event("this_is_bad", "green", 4, "special", "ALL", 3, r4=0, infection=False, eat="roll"),
    Event("what_is_that", "green", 4, "special", "ALL", 2, r4=1, infection=False, eat="roll"),
    Event("finale_g", "green", 5, "finale", "M M F S", 0, r4=1, infection=True, eat="roll"),
    Event("noelle", "yellow", 1, "normal", "H F", 1, r4=2, infection=True, eat="roll", pressure=True),
    Event("granary", "yellow", 1, "normal", "M F", 3, r4=1, infection=True, eat="roll", pressure=True),
    Event("tsunami", "yellow", 2, "normal", "ALL", 3, r4=1, infection=True, eat="1"),
    Event("discovery", "yellow", 2, "normal", "H", 2, r4=1, infection=True, eat="1", pressure=True),
    Event("double_shift", "yellow", 2, "normal", "M H", 3, r4=1, infection=True, eat="1", pressure=True),
    Event("meltdown", "yellow", 2, "normal", "H F S", 3, r4=1, infection=True, eat="roll"),
    Event("flambe", "yellow", 2, "normal", "M S", 2, r4=1, infection=False, eat="0", pressure=True),
    Event("brains_y2", "yellow", 2, "special", "ALL", 0, r4=0, infection=False, eat="0"),
    Event("super_rage", "yellow", 3, "normal", "ALL", 4, r4=0, infection=True, eat="2"),
    Event("despair", "yellow", 3, "normal", "H S F", 2, r4=2, infection=True, eat="2"),
    Event("bikers", "yellow", 3, "normal", "H H", 3, r4=2, infection=True, eat="roll", pressure=True),
    Event("smart_zeds", "yellow", 3, "normal", "S S", 3, r4=1, infection=True, eat="roll", pressure=True),
    Event("real_monster", "yellow", 3, "normal", "S H", 0, r4=0, infection=True, eat="roll", pressure=True),
    Event("mercs", "yellow", 3, "normal", "M F", 4, r4=1, infection=True, eat="0", pressure=True),
    Event("still_more", "yellow", 3, "special", "ALL", 2, r4=2, infection=False, eat="roll"),
    Event("brains_y1", "yellow", 3, "special", "ALL", 0, r4=0, infection=False, eat="0"),
    Event("breakdown", "yellow", 4, "normal", "M H", 1, r4=1, infection=True, eat="roll", pressure=True),
    Event("diner_bells", "yellow", 4, "normal", "M F", 2, r4=2, infection=True, eat="0", pressure=True),
    Event("finale_y", "yellow", 5, "finale", "ALL", 0, r4=1, infection=True, eat="1"),
    Event("heroic_help", "orange", 1, "normal", "T H", 2, r4=1, infection=True, eat="roll", pressure=True),
    Event("bats", "orange", 1, "normal", "F T T", 3, r4=0, infection=True, eat="roll", pressure=True),
    Event("lab_accident", "orange", 2, "normal", "H T T", 2, r4=1, infection=True, eat="roll"),
    Event("airborne", "orange", 2, "normal", "ALL", 1, r4=1, infection=False, eat="2"),
    Event("takes_a_village", "orange", 2, "normal", "T M", 2, r4=2, infection=True, eat="1", pressure=True),
    Event("sewer_zeds", "orange", 2, "normal", "T T", 1, r4=0, infection=True, eat="1", pressure=True),
    Event("materials", "orange", 3, "normal", "F T M", 2, r4=1, infection=True, eat="0"),
    Event("bucket_line", "orange", 3, "normal", "T T M", 3, r4=2, infection=True, eat="2"),
    Event("limping", "orange", 3, "normal", "F H H T", 2, r4=2, infection=True, eat="0"),
    Event("elwood", "orange", 3, "normal", "F T", 2, r4=2, infection=True, eat="0", pressure=True),
    Event("do_not_feed", "orange", 3, "normal", "T T H", 2, r4=1, infection=True, eat="roll"),
    Event("mystery_doc", "orange", 3, "normal", "T H S", 4, r4=0, infection=False, eat="0"),
    Event("super_frenzy", "orange", 4, "normal", "ALL", 2, r4=2, infection=True, eat="roll"),
    Event("drone", "orange", 4, "normal", "F T T", 1, r4=2, infection=True, eat="1"),
    Event("ward_filth", "orange", 4, "normal", "S S T T", 3, r4=1, infection=True, eat="roll"),
    Event("doctor_in_town", "orange", 2, "special", "ALL", 2, r4=1, infection=False, eat="roll"),
    Event("finale_o", "orange", 5, "finale", "ALL", 0, r4=0, infection=True, eat="2"),
    Event("local_outbreak", "red", 1, "normal", "S M T", 2, r4=1, infection=True, eat="1", pressure=True),
    Event("experiments", "red", 2, "normal", "F F S S", 2, r4=2, infection=True, eat="roll"),
    Event("artifact", "red", 2, "normal", "H H T", 3, r4=2, infection=True, eat="roll"),
    Event("dark_fair", "red", 2, "normal", "ALL", 3, r4=0, infection=True, eat="roll"),
    Event("once_more", "red", 3, "normal", "S H F", 2, r4=1, infection=True, eat="roll"),
    Event("doc_trouble", "red", 3, "normal", "F S T", 3, r4=1, infection=True, eat="roll"),
    Event("from_below", "red", 3, "normal", "T T", 3, r4=1, infection=True, eat="roll", pressure=True),
    Event("unstoppable", "red", 3, "normal", "M M T T", 2, r4=2, infection=True, eat="roll"),
    Event("from_the_lab", "red", 3, "normal", "S F T", 2, r4=1, infection=True, eat="roll"),
    Event("bloated", "red", 3, "normal", "S H M", 2, r4=1, infection=True, eat="roll"),
    Event("quick_tests", "red", 3, "normal", "M H T", 3, r4=1, infection=True, eat="1"),
    Event("no_way_out", "red", 3, "normal", "H S T T", 2, r4=0, infection=True, eat="roll"),
    Event("steam_ducts", "red", 3, "normal", "H H F F", 3, r4=1, infection=True, eat="0"),
    Event("wild_chaos", "red", 3, "normal", "M T H", 2, r4=1, infection=False, eat="0"),
    Event("finale_r", "red", 5, "finale", "ALL ALL", 0, r4=0, infection=True, eat="2"),
)  # fmt: skip
EVENTS = {event.name: event for event in ROWS}

BRAINS = {"brains_b1": 1, "brains_b2": 2, "brains_g": 3, "brains_y2": 4, "brains_y1": 2}
"""Cards that are a turn of their own, and by how much each raises infection."""
NATIONAL_GUARD = "national_guard"
GUARD_ABOVE = 9
"""How many cards lie under the National Guard."""


def colours(level: int) -> tuple[str, ...]:
    """The colours in use at a level."""
    return COLOURS[: max(level, 1)]
