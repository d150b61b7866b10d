"""The test games with one thing wrong in each: the conformance suite must notice."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from lamplit.engine import (
    ALL,
    SPECTATOR,
    CachedView,
    Chance,
    Derived,
    Game,
    Hidden,
    NoSample,
    Offer,
    Refusal,
    Sides,
    ask,
    ask_all,
    ask_any,
    ask_in_turn,
    deal_anew,
    named,
    plain,
)
from lamplit.engine.state.bounds import Among, Fields, Pile

from . import attic, lanterns, masks, mutiny, seance
from .attic import ghost
from .attic.state import Attic
from .lanterns import Cellar
from .masks import Parlour
from .mutiny import Ship
from .seance import Room


def seance_with(view: Any = seance.view, **steps: Any) -> Game[Room]:
    """Séance with another view or other steps."""
    return replace(seance.GAME, view=view, steps={**seance.GAME.steps, **steps})


def seance_in_parts(score_of: Any) -> Game[Room]:
    """Séance whose score is made anew only where what it is made of has changed."""
    shown = CachedView[Room](
        {"round": lambda t: t.round},
        Derived(score_of, {"score": lambda t: dict(t.score)}),
    )
    return replace(
        seance_with(),
        public_view=shown,
        private_view=lambda t, seat: {name: seance.view(t, seat)[name] for name in ("cards", "you")},
    )


def view_shows_top_of_deck(t: Room, seat: str) -> dict[str, Any]:
    return {**seance.view(t, seat), "next": t.deck[-1:]}


def view_shows_size_of_secret(t: Room, seat: str) -> dict[str, Any]:
    return {**seance.view(t, seat), "letters": sum(map(len, t.hands["medium"]))}


def view_counts_rounds_in_words(t: Room, seat: str) -> dict[str, Any]:
    return {**seance.view(t, seat), "round": f"round {t.round}"}


def view_names_the_turn_at_times(t: Room, seat: str) -> dict[str, Any]:
    return {**seance.view(t, seat), **({"turn": "medium"} if t.round > 1 else {})}


async def mediums_turn_leaks_by_question_id(t: Room) -> Any:
    t.asked["ada"] = t.asked.get("ada", 0) + t.hands["medium"].count("echo")
    return await seance.mediums_turn(t)


async def circles_turn_leaks_by_prompt(t: Room) -> Any:
    await ask("ada", "who-plays", {"who:ada": 1, "who:bo": 2}, hint=t.deck[0] if t.deck else "")
    return seance.night_goes_on


async def circles_turn_leaks_by_options(t: Room) -> Any:
    await ask("ada", "who-plays", {"who:ada": 1, "who:bo": 2, **dict.fromkeys(t.hands["medium"], 3)})
    return seance.night_goes_on


async def circles_turn_leaks_by_order_of_options(t: Room) -> Any:
    names = ["who:ada", "who:bo"]
    await ask("ada", "who-plays", dict.fromkeys(sorted(names, reverse="echo" in t.hands["medium"])))
    return seance.night_goes_on


async def mediums_turn_leaks_by_sigh(t: Room) -> Any:
    if "echo" in t.hands["medium"]:
        t.tell(ALL, "sigh")
    return await seance.mediums_turn(t)


async def mediums_turn_leaks_by_count(t: Room) -> Any:
    for _ in t.hands["medium"].count("candle") * "x":
        t.tell(ALL, "tick")
    return await seance.mediums_turn(t)


async def mediums_turn_ends_by_secret(t: Room) -> Any:
    following = await seance.mediums_turn(t)
    if t.round > 1 and "echo" not in t.hands["medium"]:
        t.end(how="whim", winners=[])
    return following


async def mediums_turn_loses_a_card(t: Room) -> Any:
    if t.deck:
        t.chance.draw("deck", t.deck)
    return await seance.mediums_turn(t)


async def mediums_turn_keeps_a_card_in_mind(t: Room) -> Any:
    if t.deck:
        card = t.chance.draw("deck", t.deck)
        if await ask("medium", "glimpse", {"keep": True, "throw": False}):
            t.hands["medium"].append(card)
        else:
            t.played.append(card)
    return seance.circles_turn


async def circles_turn_remembers_outside_the_table(t: Room) -> Any:
    way = await ask("ada", "way", {"left": "left", "right": "right"})
    MEMORY.append(way)
    t.tell(ALL, "went", ways=len(MEMORY))
    return seance.night_goes_on


MEMORY: list[str] = []


async def circles_turn_asks_nothing_possible(t: Room) -> Any:
    nothing: dict[str, int] = {}
    offers = {"ada": Offer("ada", "way", lambda: nothing), "bo": Offer("bo", "way", {"go": 1})}
    await ask_any(offers)
    return seance.night_goes_on


async def circles_turn_names_an_option_by_number(t: Room) -> Any:
    numbered: Any = {1: 1, 2: 2}
    await ask("ada", "way", numbered)
    return seance.night_goes_on


async def circles_turn_tells_a_live_list(t: Room) -> Any:
    t.tell(ALL, "piled", played=t.played)
    await seance.take_turn(t, "ada")
    return seance.night_goes_on


async def night_never_ends(t: Room) -> Any:
    return seance.mediums_turn


async def circles_turn_breaks(t: Room) -> Any:
    await ask("ada", "way", {"left": 1, "right": 2})
    raise KeyError("a hole in the rules")


@plain
class SharedRoom(Room):
    """A room with a list that copies share."""

    shared: Any = None


def set_up_shared(options: Mapping[str, Any], chance: Chance) -> SharedRoom:
    room = seance.set_up(options, chance)
    return SharedRoom(**{name: getattr(room, name) for name in room.pack()}, shared=[])


async def mediums_turn_writes_on_the_checkpoint(t: SharedRoom) -> Any:
    t.shared.append("scribble")
    return await seance.mediums_turn(t)


def view_in_order_of_hashes(t: Room, seat: str) -> dict[str, Any]:
    return {**seance.view(t, seat), "kinds": list({*t.played, "candle", "knock", "echo", "trade"})}


def view_scribbles(t: Room, seat: str) -> dict[str, Any]:
    t.score["medium"] += 1
    return seance.view(t, seat)


def view_holds_a_live_list(t: Cellar, seat: str) -> dict[str, Any]:
    return {**lanterns.view(t, seat), "ground": t.ground}


def view_with_a_tuple(t: Room, seat: str) -> dict[str, Any]:
    return {**seance.view(t, seat), "pair": (1, 2)}


def view_with_a_set(t: Room, seat: str) -> dict[str, Any]:
    return {**seance.view(t, seat), "pair": {1, 2}}


def view_of_nothing(_t: Any, seat: str) -> dict[str, Any]:
    return {"you": seat}


def sample_burns_a_card(t: Room, seat: str, chance: Chance) -> None:
    seance.sample(t, seat, chance)
    t.deck = t.deck[1:]


def sample_forgets_own_hand(t: Room, seat: str, chance: Chance) -> None:
    for hand in t.hands.values():
        chance.shuffle("hands", hand)
    t.hands["ada"], t.hands["medium"] = t.hands["medium"], t.hands["ada"]


def sample_does_nothing(_t: Any, _seat: str, _chance: Chance) -> None:
    pass


def sample_leaves_the_deck(t: Room, seat: str, chance: Chance) -> None:
    deal_anew([zone for zone in seance.zones(t) if zone.name != "deck"], t, seat, chance)


def sample_shuffles_each_pile_by_itself(t: Room, seat: str, chance: Chance) -> None:
    for zone in seance.zones(t):
        deal_anew([zone], t, seat, chance)


def sample_does_nothing_for_ada(t: Room, seat: str, chance: Chance) -> None:
    if seat != "ada":
        seance.sample(t, seat, chance)


def sample_seldom_succeeds(t: Room, seat: str, chance: Chance) -> None:
    seance.sample(t, seat, chance)
    if seat == "bo" and t.round % 3:
        raise NoSample("error-no-sample", seat=seat)


GHOSTS = ("child", "widow", "monk", "hound")


@plain
class HauntedRoom(Room):
    """A room with a ghost in it. Only the medium knows whose."""

    ghost: str = ""


def set_up_haunted(options: Mapping[str, Any], chance: Chance) -> HauntedRoom:
    room = seance.set_up(options, chance)
    ghost = chance.pick("ghost", GHOSTS)
    return HauntedRoom(**{name: getattr(room, name) for name in room.pack()}, ghost=ghost)


def hidden(_t: HauntedRoom) -> list[Hidden[HauntedRoom]]:
    return [Hidden("ghost", lambda t: t.ghost, lambda _t: ("medium",))]


def sample_haunted(t: HauntedRoom, seat: str, chance: Chance) -> None:
    seance.sample(t, seat, chance)
    if seat != "medium":
        t.ghost = chance.pick("ghost", GHOSTS)


def view_shows_the_ghost(t: HauntedRoom, seat: str) -> dict[str, Any]:
    return {**seance.view(t, seat), "ghost": t.ghost}


def why_not_trips(t: Room, seat: str, offer: Offer[Any] | None, name: str) -> Refusal:
    _verb, card = name.split(":")
    return Refusal("seance.hand", args={"card": card})


SHARED = replace(
    seance.GAME,
    table=SharedRoom,
    bounds=seance.GAME.bounds | Fields(shared=Pile(1000)),
    set_up=set_up_shared,
    steps=named(mediums_turn_writes_on_the_checkpoint, seance.circles_turn, seance.night_goes_on)
    | {"mediums_turn": mediums_turn_writes_on_the_checkpoint},
)
HAUNTED = replace(
    seance.GAME,
    table=HauntedRoom,
    bounds=seance.GAME.bounds | Fields(ghost=Among(GHOSTS)),
    set_up=set_up_haunted,
    sample=sample_haunted,
    hidden=hidden,
)
UNDECLARED = replace(seance.GAME, revealing=frozenset({"played", "drew"}))
ALL_SEE_THE_SAME = Sides({}, viewpoints={"all": (*seance.SEATS, SPECTATOR)})
ALL_HEAR_THE_SAME = replace(
    lanterns.GAME,
    sides=lambda _table: Sides({}, viewpoints={"all": (*lanterns.NAMES, SPECTATOR)}),
    view=view_of_nothing,
)
IN_ORDER_OF_HASHES = seance_with(view=view_in_order_of_hashes)
LIVE_VIEW = replace(lanterns.GAME, view=view_holds_a_live_list)


# -- sides that change -------------------------------------------------------------------------------------------------


def masks_with(**changes: Any) -> Game[Parlour]:
    """Masks with one thing different."""
    steps = {name: changes.pop(name) for name in masks.GAME.steps if name in changes}
    return replace(masks.GAME, **changes, steps={**masks.GAME.steps, **steps})


def spy_of(t: Parlour) -> str:
    """The truth, as long as it is a secret."""
    hidden = not t.box and not any(t.is_spy(seat) for seat in t.faces)
    return next(seat for seat in masks.SEATS if t.is_spy(seat)) if hidden else ""


def sides_name_the_hidden_spy(t: Parlour) -> Sides:
    return masks.sides_with(True, spy_of(t)) if spy_of(t) else masks.sides(t)


def talk_passes_the_spy_by(t: Parlour) -> Sides:
    if not spy_of(t):
        return masks.sides(t)
    return Sides({"friends": tuple(seat for seat in masks.SEATS if seat != spy_of(t))})


def everybody_reads_all_books(_t: Parlour, _seat: str) -> list[str]:
    return ["ball", "ball/friend", "ball/spy"]


def the_spectator_reads_all_books(t: Parlour, seat: str) -> list[str]:
    return everybody_reads_all_books(t, seat) if seat == SPECTATOR and not t.box else masks.books(t, seat)


def books_name_the_hidden_spy(t: Parlour, seat: str) -> list[str]:
    return [*masks.books(t, seat), *([f"ball/{spy_of(t)}"] if spy_of(t) and seat != SPECTATOR else [])]


def friends_get_a_thicker_book_beside_a_spy(t: Parlour, seat: str) -> list[str]:
    beside = not t.box and seat == "ann" and t.is_spy("ben")
    return [*masks.books(t, seat), *(["ball/suspicion"] if beside else [])]


def books_are_handed_back(t: Parlour, seat: str) -> list[str]:
    return masks.books(t, seat) if t.night < 2 else []


def friends_share_a_viewpoint_without_the_spy(t: Parlour) -> Sides:
    if not spy_of(t):
        return masks.sides(t)
    return Sides({"friends": masks.SEATS}, viewpoints={"friends": tuple(s for s in masks.SEATS if s != spy_of(t))})


async def night_leaks_by_question_id(t: Parlour) -> Any:
    t.asked["ann"] = t.asked.get("ann", 0) + t.is_spy("ben")
    return await masks.night(t)


async def night_leaks_by_undo(t: Parlour) -> Any:
    t.night += 1
    for seat in masks.SEATS:
        whom = await ask(seat, "at-night", masks.doings(t, seat) | {"out": "out"})
        if whom in masks.SEATS and t.is_spy(whom):
            t.tell((whom,), "creaks")
    t.tell(ALL, "morning", dark=False)
    return masks.accuse


async def night_leaks_by_whose_answer_was_the_newest(t: Parlour) -> Any:
    t.night += 1
    await ask("ann", "at-night", masks.doings(t, "ann"))
    if t.is_spy("ben"):
        await ask("ben", "at-night", {"sleep": "sleep", "out": "out"})
    await ask("ann", "at-night", masks.doings(t, "ann"))
    t.tell(ALL, "morning", dark=False)
    return masks.accuse


def view_is_longer_with_a_spy_beside(t: Parlour, seat: str) -> dict[str, Any]:
    return {**masks.view(t, seat), "draught": "~" * (masks.SEATS.index(spy_of(t)) if spy_of(t) else 0)}


def deserters_keep_their_viewpoint(t: Ship) -> Sides:
    return Sides(mutiny.sides(t).named, viewpoints={"crew": mutiny.SEATS})


def a_side_of_strangers(t: Ship) -> Sides:
    return Sides({**mutiny.sides(t).named, "parrots": ("polly",)}, viewpoints=mutiny.sides(t).named)


SIDES_THAT_SHOULD_NOT_CHANGE = replace(mutiny.GAME, sides_change=False)


# -- reactions -------------------------------------------------------------------------------------------------------


def attic_with(watch: Callable[[Attic], Any]) -> Game[Attic]:
    """Attic with another watch for its ghost."""
    return replace(attic.GAME, steps={**attic.GAME.steps, "ghost.watch": watch})


def ghost_warded_off_by(seats: Callable[[Attic], Sequence[str]]) -> Game[Attic]:
    """A ghost that asks these seats for their charms."""

    async def watch(t: Attic) -> Any:
        ghost.ghost_of(t).night += 1
        await ask_all({seat: Offer(seat, "night", {"sleep": 1, "lie-awake": 2}) for seat in t.hands})
        reaction = await ask_in_turn({seat: Offer(seat, "ward", ghost.charms(t, seat)) for seat in seats(t)})
        t.tell(ALL, "frightened" if reaction is None else "warded-off")
        return ghost.dawn

    return attic_with(watch)


def who_can(t: Attic) -> list[str]:
    """Passes over those who hold no charm."""
    return [seat for seat in t.hands if "charm" in t.hands[seat]]


def who_can_first(t: Attic) -> list[str]:
    """Asks all, but first those who hold a charm."""
    return sorted(t.hands, key=lambda seat: "charm" not in t.hands[seat])


def nobody_where_one_cannot(t: Attic) -> list[str]:
    """Asks nobody if somebody holds no charm."""
    return list(t.hands) if len(who_can(t)) == len(t.hands) else []


def used_by_turns(t: Attic) -> tuple[str, ...]:
    """Forgets a module now and then."""
    return ("flood", "ghost") if t.turn % 2 else ()
