"""Séance: a medium against a circle of two. A game of cards that set off cards, with decisions at every depth.

On its turn a side plays a card or draws one. `candle` scores; `knock` scores what a die shows; `glimpse` draws a card
to keep or throw away; `echo` plays another card of the same hand and then does its deed twice; `mirror` makes the
other side play a card; `trade` swaps two secretly chosen cards; `draught` makes everybody throw one away.
The deed of every card played so may play further cards, until no hand can.
"""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from lamplit.engine import (
    ALL,
    Audience,
    Chance,
    Game,
    Offer,
    Refusal,
    Sides,
    Zone,
    ask,
    ask_all,
    ask_team,
    deal_anew,
    items,
    mapping,
    named,
    number,
    plain,
    shown,
)
from lamplit.engine import Table as EngineTable
from lamplit.engine.state.bounds import Named, Number, Pile, Text, table_of

MEDIUM = ("medium",)
CIRCLE = ("ada", "bo")
SEATS = (*MEDIUM, *CIRCLE)
CARDS = {"candle": 5, "knock": 3, "glimpse": 4, "echo": 4, "mirror": 4, "trade": 3, "draught": 2}
DIE = (0, 1, 1, 2)
SIDES = Sides({"medium": MEDIUM, "circle": CIRCLE}, viewpoints={"circle": CIRCLE})


@plain
class Room(EngineTable):
    """Hands, deck and score. `drawn` holds a card that `drawer` has seen and not yet kept or thrown away."""

    rounds: int
    round: int = 1
    hands: dict[str, list[str]] = mapping()
    deck: list[str] = items()
    drawn: list[str] = items()
    drawer: str = ""
    played: list[str] = items()
    score: dict[str, int] = mapping()


def side(seat: str) -> Audience:
    """Those who share what they know with a seat."""
    return MEDIUM if seat in MEDIUM else CIRCLE


async def mediums_turn(t: Room) -> Any:
    """The medium plays a card or draws one."""
    await take_turn(t, "medium")
    return circles_turn


async def circles_turn(t: Room) -> Any:
    """The circle agrees on who plays; then that one plays a card or draws one."""
    who = await ask_team(CIRCLE, "who-plays", {f"who:{seat}": seat for seat in CIRCLE})
    t.tell(ALL, "steps-up", who=who)
    await take_turn(t, who)
    return night_goes_on


async def night_goes_on(t: Room) -> Any:
    """After the last round the higher score wins. Nobody is asked anything here."""
    if t.round == t.rounds:
        best = max(t.score.values())
        t.tell(ALL, "lights-on")
        t.end(how="lights-on", winners=[name for name, score in t.score.items() if score == best])
    t.round += 1
    return mediums_turn


async def take_turn(t: Room, seat: str) -> None:
    """Play a card, or draw if the deck has one, or sit still."""
    deeds: dict[str, str] = {f"play:{card}": card for card in t.hands[seat]}
    if t.deck:
        deeds["draw"] = ""
    card = await ask(seat, "turn", deeds or {"sit": ""})
    if card:
        await play(t, seat, card)
    elif t.deck:
        got = t.chance.draw("deck", t.deck)
        t.hands[seat].append(got)
        t.tell(side(seat), "drew", who=seat, card=got)
        t.tell(side_against(seat), "drew-unseen", who=seat)


async def play(t: Room, seat: str, card: str) -> None:
    """Lay a card open and do what it says."""
    t.hands[seat].remove(card)
    t.played.append(card)
    t.tell(ALL, "played", who=seat, card=card)
    await DEEDS[card](t, seat)


async def candle(t: Room, seat: str) -> None:
    """Your side scores one."""
    t.score[side(seat)[0]] += 1


async def knock(t: Room, seat: str) -> None:
    """Your side scores what a die shows."""
    shown = t.chance.roll("die", DIE, 1)
    t.tell(ALL, "rolled", shown=shown)
    t.score[side(seat)[0]] += sum(shown)


async def glimpse(t: Room, seat: str) -> None:
    """Draw a card; keep it, or throw it away for all to see."""
    if not t.deck:
        return
    t.drawer = seat
    t.drawn.append(t.chance.draw("deck", t.deck))
    t.tell(side(seat), "glimpsed", who=seat, card=t.drawn[-1])
    if await ask(seat, "glimpse", {"keep": True, "throw": False}):
        t.hands[seat].append(t.drawn.pop())
        t.tell(ALL, "kept", who=seat)
    else:
        t.played.append(t.drawn.pop())
        t.tell(ALL, "thrown", card=t.played[-1])


async def echo(t: Room, seat: str) -> None:
    """Play another card, then do its deed once more."""
    if t.hands[seat]:
        card = await ask(seat, "echo", {f"play:{card}": card for card in t.hands[seat]})
        await play(t, seat, card)
        await DEEDS[card](t, seat)


