"""Two terminals at one table: `lamplit play --server`."""

import contextlib
import io
import random
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

from lamplit import text
from lamplit.cli import main
from lamplit.terminal.connection import Connection, NoServer, ServerAddress, ServerError
from lamplit.terminal.lobby import RemotePlayer, play_remote
from lamplit.terminal.remote import RemoteMatch, RemoteSession
from lamplit.terminal.screen import Screen

from ..support.servers import Table, ThreadServer, apart, wait_for

SURVIVORS = ("survivor1", "survivor2", "survivor3")


def address_of(table: Table) -> ServerAddress:
    return ServerAddress(f"http://127.0.0.1:{table.server.port}/", table.id, table.invite)


def sit(table: Table, *seats: str) -> RemoteMatch:
    """Connect a remote terminal with these seats."""
    connections = {seat: Connection(address_of(table), seat, table.secrets[seat]) for seat in seats}
    wait_for(lambda: all(connection.view is not None for connection in connections.values()), "the table to be seen")
    return RemoteMatch(connections)


@pytest.fixture
def hunt(server: ThreadServer) -> Iterator[tuple[RemoteMatch, RemoteMatch]]:
    """Connect a killer and a team of survivors at two remote terminals."""
    table = server.table("terrorscape", killer="me", survivor1="me", survivor2="me", survivor3="me")
    killer, team = sit(table, "killer"), sit(table, *SURVIVORS)
    yield killer, team
    for match in (killer, team):
        for connection in match._connections.values():
            connection.close()


def act(match: RemoteMatch, luck: random.Random) -> None:
    """Answer one of the open questions, unless another seat was quicker."""
    question = luck.choice(match.questions)
    with contextlib.suppress(ServerError):
        match.answer(question.seat, luck.choice(question.options).name)


def test_a_terminal_draws_no_chances_of_before(server: ThreadServer) -> None:
    match = sit(server.table("zeds", red="me", blue="me", options={"level": "I", "players": 2}), "red", "blue")
    luck, waited = random.Random(3), 0
    for _ in range(12):
        act(match, luck)
        for seat, connection in match._connections.items():
            waited += bool(connection.later)
            match.view(seat)
            assert not connection.later
    assert waited
    for connection in match._connections.values():
        connection.close()


def test_two_terminals_play_a_whole_game(hunt: tuple[RemoteMatch, RemoteMatch]) -> None:
    luck = random.Random(7)
    killer, team = hunt
    for _ in range(2_000):
        if killer.over and team.over:
            break
        wait_for(lambda: any(m.questions or m.over for m in hunt), "somebody to be asked")
        for match in hunt:
            if match.questions and not match.over:
                act(match, luck)
    assert killer.over
    assert killer.result == team.result
    assert killer.view("killer")["side"] == "killer"
    assert "team" not in killer.view("killer")


def test_what_one_seat_does_the_others_at_the_same_terminal_know(hunt: tuple[RemoteMatch, RemoteMatch]) -> None:
    _killer, team = hunt
    team.answer("survivor1", "survivor:anna")
    asked = team.question("survivor2")
    assert asked is not None
    assert "survivor:anna" not in asked


def test_why_something_is_not_possible(hunt: tuple[RemoteMatch, RemoteMatch]) -> None:
    killer, _team = hunt
    refusal = killer.why_not("killer", "move:B5")
    assert refusal is not None
    assert refusal.text()
    assert killer.why_not("killer", "killer:butcher") is None


def test_an_answer_is_taken_back_while_the_other_side_is_asked_nothing(hunt: tuple[RemoteMatch, RemoteMatch]) -> None:
    killer, team = hunt
    killer.answer("killer", "killer:butcher")
    team.answer("survivor1", "survivor:anna")
    team.undo("survivor1")
    asked = team.question("survivor2")
    assert asked is not None
    assert "survivor:anna" in asked


def test_the_game_goes_on_after_the_server_was_killed(tmp_path: Path) -> None:
    with apart(tmp_path) as server:
        table = server.table("terrorscape", killer="me", survivor1="me", survivor2="me", survivor3="me")
        team = sit(table, *SURVIVORS)
        team.answer("survivor1", "survivor:anna")
        server.kill()
        answered = threading.Thread(target=team.answer, args=("survivor2", "survivor:marco"))
        answered.start()
        server.open()
        answered.join(30)
        assert not answered.is_alive()
        assert team.view("survivor3")["team"][0]["who"] == "anna"
        wait_for(lambda: team.view("survivor3")["team"][1]["who"] == "marco", "the answer to have happened")
        for connection in team._connections.values():
            connection.close()


# -- at the screen -----------------------------------------------------------------------------------------------------


