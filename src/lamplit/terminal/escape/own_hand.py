"""A player's hand in Escape: their dice, the commands that are possible now, and help laid over the temple."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from textwrap import wrap

from rich.console import Console
from rich.text import Text

from ... import text
from ...engine import Question
from ...games.escape.data.figures import BLACK, BLANK, CURSES, GOLD
from ...games.escape.temple import beyond
from ...games.escape.view.types import AdventurerView, View
from ...text.rulebook import rulebook
from .hands import LABELS, Hands, gifts, own, treasure_uses
from .lines import is_stuck, place_name, say, side_by_side
from .temple import GAME, SEAT_STYLES, SYMBOL_STYLES, letter, symbol

DICE_HEIGHT = 4
ARROWS = {"N": "↑", "E": "→", "S": "↓", "W": "←"}
FACE_STYLES = {**SYMBOL_STYLES, BLACK: "red", GOLD: "bright_yellow", BLANK: "grey50"}


@dataclass(frozen=True)
class Moment:
    """All that is shown to a player at one moment."""

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
    def me(self) -> AdventurerView:
        """The adventurer of the person."""
        return own(self.view, self.hands.seat)


def own_dice(moment: Moment) -> list[Text]:
    """Return the player's dice, large; those held in heavy frames."""
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


def own_lines(moment: Moment, room: int) -> list[Text]:
    """Return where the player stands, whether they may roll, and what weighs on them or helps."""
    me, language = moment.me, moment.language
    wait = max(me["roll_at"], me["act_at"] if me["act_at"] > moment.now else 0.0) - moment.now
    ready = Text(say("ready", language), style="bold green")
    if is_stuck(me):
        ready = Text(say("stuck", language), style="bold red")
    elif wait > 0:
        ready = Text(say("wait", language, seconds=f"{math.ceil(wait * 10) / 10:.1f}"), style="grey50")
    lines = [
        Text.assemble(
            (letter(me["seat"], language), f"bold {SEAT_STYLES[me['seat']]}"), " ", place_name(me["place"], language)
        ),
        ready,
    ]
    if me["curses"]:
        lines.append(Text(say("own-curses", language, curses=_curses(me, language)), style="magenta"))
    if me["treasures"]:
        treasures = text.names(me["treasures"], GAME, language)
        lines.append(Text(say("own-treasures", language, treasures=treasures), style="magenta"))
    lines += [Text(say("own-bonus", language, symbol=kind)) for kind in ("key", "torch") if me["bonus"][kind]]
    if me["held_back"]:
        lines.append(Text(say("own-held-back", language, count=me["held_back"]), style="dim"))
    if not me["shares"]:
        lines.append(Text(say("own-keeps", language), style="dim"))
    return [part for line in lines for part in _folded(line, room)][:DICE_HEIGHT]


def _folded(line: Text, room: int) -> list[Text]:
    """A line that is too long goes on in the next one."""
    return list(line.wrap(Console(width=room), room))


def _curses(me: AdventurerView, language: str) -> str:
    """The curses with the symbols that lift them."""
    words = [
        f"{text.name(curse, GAME, language)} ({''.join(symbol(face, language) for face in CURSES[curse].lift)})"
        for curse in me["curses"]
    ]
    return ", ".join(words)


def possible(moment: Moment) -> Text:
    """Return the commands that are possible now, each with its key."""
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
            found.append(say("can-enter", language, key=arrow, price=price))
        elif f"discover:{there}" in asked:
            found.append(say("can-discover", language, key=arrow))
    if "look" in asked:
        found.append(say("can-look", language))
    stones = [str(n) for n in (1, 2, 3) if f"activate:{n}" in asked]
    if stones:
        found.append(say("can-activate", language, stones="/".join(stones)))
    if "escape" in asked:
        found.append(say("can-escape", language))
    if any(f"{verb}:{a['seat']}" in asked for a in moment.view["adventurers"] for verb in ("gold", "take")):
        found.append(say("can-gold", language))
    if "open" in asked:
        found.append(say("can-open", language))
    elif me["treasures"] and treasure_uses(asked):
        found.append(say("can-use", language))
    if any(f"lift:{curse}" in asked for curse in me["curses"]):
        found.append(say("can-lift", language))
    if "fate" in asked:
        found.append(say("can-fate", language))
    if not found and moment.now >= me["roll_at"]:
        found.append(say("can-roll", language))
    return Text("   ".join(found), style="bold green")


def overlay(moment: Moment, room: int) -> list[Text]:
    """Return what lies over the temple: help, or commands to choose from."""
    hands, language = moment.hands, moment.language
    if hands.page:
        return _help(moment, room)
    if hands.pick is None:
        return []
    names = [(LABELS[number], text.option(name, GAME, language)) for number, name in enumerate(hands.pick.names)]
    lines = [Text.assemble((f" {label}  ", "bold yellow"), words) for label, words in names]
    half = -(-len(lines) // 2)
    if len(lines) > room - 2:
        lines = side_by_side(lines[:half], lines[half:], moment.width // 2)
    return [
        Text(say(hands.pick.title, language), style="bold"),
        *lines[: room - 2],
        Text(say("pick-close", language), style="dim"),
    ]


def _help(moment: Moment, room: int) -> list[Text]:
    """First the keys, then the rules of what is asked, page by page."""
    hands, language = moment.hands, moment.language
    if hands.page == 1:
        lines = [Text(line) for line in say("help", language).splitlines()]
        return [*lines[: room - 1], Text(say("help-close", language), style="dim")]
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
        Text(say("help-more", language), style="dim"),
    ]
