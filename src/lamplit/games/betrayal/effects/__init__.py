"""What cards, tokens and rooms do, each in one place. Importing this enters them all."""

from . import rooms

__all__ = ["rooms"]