async def mirror(t: Room, seat: str) -> None:
    """The other side must play a card."""
    holders = {f"who:{other}": other for other in side_against(seat) if t.hands[other]}
    if holders:
        who = await ask_team(side_against(seat), "mirror-who", holders)
        await play(t, who, await ask(who, "mirror", {f"play:{card}": card for card in t.hands[who]}))


async def trade(t: Room, seat: str) -> None:
    """Swap a card with somebody; both choose in secret."""
    partners = {f"with:{other}": other for other in SEATS if other != seat and t.hands[other]}
    if not partners or not t.hands[seat]:
        return
    other = await ask(seat, "trade-with", partners)
    t.tell(ALL, "trading", who=seat, other=other)
    gifts = await ask_all({s: Offer(s, "trade", {f"give:{c}": c for c in t.hands[s]}) for s in (seat, other)})
    for giver, taker in ((seat, other), (other, seat)):
        t.hands[giver].remove(gifts[giver])
        t.hands[taker].append(gifts[giver])
        t.tell(side(taker), "received", who=taker, card=gifts[giver])
    t.tell(ALL, "traded", who=seat, other=other)


async def draught(t: Room, seat: str) -> None:
    """Everybody with cards throws one away, chosen in secret."""
    hands = {s: t.hands[s] for s in SEATS if t.hands[s]}
    lost = await ask_all({s: Offer(s, "draught", {f"lose:{c}": c for c in hand}) for s, hand in hands.items()})
    for loser, card in lost.items():
        t.hands[loser].remove(card)
        t.played.append(card)
        t.tell(ALL, "blown-away", who=loser, card=card)


DEEDS: dict[str, Callable[[Room, str], Awaitable[None]]] = {
    "candle": candle,
    "knock": knock,
    "glimpse": glimpse,
    "echo": echo,
    "mirror": mirror,
    "trade": trade,
    "draught": draught,
}


def side_against(seat: str) -> Audience:
    """The other side."""
    return CIRCLE if seat in MEDIUM else MEDIUM


def set_up(options: Mapping[str, Any], chance: Chance) -> Room:
    """Shuffle, and deal three cards each."""
    deck = [card for card, count in CARDS.items() for _ in range(count)]
    chance.shuffle("deck", deck)
    hands = {seat: [deck.pop() for _ in range(3)] for seat in SEATS}
    score = {"medium": 0, "ada": 0}
    return Room(step="mediums_turn", chance=chance, rounds=options["rounds"], hands=hands, deck=deck, score=score)


def zones(_t: Room) -> list[Zone[Room]]:
    """Each side sees its own hands; everybody sees how many cards lie where."""
    return [
        Zone("deck", "cards", lambda t: t.deck, counted_by=lambda _t: ALL),
        Zone("drawn", "cards", lambda t: t.drawn, lambda t: side(t.drawer), lambda _t: ALL),
        Zone("played", "cards", lambda t: t.played, lambda _t: ALL),
        *(hand(seat) for seat in SEATS),
    ]


def hand(seat: str) -> Zone[Room]:
    """The cards of one seat."""
    return Zone(f"hand:{seat}", "cards", lambda t: t.hands[seat], lambda _t: side(seat), lambda _t: ALL)


def view(t: Room, seat: str) -> dict[str, Any]:
    """The table as a seat sees it."""
    return {"round": t.round, "score": dict(t.score), "cards": shown(zones(t), t, seat), "you": seat}


def sample(t: Room, seat: str, chance: Chance) -> None:
    """The deck and the other side's hands could be anything."""
    deal_anew(zones(t), t, seat, chance)


def why_not(t: Room, seat: str, offer: Offer[Any] | None, name: str) -> Refusal:
    """Which rule forbids it."""
    if offer is None:
        return Refusal("seance.not-asked")
    verb, _, card = name.partition(":")
    if verb == "play" and card in CARDS and card not in t.hands[seat]:
        return Refusal("seance.hand", args={"card": card})
    return Refusal()


GAME = Game(
    name="seance",
    settings=(number("rounds", 5, 1, 9),),
    table=Room,
    seats=lambda _options: SEATS,
    set_up=set_up,
    steps=named(mediums_turn, circles_turn, night_goes_on),
    view=view,
    zones=zones,
    bounds=table_of(
        rounds=Number(1, 9),
        round=Number(0, 10),
        hands=Named(len(SEATS), Pile(sum(CARDS.values()))),
        deck=Pile(sum(CARDS.values())),
        drawn=Pile(3),
        drawer=Text(),
        played=Pile(sum(CARDS.values())),
        score=Named(len(SEATS), Number(-100, 100)),
    ),
    box=lambda _table: {"cards": CARDS},
    sample=sample,
    why_not=why_not,
    sides=lambda _table: SIDES,
    revealing=frozenset({"drew", "played", "rolled", "glimpsed", "thrown", "received", "blown-away"}),
    open_streams=frozenset({"die"}),
    pencils={"medium": {"suspicion": 2}, "ada": {"guess": 1}},
)
