"""Chances as people read them, the same in every game."""

HARDLY = 0.005
"""What is less likely than that would be rounded to nothing, and what is likelier than the rest to certainty."""


def percent(chance: float) -> str:
    """A chance in whole percent: 0 is what cannot happen, 100 what is certain.

    >>> [percent(chance) for chance in (0.0, 0.001, 0.6249, 0.999, 1.0)]
    ['0', '< 1', '62', '> 99', '100']
    """
    if 0 < chance < HARDLY:
        return "< 1"
    return "> 99" if 1 - HARDLY <= chance < 1 else str(round(100 * chance))
