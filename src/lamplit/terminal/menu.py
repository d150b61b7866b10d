"""The numbered list under the board: the open questions of a person's seats, and what may be answered."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from rich.text import Text

from .. import text
from ..engine import Question
from .screen import whole_number

Expected = Callable[[Question], list[str]]
Meant = Callable[[Question, str], str]
Beside = Callable[[Question, str], str]
Groups = Sequence[tuple[str, Mapping[str, str]]]
Grouped = Callable[[Question], Groups]
LONG_LIST = 6
BETWEEN_COLUMNS = 2
MOST_COLUMNS = 4
FEWEST_GROUPS = 4
"""Fewer are never folded."""
FEWEST_LETTERS = 3
"""Whoever types fewer has not named anything."""


@dataclass(frozen=True)
class Entry:
    """One line of the list: the answer `name` for `seat`, or something that is not possible now.

    In a group it stands under a `heading`, in `brief` words.
    """

    seat: str
    name: str
    words: str
    possible: bool = True
    heading: str = ""
    brief: str = ""


class Menu:
    """The open questions of the seats a person holds, as one list with numbers running through.

    A question put to a whole team appears once; any of its seats may answer it. What `expected` names and the question
    lacks stands in the list too, as not possible. `meant` names the words of an answer that means something else here.
    `beside` gives figures to stand behind an answer.
    Where a question has very many answers, `grouped` gives headings and, under each, answers in few words; those that
    an earlier seat may give under the same heading are not listed again.
    """

    def __init__(
        self,
        questions: Sequence[Question],
        game: str,
        expected: Expected = lambda _question: [],
        meant: Meant = lambda _question, name: name,
        grouped: Grouped = lambda _question: (),
        beside: Beside = lambda _question, _name: "",
    ) -> None:
        self.questions = _distinct(questions)
        self._game = game
        self._meant = meant
        self._grouped = grouped
        self._beside = beside
        self.entries: list[Entry] = []
        self._sections: list[list[Entry]] = []
        for question in self.questions:
            self._sections.append(self._section(question, expected(question)))
            self.entries += self._sections[-1]

    @property
    def seats(self) -> list[str]:
        """The seats that are asked."""
        return [question.seat for question in self.questions]

    def lines(self, width: int, height: int = 0) -> list[Text]:
        """The list, ready to be shown; long ones in columns. Where it would fill more than half of a screen of that
        height, groups are folded, so that the board stays in sight."""
        lines = self._lines(width, folded=False)
        if not height or len(lines) <= height // 2 or len({entry.heading for entry in self.entries}) < FEWEST_GROUPS:
            return lines
        return [*self._lines(width, folded=True), Text(text.say("menu-folded"), style="dim")]

    def unfolded(self, typed: str, width: int) -> list[Text]:
        """The groups that somebody names, in full; nothing where it is none."""
        wanted = typed.casefold()
        if len(wanted) < FEWEST_LETTERS:
            return []
        headed = [(n, entry) for n, entry in enumerate(self.entries, 1) if entry.heading and entry.possible]
        named = groupby((one for one in headed if _begins(wanted, one[1].heading)), lambda one: one[1].heading)
        return [line for _heading, group in named for line in _under_heading(list(group), width)]

    def _lines(self, width: int, folded: bool) -> list[Text]:
        lines: list[Text] = []
        number = 0
        for question, section in zip(self.questions, self._sections, strict=True):
            if section:
                lines.append(Text(self._heading(question), style="bold"))
            numbered = list(enumerate(section, number + 1))
            number += len(section)
            possible = [(n, entry) for n, entry in numbered if entry.possible]
            headed = groupby((one for one in possible if one[1].heading), lambda one: one[1].heading)
            groups = [list(group) for _heading, group in headed]
            if folded:
                lines += _in_a_row([_folded(group) for group in groups[:-1]], width)
            for group in groups[-1:] if folded else groups:
                lines += _under_heading(group, width)
            listed = [_numbered(n, entry.words) for n, entry in possible if not entry.heading]
            lines += _in_columns(listed, width) if len(listed) > LONG_LIST else listed
            lines += self._not_now([(n, entry) for n, entry in numbered if not entry.possible])
        return lines

    def find(self, typed: str) -> Entry | None:
        """The line meant by a number, an answer's name or its words; some of them do if they fit no other line."""
        number = whole_number(typed)
        if number is not None:
            return self.entries[number - 1] if 1 <= number <= len(self.entries) else None
        wanted = typed.casefold()
        meant = [entry for entry in self.entries if wanted in (entry.name.casefold(), entry.words.casefold())]
        if not meant and len(wanted) >= FEWEST_LETTERS:
            fitting = [entry for entry in self.entries if entry.possible and _fits(wanted, entry)]
            meant = fitting if len(fitting) == 1 else []
        return meant[0] if meant else None

    def _section(self, question: Question, expected: Sequence[str]) -> list[Entry]:
        names = [option.name for option in question.options]
        words = {name: self._words(question, name) for name in names}
        possible: list[Entry] = []
        for heading, group in self._grouped(question):
            said = {name: words.pop(name) for name in group}
            listed = {entry.name for entry in self.entries if entry.heading == heading}
            fresh = [name for name in group if name not in listed]
            possible += [Entry(question.seat, name, said[name], True, heading, group[name]) for name in fresh]
        possible += [Entry(question.seat, name, said) for name, said in words.items()]
        missing = [
            name for name in expected if not any(offered == name or offered.startswith(f"{name}:") for offered in names)
        ]
        return possible + [Entry(question.seat, name, self._impossible(name), possible=False) for name in missing]

    def _words(self, question: Question, name: str) -> str:
        said = text.option(self._meant(question, name), self._game)
        figures = self._beside(question, name)
        return f"{said} ({figures})" if figures else said

    def _impossible(self, name: str) -> str:
        """A thing that cannot be used is called by its own name: what one would do with it is not said."""
        _verb, _, thing = name.partition(":")
        return text.name(thing, self._game) if thing else text.option(name, self._game)

    def _not_now(self, numbered: Sequence[tuple[int, Entry]]) -> list[Text]:
        things = " · ".join(f"{number} {entry.words}" for number, entry in numbered)
        return [Text(text.say("menu-not-now", things=things), style="dim")] if things else []

    def _heading(self, question: Question) -> str:
        asked = text.prompt(question, self._game)
        if len(self.questions) == 1 or "who" in question.args:
            return asked
        return text.say("menu-for-seat", game=self._game, who=text.name(question.seat, self._game), asked=asked)


