"""The table of Dawn of the Zeds, drawn from a seat's view and nothing else."""

from collections.abc import Iterable, Mapping
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

from ... import text
from ...games.zeds.data.board import CAMP, LAB, OFFICES
from ...games.zeds.data.tables import MOST_INFECTION
from ...games.zeds.data.units import UNITS
from . import town, words

PHASES = ("four_r", "infection", "eat", "zeds", "actions", "housekeeping")
FROM_LEVEL = {"four_r": 2, "infection": 1, "eat": 1}
LEVELS = ("basic", "I", "II", "III", "IV", "V")
TAB = 3
FREE = "–"
NARROWEST = 79
SHORT = 9
"""Letters of a name where there is little room."""
LOW = 30
"""So many rows are a low screen: there the roads, which must stay in sight with the question, take fewer lines, and who
is who, the dead and rooms where nobody is are left out, and all that stands below the roads runs on."""


class Drawing:
    """The turn, the roads, the town, and who stands where; as wide as the terminal is."""

    def __init__(self, view: Mapping[str, Any], language: str) -> None:
        self._view = view
        self._language = language

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = max(NARROWEST, options.max_width)
        low = console.is_terminal and console.height <= LOW
        yield from _turn(self._view, self._language)
        yield from town.rows(self._view, self._language, width, low)
        places, cards = _places(self._view, self._language, low), _cards(self._view, self._language)
        if low:
            yield Text(" · ").join([*places, *cards])
        else:
            yield from (*places, *_roster(self._view, self._language), *cards)
        yield from _epilogue(self._view, self._language)


def draw(view: Mapping[str, Any], language: str) -> RenderableType:
    """The table: 80 columns and about 24 rows, or wider."""
    return Drawing(view, language)


# -- the turn --------------------------------------------------------------------------------------------------------


def _turn(view: Mapping[str, Any], language: str) -> list[Text]:
    level = text.say(f"setting-level-{view['level'].lower()}", language, "zeds").partition(":")[0]
    head = words.say("turn", language, level=level, turn=view["round"], left=_pile(view, "event-deck"))
    lines = [Text(head, style="bold")]
    if view["piles"]["event"] and view["tabs"]:
        lines.append(_timeline(view, language))
        lines.append(Text(text.say(f"card-{view['piles']['event'][0]}-text", language, words.GAME), "dim"))
    return [*lines, _stores(view, language)]


def _timeline(view: Mapping[str, Any], language: str) -> Text:
    card = words.name(view["piles"]["event"][0], language, "card")
    line = Text.assemble((words.say("quoted", language, words=card), "bold yellow"))
    level = LEVELS.index(view["level"])
    at = PHASES.index(view["phase"]) if view["phase"] in PHASES else -1
    for number, phase in enumerate(PHASES):
        if level >= FROM_LEVEL.get(phase, 0):
            sign, style = ("✓", "dim") if number < at else ("▸", "bold") if number == at else (" ", "")
            line.append(f" {sign}{_tab(view, phase, language)}", style)
    return line


def _tab(view: Mapping[str, Any], phase: str, language: str) -> str:
    tabs = view["tabs"]
    if phase == "four_r":
        return words.say("tab-four_r", language, count=tabs["r4"])
    if phase == "infection":
        return words.say("tab-infection", language, rolled=tabs["infection"])
    if phase == "eat":
        return words.say("tab-eat", language, number=tabs["eat"])
    if phase == "zeds":
        named = [
            words.name(track, language)[:TAB] if len(track) == 1 else _all_or_fated(track, language)
            for track in tabs["tracks"]
        ]
        return words.say("tab-zeds", language, tracks=" ".join(named))
    if phase == "actions":
        mine = view["actions"]["event"] + len(view["actions"]["own"]) if view["phase"] == "actions" else tabs["actions"]
        return words.say("tab-actions", language, count=mine)
    return words.say("tab-housekeeping", language)


def _all_or_fated(track: str, language: str) -> str:
    return words.say(f"tab-{track}", language)


def _stores(view: Mapping[str, Any], language: str) -> Text:
    parts = [words.say("ammo", language, count=view["ammo"])]
    if LEVELS.index(view["level"]) >= 1:
        parts.append(words.say("supplies", language, count=view["supplies"]))
        parts.append(words.say("infection", language, count=view["infection"], most=MOST_INFECTION))
    if LEVELS.index(view["level"]) >= 2:
        parts.append(words.say("chaos", language, count=view["chaos_left"]))
    parts.append(words.say("bag", language, count=view["bag"]))
    return Text(" · ".join(parts))


# -- the town --------------------------------------------------------------------------------------------------------


