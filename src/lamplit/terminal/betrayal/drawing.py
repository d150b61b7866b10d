"""The table of Betrayal, drawn from a seat's view and nothing else."""

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

from ... import text
from ...games.betrayal.data.explorers import TRAITS
from ...games.betrayal.view.types import View
from ..chances import percent
from . import floor, words

FLOORS = ("upper", "ground", "basement")
NARROWEST = 79
NAMED = 26
"""How many columns the mark and name of a figure take in the list."""


class Drawing:
    """The turn, a floor of the house, and all figures in it, as wide as the terminal is."""

    def __init__(self, view: View, language: str) -> None:
        self._view = view
        self._language = language

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = max(NARROWEST, options.max_width)
        view, language = self._view, self._language
        yield from _head(view, language)
        if not view["explorers"]:
            return
        centre = _centre(view)
        here = view["rooms"].get(centre, {}).get("floor", "ground")
        for level in FLOORS:
            if level == here:
                yield Text(words.name(level, language), style="bold")
                yield from floor.rows(view, level, centre, language, width)
            else:
                yield _elsewhere(view, level, language)
        yield from (_explorer(view, who, language) for who in view["explorers"])
        yield from (_monster(view, who, language) for who in view["monsters"])
        dealt = view["modules"].get(view["haunt_name"], {})
        if dealt.get("tokens"):
            side = {"kind": "your-side", "args": {"traitor": dealt.get("traitor", False)}}
            yield Text(text.event(side, words.GAME, language), style="dim")


def draw(view: View, language: str) -> RenderableType:
    """Return the drawing of a table: 80 columns, or wider."""
    return Drawing(view, language)


def _centre(view: View) -> str:
    """Return the room to look at: that of the acting figure, else of the seat's explorer."""
    figures = {**view["monsters"], **view["explorers"]}
    who = view["acting"]["who"] or next((n for n, one in view["explorers"].items() if one["seat"] == view["you"]), "")
    return figures[who]["place"] if who in figures else "entrance_hall"


def _head(view: View, language: str) -> list[Text]:
    """Return how far the evening is and, on a line of its own, the acting figure and its steps."""
    if view["haunt"]:
        title = text.say(f"haunt-{view['haunt']}", language, words.GAME)
        head = words.say("haunt", language, number=view["haunt"], title=title, round=view["round"])
    else:
        chance = percent(view["haunt_chance"] or 0)
        head = words.say("exploring", language, round=view["round"], omens=view["omens"], chance=chance)
    lines, acting = [Text(head, style="bold")], view["acting"]
    if acting["who"]:
        steps = words.say("steps", language, left=0 if acting["over"] else acting["left"])
        lines.append(Text.assemble((f"{words.name(acting['who'], language)}: ", "bold"), (steps, "dim")))
    return lines


def _elsewhere(view: View, level: str, language: str) -> Text:
    rooms = {name for name, room in view["rooms"].items() if room["floor"] == level}
    figures = {**view["explorers"], **view["monsters"]}
    there = [
        f"{words.name(who, language)} ({words.name(one['place'], language)})"
        for who, one in figures.items()
        if one["place"] in rooms and one.get("alive", True)
    ]
    told = words.say("rooms", language, count=len(rooms))
    return Text.assemble((f"{words.name(level, language)}: ", "bold"), (", ".join((told, *there)), "dim"))


def _explorer(view: View, who: str, language: str) -> Text:
    one = view["explorers"][who]
    named = f"{words.letters(view['explorers'], language)[who]} {words.name(who, language)}"
    line = Text(named.ljust(NAMED)[:NAMED], "bold" if one["seat"] == view["you"] else "")
    if not one["alive"]:
        return line.append(words.say("dead", language), "red")
    for trait in TRAITS:
        style = "red" if one["steps"][trait] <= 0 else ""
        line.append(f" {words.name(trait, language)[:3]} {one['values'][trait]}", style)
    if one["role"] == "traitor":
        line.append(f" {words.name('traitor', language)}", "red")
    if not one["place"]:
        line.append(f" {words.say('out' if 'out' in one['marks'] else 'unseen', language)}", "dim")
    line.append("".join(f"  {badge}" for badge in _badges(view, who, language)), "red")
    held = [words.name(card, language) for card in (*one["cards"], *one["kept"])]
    return line.append(f"  {', '.join(held)}", "dim")


def _badges(view: View, who: str, language: str) -> list[str]:
    """Return the conditions of an explorer for which there are words, and the number on a collar."""
    worn = view["modules"].get(view["haunt_name"], {}).get("collars", {}).get(who)
    found: list[str] = []
    for mark in (*view["explorers"][who]["marks"], *([f"collar:{worn}"] if worn else [])):
        kind, _, room = mark.partition(":")
        if text.has(f"mark-{kind}", language, words.GAME):
            named = words.name(room, language) if room in view["rooms"] else room
            found.append(text.say(f"mark-{kind}", language, words.GAME, room=named))
    return found


def _monster(view: View, who: str, language: str) -> Text:
    one = view["monsters"][who]
    line = Text(f"{words.letter(who, language)} {words.name(who, language)}".ljust(NAMED)[:NAMED], "red")
    for trait, value in one["traits"].items():
        line.append(f" {words.name(trait, language)[:3]} {value}")
    if one["stunned"]:
        line.append(f"  {words.say('stunned', language)}", "dim")
    line.append(f"  {words.name(one['place'], language)}", "dim")
    facing = [haunt.get("facing", {}) for haunt in view.get("modules", {}).values()]
    looks = next((sides[who] for sides in facing if who in sides), "")
    return line.append(f", {words.say('faces', language, side=words.name(looks, language))}", "dim") if looks else line
