"""What a visit loads: every file that came over the line, compressed as it is served."""

import gzip
from pathlib import Path
from time import monotonic

from .people import Person

SERVED = Path(__file__).resolve().parents[2] / "src/lamplit/server/web"
START_PAGE = 120
"""Kilobytes that a first visit to the start page may load, however many games there are."""
GAME_WITH_FRAME = 250
"""Kilobytes that the start page and a table of one game may load together."""
QUIET = 0.8
"""Seconds without a file after which no straggler comes: they count as well."""


class Files:
    """The files of the client that somebody's browser has asked for."""

    def __init__(self, person: Person) -> None:
        self._person = person
        self._urls: set[str] = set()
        person.page.on("response", lambda response: self._urls.add(response.url))

    def sizes(self) -> dict[str, int]:
        """Bytes by file, the largest first."""
        paths = {
            url.split("?")[0].removeprefix(self._person.home) or "index.html"
            for url in self._urls
            if "/api/" not in url
        }
        found = {path: SERVED / path for path in paths if (SERVED / path).is_file()}
        sizes = {path: len(gzip.compress(file.read_bytes(), 9)) for path, file in found.items()}
        return dict(sorted(sizes.items(), key=lambda each: -each[1]))

    def settle(self) -> "Files":
        """Waits until all have come, those too that are asked for when the board stands already."""
        seen, since = -1, monotonic()
        while monotonic() - since < QUIET:
            if len(self._urls) != seen:
                seen, since = len(self._urls), monotonic()
            self._person.page.wait_for_timeout(50)
        return self

    def kilobytes(self) -> float:
        """All of them together."""
        return sum(self.sizes().values()) / 1000
