"""Dawn of the Zeds under load: everybody sees everything, and level II has all that moves on the roads."""

from . import Load, Watched

LOAD = Load(
    options={"level": "II", "players": 2, "heroes": "random"},
    crowd={"players": 4},
    all_hear=True,
    crowd_tables=50,
    crowd_tables_quick=4,
    crowd_seats=4,
)
WATCHED = Watched(
    options={"level": "II", "players": 1, "heroes": "random"},
    keys="123456789",
    for_two={"level": "II", "players": 2, "heroes": "random"},
)
