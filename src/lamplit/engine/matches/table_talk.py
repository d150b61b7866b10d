"""Table talk: what players say and pencil in, beside the rules.

Talk and pencil marks never affect the game: they change no option, no outcome, and no view outside their audience. A
game says which private marks a seat has, and how many of each.
"""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ..errors import BadRecord, Illegal, UnknownSeat
from ..knowledge.zones import may_see
from ..state.table import SPECTATOR, Audience

if TYPE_CHECKING:
    from ..game import Game

LONGEST_WORDS = 500
LONGEST_PLACE = 60
_COMMANDS = re.compile(r"[\x00-\x1f\x7f-\x9f]")


class TableTalk:
    """The talk and the pencil marks of one match."""

    __slots__ = ("_game", "_marks", "_seats", "_words")

    def __init__(self, game: "Game[Any]", seats: Sequence[str]) -> None:
        self._game = game
        self._seats = seats
        self._words: list[tuple[Audience | None, str, str]] = []
        self._marks: dict[str, dict[str, list[str]]] = {}
        for seat, kinds in game.pencilled.items():
            self._marks[seat] = {kind: list(places) for kind, places in kinds.items()}

    def copy(self) -> "TableTalk":
        """An independent copy."""
        twin = TableTalk(self._game, self._seats)
        twin._words = self._words[:]
        twin._marks = {seat: {kind: marks[:] for kind, marks in kinds.items()} for seat, kinds in self._marks.items()}
        return twin

    def known_to(self, seat: str) -> "TableTalk":
        """An independent copy, with only what one seat has heard and noted itself."""
        twin = TableTalk(self._game, self._seats)
        twin._words = [said for said in self._words if said[0] is None or may_see(said[0], seat)]
        if seat in self._marks:
            twin._marks[seat] = self.marks(seat)
        return twin

    def say(self, seat: str, text: str, to: Audience | None = None) -> None:
        """Says something to all seats, or to those in `to`. Later changes of sides do not change who has heard it."""
        self._sits(seat)
        words = as_said(text) if _writable(text) else ""
        if not words or len(words) > LONGEST_WORDS:
            raise Illegal("error-words", longest=LONGEST_WORDS)
        self._words.append((to, seat, words))

    def talk(self, seat: str) -> list[tuple[str, str]]:
        """What a seat has heard: who said what."""
        if seat != SPECTATOR:
            self._sits(seat)
        return [(who, words) for to, who, words in self._words if to is None or may_see(to, seat)]

    def pencil(self, seat: str, kind: str, place: str) -> None:
        """Puts one of the seat's private marks somewhere. A marker of which there is only one is moved."""
        most = self._most(seat, kind)
        if not _writable(place) or not place or len(place) > LONGEST_PLACE:
            raise Illegal("error-pencil-place", kind=kind, longest=LONGEST_PLACE)
        marks = self._marks.setdefault(seat, {}).setdefault(kind, [])
        if most == 1:
            marks.clear()
        if len(marks) >= most:
            raise Illegal("error-pencil-out", kind=kind, most=most)
        marks.append(place)

    def rub_out(self, seat: str, kind: str, place: str) -> None:
        """Takes a private mark away."""
        self._most(seat, kind)
        marks = self._marks.get(seat, {}).get(kind, [])
        if place not in marks:
            raise Illegal("error-pencil-none", kind=kind, place=str(place)[:LONGEST_PLACE])
        marks.remove(place)

    def marks(self, seat: str) -> dict[str, list[str]]:
        """A seat's own marks, by kind."""
        self._sits(seat)
        mine = self._marks.get(seat, {})
        return {kind: mine.get(kind, [])[:] for kind in self._game.pencils.get(seat, {})}

    def pack(self) -> list[dict[str, Any]]:
        """Talk and notes as lines of a record."""
        said = [{"said": words, "by": who, "to": None if to is None else list(to)} for to, who, words in self._words]
        fresh = TableTalk(self._game, self._seats)
        noted = [seat for seat in self._marks if self.marks(seat) != fresh.marks(seat)]
        return [*said, *({"marked": self.marks(seat), "by": seat} for seat in noted)]

    def unpack(self, lines: Sequence[dict[str, Any]]) -> None:
        """Reads talk and marks from the lines of a record, with the checks of `say` and `pencil`."""
        for line in lines:
            try:
                self._repeat(line)
            except (Illegal, UnknownSeat) as error:
                raise BadRecord("error-record-aside", seat=line["by"]) from error

    def _repeat(self, line: dict[str, Any]) -> None:
        seat: str = line["by"]
        if "said" in line:
            to = line["to"]
            if to is not None and seat not in to:
                raise BadRecord("error-record-aside", seat=seat)
            self.say(seat, line["said"], None if to is None else tuple(to))
            return
        kinds: dict[str, list[str]] = line["marked"]
        self._sits(seat)
        self._marks[seat] = {}
        for kind, places in kinds.items():
            for place in places:
                self.pencil(seat, kind, place)

    def _most(self, seat: str, kind: str) -> int:
        """How many marks of a kind a seat has."""
        self._sits(seat)
        kinds = self._game.pencils.get(seat, {})
        if not kinds:
            raise Illegal("error-pencil-never", seat=seat)
        if not isinstance(kind, str) or kind not in kinds:  # pyright: ignore[reportUnnecessaryIsInstance]
            raise Illegal("error-pencil-kind", kind=str(kind)[:LONGEST_PLACE], known=", ".join(kinds))
        return kinds[kind]

    def _sits(self, seat: str) -> None:
        if seat not in self._seats:
            raise UnknownSeat("error-seat", seat=str(seat)[:80], known=", ".join(self._seats))


def as_said(text: str) -> str:
    """Spoken text on one line. A control character, which could command a terminal, becomes a replacement character.

    >>> as_said("  Run,\\n  Ada!\\x1b[2J")
    'Run, Ada!�[2J'
    """
    return _COMMANDS.sub("\ufffd", " ".join(text.split()))


def _writable(text: Any) -> bool:
    """Whether this is text that a file can hold. Half of a surrogate pair is not."""
    if not isinstance(text, str):
        return False
    return not any("\ud800" <= letter <= "\udfff" for letter in text)
