"""Several people at one terminal: they take turns at the screen only while their viewpoints differ."""

import io
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

import lamplit
from lamplit.engine import Game, start
from lamplit.games import GAMES
from lamplit.terminal import session
from lamplit.terminal.game_hooks import draw
from lamplit.terminal.screen import Screen
from lamplit.terminal.session import Leave, Session

from .. import added_game
from ..engine.games import masks, mutiny


class ScriptedScreen(Screen):
    """A screen with scripted input. `pages` is the text between two erasures."""

    def __init__(self, game: str, wanted: list[str]) -> None:
        self._out = io.StringIO()
        super().__init__(game, Console(file=self._out, width=200))
        self._wanted = wanted
        self.pages: list[str] = []

    def wipe(self) -> None:
        self.pages.append(self._out.getvalue())
        self._out.seek(0)
        self._out.truncate()

    def read(self, prompt: str = "") -> str:
        if prompt == self.words("play-hand-over-ready"):
            return ""
        if not self._wanted:
            raise Leave
        if self._wanted[0].startswith(":"):
            return self._wanted.pop(0)[1:]
        found = re.findall(rf"(\d+)\W[^\n\d]*{self._wanted[0]}", self._out.getvalue())
        assert found, f"{self._wanted[0]} is not offered: {self._out.getvalue()[-800:]}"
        del self._wanted[0]
        return found[-1]


def played(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, game: Game[Any], *wanted: str) -> list[str]:
    """Return the text between erasures while three people play these answers."""
    monkeypatch.setitem(GAMES, game.name, game)
    monkeypatch.setattr(session, "strongest", lambda _game: "random")
    monkeypatch.delenv("LAMPLIT_STRICT_TEXT", raising=False)
    screen = ScriptedScreen(game.name, list(wanted))
    Session(screen, start(game, "1", {}), mutiny.SEATS, {}, tmp_path / "record").run()
    screen.wipe()
    return screen.pages


