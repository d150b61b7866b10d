"""Research: the deck, the Research action of a scientist in the Lab, and what a new card brings. From level III on."""

from ....engine import ALL
from ..data.board import LAB
from ..data.levels import LENGTHS
from ..data.research import RESEARCH, ROWS
from ..data.units import SCIENTISTS
from ..dice import in_vain, roll
from ..occasions import CATALOGUE, RESEARCH_ROLL, REVEALED, renew, total
from ..state import Piece, Table
from .stores import gain_supplies, infect

FIRST = "dpc_order"
BREAKTHROUGHS = 2
BEST_DIE = 6
DONE = "research"
FINAL_COMPONENT, ANTIDOTE = 1, 2


def build_deck(t: Table) -> None:
    """Basic cards on top, by the length of the game; below them two breakthroughs, the antidote and the weapon."""
    cards: dict[str, list[str]] = {}
    for card in ROWS:
        cards.setdefault(card.kind, []).extend([card.name] * card.copies)
    basic, breakthroughs = cards["basic"], cards["breakthrough"]
    t.chance.shuffle("research", basic)
    t.chance.shuffle("research", breakthroughs)
    wanted = LENGTHS[t.settings.level, t.settings.length].research
    below = [*breakthroughs[:BREAKTHROUGHS], *cards["breakthrough_key"]]
    t.chance.shuffle("research", below)
    t.research_deck = below + basic[:wanted]
    t.research_box = basic[wanted:] + breakthroughs[BREAKTHROUGHS:]
    t.research_done = [FIRST]


def in_lab(t: Table) -> Piece | None:
    """The scientist in the Lab."""
    return next((unit for unit in t.units.values() if unit.place == LAB), None)


def research_forbidden(t: Table, unit: Piece | None, supplies: int = 0) -> str:
    """The rule against research now, for so many supplies more than the current card asks for."""
    if unit is None:
        return "DZ-RES-2:empty-lab"
    if unit.name not in SCIENTISTS:
        return "DZ-RES-2:no-scientist"
    if unit.place != LAB:
        return "DZ-RES-2:not-in-lab"
    if DONE in t.used:
        return "DZ-RES-6:researched"
    if not t.research_deck:
        return "DZ-RES-4:nothing-to-find-out"
    needed = supplies + RESEARCH[t.research_done[-1]].next_supplies
    return "" if t.supplies >= needed else f"DZ-RES-3:no-supplies:{needed}"


async def research(t: Table, unit: Piece) -> None:
    """The supplies are gone in any case; a die that is high enough reveals the next card. Once a turn that succeeds."""
    current = RESEARCH[t.research_done[-1]]
    die = roll(t, "research", unit=unit.name, needed=current.next_roll)[0]
    gain_supplies(t, -current.next_supplies)
    if min(BEST_DIE, die + total(t, RESEARCH_ROLL, unit)) >= current.next_roll:
        t.used.append(DONE)
        await reveal(t)
    else:
        in_vain(t, "research", current.next_roll)


async def reveal(t: Table) -> None:
    """The next card becomes the current one, and what it says is done as far as possible."""
    if not t.research_deck:
        return
    card = t.chance.draw("research", t.research_deck)
    t.research_done.append(card)
    renew(t)
    t.tell(ALL, "research", card=card, left=len(t.research_deck))
    for effect in CATALOGUE[f"research:{card}"]:
        if effect.occasion == REVEALED:
            await effect.do(t, card)


def set_back(t: Table) -> None:
    """A random unused basic card lies on top of the deck: it has to be found before all others."""
    unused = [card for card in t.research_box if RESEARCH[card].kind == "basic"]
    if unused:
        card = t.chance.pick("set-back", unused)
        t.research_box.remove(card)
        t.research_deck.append(card)
        t.tell(ALL, "set-back", left=len(t.research_deck))


def distribute_antidote(t: Table) -> None:
    """Where the antidote is known, infection falls by one."""
    if t.antidote == ANTIDOTE:
        infect(t, -1)
