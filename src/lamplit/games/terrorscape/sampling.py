"""A hidden world dealt anew: the table as it might be for all that a seat knows."""

from ...engine import Chance, deal_anew, shuffle_unseen
from .data import mansion
from .data.people import HAND_LIMIT, KILLERS, SURVIVORS
from .state import KILLER, TEAM, Table
from .view.zones import ZONES


def reshuffle(t: Table, later: Table, chance: Chance) -> None:
    """Shuffle the decks anew; the coloured key stays under the search deck."""
    shuffle_unseen(ZONES, t, later, chance, bottoms=("search",))


def sample(t: Table, seat: str, chance: Chance) -> None:
    """Deal anew, on this table, what the seat cannot know."""
    if not t.revealed:
        _choose_anew(t, seat, chance)
        return
    if seat not in TEAM:
        _scatter_survivors(t, chance)
    if seat != KILLER:
        if t.round:
            _redistribute_skills(t, chance)
        _move_hidden_killer(t, chance)
    deal_anew(ZONES, t, seat, chance)


def _choose_anew(t: Table, seat: str, chance: Chance) -> None:
    """Choose other characters for the other side, or none yet: nobody knows before all are revealed."""
    if seat != KILLER:
        t.killer.who = chance.pick("killer", [*KILLERS, ""])
    if seat not in TEAM:
        pool = [*SURVIVORS]
        chance.shuffle("who", pool)
        chosen = chance.below("how-many", 4)
        for number, s in enumerate(t.survivors):
            s.who = pool[number] if number < chosen else ""


def _scatter_survivors(t: Table, chance: Chance) -> None:
    """Put Survivors anywhere, save those in the Killer's sight."""
    known = t.found if t.turn == "encounter" and t.step in ("meet", "attack", "leave") else []
    for number, s in enumerate(t.survivors):
        if number not in known and not s.out:
            s.place = chance.pick("places", [p for p in mansion.PLACES if not known or p != t.encounter_at])
    t.noises = t.heard + [p for p in mansion.PLACES if p not in t.heard and not chance.below("noise", 8)]
    t.progress = chance.below("progress", t.settings.repair_need) if not t.rescue else t.progress
    t.trap = chance.pick("trap", ["", *mansion.PLACES])
    if not t.settings.sw_token_open:
        t.first_player = chance.below("first-player", 3)


def _redistribute_skills(t: Table, chance: Chance) -> None:
    """Deal the Killer's hand, deck and discard pile anew: from the first round on their sizes are hidden, too."""
    killer = t.killer
    cards = killer.hand + killer.deck + killer.discard
    chance.shuffle("skills", cards)
    in_hand = min(len(cards), chance.below("hand", HAND_LIMIT + 1))
    in_deck = chance.below("deck", len(cards) - in_hand + 1)
    if t.settings.show_hand_size:
        in_hand = len(killer.hand)
    killer.hand = cards[:in_hand]
    killer.deck = cards[in_hand : in_hand + in_deck]
    killer.discard = cards[in_hand + in_deck :]


def _move_hidden_killer(t: Table, chance: Chance) -> None:
    killer = t.killer
    if killer.stealth:
        killer.place = chance.pick("stealth", [killer.last_seen, *mansion.reachable(killer.last_seen, 2, ())])
