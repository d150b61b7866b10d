"""The research cards. *Helping hand*, *Stalled* and the card to begin with do nothing but ask for the next roll."""

from ....engine import ALL, Effect, ask_team
from ..combat.arrivals import available, draw_zed, enter_play
from ..combat.control import remove_chaos
from ..combat.harm import hurt, hurt_zed, take_off
from ..combat.healing import heal, heal_forbidden
from ..combat.retreats import fall_back, retreat_zeds
from ..data.board import INWARD, LINKS, SPACES, STARTS, TOWN_CENTER
from ..data.units import FIGURES, SCIENTISTS, UNITS
from ..occasions import (
    ACTIONS_START,
    CATALOGUE,
    DRAWS_TWO,
    FORAGING,
    LEAVING,
    OUTBREAK_AT_START,
    OUTBREAK_LEAVES,
    REVEALED,
    SAVING,
    SPECIAL_ACTION,
    on,
    renew,
)
from ..odds.columns import strength
from ..state import REDUCED, Piece, Table
from ..town.research import ANTIDOTE, FINAL_COMPONENT, in_lab, research, research_forbidden, set_back
from ..town.stores import gain_supplies, infect
from ..town.superweapon import gain_component, lose_component
from .choosing import ANY_CIVILIANS, choose_piece, of_kind

# -- basic research --------------------------------------------------------------------------------------------------


@on(REVEALED, "research:interesting")
async def interesting(t: Table, _owner: str) -> None:
    """Infection falls by two."""
    infect(t, -2)


@on(ACTIONS_START, "research:drugged")
async def drugged(t: Table, _owner: str) -> None:
    """At the start of each Action Phase the weakest Zed next to civilians or a hero takes a hit."""
    near = {place for unit in of_kind(t, "hero", *ANY_CIVILIANS) for place in LINKS.get(unit.place, ())}
    zeds = [zed for zed in t.zeds.values() if zed.place in near and zed.place not in STARTS]
    least = min((strength(t, zed) for zed in zeds), default=0)
    weakest = await choose_piece(t, "weakest", [zed for zed in zeds if strength(t, zed) == least])
    if weakest is not None:
        hurt_zed(t, weakest, 1)


@on(REVEALED, "research:not_dead")
async def not_dead(t: Table, _owner: str) -> None:
    """A unit comes back from the Cemetery with one hit left."""
    choices = {f"unit:{name}": name for name in t.cemetery if name in UNITS}
    if not choices:
        return
    name = await ask_team(t.seats, "back-from-cemetery", choices)
    t.cemetery.remove(name)
    t.units[name] = Piece(name=name, place=TOWN_CENTER, side=REDUCED, hits=UNITS[name].hits[REDUCED] - 1)
    t.tell(ALL, "joined", unit=name, place=TOWN_CENTER)
    renew(t)


@on(LEAVING, "research:distraction")
async def distraction(t: Table, _owner: str, zeds: list[Piece], place: str) -> bool:
    """Civilians ahead of the Zeds may take a hit and retreat: then the Zeds stay. Raiders are not fooled."""
    ahead = INWARD[place]
    if zeds[0].name in t.raiders:
        return False
    civilians = [unit for unit in of_kind(t, "civilians") if unit.place == ahead and SPACES[ahead].track]
    if not civilians:
        return False
    choices: dict[str, Piece | None] = {f"unit:{unit.name}": unit for unit in civilians}
    unit = await ask_team(t.seats, "distraction", {**choices, "go-on": None}, place=ahead)
    if unit is None:
        return False
    await hurt(t, unit, 1)
    if unit.name in t.units and unit.place == ahead:
        await fall_back(t, [unit])
    return True


@on(REVEALED, "research:leaflets")
async def leaflets(t: Table, _owner: str) -> None:
    """A Heal for up to two civilians units, and infection falls by one with each."""
    for _ in range(2):
        wounded = [unit for unit in of_kind(t, *ANY_CIVILIANS) if not heal_forbidden(t, unit)]
        if not wounded:
            return
        choices: dict[str, Piece | None] = {f"unit:{unit.name}": unit for unit in wounded}
        unit = await ask_team(t.seats, "leaflets", {**choices, "go-on": None})
        if unit is None:
            return
        await heal(t, unit, lowers=False)
        infect(t, -1)


