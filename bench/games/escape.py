"""Escape under load: everybody sees everything, and the clock begins at once.

A hand needs a moment before it can roll again; people who answer flat out have no hands. After some 150 answers random
adventurers have nothing but black masks, and all wait.
"""

from . import Load

LOAD = Load(
    options={"intro": 0},
    flat_out={"roll_lock": 0, "action_lock": 0},
    crowd={"players": 5},
    all_hear=True,
    longest=150,
    crowd_tables=100,
    crowd_tables_quick=8,
    crowd_seats=5,
)