@pytest.fixture
def type_in(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    yield
    text.speak(None)


def at_screen(monkeypatch: pytest.MonkeyPatch, link: str, guest: RemotePlayer, typed: str) -> str:
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    out = io.StringIO()
    play_remote(Screen(console=Console(file=out, width=100, highlight=False, markup=False)), link, guest)
    return out.getvalue()


@pytest.mark.usefixtures("type_in")
def test_a_table_is_opened_filled_with_bots_left_and_come_back_to(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    base = f"http://127.0.0.1:{server.port}/"
    wish = RemotePlayer("Ada", "terrorscape", "killer", {"survivors": "open"}, {})
    shown = at_screen(monkeypatch, base, wish, "2\n1\nsay hello there\n?\nw\nq\n")
    assert f"{base}#/table/" in shown
    assert "You will be the Butcher" in shown
    assert "Ada: hello there" in shown
    assert "team words  only your side reads it" in shown
    assert "There is nobody to let go first" in shown
    assert "Your seat stays yours" in shown
    again = at_screen(monkeypatch, base, RemotePlayer(), "1\nq\n")
    assert "Which table are you returning to?" in again
    assert "You will be the Butcher" in again


@pytest.mark.usefixtures("type_in")
def test_an_invitation_leads_to_a_seat(server: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> None:
    table = server.table("terrorscape", killer="me", survivor1="open", survivor2="bot:thumb", survivor3="bot:thumb")
    ada = table.sit("killer")
    starter = threading.Thread(target=lambda: ada.waits_until(lambda guest: not _open(guest.table)).does("start"))
    starter.start()
    text.speak("de")
    shown = at_screen(monkeypatch, address_of(table).link(), RemotePlayer(), "1\nBerta\nq\n")
    starter.join(20)
    assert "Welchen Platz nimmst du?" in shown
    assert ada.table["seats"]["survivor1"]["name"] == "Berta"
    assert "Wen spielst du?" in shown


@pytest.mark.usefixtures("type_in")
def test_by_the_invitation_to_a_running_game_one_takes_over_for_a_bot(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = server.table("terrorscape", killer="me", survivor1="me", survivor2="bot:random", survivor3="bot:random")
    ada = table.sit("killer")
    shown = at_screen(monkeypatch, address_of(table).link(), RemotePlayer(), "1\nBerta\nq\n")
    assert "Survivor 2" in shown
    assert "Survivor 1" not in shown.split("Your name")[0], "that seat is somebody's"
    assert ada.catches_up().table["seats"]["survivor2"]["name"] == "Berta"


def test_those_at_a_terminal_hear_who_has_come_late(server: ThreadServer) -> None:
    table = server.table("terrorscape", killer="me", survivor1="me", survivor2="bot:random", survivor3="bot:random")
    connections, told = sit(table, "killer")._connections, io.StringIO()
    screen = Screen(console=Console(file=told, width=100, highlight=False, markup=False))
    session = RemoteSession(screen, address_of(table), connections)
    table.join("survivor2", "Berta")
    wait_for(lambda: bool(connections["killer"].talk), "the news")
    session._tell_talk()
    assert "Survivor 2: Berta plays here now, in place of a bot." in told.getvalue()
    connections["killer"].close()


def test_the_board_is_drawn_anew_whenever_something_has_changed(server: ThreadServer) -> None:
    table = server.table("zeds", options={"level": "I", "heroes": "random"}, red="me")
    match, told = sit(table, "red"), io.StringIO()
    screen = Screen(console=Console(file=told, width=100, highlight=False, markup=False))
    screen.game = "zeds"
    session, luck = RemoteSession(screen, address_of(table), match._connections), random.Random(3)
    for drawings in range(1, 6):
        session._draw_if_changed("red")
        session._draw_if_changed("red")
        assert told.getvalue().count("Town Center: ") == drawings
        act(match, luck)
        wait_for(lambda: bool(match.questions) or match.over, "the next question")
    match._connections["red"].close()


def _open(table: dict[str, dict[str, dict[str, str]]]) -> bool:
    return any(chair["who"] == "open" for chair in table["seats"].values())


# -- what can go wrong -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("link", ["ftp://here/", "http://", "::::", "http://here:99999/"])
def test_an_address_that_is_none(link: str) -> None:
    with pytest.raises(NoServer) as refusal:
        ServerAddress.of(link)
    assert "invitation link" in refusal.value.text("en")


def test_nobody_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--server", "http://127.0.0.1:9/", "--lang", "de"]) == 2
    assert "antwortet kein Server" in " ".join(capsys.readouterr().err.split())


def test_a_wrong_invitation(server: ThreadServer, capsys: pytest.CaptureFixture[str]) -> None:
    table = server.table("terrorscape", killer="me")
    link = f"http://127.0.0.1:{server.port}/#/table/{table.id}?invite=guess"
    assert main(["play", "--server", link, "--lang", "en"]) == 2
    assert "by invitation only" in " ".join(capsys.readouterr().err.split())


def test_a_full_table(server: ThreadServer, capsys: pytest.CaptureFixture[str]) -> None:
    table = server.table("terrorscape", killer="me", survivor1="me", survivor2="me", survivor3="me")
    assert main(["play", "--server", address_of(table).link(), "--lang", "en"]) == 2
    assert "All seats at this table are taken" in " ".join(capsys.readouterr().err.split())
