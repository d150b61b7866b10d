"""The chambers as they are printed, typed by hand from the fact sheet and not read from the game."""

from dataclasses import dataclass

TURNS = {
    "S": {"S": "S", "W": "W", "N": "N", "E": "E"},
    "W": {"S": "W", "W": "N", "N": "E", "E": "S"},
    "N": {"S": "N", "W": "E", "N": "S", "E": "W"},
    "E": {"S": "E", "W": "S", "N": "W", "E": "N"},
}
"""Where each side of a tile comes to lie when its stairs (S) point to a side of the table."""


@dataclass(frozen=True)
class Printed:
    """One chamber: kind, price (A adventurer, K key, T torch), open sides with the stairs at S, stones, modules."""

    kind: str
    entry: str
    openings: str
    symbol: str = ""
    levels: tuple[tuple[int, int], ...] = ()
    curse: bool = False
    treasure: bool = False

    @property
    def price(self) -> list[str]:
        """The symbols that pay for entering."""
        return [{"A": "adventurer", "K": "key", "T": "torch"}[letter] for letter in self.entry]

    def open_when_stairs_point(self, side: str) -> set[str]:
        """The open sides when the chamber lies with its stairs towards a side."""
        return {TURNS[side][opening] for opening in self.openings}


THREE = ((4, 1), (7, 2), (10, 3))
ONE = ((4, 1),)

PRINTED = {
    "START": Printed("start", "AA", "WE"),
    "EXIT": Printed("exit", "AA", "S"),
    "S1": Printed("stone", "AT", "SNE", "key", THREE),
    "S2": Printed("stone", "AA", "SEW", "key", THREE),
    "S3": Printed("stone", "AK", "SNW", "torch", THREE),
    "S4": Printed("stone", "AA", "SN", "torch", THREE),
    "B01": Printed("base", "AA", "SNEW"),
    "B02": Printed("base", "AA", "SNE"),
    "B03": Printed("base", "AA", "SNW", "torch", ONE),
    "B04": Printed("base", "AA", "SEW", "key", ONE),
    "B05": Printed("base", "AA", "SN"),
    "B06": Printed("base", "AK", "SNEW"),
    "B07": Printed("base", "AK", "SNW", "torch", ONE),
    "B08": Printed("base", "AK", "SEW"),
    "B09": Printed("base", "AK", "SE", "key", ONE),
    "B10": Printed("base", "AT", "SNEW"),
    "B11": Printed("base", "AT", "SNE", "key", ONE),
    "B12": Printed("base", "AT", "SW", "torch", ONE),
    "B13": Printed("base", "AT", "SNEW"),
    "M01": Printed("module", "AA", "SNEW", curse=True),
    "M02": Printed("module", "AA", "SNW", treasure=True),
    "M03": Printed("module", "AA", "SNE", "torch", ONE, curse=True),
    "M04": Printed("module", "AA", "SEW", "key", ONE, treasure=True),
    "M05": Printed("module", "AA", "SN", curse=True, treasure=True),
    "M06": Printed("module", "AK", "SNEW", curse=True, treasure=True),
    "M07": Printed("module", "AK", "SNE", "torch", ONE, treasure=True),
    "M08": Printed("module", "AK", "SEW", curse=True),
    "M09": Printed("module", "AK", "SW", "key", ONE, curse=True),
    "M10": Printed("module", "AT", "SNEW", curse=True, treasure=True),
    "M11": Printed("module", "AT", "SNW", "key", ONE, curse=True),
    "M12": Printed("module", "AT", "SE", "torch", ONE, treasure=True),
    "M13": Printed("module", "AT", "SNEW", curse=True, treasure=True),
}
STACKED = [tile for tile in PRINTED if tile != "START"]
