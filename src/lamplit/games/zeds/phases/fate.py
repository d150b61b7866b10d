"""Fate cards: the top card names the Fated track. Its own text follows after the effect that drew it."""

from ....engine import ALL
from ..choices import ask_horde
from ..data.fate import FATE
from ..occasions import CARD_PLAYED, CATALOGUE, FORESEES, heard, is_so, renew, takes_effect
from ..occasions import FATE as FATE_TEXT
from ..state import Table


async def draw_fate(t: Table) -> str:
    """Draws a card and gives the Fated track. The card lies open until `settle_fate`."""
    if not t.fate_deck:
        t.fate_deck, t.fate_discard = t.fate_discard, []
        t.chance.shuffle("fate", t.fate_deck)
    card = t.chance.draw("fate", t.fate_deck)
    t.fate_foreseen = False
    t.fate_now.append(card)
    t.tell(ALL, "fate", card=card)
    track = await fated_track(t, FATE[card].where)
    t.tell(ALL, "fated-track", track=track)
    return track


def foresee(t: Table) -> None:
    """A unit with visions shows everybody the top card."""
    if t.fate_deck and not t.fate_foreseen and is_so(t, FORESEES):
        t.fate_foreseen = True
        t.tell(ALL, "fate-foreseen", card=t.fate_deck[-1])


async def fated_track(t: Table, where: str, among: tuple[str, ...] = ()) -> str:
    """The track a card names, or the one the players choose: among equals, or among all."""
    tracks = among or t.settings.tracks
    if where in tracks:
        return where
    if where in ("most_zeds", "fewest_zeds"):
        counts = {track: len(t.zeds_on(track)) for track in tracks}
    elif where in ("most_chaos", "fewest_chaos"):
        counts = {track: sum(n for place, n in t.chaos.items() if place[0] == track) for track in tracks}
    else:
        counts = dict.fromkeys(tracks, 0)
    wanted = max(counts.values()) if where.startswith("most") else min(counts.values())
    equal = [track for track in tracks if counts[track] == wanted]
    return await ask_horde(t, "fated-track", {f"track:{track}": track for track in equal})


async def settle_fate(t: Table, track: str) -> None:
    """Settle the text of the last card drawn: hold it, or do it at once and discard it."""
    card = t.fate_now[-1]
    if FATE[card].hold:
        t.fate_now.remove(card)
        t.hand.append(card)
        t.tell(ALL, "fate-held", card=card)
        renew(t)
        return
    takes_effect(t, card)
    for effect in CATALOGUE[f"fate:{card}"]:
        if effect.occasion == FATE_TEXT and not effect.forbids(t, card, track):
            await effect.do(t, card, track)
    t.fate_now.remove(card)
    t.fate_discard.append(card)


def play_card(t: Table, card: str) -> None:
    """A held card is played and discarded."""
    t.hand.remove(card)
    t.fate_discard.append(card)
    t.tell(ALL, "fate-played", card=card)
    renew(t)
    for owner, effect in heard(t.in_force, CARD_PLAYED):
        effect.do(t, owner)
