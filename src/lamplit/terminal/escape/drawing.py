"""Escape's table in the terminal, drawn from a seat's view: the temple, the time, everybody's dice.

`draw` is the table as it lies, for records. `picture` is the whole screen of somebody who plays.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from textwrap import wrap
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.text import Text

from ... import text
from ...engine import Question
from ...games.escape.data.figures import BLACK, BLANK, CURSES, GOLD, LENGTH
from ...games.escape.temple import beyond
from ...text.rulebook import rulebook
from . import temple
from .hands import LABELS, VOTES, Hands, gifts, own, treasure_uses
from .temple import GAME, HIGH, SEAT_STYLES, WIDE, letter, symbol

LEAST_WIDTH, LEAST_HEIGHT = 80, 24
PANEL = 28
DICE_HEIGHT = 4
DICE_WIDTH = 44
NEWS_LINES = 3
BAR = 24
SAND_RUN = 200.0
ARROWS = {"N": "↑", "E": "→", "S": "↓", "W": "←"}
FACE_STYLES = {**temple.SYMBOL_STYLES, BLACK: "red", GOLD: "bright_yellow", BLANK: "grey50"}

View = Mapping[str, Any]


@dataclass(frozen=True)
class Moment:
    """All that is shown to somebody who plays."""

    view: View
    now: float
    asked: Question | None
    hands: Hands
    news: Sequence[str]
    language: str
    width: int
    height: int
    result: str = ""

    @property
    def me(self) -> View:
        """The adventurer of the person."""
        return own(self.view, self.hands.seat)


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
        words = _say("too-small", language, width=width, height=height)
        return [_clock(moment.view, moment.now, language), *(Text(line) for line in wrap(words, max(10, width)))]
    room = height - 2 - DICE_HEIGHT - NEWS_LINES - 1
    middle = _overlay(moment, room) or _beside(_map(moment, room), _panel(moment), width - PANEL)
    middle = [*middle[:room], *[Text()] * (room - len(middle))]
    dice = _beside(_dice(moment), _own_lines(moment, width - DICE_WIDTH), DICE_WIDTH)
    news = [Text.assemble(("· ", "dim"), line) for line in moment.news[-NEWS_LINES:]]
    news += [Text()] * (NEWS_LINES - len(news))
    return [
        _clock(moment.view, moment.now, language),
        *middle,
        *dice,
        _possible(moment),
        *news,
        Text(_say("over-close", language), style="dim") if moment.result else Text(moment.hands.note, style="bold red"),
    ]


# -- time ------------------------------------------------------------------------------------------------------------


def _clock(view: View, now: float, language: str) -> Text:
    """The time left with a bar, and what comes next."""
    if view["paused"]:
        return Text(_say("clock-paused", language), style="bold reverse")
    if not view["started"]:
        left = math.ceil(view["begin"] - now)
        return Text(_say("clock-before", language, seconds=max(0, left)), style="bold yellow")
    if view["practice"]:
        return Text(_say("clock-practice", language, clock=minutes(now - view["begin"])))
    cue, stretch = view["next_cue"], view["stretch"]
    if view["modules"]["sand"]:
        part = max(0.0, cue["at"] - now) / (SAND_RUN * stretch) if cue else 0.0
        return Text.assemble((_say("clock-sand", language, run=cue["number"] if cue else 3), "bold"), " ", *_bar(part))
    left = max(0.0, view["begin"] + LENGTH * stretch - now)
    line = Text.assemble(
        (_say("clock-left", language, clock=minutes(left)), "bold"), "  ", *_bar(left / (LENGTH * stretch)), "  "
    )
    if cue is not None:
        words = _say(f"next-{cue['kind']}", language, number=cue["number"], clock=minutes(cue["at"] - now))
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
            lines.append(Text(_say(f"vote-{what}", language, who=who), style="bold reverse"))
    lines += [_turned_up(a, language) for a in view["adventurers"] if a["turned"]]
    for adventurer in view["adventurers"]:
        if adventurer["seat"] != moment.hands.seat:
            lines += _person(view, adventurer, language)
    return lines


def _turned_up(adventurer: View, language: str) -> Text:
    """A chamber that was turned up and is not laid yet: what it costs to enter, and what it holds."""
    chamber = adventurer["turned"]
    line = Text.assemble((letter(adventurer["seat"], language), f"bold {SEAT_STYLES[adventurer['seat']]}"), " ↷ ")
    for face in chamber["entry"]:
        line.append(symbol(face, language), f"bold {FACE_STYLES[face]}")
    if chamber["kind"] == "exit":
        line.append(f" {_say('map-exit', language)}", "bold green")
    elif chamber["levels"]:
        needs = "/".join(str(need) for need, _stones in chamber["levels"])
        line.append(f" {symbol(chamber['symbol'], language)} {needs}", "bold cyan")
    if chamber["chest"]:
        line.append(" ▣", "bold magenta")
    return line.append(_say("turned-ways", language, count=len(chamber["openings"]) - 1), "dim")


def _counts(view: View, language: str) -> list[Text]:
    return [
        Text(_say("tray", language, tray=view["tray"]), style="cyan"),
        Text(_say("keys", language, keys=view["tray"] + 1)),
        Text(_say("fate", language, count=0 if view["difficulty"] == "expert" else view["beside"])),
        Text(_say("stack", language, count=view["piles"]["stack"])),
    ]


def _person(view: View, adventurer: View, language: str) -> list[Text]:
    """Somebody's dice, small, and where they are."""
    seat = adventurer["seat"]
    style = SEAT_STYLES[seat]
    line = Text.assemble((letter(seat, language), f"bold {style}"), f" {text.name(seat, GAME, language):<8}")
    if adventurer["out"]:
        return [line.append(_say("out", language, out=adventurer["out"]), "green")]
    for face in adventurer["dice"]:
        line.append(f"{symbol(face, language)} ", FACE_STYLES[face])
    if adventurer["absent"]:
        return [line, Text(f"  {_say('absent', language)}", style="yellow")]
    style = "bold red" if is_stuck(adventurer) else "dim"
    return [line, Text(f"  {_place(adventurer['place'], language)}", style=style)]


