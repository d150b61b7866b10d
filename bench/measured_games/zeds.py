"""Dawn of the Zeds under load: everybody sees everything, and level II has all that moves on the roads."""

from . import Load

LOAD = Load(
    options={"level": "II", "players": 2, "heroes": "random"},
    crowd={"players": 4},
    all_hear=True,
    crowd_tables=50,
    crowd_tables_quick=4,
    crowd_seats=4,
)