def _places(view: Mapping[str, Any], language: str, low: bool) -> list[Text]:
    lines = [_labelled(words.name("TC", language), _standing(view, town.in_town(view), language, low))]
    level = LEVELS.index(view["level"])
    taken = {piece["place"] for kind in ("units", "folk") for piece in view[kind].values()}
    if level >= 1 and not (low and taken.isdisjoint(view["beds"])):
        beds = " · ".join(_in_bed(view, bed, language) for bed in view["beds"])
        lines.append(_labelled(words.say("hospital", language), beds))
    offices = [office for office in (*OFFICES, LAB) if office in taken or not low]
    if level >= 3 and offices:
        shown = " · ".join(_there(view, office, language) for office in offices)
        lines.append(_labelled(words.say("offices", language), shown))
    camp = [name for name, piece in view["folk"].items() if piece["place"] == CAMP]
    if camp:
        lines.append(_labelled(words.name(CAMP, language), text.names(camp, "zeds", language)))
    if view["cemetery"] and not low:
        lines.append(_labelled(words.say("cemetery", language), text.names(view["cemetery"], "zeds", language)))
    return lines


def _standing(view: Mapping[str, Any], units: Iterable[str], language: str, low: bool) -> str:
    named = {unit: words.short(unit, language, SHORT) if low else words.name(unit, language) for unit in units}
    return ", ".join(f"{name} {town.strength(view['units'][unit])}" for unit, name in named.items()) or FREE


def _in_bed(view: Mapping[str, Any], bed: str, language: str) -> str:
    pieces = {**view["units"], **view["folk"]}
    found = [name for name, piece in pieces.items() if piece["place"] == bed]
    if not found:
        return FREE
    state = f" ({words.name('ekg', language, 'mark')})" if "ekg" in pieces[found[0]]["marks"] else ""
    return words.name(found[0], language) + state


def _there(view: Mapping[str, Any], place: str, language: str) -> str:
    found = [name for name, unit in view["units"].items() if unit["place"] == place]
    return f"{words.name(place, language)}: {words.name(found[0], language) if found else FREE}"


# -- who is who ------------------------------------------------------------------------------------------------------


def _roster(view: Mapping[str, Any], language: str) -> list[Text]:
    """The units out on the roads: where, who, strength and movement."""
    out = [name for name, unit in view["units"].items() if unit["place"] not in (*view["beds"], "TC")]
    return [Text(" · ".join(_entry(view, name, language) for name in out), "dim")] if out else []


def _entry(view: Mapping[str, Any], name: str, language: str) -> str:
    unit = view["units"][name]
    state = "".join(f", {words.name(mark, language, 'mark')}" for mark in unit["marks"])
    return f"{unit['place']} {words.name(name, language)} {town.strength(unit)} ›{UNITS[name].move}{state}"


# -- cards -----------------------------------------------------------------------------------------------------------


def _cards(view: Mapping[str, Any], language: str) -> list[Text]:
    lines: list[Text] = []
    piles = view["piles"]
    if piles["hand"]:
        held = ", ".join(words.name(card, language, "card") for card in piles["hand"])
        lines.append(_labelled(words.say("hand", language), held))
    if isinstance(piles.get("horde-hand"), list) and piles["horde-hand"]:
        own = ", ".join(words.name(card, language, "card") for card in piles["horde-hand"])
        lines.append(_labelled(words.say("horde-hand", language), own))
    if piles.get("research-done"):
        current = words.name(piles["research-done"][-1], language, "card")
        left = words.say("research-left", language, count=_pile(view, "research-deck"))
        lines.append(_labelled(words.say("research", language), f"{current} ({left})"))
    if view["components"]:
        built = ", ".join(words.name(component, language, "card") for component in view["components"])
        lines.append(_labelled(words.say("weapon", language), built))
    return lines


def _epilogue(view: Mapping[str, Any], language: str) -> list[Text]:
    """What the score is made of, and what is told of the town, when the game is over."""
    result = view["result"]
    points = [
        f"{text.say(f'epilogue-{name}', language, words.GAME)} {words.signed(worth)}"
        for name, worth in result.get("points", {}).items()
        if worth
    ]
    told = [Text(text.say(f"epilogue-{line}", language, words.GAME)) for line in result.get("lines", ())]
    return [*([_labelled(words.say("score", language), " · ".join(points))] if points else []), *told]


def _pile(view: Mapping[str, Any], pile: str) -> int:
    cards = view["piles"].get(pile, 0)
    return cards if isinstance(cards, int) else len(cards)


def _labelled(label: str, written: str) -> Text:
    return Text.assemble((f"{label}: ", "dim"), written)
