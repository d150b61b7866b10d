"""Betrayal under load: rooms are laid as often as anything else happens, and some answers only their giver hears of."""

from . import Load, Watched

LOAD = Load(
    options={"players": 4, "explorers": "random"},
    crowd={"players": 6, "explorers": "random"},
    crowd_tables=40,
    crowd_tables_quick=4,
    crowd_seats=6,
)
WATCHED = Watched(options={"players": 3, "explorers": "random"}, for_two={"players": 3, "explorers": "random"})
