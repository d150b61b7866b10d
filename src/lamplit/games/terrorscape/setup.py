"""Seats, settings and the first deal."""

from collections.abc import Mapping
from itertools import combinations
from typing import Any

from ...engine import ALL, BadOption, Chance, Offer, ask_all
from .data import items, people
from .data.variants import DIFFICULTIES, KILLER_TRAITS, PLANS, SURVIVOR_TRAITS
from .keywords import names, strength
from .occasions import FIRST_CARDS, HUNT_BEGINS, SURVIVOR_SET_UP, TRAITS_SHOWN, call, helping, of_killer, settle
from .settings import settled
from .state import HUNTER, KILLER, SEATS, TEAM, Killer, Survivor, Table


def seats(_options: Mapping[str, Any]) -> tuple[str, ...]:
    """Return one Killer and three Survivors, for any number of people."""
    return SEATS


def check(options: Mapping[str, Any]) -> None:
    """Refuse options that do not go together."""
    if options["separate_ways"] and options["players"] != 4:
        raise BadOption("error-separate-ways", rule="TS-VAR-SEP-1", game="terrorscape")
    for side in ("survivor", "killer"):
        if options[f"{side}_traits_kept"] > options[f"{side}_traits_drawn"]:
            raise BadOption("error-traits-kept", side=side, game="terrorscape")


def lay_table(options: Mapping[str, Any], chance: Chance) -> Table:
    """Return the table before a character is chosen."""
    level = options["traits"]
    sides = ("survivor_traits_drawn", "survivor_traits_kept", "killer_traits_drawn", "killer_traits_kept")
    free = (options[sides[0]], options[sides[1]], options[sides[2]], options[sides[3]])
    table = Table(
        step="choose_characters",
        chance=chance,
        settings=settled(options),
        players=options["players"],
        separate=options["separate_ways"],
        with_plans=options["plans"],
        trait_numbers=free if level == "free" else DIFFICULTIES.get(level, (0, 0, 0, 0)),
        killer=Killer(),
        survivors=[Survivor(seat=seat) for seat in TEAM],
    )
    if options["killer"] != "choose":
        table.killer.who = options["killer"]
    if options["team"] == "first":
        for s, who in zip(table.survivors, people.FIRST_TEAM, strict=True):
            s.who = who
    return table


# -- characters ------------------------------------------------------------------------------------------------------


def character_offers(t: Table) -> dict[str, Offer[str]]:
    """Return offers to the seats that have still to choose a character."""
    offers: dict[str, Offer[str]] = {}
    if not t.killer.who:
        offers[KILLER] = Offer(KILLER, "choose-killer", {f"killer:{who}": who for who in people.KILLERS})
    taken = names(t.survivors)
    free = {f"survivor:{who}": who for who in people.SURVIVORS if who not in taken}
    for s in t.survivors:
        if not s.who:
            offers[s.seat] = Offer(s.seat, "choose-survivor", free)
    return offers


def take_character(t: Table, seat: str, who: str) -> None:
    """Give a seat its character; only its own side knows."""
    if seat == KILLER:
        t.killer.who = who
        t.tell(HUNTER, "chose-killer", killer=who)
    else:
        t.by_seat(seat).who = who
        t.tell(TEAM, "chose-survivor", seat=seat, who=who)


def reveal_characters(t: Table) -> None:
    """Reveal all characters."""
    t.revealed = True
    killer = t.killer
    killer.strength = people.KILLERS[killer.who].strength
    t.tell(ALL, "characters", killer=killer.who, who=names(t.survivors))


# -- cards -----------------------------------------------------------------------------------------------------------


def deal_items(t: Table) -> None:
    """Shuffle the decks, with the coloured key under the search deck; each Survivor takes their own backpack item."""
    t.discover = items.deck(items.DISCOVER)
    t.chance.shuffle("discover", t.discover)
    searched = items.deck(items.SEARCH)
    t.chance.shuffle("search", searched)
    t.search = [items.SEARCH_BOTTOM, *searched]
    for who, item in items.BACKPACK.items():
        owner = next((s for s in t.survivors if s.who == who), None)
        (t.box if owner is None else owner.items).append(item)


def deal_skills(t: Table) -> None:
    """Put the locked card aside, shuffle the rest, and draw two."""
    killer = t.killer
    hunter = people.KILLERS[killer.who]
    killer.locked = [hunter.locked]
    killer.deck = items.deck(hunter.deck)
    if t.settings.locked_card == "aside_last":
        killer.deck.append(killer.locked.pop())
    t.chance.shuffle("skills", killer.deck)
    draw_start_hand(t, 2)
    if t.settings.locked_card == "aside_last":
        for pile in (killer.hand, killer.deck):
            if hunter.locked in pile:
                pile.remove(hunter.locked)
        killer.locked = [hunter.locked]
        draw_start_hand(t, 2 - len(killer.hand))