def _fits(wanted: str, entry: Entry) -> bool:
    """Whether every word begins one of the answer's words or ids: `hunt f3` is `Sheriff Hunt: Farm (F3)`."""
    return _begins(wanted, f"{entry.words} {entry.name}")


def _begins(wanted: str, said: str) -> bool:
    parts = re.split(r"\W+", said.casefold())
    return all(any(part.startswith(word) for part in parts) for word in wanted.split())


def _numbered(number: int, words: str) -> Text:
    return Text.assemble((f"{number:>3}  ", "yellow"), words)


def _folded(group: Sequence[tuple[int, Entry]]) -> Text:
    """A group as one line: its heading, and the numbers of its answers."""
    first, last = group[0][0], group[-1][0]
    numbers = f"{first}–{last}" if last > first else f"{first}"
    return Text.assemble((numbers, "yellow"), " ", (group[0][1].heading, "cyan"))


def _in_a_row(parts: Sequence[Text], width: int) -> list[Text]:
    """One after another, and on to the next line where it is full."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + len(" · ") + part.cell_len <= width:
            lines[-1].append(" · ").append_text(part)
        else:
            lines.append(Text("  ").append_text(part))
    return lines


def _under_heading(group: Sequence[tuple[int, Entry]], width: int) -> list[Text]:
    """Answers in few words, one after another, and on to the next line where it is full."""
    line, lines = Text(group[0][1].heading, style="cyan"), list[Text]()
    line.append(":")
    for number, entry in group:
        part = Text.assemble((f"  {number}", "yellow"), f" {entry.brief}", style="default")
        if line.cell_len + part.cell_len > width:
            lines.append(line)
            line = Text("   ")
        line.append_text(part)
    return [*lines, line]


def _in_columns(lines: Sequence[Text], width: int) -> list[Text]:
    """Short lines side by side, read downwards, in as many columns as fit."""
    for columns in range(min(len(lines), MOST_COLUMNS), 0, -1):
        rows = -(-len(lines) // columns)
        piles = [lines[start : start + rows] for start in range(0, len(lines), rows)]
        widths = [max(line.cell_len for line in pile) + BETWEEN_COLUMNS for pile in piles]
        if columns == 1 or sum(widths) - BETWEEN_COLUMNS <= width:
            return [_side_by_side([pile[row] for pile in piles if row < len(pile)], widths) for row in range(rows)]
    return list(lines)


def _side_by_side(cells: Sequence[Text], widths: Sequence[int]) -> Text:
    line = Text()
    for cell, width in zip(cells, widths, strict=False):
        line.append_text(cell)
        line.append(" " * (width - cell.cell_len))
    line.rstrip()
    return line


def _distinct(questions: Sequence[Question]) -> list[Question]:
    seen: set[tuple[str, str, tuple[str, ...]]] = set()
    found: list[Question] = []
    for question in questions:
        shape = (question.prompt, repr(question.args), tuple(option.name for option in question.options))
        if shape not in seen:
            seen.add(shape)
            found.append(question)
    return found
