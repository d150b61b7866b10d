"""What cards, tokens and rooms do, each in one place. Importing this registers them all."""

from . import (
    events_house,
    events_kept,
    events_people,
    events_traits,
    items,
    music_box,
    omens,
    rolls,
    rooms,
    tokens,
    weapons,
)

__all__ = [
    "events_house",
    "events_kept",
    "events_people",
    "events_traits",
    "items",
    "music_box",
    "omens",
    "rolls",
    "rooms",
    "tokens",
    "weapons",
]
