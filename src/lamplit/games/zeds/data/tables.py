"""The tables that dice are read on. A row is the total of two dice, a column the odds or the strength."""

DIE = (1, 2, 3, 4, 5, 6)

ROW_OF = (0, 0, 0, 1, 1, 2, 2, 3, 4, 4, 5, 5, 6)
"""The row of a total of two dice: 2, 3–4, 5–6, 7, 8–9, 10–11, 12."""

LAST_COLUMN = 6
EQUAL = 3

HAND_TO_HAND = (
    ((0, 5), (0, 5), (0, 4), (0, 4), (0, 3), (1, 3), (2, 2)),
    ((0, 5), (0, 4), (0, 3), (0, 3), (1, 3), (2, 2), (2, 1)),
    ((0, 4), (0, 3), (1, 3), (1, 2), (2, 2), (2, 1), (3, 1)),
    ((0, 3), (0, 3), (1, 2), (2, 2), (2, 1), (3, 1), (3, 0)),
    ((0, 2), (1, 2), (2, 2), (2, 1), (3, 1), (3, 0), (3, 0)),
    ((1, 2), (2, 2), (2, 1), (3, 1), (3, 0), (3, 0), (4, 0)),
    ((2, 2), (2, 1), (2, 0), (3, 0), (4, 0), (4, 0), (5, 0)),
)
"""By row, then by column from "Zeds three times as strong" to "humans three times": hits on Zeds, hits on humans."""

GUNFIRE = (
    (0, 0, 0, 0, 0, 1, 2),
    (0, 0, 0, 0, 1, 2, 2),
    (0, 0, 1, 1, 2, 2, 3),
    (0, 0, 1, 2, 2, 3, 3),
    (0, 1, 2, 2, 3, 3, 3),
    (1, 2, 2, 3, 3, 3, 4),
    (2, 2, 2, 3, 4, 4, 5),
)
"""By row, then by column: the strength 1 to 6, and 7 or more."""

NOTHING, SUPPLIES, AMMO = (0, 0), (1, 0), (0, 1)

FORAGE = {
    "town": {4: (SUPPLIES,), 5: (SUPPLIES,), 6: (SUPPLIES, AMMO)},
    "supplies": {4: (SUPPLIES,), 5: (SUPPLIES,), 6: ((2, 0),)},
    "ammo": {4: (AMMO,), 5: (AMMO,), 6: ((0, 2),)},
    "general": {4: (SUPPLIES,), 5: (SUPPLIES,), 6: (AMMO,)},
}
"""By the kind of space and the die: supplies and ammo found. Where there are two entries the players choose."""

SAVED_FROM = 4
"""The lowest die of a saving roll that saves."""

MOST_RESOURCES = 20
MOST_EVENT_ACTIONS = 4
MOST_INFECTION = 13
BASIC_AMMO = 4

RATINGS = (0, 5, 12, 20)
"""The highest score of each rating but the last."""
