"""What cards, tokens and rooms do, each in one place. Importing this enters them all."""

from . import items, omens, rolls, rooms, weapons

__all__ = ["items", "omens", "rolls", "rooms", "weapons"]
