"""Betrayal under load: everybody hears of everything, and rooms are laid as often as anything else happens."""

from . import Load

LOAD = Load(
    options={"players": 4, "explorers": "random"},
    crowd={"players": 6, "explorers": "random"},
    all_hear=True,
    crowd_tables=40,
    crowd_tables_quick=4,
    crowd_seats=6,
)