def test_nobody_hands_over_while_all_share_a_viewpoint(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    pages = played(monkeypatch, tmp_path, mutiny.GAME, "rest", "port", "port", "port")
    assert len(pages) == 1


def test_who_deserts_gets_the_screen_for_themselves(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    _together, cover, anns, another_cover, theirs, *_more = played(
        monkeypatch, tmp_path, mutiny.GAME, "desert", "port", "port", "port", "rest"
    )
    assert cover == "Next to play: ann. Everybody else, please look away.\n"
    assert another_cover == "Next to play: ben and cat. Everybody else, please look away.\n"
    hands = start(mutiny.GAME, "1", {}).table.hands
    assert f"Hand:ann: {', '.join(hands['ann'])}" in anns
    assert "Hand:ben: 2" in anns
    assert f"Hand:ben: {', '.join(hands['ben'])}" in theirs
    assert "Hand:ann: 2" in theirs


def test_who_wears_a_mask_looks_at_it_alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    _together, *pages = played(monkeypatch, tmp_path, masks.GAME, "masks", "sleep", "sleep", "sleep")
    for seat, cover, seen in zip(mutiny.SEATS, pages[::2], pages[1::2], strict=False):
        assert cover == f"Next to play: {seat}. Everybody else, please look away.\n"
        shown = {other: bool(re.search(rf"Mask:{other}: (spy|friend)", seen)) for other in mutiny.SEATS}
        assert shown == {other: other == seat for other in mutiny.SEATS}


def test_each_reads_their_own_book_and_finds_nothing_of_another(tmp_path: Path) -> None:
    wanted = [":b", ":? lamp", ":? MA-SPY-LAMP", "Sleep"]
    with added_game.with_masks(), pytest.MonkeyPatch.context() as patch:
        before, *pages = played(patch, tmp_path, masks.GAME, ":b", ":? lamp", "Put on masks", *wanted * 3)
    assert "You have no book of your own." in before
    assert "No rule contains" in before
    found = {"Nobody but you can blow out the lamp": 0, "One of the three is false": 0}
    for seen in pages[1:6:2]:
        [own] = [book for book in found if book in seen]
        found[own] += 1
        assert ("Blow out the lamp" in seen) == (own.startswith("Nobody"))
    assert list(found.values()) == [1, 2]


def played_at_one_screen(tmp_path: Path, match: lamplit.Match, *wanted: str) -> list[str]:
    """Return the text between erasures while people who hold all seats continue a game."""
    screen = ScriptedScreen(match.game.name, list(wanted))
    Session(screen, match, match.seats, {}, tmp_path / "record").run()
    screen.wipe()
    return screen.pages


def test_in_the_house_nobody_looks_away_before_the_haunt(tmp_path: Path) -> None:
    match = lamplit.new("betrayal", 1, {"players": 3})
    [page] = played_at_one_screen(tmp_path, match, "Ox Bellows", "Zoe Ingstrom", "Vivian Lopez", *["End the turn"] * 3)
    assert "Everybody else, please look away" not in page


def test_who_was_dealt_a_side_in_secret_sees_it_alone_and_all_see_the_collars() -> None:
    match, luck = lamplit.new("betrayal", 1, {"players": 3, "haunt": 34}), Random(1)
    while not match.view("spectator")["haunt"] or match.questions[0].prompt != "act":
        names = match.questions[0].names
        doors = [name for name in names if name.startswith("open:")]
        match.answer(match.questions[0].seat, luck.choice(doors or names))
    pages = {seat: drawn_for(seat, match) for seat in match.seats}
    traitors = [seat for seat in match.seats if match.view(seat)["modules"]["guillotines"].get("traitor")]
    assert [seat for seat, page in pages.items() if "you are the traitor" in page] == traitors
    for page in pages.values():
        assert sorted(re.findall(r"collar (\d)", page)) == ["1", "2", "3"]


def drawn_for(seat: str, match: lamplit.Match) -> str:
    """Return what a seat sees of a table."""
    out = io.StringIO()
    Console(file=out, width=120).print(draw(match.game.name, match.view(seat), "en"))
    return out.getvalue()


def test_from_the_haunt_on_each_explorer_is_called_by_name_and_reads_alone(tmp_path: Path) -> None:
    match, luck = lamplit.new("betrayal", 1, {"players": 3, "haunt": 1}), Random(1)
    while match.questions[0].prompt != "ready":
        names = match.questions[0].names
        doors = [name for name in names if name.startswith("open:")]
        match.answer(match.questions[0].seat, luck.choice(doors or names))
    _before, *pages = played_at_one_screen(tmp_path, match, *[":b", "Ready"] * 3)
    called = [re.fullmatch(r"Next to play: (.+)\. Everybody else, please look away\.\n", page) for page in pages[:6:2]]
    explorers = match.view("spectator")["explorers"]
    assert sorted(each[1] for each in called if each) == sorted(lamplit.text.name(who, "betrayal") for who in explorers)
    of_the_traitor = ["BH-H1-T-" in page for page in pages[1:6:2]]
    assert sum(of_the_traitor) == 1


def test_in_the_house_every_turn_stands_under_a_line_of_its_own(tmp_path: Path) -> None:
    match = lamplit.new("betrayal", 1, {"players": 3, "explorers": "random"})
    [page] = played_at_one_screen(tmp_path, match, *["End the turn"] * 3)
    lines = page.splitlines()
    turns = [number for number, line in enumerate(lines) if line.endswith("’s turn.")]
    assert len(turns) == 4
    for number in turns:
        assert not lines[number].startswith("·")
        assert number == 0 or not lines[number - 1].strip(), "an empty line sets it apart"
    states = [number for number, line in enumerate(lines) if line.startswith("Turn ")]
    assert len(states) == 4
    for number in states:
        assert "left" not in lines[number]
        assert lines[number + 1].endswith(("steps left", "step left")), "who acts and how far stands below"