@on(SAVING, "research:rumours_of_hope")
def rumours_of_hope(t: Table, _owner: str, _unit: Piece) -> int:
    """One more on saving rolls."""
    return 1


@on(REVEALED, "research:jerky")
async def jerky(t: Table, _owner: str) -> None:
    """Two supplies."""
    gain_supplies(t, 2)


@on(REVEALED, "research:music")
async def music(t: Table, _owner: str) -> None:
    """All Zeds of one space retreat."""
    places = {f"place:{zed.place}": zed.place for zed in t.zeds.values() if zed.place not in STARTS}
    if places:
        place = await ask_team(t.seats, "music", places)
        await retreat_zeds(t, t.zeds_at(place), place)


@on(REVEALED, "research:confident")
async def confident(t: Table, _owner: str) -> None:
    """A Chaos marker is taken away, without infection."""
    if t.chaos:
        place = await ask_team(t.seats, "less-chaos", {f"place:{place}": place for place in t.chaos})
        remove_chaos(t, place)


@on(OUTBREAK_LEAVES, "research:half_turned")
def half_turned(t: Table, _owner: str) -> int:
    """Every Outbreak leaves infection at two."""
    return 2


def short_stock_forbidden(t: Table, _owner: str, _seat: str) -> str:
    """It takes a scientist in the Lab, and a supplies more than the card asks for."""
    return research_forbidden(t, in_lab(t), supplies=1)


@on(SPECIAL_ACTION, "research:short_stock", forbids=short_stock_forbidden)
async def short_stock(t: Table, _owner: str, _seat: str, _chosen: None) -> None:
    """Research for a supplies instead of an action."""
    scientist = in_lab(t)
    if scientist is not None:
        gain_supplies(t, -1)
        await research(t, scientist)


@on(REVEALED, "research:more_tests")
async def more_tests(t: Table, _owner: str) -> None:
    """A random component is lost; where there is none, one more basic card has to be found."""
    if not lose_component(t):
        set_back(t)


# -- breakthroughs ---------------------------------------------------------------------------------------------------


@on(REVEALED, "research:anti_growth")
async def anti_growth(t: Table, _owner: str) -> None:
    """A Super-Zed may be replaced by a random regular Zed, which keeps its hits but no markers."""
    choices: dict[str, Piece | None] = {
        f"zed:{zed.name}": zed for zed in t.zeds.values() if FIGURES[zed.name].kind == "super"
    }
    if not choices or not t.bag:
        return
    zed = await ask_team(t.seats, "anti-growth", {**choices, "go-on": None})
    if zed is None:
        return
    name = draw_zed(t)
    t.zeds[name] = Piece(name=name, place=zed.place, side=zed.side, hits=zed.hits)
    t.tell(ALL, "zed-replaced", old=zed.name, zed=name, place=zed.place)
    take_off(t, zed)


@on(FORAGING, "research:campaign")
def campaign(t: Table, _owner: str, _unit: Piece) -> int:
    """One more on foraging rolls."""
    return 1


def always(t: Table, _owner: str) -> bool:
    """As long as the card is the current one."""
    return True


CATALOGUE.add(
    Effect("research:unnatural", DRAWS_TWO, always),
    Effect("research:vaccine", OUTBREAK_AT_START, always),
)
"""Two Zeds are drawn and one is chosen; Outbreaks begin on the Start."""


@on(REVEALED, "research:science_hero")
async def science_hero(t: Table, _owner: str) -> None:
    """A random scientist joins in Town Center."""
    scientists = [name for name in available(t, "hero") if name in SCIENTISTS]
    if scientists:
        await enter_play(t, t.chance.pick("heroes", scientists))


@on(REVEALED, "research:antidote")
async def antidote(t: Table, _owner: str) -> None:
    """First the Final Component, and the card goes back into the deck; then the antidote."""
    if t.antidote < FINAL_COMPONENT:
        t.antidote = FINAL_COMPONENT
        t.research_deck.append(t.research_done.pop())
        t.chance.shuffle("research", t.research_deck)
        renew(t)
    else:
        t.antidote = ANTIDOTE
    t.tell(ALL, "antidote", found=t.antidote == ANTIDOTE)


@on(REVEALED, "research:weapon")
async def weapon(t: Table, _owner: str) -> None:
    """A component of the superweapon."""
    await gain_component(t)
