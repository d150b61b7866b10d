"""The house as a bot sees it: which rooms are joined in a view, and how far everything is."""

from collections.abc import Mapping
from typing import Any

from .plan import AHEAD

Look = Mapping[str, Any]
FAR = 99


class HouseMap:
    """The rooms of a view and the ways between them."""

    def __init__(self, view: Look) -> None:
        self._rooms: Look = view["rooms"]
        cells = {(room["floor"], room["x"], room["y"]): name for name, room in self._rooms.items()}
        self.joined: dict[str, list[str]] = {name: [] for name in self._rooms}
        for name, room in self._rooms.items():
            for side, door in room["doors"].items():
                if door == "passage" and "abyss" not in room["tokens"]:
                    east, south = AHEAD[side]
                    self.joined[name].append(cells[room["floor"], room["x"] + east, room["y"] + south])
        for link in view["links"]:
            a, b, kind = link["a"], link["b"], link["kind"]
            if kind in ("stairs", "secret_passage", "secret_stairs"):
                self.joined[a].append(b)
                self.joined[b].append(a)
        if "coal_chute" in self.joined:
            self.joined["coal_chute"] = ["basement_landing"]

    def distances(self, start: str) -> dict[str, int]:
        """How many steps every room that can be walked to is away."""
        found = {start: 0}
        edge = [start]
        for room in edge:
            for other in self.joined.get(room, ()):
                if other not in found:
                    found[other] = found[room] + 1
                    edge.append(other)
        return found

    def unopened(self, floors: Mapping[str, int]) -> list[str]:
        """The rooms with a door behind which nothing is known, on floors for which there are rooms left."""
        return [
            name
            for name, room in self._rooms.items()
            if floors.get(room["floor"], 0) and any(door == "open" for door in room["doors"].values())
        ]
