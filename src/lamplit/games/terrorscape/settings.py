"""The settings of a table: the edition, every point on which the sources differ, who plays, and the variants.

The setting `edition` decides all differences between the two rulebooks at once; each can still be set on its own. Where
the sources disagree on content, the default is the reading that we think right.

Where the two rulebooks only say the same in other words, there is nothing to set: the table of repairs, the contents
of the trays, the section on talking, where the noise of a discovered item sounds, that the firecracker ends all noise,
that five or more keys will do, that the fifth move of the rescue token wins, and what a card costs.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ...engine import BadOption, Plain, Setting, flag, number, one_of, unchanging
from .data.people import KILLERS
from .data.variants import DIFFICULTIES

EDITION = "edition"

BY_EDITION: dict[str, tuple[Any, ...]] = {
    "locked_card": ("aside_first", "aside_last"),
    "levelup_trigger": ("draw_or_discard", "draw"),
    "levelup_order": ("level_first", "shuffle_first"),
    "unlock_overflow": ("may", "any", "others"),
    "hand_limit": ("each_card", "after_drawing"),
    "heal_scope": ("same_place", "anywhere"),
    "used_items": ("discarded", "removed"),
    "key_pickup": ("choice", "straight"),
    "move_told": ("path", "arrival"),
    "flee_who": ("in_place", "involved"),
    "sw_token_open": (True, False),
    "sw_token_pass": ("next_living", "next"),
    "sw_trade": ("free", "agreed"),
}
"""Differences between the rulebooks: the reading of v2 first, then that of v1.05, then what neither says."""

READINGS: tuple[Setting, ...] = (
    one_of("plan_progress", "may", "must"),
    one_of("sense_answer", "names", "anyone"),
    one_of("sense_scope", "whole", "rooms"),
    one_of("failed_search", "goes_on", "ends_actions"),
    one_of("order", "free", "until_report", "strict"),
    one_of("stealth_traits", "apply", "lost"),
    flag("show_hand_size"),
    one_of("sw_no_cards", "eliminated", "left_behind"),
    one_of("knowledge_location", "R4", "R5"),
    number("johnson_limit", 6, 3, 45),
    one_of("william_persistence", "no_item", "no_weapon"),
    flag("sprint_exact"),
    one_of("firecracker", "extra", "special"),
    one_of("camera", "single", "lasting"),
    one_of("medkit", "single", "lasting"),
    one_of("medkit_reach", "same_place", "anywhere"),
    number("longsword", 3, 2, 3),
    number("adrenaline", 1, 1, 4),
    number("chainsaw_cost", 2, 0, 2),
    number("madness_cost", 2, 0, 2),
    one_of("madness_scope", "own_place", "anywhere"),
    one_of("drain_cost", "two", "all"),
    number("murderer_l4", 2, 1, 2),
    one_of("arcane_seal", "longsword", "any_defence"),
    one_of("ambush_order", "killer_first", "together_first"),
    one_of("morale_boost", "all", "one"),
    one_of("hypervigilance", "range", "place"),
    flag("heroic_save_once"),
    one_of("self_challenge_hand", "none", "one_more"),
    one_of("entrapment", "set_up", "own_turn"),
    number("perilous_cost", 1, 1, 2),
    number("repair_need", 5, 4, 6),
    number("rescue_rounds", 5, 4, 6),
)
"""Readings and figures that do not depend on the edition; the default first."""

SETTINGS: tuple[Setting, ...] = (
    one_of(EDITION, "v2", "v1.05"),
    number("players", 4, 2, 4),
    one_of("killer", "choose", *KILLERS),
    one_of("team", "choose", "first"),
    one_of("traits", "none", *DIFFICULTIES, "free"),
    number("survivor_traits_drawn", 2, 0, 6),
    number("survivor_traits_kept", 1, 0, 3),
    number("killer_traits_drawn", 2, 0, 6),
    number("killer_traits_kept", 1, 0, 3),
    flag("separate_ways"),
    flag("plans"),
    *(one_of(name, "by_edition", *values) for name, values in BY_EDITION.items()),
    *READINGS,
)
"""The settings of a table."""


@unchanging
@dataclass(frozen=True, slots=True)
class Settings(Plain):
    """The readings by which a match is played. They never change while it runs, so all copies of a table share them."""

    edition: str
    locked_card: str
    levelup_trigger: str
    levelup_order: str
    unlock_overflow: str
    hand_limit: str
    heal_scope: str
    used_items: str
    key_pickup: str
    move_told: str
    flee_who: str
    sw_token_open: bool
    sw_token_pass: str
    sw_trade: str
    plan_progress: str
    sense_answer: str
    sense_scope: str
    failed_search: str
    order: str
    stealth_traits: str
    show_hand_size: bool
    sw_no_cards: str
    knowledge_location: str
    johnson_limit: int
    william_persistence: str
    sprint_exact: bool
    firecracker: str
    camera: str
    medkit: str
    medkit_reach: str
    longsword: int
    adrenaline: int
    chainsaw_cost: int
    madness_cost: int
    madness_scope: str
    drain_cost: str
    murderer_l4: int
    arcane_seal: str
    ambush_order: str
    morale_boost: str
    hypervigilance: str
    heroic_save_once: bool
    self_challenge_hand: str
    entrapment: str
    perilous_cost: int
    repair_need: int
    rescue_rounds: int

    def check_unpacked(self) -> None:
        """Raise `ValueError` if a reading is none that the settings allow."""
        for setting in (SETTINGS[0], *(one_of(name, *values) for name, values in BY_EDITION.items()), *READINGS):
            try:
                setting.check(getattr(self, setting.name))
            except BadOption as error:
                raise ValueError(f"{setting.name}: {error}") from None


def settled(options: Mapping[str, Any]) -> Settings:
    """Return the readings that the options of a table ask for."""
    column = 0 if options[EDITION] == "v2" else 1
    values: dict[str, Any] = {EDITION: options[EDITION]}
    for name, readings in BY_EDITION.items():
        chosen = options[name]
        values[name] = readings[column] if chosen == "by_edition" else chosen
    return Settings(**values, **{setting.name: options[setting.name] for setting in READINGS})
