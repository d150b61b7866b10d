"""Markers on pieces: what they do for the piece, or the mob, that carries them."""

from functools import partial

from ..chances import Chances, rounded
from ..combat.folk import hurt_folk, refugees_out
from ..combat.gunfire import free_shot
from ..combat.harm import hurt
from ..combat.retreats import provoke
from ..data.board import INWARD
from ..occasions import (
    ANOTHER_STEP,
    GUNFIRE,
    HAND_TO_HAND,
    IGNORED_ON,
    INFECTION_OF_FIGHT,
    MOVEMENT,
    STEPPED,
    STRENGTH,
    on,
)
from ..odds.columns import Fight, Shot, strength
from ..odds.dice import hurt_odds, shot_hits
from ..state import Piece, Table
from .choosing import choose_piece

NEVER: frozenset[int] = frozenset()
TOUGH_ZED = frozenset({1, 2, 3})


@on(HAND_TO_HAND, "mark:well_armed")
def well_armed(t: Table, _owner: str, fight: Fight) -> int:
    """One column to the right in all fights."""
    return int("well_armed" in fight.unit.marks)


@on(GUNFIRE, "mark:well_armed")
def well_armed_fires(t: Table, _owner: str, shot: Shot) -> int:
    """And in gunfire."""
    return int("well_armed" in shot.unit.marks)


@on(HAND_TO_HAND, "mark:civilian_leader")
def civilian_leader(t: Table, _owner: str, fight: Fight) -> int:
    """One column to the right in all fights."""
    return int("civilian_leader" in fight.unit.marks)


@on(GUNFIRE, "mark:civilian_leader")
def civilian_leader_fires(t: Table, _owner: str, shot: Shot) -> int:
    """And in gunfire."""
    return int("civilian_leader" in shot.unit.marks)


@on(HAND_TO_HAND, "mark:keep_cool")
def keep_cool(t: Table, _owner: str, fight: Fight) -> int:
    """Two columns to the right for a hero who attacks."""
    return 2 if "keep_cool" in fight.unit.marks and not fight.zeds_attack else 0


@on(IGNORED_ON, "mark:tough")
def tough(t: Table, _owner: str, piece: Piece) -> frozenset[int]:
    """Each hit on the Zed is ignored on 1–3."""
    return TOUGH_ZED if "tough" in piece.marks else NEVER


@on(STRENGTH, "mark:trained")
def trained(t: Table, _owner: str, piece: Piece) -> int:
    """Civilians are stronger by two."""
    return 2 if "trained" in piece.marks else 0


# -- on Zeds ---------------------------------------------------------------------------------------------------------


def marked(fight: Fight, mark: str) -> bool:
    """Whether a Zed of a fight carries a marker."""
    return any(mark in zed.marks for zed in fight.zeds)


@on(INFECTION_OF_FIGHT, "mark:toxic")
def toxic(t: Table, _owner: str, fight: Fight) -> int:
    """The fights of the Zed and its mob raise infection by three."""
    return 2 * marked(fight, "toxic")


@on(ANOTHER_STEP, "mark:fast")
def fast(t: Table, _owner: str, zed: Piece, steps: int, _won: bool) -> bool:
    """It makes two steps, the second alone."""
    return "fast" in zed.marks and steps == 1


@on(HAND_TO_HAND, "mark:smart")
def smart(t: Table, _owner: str, fight: Fight) -> int:
    """One column to the left where it attacks."""
    return -1 if fight.zeds_attack and marked(fight, "smart") else 0


@on(HAND_TO_HAND, "mark:leader")
def leader(t: Table, _owner: str, fight: Fight) -> int:
    """One column to the left in all its fights."""
    return -1 if marked(fight, "leader") else 0


def others_at(t: Table, place: str) -> list[Piece]:
    """All in a space that are no Zeds and can be hit: Villagers cannot."""
    refugees = [piece for piece in refugees_out(t) if piece.place == place]
    return [*t.units_at(place), *t.raiders_at(place), *refugees]


def stench_odds(t: Table, zed: Piece, target: Piece) -> Chances:
    """What it would mean to one of them. For Refugees any hit is the last."""
    hits = shot_hits(strength(t, zed))
    if target.name in t.folk:
        struck = 1 - hits.get(0, 0.0)
        return rounded(hurt=struck, last=struck)
    return hurt_odds(t, target, hits)


@on(STEPPED, "mark:stench")
async def stench(t: Table, _owner: str, zeds: list[Piece], place: str) -> None:
    """Where it met nobody, it fires with its strength at a piece in the next space."""
    for zed in zeds:
        if "stench" in zed.marks and zed.name in t.zeds:
            target = await choose_piece(t, "stench", others_at(t, INWARD[place]), partial(stench_odds, t, zed))
            if target:
                await fire_at(t, target, strength(t, zed))


async def fire_at(t: Table, target: Piece, strong: int) -> None:
    """A shot of some strength at a player unit, Raiders or Refugees."""
    hits = free_shot(t, strong, target)
    if target.name not in t.folk:
        provoke(t, target)
        await hurt(t, target, hits)
    elif hits:
        await hurt_folk(t, target)


# -- on heroes -------------------------------------------------------------------------------------------------------


@on(MOVEMENT, "mark:trucks")
def trucks(t: Table, _owner: str, unit: Piece) -> int:
    """Three more spaces in one Move action."""
    return 3 if "trucks" in unit.marks else 0
