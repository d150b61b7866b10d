"""Terrorscape under load. Who hears of an answer is part of the game, so only who answered is waited for."""

from . import Load

LOAD = Load(crowd_tables=125, crowd_tables_quick=15)
