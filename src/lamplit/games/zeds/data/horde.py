"""The horde's own cards in a versus game, and how many there are of each. What they do stands in `horde.py`."""

HORDE = {"horde_surge": 3, "horde_swarm": 3, "horde_mend": 2, "horde_frenzy": 2, "horde_fever": 2}

FIRST_HAND = 1
"""How many the horde holds to begin with; each turn it draws one, and may play one."""
MOST_IN_HAND = 4
