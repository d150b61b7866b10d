"""The numbered list of answers to the open questions of a person's seats."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
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
Best = Callable[[Question, Sequence[str]], str]
LONG_LIST = 6
MOST_AT_ONCE = 40
"""Answers above which the list has two steps, however high the screen is."""
BETWEEN_COLUMNS = 2
MOST_COLUMNS = 4
FEWEST_LINES = 5
"""Lists up to this length are always shown whole."""
BESIDES = 2
"""Lines on the screen besides board and list: a blank one and the input line."""
FEWEST_GROUPS = 3
"""Fewer groups are never folded."""
FEWEST_LETTERS = 3
"""The fewest letters that can name an answer."""
END = "end"
"""The answer that ends a turn or phase. It always has the number 0."""
END_KEY = "0"


class Shown(Enum):
    """The part of a menu on the screen, which determines what numbers mean."""

    ALL = "all"
    """Every answer, numbered consecutively."""
    GROUPS = "groups"
    """The groups and the ungrouped answers: the first of two steps."""
    ONE_GROUP = "one group"
    """The answers of one group: the second step."""


Step = Sequence["Entry"]
"""An item of the first step: a group, or a single answer."""


@dataclass(frozen=True)
class Entry:
    """A line of the list: the answer `name` for `seat`, or something that is not possible now.

    In a group it stands under a `heading`, in `brief` words.
    """

    seat: str
    name: str
    words: str
    possible: bool = True
    heading: str = ""
    brief: str = ""


class Menu:
    """The open questions of a person's seats, as one consecutively numbered list.

    A question to a whole team appears once; any of its seats may answer. Answers in `expected` that the question lacks
    are listed as impossible. `meant` replaces the words of an answer that means something else here. `beside` adds odds
    to an answer, `best` the best odds of a group to its heading. `grouped` sorts very many answers under headings, in
    few words; answers an earlier seat may give under the same heading are not repeated. If there are too many for the
    screen, the list has two steps: first the groups, then the answers of one. A number always means what is on the
    screen; `2 5` is both steps. The answer that ends a turn is 0, and 00 for a second seat.
    """

    def __init__(
        self,
        questions: Sequence[Question],
        game: str,
        expected: Expected = lambda _question: [],
        meant: Meant = lambda _question, name: name,
        grouped: Grouped = lambda _question: (),
        beside: Beside = lambda _question, _name: "",
        best: Best = lambda _question, _names: "",
    ) -> None:
        self.questions = _distinct(questions)
        self._game = game
        self._meant = meant
        self._grouped = grouped
        self._beside = beside
        self._best = best
        self._shown = Shown.ALL
        self._open: Step = ()
        self.entries: list[Entry] = []
        self._sections: list[list[Entry]] = []
        self._loose: list[str] = []
        self._ends: list[Entry] = []
        for question in self.questions:
            self._sections.append(self._section(question, expected(question)))
            self.entries += self._sections[-1]
        self._ends = [
            Entry(question.seat, END, self._words(question, END)) for question in self.questions if END in question
        ]
        self.entries += self._ends

    @property
    def seats(self) -> list[str]:
        """Return the seats that are asked."""
        return [question.seat for question in self.questions]

    @property
    def most(self) -> int:
        """Return the highest valid number."""
        return len(self._open) if self._shown == Shown.ONE_GROUP else len(self._numbered())

    @property
    def in_group(self) -> bool:
        """Whether the answers of one group are shown."""
        return self._shown == Shown.ONE_GROUP

    def lines(self, width: int, height: int = 0, board: int = 0) -> list[Text]:
        """Return the list as lines; long lists have columns. Only groups are shown if the list would fill more than
        half of the screen, push the board off it, or be very long."""
        lines = self._all_lines(width)
        room = max(FEWEST_LINES, min(height // 2, height - board - BESIDES))
        long = len(lines) > room or len(self.entries) > MOST_AT_ONCE
        self._shown, self._open = Shown.ALL, ()
        headings = {entry.heading for section in self._sections for entry in section}
        if not height or not long or len(headings) < FEWEST_GROUPS:
            return lines
        self._shown = Shown.GROUPS
        return [*self._first_step(width), Text(text.say("menu-folded"), style="dim")]

    def unfolded(self, typed: str, width: int) -> list[Text]:
        """Return the group named by a number or words, with its own numbers; empty if there is none. If everything is
        shown already, only point it out."""
        groups = [step for step in self._steps() if len(step) > 1 or step[0].heading]
        number = whole_number(typed)
        if number is not None and self._shown == Shown.GROUPS:
            steps = self._numbered()
            meant = [steps[number - 1]] if 1 <= number <= len(steps) else []
        else:
            wanted = typed.casefold()
            named = len(wanted) >= FEWEST_LETTERS
            meant = [step for step in groups if named and _begins(wanted, step[0].heading)]
        if self._shown == Shown.ALL or len(meant) != 1:
            return [line for step in meant for line in _under_heading(self._running(step), width)]
        self._shown, self._open = Shown.ONE_GROUP, meant[0]
        back = Text(text.say("menu-back"), style="dim")
        return [*_under_heading(list(enumerate(meant[0], 1)), width), back]

    def find(self, typed: str) -> Entry | None:
        """Return the entry named by a number, an answer's name or its words; a unique part is enough."""
        if typed and not typed.strip(END_KEY):
            return self._ends[len(typed) - 1] if len(typed) <= len(self._ends) else None
        number = whole_number(typed)
        if number is not None:
            return self._by_number(number)
        first, _, second = typed.partition(" ")
        if self._shown != Shown.ALL and whole_number(first) and whole_number(second):
            return self._by_two(int(first), int(second))
        wanted = typed.casefold()
        meant = [entry for entry in self.entries if wanted in (entry.name.casefold(), entry.words.casefold())]
        if not meant and len(wanted) >= FEWEST_LETTERS:
            fitting = [entry for entry in self.entries if entry.possible and _fits(wanted, entry)]
            meant = fitting if len(fitting) == 1 else []
        return meant[0] if meant else None

    def number_of(self, name: str) -> str:
        """Return what to type for an answer on the present screen: `12`, or `2 5` if there are two steps."""
        if name == END and self._ends:
            return END_KEY
        if self._shown == Shown.ALL:
            return next(str(n) for n, entry in enumerate(self.entries, 1) if entry.name == name)
        for number, step in enumerate(self._numbered(), 1):
            for second, entry in enumerate(step, 1):
                if entry.name == name:
                    return f"{number} {second}" if len(step) > 1 else f"{number}"
        return ""

    # -- numbers
    # --------------------------------------------------------------------------------------------------------

    def _by_number(self, number: int) -> Entry | None:
        if self._shown == Shown.ONE_GROUP:
            return self._open[number - 1] if 1 <= number <= len(self._open) else None
        steps = self._numbered()
        step = steps[number - 1] if 1 <= number <= len(steps) else ()
        return step[0] if len(step) == 1 else None

    def _by_two(self, first: int, second: int) -> Entry | None:
        steps = self._numbered()
        step = steps[first - 1] if first <= len(steps) else ()
        return step[second - 1] if second <= len(step) else None

    def _numbered(self) -> list[Step]:
        """Return the numbered items of the whole list."""
        if self._shown != Shown.ALL:
            return self._steps()
        return [(entry,) for section in self._sections for entry in section]

    def _steps(self) -> list[Step]:
        """Return the items of the first step: groups, and single answers from the last heading of a question, which
        holds the rest."""
        steps: list[Step] = []
        for section, loose in zip(self._sections, self._loose, strict=True):
            for heading, members in groupby(section, lambda entry: entry.heading):
                group = list(members)
                steps += [group] if heading and heading != loose else [(entry,) for entry in group]
        return steps

    def _running(self, step: Step) -> list[tuple[int, Entry]]:
        return [(n, entry) for n, entry in enumerate(self.entries, 1) if entry in step]

    # -- drawing -----------------------------------------------------------------------------------------------------

    def _first_step(self, width: int) -> list[Text]:
        lines: list[Text] = []
        number = 0
        for question, section in zip(self.questions, self._sections, strict=True):
            if section or END in question:
                lines.append(Text(self._heading(question), style="bold"))
            steps = [step for step in self._steps() if step[0] in section]
            numbered = list(enumerate(steps, number + 1))
            number += len(steps)
            groups = [(n, step) for n, step in numbered if len(step) > 1]
            singles = [(n, step[0]) for n, step in numbered if len(step) == 1]
            lines += _in_a_row([self._folded(question, n, step) for n, step in groups], width)
            headed = groupby((one for one in singles if one[1].heading and one[1].possible), lambda one: one[1].heading)
            for _heading, group in headed:
                lines += _under_heading(list(group), width)
            listed = [_numbered(n, entry.words) for n, entry in singles if not entry.heading and entry.possible]
            lines += _in_columns(listed, width) if len(listed) > LONG_LIST else listed
            lines += self._end_of(question)
            lines += self._not_now([(n, entry) for n, entry in singles if not entry.possible])
        return lines

    def _folded(self, question: Question, number: int, group: Step) -> Text:
        """Return a group as one line: number, heading, best odds."""
        best = self._best(question, [entry.name for entry in group])
        told = f" {best}" if best else ""
        return Text.assemble((f"{number}", "yellow"), " ", (group[0].heading, "cyan"), told)

    def _all_lines(self, width: int) -> list[Text]:
        lines: list[Text] = []
        number = 0
        for question, section in zip(self.questions, self._sections, strict=True):
            if section or END in question:
                lines.append(Text(self._heading(question), style="bold"))
            numbered = list(enumerate(section, number + 1))
            number += len(section)
            possible = [(n, entry) for n, entry in numbered if entry.possible]
            headed = groupby((one for one in possible if one[1].heading), lambda one: one[1].heading)
            groups = [list(group) for _heading, group in headed]
            for group in groups:
                lines += _under_heading(group, width)
            listed = [_numbered(n, entry.words) for n, entry in possible if not entry.heading]
            lines += _in_columns(listed, width) if len(listed) > LONG_LIST else listed
            lines += self._end_of(question)
            lines += self._not_now([(n, entry) for n, entry in numbered if not entry.possible])
        return lines

    def _end_of(self, question: Question) -> list[Text]:
        """Return the line for ending a seat's turn, below all its other answers."""
        ends = enumerate(self._ends, 1)
        return [_numbered(END_KEY * n, entry.words) for n, entry in ends if entry.seat == question.seat]

    def _section(self, question: Question, expected: Sequence[str]) -> list[Entry]:
        names = [option.name for option in question.options if option.name != END]
        words = {name: self._words(question, name) for name in names}
        possible: list[Entry] = []
        groups = self._grouped(question)
        self._loose.append(groups[-1][0] if groups else "")
        for heading, group in groups:
            said = {name: words.pop(name) for name in group if name in words}
            listed = {entry.name for entry in self.entries if entry.heading == heading}
            fresh = [name for name in said if name not in listed]
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
        """Return the name of an unusable thing, without the action."""
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
    """Whether every typed word begins a word or id of the answer: `hunt f3` is `Sheriff Hunt: Farm (F3)`."""
    return _begins(wanted, f"{entry.words} {entry.name}")


def _begins(wanted: str, said: str) -> bool:
    parts = re.split(r"\W+", said.casefold())
    return all(any(part.startswith(word) for part in parts) for word in wanted.split())


def _numbered(number: int | str, words: str) -> Text:
    return Text.assemble((f"{number:>3}  ", "yellow"), words)


def _in_a_row(parts: Sequence[Text], width: int) -> list[Text]:
    """Lay out items in lines."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + len(" · ") + part.cell_len <= width:
            lines[-1].append(" · ").append_text(part)
        else:
            lines.append(Text("  ").append_text(part))
    return lines


def _under_heading(group: Sequence[tuple[int, Entry]], width: int) -> list[Text]:
    """Lay out brief answers in lines."""
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
    """Arrange short lines in as many columns as fit, read downwards."""
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