def draw_start_hand(t: Table, cards: int) -> None:
    """Draw cards for the hand before the first turn."""
    for _ in range(cards):
        card = t.chance.draw("skills", t.killer.deck)
        t.killer.hand.append(card)
        t.tell(HUNTER, "drew-skill", card=card)


# -- traits ----------------------------------------------------------------------------------------------------------


async def choose_traits(t: Table) -> None:
    """Both sides draw traits and choose at the same time; then the Killer shows his."""
    survivors_draw, survivors_keep, killer_draws, killer_keeps = t.trait_numbers
    t.survivor_traits = list(SURVIVOR_TRAITS)
    t.killer_traits = list(KILLER_TRAITS)
    t.chance.shuffle("survivor-traits", t.survivor_traits)
    t.chance.shuffle("killer-traits", t.killer_traits)
    offers: dict[str, Offer[tuple[str, ...]]] = {}
    t.killer.offered = [t.chance.draw("killer-traits", t.killer_traits) for _ in range(killer_draws)]
    if killer_keeps:
        t.tell(HUNTER, "traits-drawn", seat=KILLER, traits=t.killer.offered[:])
        offers[KILLER] = _trait_offer(KILLER, t.killer.offered, killer_keeps)
    for s in t.survivors:
        s.offered = [t.chance.draw("survivor-traits", t.survivor_traits) for _ in range(survivors_draw)]
        if survivors_keep:
            t.tell(TEAM, "traits-drawn", seat=s.seat, traits=s.offered[:])
            offers[s.seat] = _trait_offer(s.seat, s.offered, survivors_keep)
    if not offers:
        return
    chosen = await ask_all(offers)
    for seat, traits in chosen.items():
        side = t.killer if seat == KILLER else t.by_seat(seat)
        for trait in traits:
            side.offered.remove(trait)
            side.traits.append(trait)
    if t.killer.traits:
        t.tell(ALL, "killer-traits", traits=t.killer.traits[:])


def _trait_offer(seat: str, offered: list[str], keep: int) -> Offer[tuple[str, ...]]:
    choices = {"traits:" + "+".join(kept): kept for kept in combinations(offered, keep)}
    return Offer(seat, "choose-traits", choices, {"keep": keep})


async def apply_traits(t: Table) -> None:
    """Apply traits that change the set-up."""
    for s in t.survivors:
        for effect in helping(t, s, SURVIVOR_SET_UP):
            effect.do(t, s)
    traits = of_killer(t)
    settle(t, traits, TRAITS_SHOWN)
    draw_start_hand(t, settle(t, traits, FIRST_CARDS))
    t.tell(ALL, "strength", strength=strength(t))
    await call(t, traits, HUNT_BEGINS)


# -- plans and Separate Ways -----------------------------------------------------------------------------------------


def draw_plans(t: Table) -> None:
    """Draw two plans for the Survivors."""
    t.plan_deck = list(PLANS)
    t.chance.shuffle("plans", t.plan_deck)
    t.plans = [t.chance.draw("plans", t.plan_deck) for _ in range(2)]
    t.tell(TEAM, "plans-drawn", plans=t.plans[:])


def pick_first_player(t: Table) -> None:
    """Give a Survivor the first player token by chance."""
    t.first_player = t.chance.pick("first-player", (0, 1, 2))
    tell_first_player(t)


def tell_first_player(t: Table) -> None:
    """Name the first player to those who may know: in the newer rules the token lies open."""
    audience = ALL if t.settings.sw_token_open else TEAM
    t.tell(audience, "first-player", who=t.survivors[t.first_player].who)


def pass_first_player(t: Table) -> None:
    """Pass the token clockwise to the next Survivor, in the newer rules to the next living one."""
    t.first_player = (t.first_player + 1) % len(TEAM)
    if t.settings.sw_token_pass == "next_living":
        _pass_over_those_out(t)
    tell_first_player(t)


def find_first_player(t: Table) -> None:
    """Pass on a token that lies with a Survivor who is out."""
    if t.survivors[t.first_player].out:
        _pass_over_those_out(t)
        tell_first_player(t)


def _pass_over_those_out(t: Table) -> None:
    for steps in range(len(TEAM)):
        place = (t.first_player + steps) % len(TEAM)
        if not t.survivors[place].out:
            t.first_player = place
            return
