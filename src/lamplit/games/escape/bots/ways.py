"""Ways through the temple as it lies open."""

from functools import lru_cache

from ..temple import AROUND
from ..view.types import View

Layout = tuple[tuple[str, str], ...]
"""The chambers with their open sides."""


def routes(view: View, start: str) -> dict[str, list[str]]:
    """The shortest way to every chamber that can be reached, without the start."""
    return _routes(tuple([(place, chamber["openings"]) for place, chamber in view["chambers"].items()]), start)


@lru_cache(maxsize=4096)
def _routes(layout: Layout, start: str) -> dict[str, list[str]]:
    openings = dict(layout)
    found: dict[str, list[str]] = {start: []}
    edge = [start]
    for here in edge:
        for side, there, back in AROUND[here]:
            if there not in found and side in openings[here] and back in openings.get(there, ""):
                found[there] = [*found[here], there]
                edge.append(there)
    return found


def free_openings(view: View, place: str) -> list[str]:
    """The places behind openings of a chamber where nothing lies yet."""
    chambers = view["chambers"]
    return [
        there for side, there, _back in AROUND[place] if side in chambers[place]["openings"] and there not in chambers
    ]


def exit_of(view: View) -> str | None:
    """Where the exit lies, if it has been found."""
    return next((place for place, chamber in view["chambers"].items() if chamber["kind"] == "exit"), None)
