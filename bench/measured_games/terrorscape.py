"""Terrorscape, measured. Who hears of an answer is part of the game, so only who answered is waited for."""

from . import Load, Watched

LOAD = Load(crowd_tables=125, crowd_tables_quick=15)
CAST = {"killer": "butcher", "team": "first"}
WATCHED = Watched(CAST, seat="killer", people=True, for_two=CAST)
