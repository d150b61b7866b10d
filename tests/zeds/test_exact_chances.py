"""The hits that are promised are those that land: every roll there is, played out."""

from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest

from lamplit.games.zeds.data.units import ZEDS
from lamplit.games.zeds.odds.fights import mob_of, spread_over
from lamplit.games.zeds.state import REDUCED

from .siege import Siege

SUMS = Counter(sum(dice) for dice in product(range(1, 7), repeat=2))
IGNORED, TAKEN = 1, 6
"""What a die shows that ignores a hit, and one that does not; each of half of the faces."""


def pair(total: int) -> tuple[int, int]:
    """Two dice with that sum."""
    return (max(1, total - 6), min(6, total - 1))


def by_every_roll(tough_dice: int = 0) -> Iterator[tuple[list[tuple[int, ...]], float]]:
    """Every sum of two dice, followed by so many dice that may ignore hits; with the chance of each."""
    for total, ways in SUMS.items():
        for faces in product((IGNORED, TAKEN), repeat=tough_dice):
            yield [pair(total), *((face,) for face in faces)], ways / 36 / 2**tough_dice


def struck(siege: Siege, zeds: bool) -> int:
    """The hits told on Zeds, or on others."""
    return sum((told["piece"] in ZEDS or told["piece"] == "ironhide") == zeds for told in siege.told("hit"))


@pytest.mark.parametrize(
    ("which", "side", "hits", "tough"),
    [(4, 0, 0, 0), (4, REDUCED, 0, 0), (8, REDUCED, 1, 0), ("ironhide", 0, 0, 5), ("ironhide", REDUCED, 1, 5)],
)
def test_a_shot_promises_no_more_hits_than_its_target_takes(which: int | str, side: int, hits: int, tough: int) -> None:
    def laid() -> Siege:
        return Siege("II").unit("johnson", "F1").zed("F2", which, side=side, hits=hits).store(ammo=4).actions(3)

    [target] = laid().begin().names_at("F2") if isinstance(which, int) else [which]
    odds = laid().begin().odds(f"fire:johnson:{target}")
    expected = killed = 0.0
    for rolls, chance in by_every_roll(tough):
        siege = laid().rolls(*rolls).begin().does(f"fire:johnson:{target}")
        expected += chance * struck(siege, zeds=True)
        killed += chance * len(siege.told("zed-killed"))
    assert odds["hits"] == pytest.approx(expected, abs=1e-4)
    assert odds["kill"] == pytest.approx(killed, abs=1e-4)


@pytest.mark.parametrize("mob", [(("zed16", 1),), (("zed16", 1), ("zed20", 1)), (("zed16", 0), ("vermin", 0))])
def test_a_fight_promises_no_more_hits_than_either_side_takes(mob: tuple[tuple[str, int], ...]) -> None:
    def laid() -> Siege:
        siege = Siege("I").unit("civilians7", "F1", side=REDUCED).unit("schmidt", "TC").store(supplies=9).actions(3)
        for name, hits in mob:
            siege.zed("F2", name, side=REDUCED if hits else 0, hits=0)
        return siege

    odds = laid().begin().odds("move:civilians7:F2")
    on_zeds = on_unit = 0.0
    for rolls, chance in by_every_roll():
        siege = laid().rolls(*rolls, (1,), (1,), (1,)).begin().does("move:civilians7:F2")
        while siege.asked() in ("spread-hits", "reroll", "saving-roll"):
            siege.does({"reroll": "keep", "saving-roll": "decline"}.get(siege.asked()) or sorted(siege.may())[0])
        infectors = sum(told["why"] == "infector" for told in siege.told("rolled"))
        on_zeds += chance * (struck(siege, zeds=True) + infectors)
        on_unit += chance * struck(siege, zeds=False)
    assert odds["hits"] == pytest.approx(on_zeds, abs=1e-4)
    assert odds["hurt"] == pytest.approx(on_unit, abs=1e-4)


def test_a_hit_that_follows_a_fight_is_not_promised_on_who_is_gone() -> None:
    def laid() -> Siege:
        siege = Siege("III").unit("civilians7", "F2").unit("civilians1", "F2").zed("F3", "zed16", side=REDUCED)
        return siege.change(components=["snack"]).store(supplies=9)

    odds = laid().activate("F").odds("unit:civilians7")
    expected = 0.0
    for rolls, chance in by_every_roll():
        siege = laid().rolls(*rolls).activate("F").does("unit:civilians7")
        expected += chance * struck(siege, zeds=True)
    assert odds["hits"] == pytest.approx(expected, abs=1e-4)


def test_of_a_mob_those_are_hit_first_who_ignore_least() -> None:
    table = Siege("II").zed("F2", "ironhide").zed("F2", "zed16").begin().table
    mob = mob_of(table, table.zeds_at("F2"))
    left = table.zeds["zed16"].hits_left
    assert spread_over(left, mob) == left
    assert spread_over(left + 1, mob) == left + 0.5
