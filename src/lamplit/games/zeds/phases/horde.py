"""The versus game, a design of our own: one more seat leads the Zeds and plays cards that nobody else sees.

What the rules leave open about the Zeds is asked of that seat, too (`choices`).
"""

from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from ....engine import ALL, ask
from ..chances import Chances
from ..choices import staked
from ..combat.arrivals import place_at_start
from ..data.horde import FIRST_HAND, HORDE, MOST_IN_HAND
from ..occasions import HAND_TO_HAND, on, renew
from ..odds.columns import Fight
from ..odds.moves import track_odds
from ..settings import HORDE as SEAT
from ..state import Table
from ..town.stores import infect

FRENZY = "horde_frenzy"
SURGE = "horde_surge"
FEVER = 2

Action = Callable[[], Coroutine[Any, Any, None]]


def deal(t: Table) -> None:
    """The horde's deck is shuffled, and it gets its first cards."""
    if t.settings.versus:
        deck = [card for card, copies in HORDE.items() for _ in range(copies)]
        t.chance.shuffle("horde", deck)
        t.horde_deck, t.horde_hand = deck[FIRST_HAND:], deck[:FIRST_HAND]


def draw(t: Table) -> None:
    """A card for the horde, unless its hand is full."""
    if not t.settings.versus or len(t.horde_hand) >= MOST_IN_HAND:
        return
    if not t.horde_deck:
        t.horde_deck, t.horde_discard = t.horde_discard, []
        t.chance.shuffle("horde", t.horde_deck)
    card = t.chance.draw("horde", t.horde_deck)
    t.horde_hand.append(card)
    t.tell((SEAT,), "horde-drew", card=card)


async def play(t: Table) -> None:
    """When the Zeds Phase begins the horde may play one of its cards."""
    if not t.horde_hand:
        return
    choices: dict[str, tuple[str, Action] | None] = {"go-on": None}
    for card in t.horde_hand:
        for target, action in actions(t, card).items():
            choices[f"card:{card}:{target}" if target else f"card:{card}"] = (card, action)
    chosen = await staked(t, (SEAT,), ask(SEAT, "horde-card", choices), partial(surge_odds, t))
    if chosen is None:
        return
    card, action = chosen
    t.horde_hand.remove(card)
    t.horde_now.append(card)
    renew(t)
    t.tell(ALL, "horde-played", card=card)
    await action()


def actions(t: Table, card: str) -> dict[str, Action]:
    """Return the actions of a card by their targets."""
    if card in ON_TRACKS:
        return {track: partial(ON_TRACKS[card], t, track) for track in t.settings.tracks}
    return {"": partial(ANYWHERE[card], t)}


def surge_odds(t: Table) -> dict[str, Chances]:
    """The first fight on each track that could be activated once more, as things stand."""
    tracks = t.settings.tracks if SURGE in t.horde_hand else ()
    return {f"card:{SURGE}:{track}": track_odds(t, track) for track in tracks}


async def surge(t: Table, track: str) -> None:
    """A track is activated once more."""
    t.surging.append(track)


async def swarm(t: Table, track: str) -> None:
    """A new Zed on the Start of a track."""
    await place_at_start(t, track)


async def mend(t: Table, track: str) -> None:
    """The Zeds of a track lose their hit markers; sides stay as they are."""
    for zed in t.zeds_on(track):
        zed.hits = 0


async def frenzy(t: Table) -> None:
    """In this Zeds Phase the Zeds attack better."""


async def fever(t: Table) -> None:
    """Infection rises; in the Basic Game, which has none, the card does nothing."""
    infect(t, FEVER)


ON_TRACKS = {SURGE: surge, "horde_swarm": swarm, "horde_mend": mend}
ANYWHERE = {FRENZY: frenzy, "horde_fever": fever}


@on(HAND_TO_HAND, f"horde:{FRENZY}")
def in_frenzy(t: Table, _owner: str, fight: Fight) -> int:
    """One column to the left where Zeds attack."""
    return -1 if fight.zeds_attack and t.phase == "zeds" and not fight.against_raiders else 0


def tidy_up(t: Table) -> None:
    """What was played this turn is discarded."""
    t.horde_discard += t.horde_now
    t.horde_now = []
