"""What several haunts share, by what it does. Small blocks can be called by name from here; larger ones are modules."""

from .cards import at_hand, fetch_card, fetch_instead, held_by_hero, lying_in, pick_card, take_out
from .harm import hurt_in_order, lift_from_skull, out_of_reach, strikes_with
from .hunting import hunt, nearest, stand_by, walk_towards
from .monsters import hears_no_call, monster_takes, nothing_touches, slows_nobody, spawn, steals, walks_through_walls
from .rooms import lift_token, place_room, scatter, scatter_as_found
from .sides import as_the_traitor_begins, convert_hero, is_hero
from .state import state_as
from .tasks import step_taken, take_step, task_roll

__all__ = [
    "as_the_traitor_begins",
    "at_hand",
    "convert_hero",
    "fetch_card",
    "fetch_instead",
    "hears_no_call",
    "held_by_hero",
    "hunt",
    "hurt_in_order",
    "is_hero",
    "lift_from_skull",
    "lift_token",
    "lying_in",
    "monster_takes",
    "nearest",
    "nothing_touches",
    "out_of_reach",
    "pick_card",
    "place_room",
    "scatter",
    "scatter_as_found",
    "slows_nobody",
    "spawn",
    "stand_by",
    "state_as",
    "steals",
    "step_taken",
    "strikes_with",
    "take_out",
    "take_step",
    "task_roll",
    "walk_towards",
    "walks_through_walls",
]
