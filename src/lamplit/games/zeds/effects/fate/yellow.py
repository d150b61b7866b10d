"""The yellow Fate cards, from level III on."""

from typing import Any

from .....engine import ALL, Effect
from ...combat.folk import go_to, refugees_out, step_forbidden
from ...combat.healing import heal, heal_forbidden
from ...data.board import CAMP, INWARD, LINKS, SPACES
from ...dice import roll
from ...occasions import ACTION_CARD, ANY_TIME, BEFORE_FIGHT, CATALOGUE, FATE, IF_PLAYED, on
from ...odds.columns import Fight, Prelude, is_best_column, strength
from ...phases.fate import play_card
from ...state import Piece, Table
from ...town.research import set_back
from ...town.stores import infect
from ..choosing import ANY_CIVILIANS, choose_piece, choose_zed, of_kind
from ..events.blue import put_mark

# -- played at once --------------------------------------------------------------------------------------------------


@on(FATE, "fate:stench")
async def stench(t: Table, _owner: str, track: str) -> None:
    """The marker for the Zed of the Fated track that is farthest from Town Center, the strongest of them."""
    zeds = t.zeds_on(track)
    far = max(((SPACES[zed.place].number, strength(t, zed)) for zed in zeds), default=(0, 0))
    found = [zed for zed in zeds if (SPACES[zed.place].number, strength(t, zed)) == far]
    zed = await choose_zed(t, "farthest", found)
    if zed:
        put_mark(t, zed, "stench")


SET_BACK_BY = {1: 2, 2: 2, 6: 0}


@on(FATE, "fate:square_one")
async def square_one(t: Table, _owner: str, _track: str) -> None:
    """Research is set back by up to two cards."""
    for _ in range(SET_BACK_BY.get(roll(t, "square-one")[0], 1)):
        set_back(t)


LEAVES_ON = 1
HEALS_ON = 6


@on(FATE, "fate:other_way")
async def other_way(t: Table, _owner: str, _track: str) -> None:
    """A die for each Refugees unit in the Camp: it leaves, or heals a hit of civilians."""
    for piece in [piece for piece in t.folk.values() if piece.place == CAMP]:
        die = roll(t, "other-way", piece=piece.name)[0]
        if die == LEAVES_ON:
            del t.folk[piece.name]
            t.gone.append(piece.name)
            t.tell(ALL, "left", piece=piece.name)
        elif die == HEALS_ON:
            wounded = [unit for unit in of_kind(t, *ANY_CIVILIANS) if not heal_forbidden(t, unit)]
            unit = await choose_piece(t, "other-way", wounded)
            if unit:
                await heal(t, unit)


# -- held ------------------------------------------------------------------------------------------------------------


def nobody_infected(t: Table, *_args: Any) -> str:
    """Where infection is lower than it can be."""
    return "" if t.infection else "DZ-FATE-6:no-infection"


async def burn_at_once(t: Table, _owner: str, _chosen: None) -> None:
    """At any time."""
    play_card(t, "pyre")
    infect(t, -2)


async def burn(t: Table, _owner: str, _seat: str, _chosen: None) -> None:
    """In the Action Phase."""
    infect(t, -2)


CATALOGUE.add(
    Effect("fate:pyre", ANY_TIME, burn_at_once, forbids=nobody_infected),
    Effect("fate:pyre", ACTION_CARD, burn, forbids=nobody_infected),
)


def threatened(t: Table) -> list[Piece]:
    """Refugees next to Zeds, as far as they can go on."""
    near = [piece for piece in refugees_out(t) if any(t.zeds_at(place) for place in LINKS[piece.place])]
    return [piece for piece in near if not step_forbidden(t, piece.place)]


def nobody_threatened(t: Table, *_args: Any) -> str:
    """While there are such."""
    return "" if threatened(t) else "DZ-FATE-6:nobody-threatened"


async def scouts_at_once(t: Table, _owner: str, _chosen: None) -> None:
    """At any time."""
    play_card(t, "scouts")
    await lead_away(t)


async def scouts(t: Table, _owner: str, _seat: str, _chosen: None) -> None:
    """In the Action Phase."""
    await lead_away(t)


async def lead_away(t: Table) -> None:
    """All Refugees next to Zeds go a space toward Town Center."""
    for piece in threatened(t):
        await go_to(t, piece, INWARD[piece.place])


CATALOGUE.add(
    Effect("fate:scouts", ANY_TIME, scouts_at_once, forbids=nobody_threatened),
    Effect("fate:scouts", ACTION_CARD, scouts, forbids=nobody_threatened),
)


STIFF_DRINK = Prelude(given=(("fate:stiff_drink", 2),), hurt=1)


@on(BEFORE_FIGHT, "fate:stiff_drink", forbids=is_best_column)
async def stiff_drink(t: Table, _owner: str, fight: Fight, _chosen: None) -> None:
    """Two columns to the right in any fight, and a hit when it is over."""
    play_card(t, "stiff_drink")
    fight.take(STIFF_DRINK)


@on(IF_PLAYED, "fate:stiff_drink")
def stiff_drink_gives(t: Table, _owner: str, _fight: Fight, _chosen: None) -> Prelude:
    """What it would give."""
    return STIFF_DRINK
