"""Segments: what happened from one checkpoint to the next, and whether it can be taken back."""

from collections.abc import Sequence, Set
from typing import Any

from ..knowledge.zones import may_see
from ..state.table import CLOCK, Event, Table

KEEP_EVERY = 16
"""How many segments lie between two checkpoints that are kept."""

Answer = tuple[str, str, float | None]
AnswerMark = tuple[int, int, bool]
"""How much luck had been dealt and how many events told before an answer, and whether it revealed secret answers."""


class Segment:
    """What happened from one checkpoint, `save`, to the next. Never changed once written.

    `save` is `None` where no copy was kept: see `Replayable.checkpoint_before`.
    """

    __slots__ = ("answers", "dealt", "marks", "news", "save")

    def __init__(
        self,
        save: Table | None,
        answers: Sequence[Answer],
        marks: Sequence[AnswerMark],
        dealt: Sequence[list[Any]],
        news: Sequence[Event],
    ) -> None:
        self.save = save
        self.answers = answers
        self.marks = marks
        self.dealt = dealt
        self.news = news

    def followed_by(self, later: "Segment") -> "Segment":
        """This segment with the luck and the events of a later one that holds no answers."""
        return Segment(self.save, self.answers, self.marks, [*self.dealt, *later.dealt], [*self.news, *later.news])


NOT_THE_NEWEST = "error-undo-others"


def why_no_undo(
    retractable: Set[str], revealing: Set[str], outsiders: Sequence[str], seat: str, newest: Segment
) -> str | None:
    """What forbids `seat` to take back the newest answer of a segment, as a message id; `None` if nothing does.

    The `outsiders` have another viewpoint than `seat`; `retractable` and `revealing` are kinds of event (see `Game`).
    """
    if seat == CLOCK or newest.answers[-1][0] != seat:
        return NOT_THE_NEWEST
    dealt_before, told_before, revealed = newest.marks[-1]
    if len(newest.dealt) > dealt_before:
        return "error-undo-chance"
    if revealed:
        return "error-undo-told"
    if any(stands(event, retractable, revealing, outsiders) for event in newest.news[told_before:]):
        return "error-undo-told"
    return None


def stands(event: Event, retractable: Set[str], revealing: Set[str], outsiders: Sequence[str]) -> bool:
    """Whether an event cannot be taken back: it revealed something, or a seat of another viewpoint was told."""
    audience, kind, _args = event
    if kind in retractable or not audience:
        return False
    return kind in revealing or any(may_see(audience, other) for other in outsiders)
