"""Escape's table in the terminal, drawn from a seat's view: the temple, the time, everybody's dice.

`draw` is the table as it lies, for records. `picture` is the whole screen of a player.
"""

import math
from textwrap import wrap

from rich.console import Group, RenderableType
from rich.text import Text

from ... import text
from ...games.escape.data.figures import LENGTH
from ...games.escape.view.types import AdventurerView, ChamberView, View
from . import temple
from .hands import VOTES
from .lines import is_stuck, place_name, say, side_by_side
from .own_hand import DICE_HEIGHT, FACE_STYLES, Moment, overlay, own_dice, own_lines, possible
from .temple import GAME, HIGH, SEAT_STYLES, WIDE, letter, symbol

LEAST_WIDTH, LEAST_HEIGHT = 80, 24
PANEL = 28
DICE_WIDTH = 44
NEWS_LINES = 3
BAR = 24
SAND_RUN = 200.0


def draw(view: View, language: str) -> RenderableType:
    """The table as it lies: time, the whole temple, and everybody's dice."""
    places = [temple.where(place) for place in view["chambers"]]
    left, right = min(x for x, _ in places), max(x for x, _ in places)
    top, bottom = min(y for _, y in places), max(y for _, y in places)
    columns, rows = right - left + 1, bottom - top + 1
    board = temple.plan(view, (left + columns // 2, top + rows // 2), columns, rows, language)
    people = [line for a in view["adventurers"] for line in _person(view, a, language)]
    return Group(_clock(view, view["now"], language), *board, *_counts(view, language), *people)


def picture(moment: Moment) -> list[Text]:
    """The screen, line by line."""
    width, height, language = moment.width, moment.height, moment.language
    if width < LEAST_WIDTH or height < LEAST_HEIGHT:
        words = say("too-small", language, width=width, height=height)
        return [_clock(moment.view, moment.now, language), *(Text(line) for line in wrap(words, max(10, width)))]
    room = height - 2 - DICE_HEIGHT - NEWS_LINES - 1
    middle = overlay(moment, room) or side_by_side(_map(moment, room), _panel(moment), width - PANEL)
    middle = [*middle[:room], *[Text()] * (room - len(middle))]
    dice = side_by_side(own_dice(moment), own_lines(moment, width - DICE_WIDTH), DICE_WIDTH)
    news = [Text.assemble(("· ", "dim"), line) for line in moment.news[-NEWS_LINES:]]
    news += [Text()] * (NEWS_LINES - len(news))
    return [
        _clock(moment.view, moment.now, language),
        *middle,
        *dice,
        possible(moment),
        *news,
        Text(say("over-close", language), style="dim") if moment.result else Text(moment.hands.note, style="bold red"),
    ]


# -- time ------------------------------------------------------------------------------------------------------------


def _clock(view: View, now: float, language: str) -> Text:
    """The time left with a bar, and what comes next."""
    if view["paused"]:
        return Text(say("clock-paused", language), style="bold reverse")
    if not view["started"]:
        left = math.ceil(view["begin"] - now)
        return Text(say("clock-before", language, seconds=max(0, left)), style="bold yellow")
    if view["practice"]:
        return Text(say("clock-practice", language, clock=minutes(now - view["begin"])))
    cue, stretch = view["next_cue"], view["stretch"]
    if view["modules"]["sand"]:
        part = max(0.0, cue["at"] - now) / (SAND_RUN * stretch) if cue else 0.0
        return Text.assemble((say("clock-sand", language, run=cue["number"] if cue else 3), "bold"), " ", *_bar(part))
    left = max(0.0, view["begin"] + LENGTH * stretch - now)
    line = Text.assemble(
        (say("clock-left", language, clock=minutes(left)), "bold"), "  ", *_bar(left / (LENGTH * stretch)), "  "
    )
    if cue is not None:
        words = say(f"next-{cue['kind']}", language, number=cue["number"], clock=minutes(cue["at"] - now))
        line.append(words, "cyan" if cue["kind"] == "gong" else "bold red")
    return line


def _bar(part: float) -> tuple[tuple[str, str], tuple[str, str]]:
    full = math.ceil(BAR * min(1.0, max(0.0, part)))
    style = "green" if part > 0.4 else "yellow" if part > 0.15 else "red"
    return ("█" * full, style), ("░" * (BAR - full), "grey50")


def minutes(seconds: float) -> str:
    """A time as on a clock.

    >>> minutes(61.2)
    '1:02'
    """
    whole = max(0, math.ceil(seconds))
    return f"{whole // 60}:{whole % 60:02}"


# -- the temple and those in it --------------------------------------------------------------------------------------


def _map(moment: Moment, room: int) -> list[Text]:
    columns, rows = (moment.width - PANEL - 1) // WIDE, (room - 1) // HIGH
    here = temple.where(moment.me["place"])
    return temple.plan(moment.view, here, columns, rows, moment.language)


def _panel(moment: Moment) -> list[Text]:
    view, language = moment.view, moment.language
    lines = _counts(view, language)
    for what in VOTES:
        vote = view[what]
        if vote and vote["by"] and moment.hands.seat not in vote["votes"]:
            who = text.name(vote["by"], GAME, language)
            lines.append(Text(say(f"vote-{what}", language, who=who), style="bold reverse"))
    if view["hopeless"] and not view["surrender"] and not view["result"]:
        lines.append(Text(say("hopeless", language), style="bold red"))
    lines += [_turned_up(a["seat"], a["turned"], language) for a in view["adventurers"] if a["turned"]]
    for adventurer in view["adventurers"]:
        if adventurer["seat"] != moment.hands.seat:
            lines += _person(view, adventurer, language)
    return lines


def _turned_up(seat: str, chamber: ChamberView, language: str) -> Text:
    """A chamber that a seat has turned up and not laid yet: what it costs to enter, and what it holds."""
    line = Text.assemble((letter(seat, language), f"bold {SEAT_STYLES[seat]}"), " ↷ ")
    for face in chamber["entry"]:
        line.append(symbol(face, language), f"bold {FACE_STYLES[face]}")
    if chamber["kind"] == "exit":
        line.append(f" {say('map-exit', language)}", "bold green")
    elif chamber["levels"]:
        needs = "/".join(str(need) for need, _stones in chamber["levels"])
        line.append(f" {symbol(chamber['symbol'], language)} {needs}", "bold cyan")
    if chamber["chest"]:
        line.append(" ▣", "bold magenta")
    return line.append(say("turned-ways", language, count=len(chamber["openings"]) - 1), "dim")


def _counts(view: View, language: str) -> list[Text]:
    return [
        Text(say("tray", language, tray=view["tray"]), style="cyan"),
        Text(say("keys", language, keys=view["tray"] + 1)),
        Text(say("fate", language, count=0 if view["difficulty"] == "expert" else view["beside"])),
        Text(say("stack", language, count=view["piles"]["stack"])),
    ]


def _person(view: View, adventurer: AdventurerView, language: str) -> list[Text]:
    """An adventurer's dice, small, and where they are."""
    seat = adventurer["seat"]
    style = SEAT_STYLES[seat]
    line = Text.assemble((letter(seat, language), f"bold {style}"), f" {text.name(seat, GAME, language):<8}")
    if adventurer["out"]:
        return [line.append(say("out", language, out=adventurer["out"]), "green")]
    for face in adventurer["dice"]:
        line.append(f"{symbol(face, language)} ", FACE_STYLES[face])
    if adventurer["absent"]:
        return [line, Text(f"  {say('absent', language)}", style="yellow")]
    style = "bold red" if is_stuck(adventurer) else "dim"
    return [line, Text(f"  {place_name(adventurer['place'], language)}", style=style)]
