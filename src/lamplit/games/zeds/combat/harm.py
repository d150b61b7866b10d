"""Hits: how they are spread, what they do to a counter, and the saving roll after the last one."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from ....engine import ALL, ask_team
from ..choices import ask_horde, leaders, look, staked
from ..data.board import START, TOWN_CENTER
from ..data.tables import SAVED_FROM
from ..data.units import FIGURES, INFECTORS, RAIDERS, UNITS
from ..dice import in_vain, roll
from ..occasions import LOST, SAVING, SAVING_DICE, call, renew, total
from ..odds.columns import ignored_on
from ..odds.dice import saving_odds, split_odds
from ..state import DEFIANT, FULL, REDUCED, UPGRADES, Piece, Table
from ..town.hospital import HOSPITAL, bury, is_comatose, take_in


def take_hit(piece: Piece) -> bool:
    """One hit, which may turn the counter over. False if it was the last."""
    piece.hits += 1
    if piece.hits < FIGURES[piece.name].hits[piece.side]:
        return True
    if piece.side == REDUCED:
        return False
    piece.side, piece.hits = REDUCED, 0
    return True


def remove_hit(t: Table, piece: Piece) -> None:
    """One hit less: from a reduced side without hits the counter turns back, one step short of its full side."""
    if piece.hits:
        piece.hits -= 1
    elif piece.side == REDUCED:
        piece.side, piece.hits = FULL, FIGURES[piece.name].hits[FULL] - 1
    t.tell(ALL, "mended", piece=piece.name, side=piece.side, hits=piece.hits)


def is_ignored(t: Table, piece: Piece) -> bool:
    """Whether a tough piece shrugs a hit off."""
    faces = ignored_on(t, piece)
    ignored = bool(faces) and roll(t, "tough", piece=piece.name)[0] in faces
    if ignored:
        in_vain(t, "tough")
    return ignored


async def hurt(t: Table, unit: Piece, hits: int) -> None:
    """A player unit takes hits, one by one, until it has taken its last. Raiders take theirs like Zeds."""
    if unit.name in RAIDERS:
        hurt_zed(t, unit, hits)
        return
    for _ in range(hits):
        if is_ignored(t, unit):
            continue
        alive = not is_comatose(unit) and take_hit(unit)
        t.tell(ALL, "hit", piece=unit.name, side=unit.side, hits=unit.hits)
        if not alive:
            await take_last_hit(t, unit)
            return


async def take_last_hit(t: Table, unit: Piece) -> None:
    """The last hit: death at once in the Hospital, everywhere else a saving roll."""
    place = unit.place
    if t.settings.infection and place in HOSPITAL:
        bury(t, unit)
    elif not t.settings.infection:
        come_back(t, unit, saving_roll(t, unit))
    elif await wants_saving_roll(t, unit) and saving_roll(t, unit):
        await take_in(t, unit)
    else:
        bury(t, unit)
    await call(t, LOST, unit, place)


def saving_roll(t: Table, unit: Piece) -> bool:
    """Whether a die saves a piece: 1–3 the Cemetery, 4–6 saved."""
    dice = roll(t, "saving", 1 + total(t, SAVING_DICE, unit), piece=unit.name)
    return max(dice) + total(t, SAVING, unit) >= SAVED_FROM


async def wants_saving_roll(t: Table, unit: Piece) -> bool:
    """Ask whether to make a saving roll, which may cost a Bed and raise infection."""
    asking = ask_team(t.seats, "saving-roll", {"roll": True, "decline": False}, piece=unit.name)
    return await staked(t, t.seats, asking, lambda: {"roll": saving_odds(t, unit)})


def come_back(t: Table, unit: Piece, saved: bool) -> None:
    """In the Basic Game a saved unit comes back to Town Center, heroes on their full side."""
    if not saved:
        bury(t, unit)
        return
    whole = UNITS[unit.name].kind == "hero" and t.settings.hero_saved == "full"
    unit.unmark(DEFIANT)
    unit.place, unit.side, unit.hits = TOWN_CENTER, FULL if whole else REDUCED, 0
    t.tell(ALL, "saved", piece=unit.name, place=TOWN_CENTER)
    renew(t)


# -- Zeds ------------------------------------------------------------------------------------------------------------


def hurt_zed(t: Table, zed: Piece, hits: int) -> int:
    """A Zed takes hits; with its last it is killed. An infector makes a saving roll of its own at any hit.

    Gives the hits that it takes: without those it ignores, and those that come after its last.
    """
    if zed.name in INFECTORS:
        if hits:
            _hurt_infector(t, zed)
        return min(hits, 1)
    taken = 0
    for _ in range(hits):
        if is_ignored(t, zed):
            continue
        taken += 1
        alive = take_hit(zed)
        t.tell(ALL, "hit", piece=zed.name, side=zed.side, hits=zed.hits)
        if not alive:
            kill(t, zed)
            break
    return taken


def _hurt_infector(t: Table, zed: Piece) -> None:
    if roll(t, "infector", piece=zed.name)[0] >= SAVED_FROM:
        kill(t, zed)
    else:
        zed.place = START[zed.place[0]]
        t.tell(ALL, "zed-moved", zeds=[zed.name], place=zed.place)


def kill(t: Table, zed: Piece) -> None:
    """Regular Zeds go back into the bag, all others leave the game."""
    t.tell(ALL, "zed-killed", zed=zed.name, place=zed.place)
    take_off(t, zed)


def take_off(t: Table, zed: Piece) -> None:
    """A Zed, or Raiders, are taken off the map."""
    del (t.raiders if zed.name in RAIDERS else t.zeds)[zed.name]
    (t.bag if FIGURES[zed.name].kind == "zed" else t.gone).append(zed.name)
    t.used_marks += [mark for mark in zed.marks if mark in UPGRADES]
    if zed.marks or FIGURES[zed.name].abilities:
        renew(t)


async def spread_hits(t: Table, zeds: list[Piece], hits: int) -> None:
    """Hits on a mob are spread as the players like; infectors are hit when no others are left."""
    if not hits:
        return
    regular = [zed for zed in zeds if zed.name not in INFECTORS]
    if len(regular) == 1:
        share = min(hits, regular[0].hits_left)
        hurt_zed(t, regular[0], share)
        hits -= share
    elif regular:
        looks = [look(t, zed) for zed in regular]
        found = _splits([zed.hits_left for zed in regular], hits)
        splits = {_split_name(regular, split): split for split in found if _in_order(split, looks)}
        asking = ask_horde(t, "spread-hits", splits, hits=hits)
        split = await staked(t, leaders(t), asking, lambda: {name: split_odds(t, name) for name in splits})
        for zed, share in zip(regular, split, strict=True):
            hurt_zed(t, zed, share)
        hits -= sum(split)
    for zed in zeds:
        if hits and zed not in regular:
            hurt_zed(t, zed, 1)
            hits -= 1


def _in_order(split: tuple[int, ...], looks: list[Any]) -> bool:
    """Whether of Zeds that look the same the first take most: all other ways come to the same.

    >>> [split for split in ((2, 0), (1, 1), (0, 2)) if _in_order(split, ["3", "3"])]
    [(2, 0), (1, 1)]
    """
    pairs = combinations(zip(split, looks, strict=True), 2)
    return all(share >= other or one != another for (share, one), (other, another) in pairs)


def _split_name(zeds: list[Piece], split: tuple[int, ...]) -> str:
    return "hits:" + "+".join(zed.name for zed, share in zip(zeds, split, strict=True) for _ in range(share))


def _splits(left: list[int], hits: int) -> Iterator[tuple[int, ...]]:
    """Every way to spread hits so that none is wasted while it could be taken.

    >>> list(_splits([2, 6], 3)), list(_splits([1], 3))
    ([(0, 3), (1, 2), (2, 1)], [(1,)])
    """
    if len(left) == 1:
        yield (min(hits, left[0]),)
        return
    others = sum(left[1:])
    for share in range(max(0, min(hits - others, left[0])), min(hits, left[0]) + 1):
        for rest in _splits(left[1:], hits - share):
            yield (share, *rest)
