"""What single cards, units and markers do: one module for each group. Importing them fills the catalogue."""

from . import components, events, fate, heroes, markers, raiders, research, special_units, super_zeds

__all__ = ["components", "events", "fate", "heroes", "markers", "raiders", "research", "special_units", "super_zeds"]
