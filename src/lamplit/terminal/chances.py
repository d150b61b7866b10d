"""Formats probabilities, alike in all games."""

HARDLY = 0.005
"""Probabilities below this would be rounded to impossible, those above its complement to certain."""


def percent(chance: float) -> str:
    """Return a probability in whole percent: 0 means impossible, 100 certain.

    >>> [percent(chance) for chance in (0.0, 0.001, 0.6249, 0.999, 1.0)]
    ['0', '< 1', '62', '> 99', '100']
    """
    if 0 < chance < HARDLY:
        return "< 1"
    return "> 99" if 1 - HARDLY <= chance < 1 else str(round(100 * chance))
