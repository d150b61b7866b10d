"""A person who has left the temple does not wait for minutes: time passes faster."""

import io
import time
from pathlib import Path

import pytest
from rich.console import Console

from lamplit.terminal.live import HASTE, LiveSession
from lamplit.terminal.screen import Screen

from ..escape.expedition import Expedition


@pytest.mark.parametrize(("answers", "speed"), [([], 1.0), (["escape"], 1.0), (["escape", "give:blue"], HASTE)])
def test_time_passes_quicker_for_somebody_who_is_out_and_has_given_a_die(
    answers: list[str], speed: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    trip = Expedition(players=2, gift_choice=30).chamber("2,0", "EXIT", "1,0").tray(0).at(red="2,0")
    match = trip.shows("red", "key", "key").begin().match
    session = LiveSession(Screen("escape", Console(file=io.StringIO())), match, ("red",), {}, tmp_path / "record")
    for answer in answers:
        match.answer("red", answer)
    began = session._catch_up()
    now += 1.0
    assert session._catch_up() - began == pytest.approx(speed)