# -- the own dice ----------------------------------------------------------------------------------------------------


def _dice(moment: Moment) -> list[Text]:
    """The own dice, large; those held in heavy frames."""
    rows = [Text(), Text(), Text(), Text()]
    locked = moment.now < moment.me["roll_at"]
    for number, face in enumerate(moment.me["dice"]):
        held = number in moment.hands.held
        frame = "bold green" if held else "grey50" if locked or face in (BLACK, BLANK) else "white"
        lines = ("┏━━━┓", "┃", "┗━━━┛") if held else ("┌───┐", "│", "└───┘")
        rows[0].append(f"{lines[0]} ", frame)
        rows[1].append(lines[1], frame).append(f" {symbol(face, moment.language)} ", f"bold {FACE_STYLES[face]}")
        rows[1].append(f"{lines[1]} ", frame)
        rows[2].append(f"{lines[2]} ", frame)
        rows[3].append(f" [{number + 1}]  " if held else f"  {number + 1}   ", frame)
    return rows


def _own_lines(moment: Moment, room: int) -> list[Text]:
    """Where one stands, whether one may roll, and what weighs on one or helps."""
    me, language = moment.me, moment.language
    wait = max(me["roll_at"], me["act_at"] if me["act_at"] > moment.now else 0.0) - moment.now
    ready = Text(_say("ready", language), style="bold green")
    if is_stuck(me):
        ready = Text(_say("stuck", language), style="bold red")
    elif wait > 0:
        ready = Text(_say("wait", language, seconds=f"{math.ceil(wait * 10) / 10:.1f}"), style="grey50")
    lines = [
        Text.assemble(
            (letter(me["seat"], language), f"bold {SEAT_STYLES[me['seat']]}"), " ", _place(me["place"], language)
        ),
        ready,
    ]
    if me["curses"]:
        lines.append(Text(_say("own-curses", language, curses=_curses(me, language)), style="magenta"))
    if me["treasures"]:
        treasures = text.names(me["treasures"], GAME, language)
        lines.append(Text(_say("own-treasures", language, treasures=treasures), style="magenta"))
    lines += [Text(_say("own-bonus", language, symbol=kind)) for kind in ("key", "torch") if me["bonus"][kind]]
    if me["held_back"]:
        lines.append(Text(_say("own-held-back", language, count=me["held_back"]), style="dim"))
    if not me["shares"]:
        lines.append(Text(_say("own-keeps", language), style="dim"))
    return [part for line in lines for part in _folded(line, room)][:DICE_HEIGHT]


def _folded(line: Text, room: int) -> list[Text]:
    """A line that is too long goes on in the next one."""
    return list(line.wrap(Console(width=room), room))


def _curses(me: View, language: str) -> str:
    """The curses with the symbols that lift them."""
    words = [
        f"{text.name(curse, GAME, language)} ({''.join(symbol(face, language) for face in CURSES[curse].lift)})"
        for curse in me["curses"]
    ]
    return ", ".join(words)


