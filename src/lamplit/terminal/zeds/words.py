"""How the terminal puts things of Dawn of the Zeds into words."""

import re
from typing import Any

from ... import text
from ...games.zeds.data.units import FIGURES

GAME = "zeds"


def say(message: str, language: str, **args: Any) -> str:
    """A message of this drawing."""
    return text.say(f"zeds-{message}", language, GAME, **args)


def name(thing: str, language: str, kind: str = "") -> str:
    """What something is called."""
    return text.name(thing, GAME, language, kind)


def signed(figure: float) -> str:
    """A figure that is added or taken away, as people write it.

    >>> signed(8), signed(-10)
    ('+8', '−10')
    """
    return f"{figure:+}".replace("-", "−")


def short(unit: str, language: str, letters: int) -> str:
    """The first letters of a unit's name; of a hero's last name.

    >>> short("hunt", "en", 3), short("furies", "de", 3), short("civilians1", "de", 4), short("red_diamond2", "en", 3)
    ('Hun', 'Fur', 'Kege', 'RD2')
    """
    words = re.split(r"[ -]", name(unit, language))
    if words[-1].isdecimal():
        return "".join(word[0] for word in words[:-1])[: letters - 1] + words[-1]
    figures = FIGURES.get(unit)
    by_last = unit == "furies" or (figures is not None and figures.kind == "hero")
    return words[-1 if by_last else 0][:letters]
