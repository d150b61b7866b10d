"""What single cards, units and markers do: one module for each group. Importing them fills the catalogue."""

from . import (
    components,
    events_blue,
    events_green,
    events_yellow,
    fate_blue,
    fate_green,
    fate_orange,
    fate_red,
    fate_yellow,
    heroes_basic,
    heroes_blue,
    heroes_green,
    heroes_yellow,
    markers,
    research,
    super_zeds,
)

__all__ = [
    "components",
    "events_blue",
    "events_green",
    "events_yellow",
    "fate_blue",
    "fate_green",
    "fate_orange",
    "fate_red",
    "fate_yellow",
    "heroes_basic",
    "heroes_blue",
    "heroes_green",
    "heroes_yellow",
    "markers",
    "research",
    "super_zeds",
]