def _possible(moment: Moment) -> Text:
    """What can be done now, each with its key."""
    me, asked, language = moment.me, moment.asked, moment.language
    if moment.result:
        return Text(moment.result, style="bold green")
    if asked is None:
        return Text()
    if asked.prompt != "command":
        words = text.prompt(asked, GAME, language)
        if asked.prompt == "choose-gift":
            who = [text.name(name.partition(":")[2], GAME, language) for name in gifts(moment.view)]
            words += "  " + "  ".join(f"{number} {name}" for number, name in enumerate(who))
        if asked.prompt == "choose-lay":
            arrows = [arrow for side, arrow in ARROWS.items() if f"lay:{beyond(me['place'], side)}" in asked]
            words += "  " + " ".join(arrows)
        return Text(words, style="bold yellow")
    found: list[str] = []
    for side, arrow in ARROWS.items():
        there = beyond(me["place"], side)
        if f"enter:{there}" in asked:
            price = "".join(symbol(face, language) for face in moment.view["chambers"][there]["entry"])
            found.append(_say("can-enter", language, key=arrow, price=price))
        elif f"discover:{there}" in asked:
            found.append(_say("can-discover", language, key=arrow))
    if "look" in asked:
        found.append(_say("can-look", language))
    stones = [str(n) for n in (1, 2, 3) if f"activate:{n}" in asked]
    if stones:
        found.append(_say("can-activate", language, stones="/".join(stones)))
    if "escape" in asked:
        found.append(_say("can-escape", language))
    if any(f"{verb}:{a['seat']}" in asked for a in moment.view["adventurers"] for verb in ("gold", "take")):
        found.append(_say("can-gold", language))
    if "open" in asked:
        found.append(_say("can-open", language))
    elif me["treasures"] and treasure_uses(asked):
        found.append(_say("can-use", language))
    if any(f"lift:{curse}" in asked for curse in me["curses"]):
        found.append(_say("can-lift", language))
    if "fate" in asked:
        found.append(_say("can-fate", language))
    if not found and moment.now >= me["roll_at"]:
        found.append(_say("can-roll", language))
    return Text("   ".join(found), style="bold green")


# -- over the temple: help, and things to choose from ----------------------------------------------------------------


def _overlay(moment: Moment, room: int) -> list[Text]:
    hands, language = moment.hands, moment.language
    if hands.page:
        return _help(moment, room)
    if hands.pick is None:
        return []
    names = [(LABELS[number], text.option(name, GAME, language)) for number, name in enumerate(hands.pick.names)]
    lines = [Text.assemble((f" {label}  ", "bold yellow"), words) for label, words in names]
    half = -(-len(lines) // 2)
    if len(lines) > room - 2:
        lines = _beside(lines[:half], lines[half:], moment.width // 2)
    return [
        Text(_say(hands.pick.title, language), style="bold"),
        *lines[: room - 2],
        Text(_say("pick-close", language), style="dim"),
    ]


def _help(moment: Moment, room: int) -> list[Text]:
    """First the keys, then the rules of what is asked, page by page."""
    hands, language = moment.hands, moment.language
    if hands.page == 1:
        lines = [Text(line) for line in _say("help", language).splitlines()]
        return [*lines[: room - 1], Text(_say("help-close", language), style="dim")]
    listed = text.hint(moment.asked.prompt if moment.asked else "command", "rules", {}, "en", GAME) or ""
    book = rulebook(GAME)
    words: list[str] = []
    for rule in listed.split(", "):
        words += wrap(f"{rule}  {book.rule(rule).words(language)}", moment.width - 2)
    pages = [words[start : start + room - 1] for start in range(0, len(words), room - 1)]
    if hands.page - 2 >= len(pages):
        hands.page = 1
        return _help(moment, room)
    return [
        *(Text(line) for line in pages[hands.page - 2]),
        Text(_say("help-more", language), style="dim"),
    ]


# -- words and lines -------------------------------------------------------------------------------------------------


def _beside(left: Sequence[Text], right: Sequence[Text], width: int) -> list[Text]:
    """Two columns of lines, the right one from `width` on."""
    lines: list[Text] = []
    for number in range(max(len(left), len(right))):
        line = left[number].copy() if number < len(left) else Text()
        if number < len(right):
            line.truncate(width)
            line.pad_right(width - line.cell_len)
            line.append_text(right[number])
        lines.append(line)
    return lines


def _place(place: str, language: str) -> str:
    return text.forms(place, GAME, language)["short"]


def is_stuck(adventurer: View) -> bool:
    """Whether all dice are blocked."""
    return bool(adventurer["dice"]) and all(face == BLACK for face in adventurer["dice"])


def _say(message: str, language: str, **args: Any) -> str:
    return text.say(f"escape-{message}", language, GAME, **args)
