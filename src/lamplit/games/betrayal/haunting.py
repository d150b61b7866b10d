"""The haunt: the roll, the chart, which explorer turns, and how it begins."""

from ...engine import ALL, Offer, ask, ask_all
from .data.chart import CHART, HAUNT_DICE
from .data.explorers import EXPLORERS
from .data.rooms import ROOMS
from .explorers.cards import give_up, take
from .explorers.decks import shuffle
from .explorers.dice import HAUNT_ROLL, plain_roll
from .explorers.roles import give_book, set_free
from .haunts import HAUNTS
from .house.movement import joined
from .occasions import renew
from .state import HERO, TRAITOR, Explorer, Table


async def roll(t: Table, one: Explorer) -> bool:
    """Roll six dice. The haunt begins if they show less than the number of omens drawn."""
    shown = await plain_roll(t, one, HAUNT_DICE, "haunt", HAUNT_ROLL, t.omens)
    t.tell(ALL, "haunt-roll", who=one.name, total=shown, omens=t.omens, begins=shown < t.omens)
    return shown < t.omens


async def number(t: Table) -> int:
    """Return the number of the haunt: chosen for this table, any, or read off the chart."""
    if t.settings.haunt:
        return t.settings.haunt
    found = await on_chart(t) if t.settings.haunts != "any" else 0
    if found:
        return found
    others = sorted(HAUNTS.keys() - t.settings.left_out) or sorted(HAUNTS)
    return int(t.chance.pick("haunts", [str(known) for known in others]))


def wanted(t: Table, omen: str, room: str) -> int:
    """Return the haunt that the chart gives, if it can be played and is not left out at this table; else 0."""
    found = CHART[omen, room]
    return found if found in HAUNTS and found not in t.settings.left_out else 0


async def on_chart(t: Table) -> int:
    """Return the haunt of the omen and its room, else of the next omen room in the house, else of an omen before; else
    0."""
    if wanted(t, t.omen, t.omen_room):
        return wanted(t, t.omen, t.omen_room)
    last = t.omens_drawn.index(t.omen) if t.omen in t.omens_drawn else 0
    for omen in (t.omen, *reversed(t.omens_drawn[:last])):
        for rooms in omen_rooms(t):
            given = {f"room:{room}": room for room in rooms if wanted(t, omen, room)}
            if given:
                room = await ask(t.explorers[t.revealer].seat, "read-chart", given, omen=omen)
                return wanted(t, omen, room)
    return 0


def omen_rooms(t: Table) -> list[list[str]]:
    """Return the rooms of the house with the symbol of an omen, the nearest to the revealer first, equals together."""
    away = t.plan.distances(t.explorers[t.revealer].place, joined(t))
    found: dict[int, list[str]] = {}
    for room in t.plan.spots:
        if ROOMS[room].symbol == "omen":
            found.setdefault(away.get(room, 99), []).append(room)
    return [found[far] for far in sorted(found)]


async def bring_omen(t: Table, haunt: int) -> None:
    """A haunt that the chart did not give comes with an omen of its own, as if the revealer had drawn it."""
    fitting = [omen for (omen, _room), given in CHART.items() if given == haunt]
    there = next((omen for omen in fitting if omen in t.omen_deck), "")
    if not there or any(omen in t.omens_drawn for omen in fitting):
        return
    revealer, drawn = t.explorers[t.revealer], t.omen
    t.omen_deck.remove(there)
    if drawn in revealer.cards:
        await give_up(t, revealer, drawn)
        t.omen_deck.append(drawn)
        t.omens_drawn = [there if omen == drawn else omen for omen in t.omens_drawn]
        t.omen = there
    shuffle(t, "omens")
    t.tell(ALL, "omen-instead", who=revealer.name, card=there)
    await take(t, revealer, there)


async def begin(t: Table) -> None:
    """The haunt is revealed, and the traitor turns."""
    found = await number(t)
    await bring_omen(t, found)
    t.haunt = found
    haunt = HAUNTS[t.haunt]
    traitor = who_turns(t)
    for one in t.explorers.values():
        one.role = TRAITOR if one.name == traitor else HERO
    t.traitor = traitor
    t.tell(
        ALL,
        "haunt",
        number=t.haunt,
        name=haunt.name,
        omen=t.omen,
        room=t.omen_room,
        revealer=t.revealer,
        traitor=traitor,
        betrayed=bool(traitor),
    )
    t.scenario = haunt.state()
    for one in () if haunt.open_to_all else t.explorers.values():
        give_book(t, one)
    if traitor:
        set_free(t, t.explorers[traitor])
    renew(t)
    t.turn = "haunt"
    await ask_all({seat: Offer(seat, "ready", {"ready": True}) for seat in t.seats})


async def set_up(t: Table) -> None:
    """Do what both books say is done right now."""
    await HAUNTS[t.haunt].set_up(t)
    renew(t)


def last_seat(t: Table) -> str:
    """Return the seat to whose left turns go on: the traitor's, else the revealer's."""
    who = t.traitor or t.revealer
    return t.explorers[who].seat


# -- who turns -------------------------------------------------------------------------------------------------------


def who_turns(t: Table) -> str:
    """Return the explorer who openly becomes the traitor; nothing if there is none or a hidden one."""
    rule = HAUNTS[t.haunt].turns
    revealer = t.explorers[t.revealer]
    if rule.named in t.explorers:
        return rule.named
    if rule.who == "revealer":
        return t.revealer
    if rule.who == "left_of_revealer":
        return t.explorer_of(t.left_of(revealer.seat)[0]).name
    if rule.who in ("nobody", "nobody_yet", "hidden"):
        return ""
    order = [t.explorer_of(seat) for seat in (revealer.seat, *t.left_of(revealer.seat)[:-1])]
    if rule.spares_revealer:
        order = order[1:]
    if rule.who in ("oldest", "youngest"):
        ages = {one.name: EXPLORERS[one.name].age for one in order}
        return (max if rule.who == "oldest" else min)(ages, key=lambda name: ages[name])
    values = {one.name: one.value(rule.trait) for one in order}
    return (max if rule.who == "highest" else min)(values, key=lambda name: values[name])
