"""Secret books on a server: only their readers get them, and nobody else learns of them."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import lamplit
from lamplit import text
from lamplit.engine import SPECTATOR, Illegal, Refusal
from lamplit.games import GAMES

from ... import added_game
from ...engine.games import masks
from ..support.guest import Guest
from ..support.servers import AnyServer, Reply, Table, ThreadServer, apart

SECRETS = {
    "ball": ("falls over the ballroom", "every morning all accuse", "jeden Morgen verdächtigen"),
    "ball/spy": ("Blow out the lamp", "Nobody but you", "Nur du kannst die Lampe"),
    "ball/friend": ("One of the three is false", "Eine Person von dreien ist falsch"),
}


@pytest.fixture(autouse=True)
def ball() -> Iterator[None]:
    with added_game.with_masks():
        yield


def scenario(server: AnyServer, **terms: Any) -> tuple[Table, dict[str, Guest]]:
    """Open a table with three people who have no masks yet."""
    table = server.table("masks", ann="me", ben="me", cat="me", **terms)
    return table, {seat: table.sit(seat) for seat in masks.SEATS}


def asks(table: Table, seat: str, secret: str | None = None) -> Reply:
    """Request the books of a seat, with its secret or another."""
    own = table.invite if seat == SPECTATOR else table.secrets.get(seat, "")
    return table.server.get(f"/api/tables/{table.id}/books?seat={seat}", own if secret is None else secret)


def names(reply: Reply) -> list[str]:
    return [book["name"] for book in reply.json]


def mask_of(guest: Guest) -> str:
    return guest.view["cards"][f"mask:{guest.view['you']}"][0]


def play_to_the_end(people: dict[str, Guest]) -> None:
    while people["ann"].catches_up().result is None:
        asked = {guest: guest.catches_up().question for guest in people.values()}
        guest, question = next((guest, question) for guest, question in asked.items() if question)
        guest.answers(question["options"][0])
    for guest in people.values():
        guest.catches_up()


def test_a_seat_is_served_its_own_books_once_it_may_read_them(server: ThreadServer) -> None:
    table, people = scenario(server, spectators="live")
    for seat in (*masks.SEATS, SPECTATOR):
        assert asks(table, seat).body == b"[]"
    assert people["ann"].view["books"] == []
    people["ann"].answers("masks")
    for seat, guest in people.items():
        own = [f"ball/{mask_of(guest.catches_up())}", "ball"]
        assert guest.view["books"] == own
        reply = asks(table, seat)
        assert names(reply) == own
        for book, sentences in SECRETS.items():
            assert all((sentence in reply.body.decode()) == (book in own) for sentence in sentences), book
    assert names(asks(table, SPECTATOR)) == ["ball"]


def test_a_book_holds_words_and_chapters_in_both_languages_and_nobody_stores_it(server: ThreadServer) -> None:
    table, people = scenario(server)
    people["ann"].answers("masks")
    [spy] = [seat for seat, guest in people.items() if mask_of(guest.catches_up()) == masks.SPY]
    reply = asks(table, spy)
    book = reply.json[0]
    assert [line for line in book["words"]["de"].splitlines() if line] == ["option-out = Die Lampe ausblasen"]
    assert book["chapters"][0]["en"] == "The spy's book"
    assert book["chapters"][0]["rules"][0]["id"] == "MA-SPY-LAMP"
    assert reply.headers["cache-control"] == "no-store"


def test_all_that_is_refused_is_refused_alike(server: ThreadServer) -> None:
    table, people = scenario(server)
    before = [asks(table, seat, table.secrets["ben"]) for seat in ("ann", "cat", "nobody", "ball/spy", "")]
    people["ann"].answers("masks")
    after = [asks(table, seat, table.secrets["ben"]) for seat in ("ann", "cat", "nobody", "ball/spy", "")]
    assert {(reply.status, reply.body) for reply in (*before, *after)} == {(403, before[0].body)}
    assert asks(table, SPECTATOR).error == "error-spectators"
    # Books cannot be requested by name: further parts of the path change nothing.
    whole = asks(table, "ben")
    for book in ("ball/spy", "ball/friend", "no-such-book"):
        assert server.get(f"/api/tables/{table.id}/books?seat=ben&book={book}", table.secrets["ben"]).body == whole.body
        assert server.get(f"/api/tables/{table.id}/books/{book}", table.secrets["ben"]).status == 404


def test_after_the_end_everybody_reads_all(server: ThreadServer) -> None:
    table, people = scenario(server, spectators="live", options={"nights": 1})
    people["ann"].answers("masks")
    play_to_the_end(people)
    for seat in (*masks.SEATS, SPECTATOR):
        assert sorted(names(asks(table, seat))) == sorted(SECRETS)
    assert sorted(people["ben"].view["books"]) == sorted(SECRETS)


def test_who_watches_a_minute_later_reads_a_minute_later(server: ThreadServer) -> None:
    table, people = scenario(server, spectators="delayed")
    watcher = table.watch()
    people["ann"].answers("masks")
    assert names(asks(table, "ann"))
    assert names(asks(table, SPECTATOR)) == []
    assert (watcher.catches_up().view or {}).get("books", []) == []


def test_books_are_still_there_when_the_table_is_read_anew(server: ThreadServer) -> None:
    table, people = scenario(server)
    people["ann"].answers("masks")
    before = asks(table, "cat").body
    server.send_home()
    server.forgets(table)
    assert asks(table, "cat").body == before
    assert table.sit("cat").view["books"] == names(asks(table, "cat"))


def test_what_everybody_is_served_holds_no_sentence_of_a_book(server: ThreadServer) -> None:
    table, people = scenario(server, public=True, spectators="live")
    people["ann"].answers("masks")
    described = server.get("/api/openapi.json").json["paths"]
    given = {"name": "masks", "language": "de", "table": table.id, "record": table.id}
    paths = [path.format_map(given) for path, how in described.items() if "get" in how]
    asked = [*paths, "/api/games/masks/words/en", "/api/games/masks/words/de?part=books", "/", "/api/docs"]
    asked += [f"/api/games/masks/words/en?part={part}" for part in ("ball", "books/ball", "books/ball/spy", "../books")]
    assert "/api/games/masks/rules" in asked
    assert f"/api/tables/{table.id}/books" in asked
    for path in asked:
        served = server.get(path).body.decode()
        found = [book for book, sentences in SECRETS.items() if any(sentence in served for sentence in sentences)]
        # Spectators may read what everybody at the table may.
        assert found == (["ball"] if path == f"/api/tables/{table.id}/books" else []), path


def test_the_client_that_was_built_holds_no_book() -> None:
    """No line of any secret book is in a file served to everybody."""
    folder = Path(lamplit.__file__).parent / "server" / "web"
    built = [file.read_text("utf-8", "ignore") for file in folder.rglob("*") if file.suffix in (".js", ".html", ".css")]
    if not built:
        pytest.skip("the client is not built")
    for game in lamplit.games():
        for book in text.books(game):
            for language in text.LANGUAGES:
                lines = [line.partition("=")[2].strip() for line in text.book_words(game, book, language).splitlines()]
                long = [line for line in lines if len(line) > 30]
                assert [line for line in long if any(line in file for file in built)] == [], (game, book)


def test_the_client_that_was_built_does_not_know_which_haunt_shows_what() -> None:
    """Icons are files named by the icon; nothing that is served maps books to icons."""
    folder = Path(lamplit.__file__).parent / "server" / "web"
    icons = {file.stem for file in folder.glob("assets/icons-*/*.txt")}
    if not icons:
        pytest.skip("the client is not built")
    built = [file.read_text("utf-8", "ignore") for file in folder.rglob("*.js")]
    for game in lamplit.games():
        for book in text.books(game):
            shown = text.book_pictures(game, book)
            named = {*shown.headpiece, *shown.signs.values()}
            assert named <= icons, "the client was built before this book was written"
            told = [file for file in built if len(named) > 1 and all(icon in file for icon in named)]
            assert told == [], book


def test_nothing_that_the_client_is_built_from_lies_in_a_book() -> None:
    sources = Path(__file__).parents[3] / "web" / "src"
    files = [file for ending in ("ts", "svelte") for file in sources.rglob(f"*.{ending}")]
    code = [file.read_text("utf-8") for file in files if not file.name.endswith(".test.ts")]
    patterns = {pattern for text in code for pattern in re.findall(r"'([^'\s]*lamplit/games/[^'\s]*)'", text)}
    assert len(patterns) > 1
    inside = {pattern: pattern.partition("lamplit/")[2].replace("**", "_") for pattern in patterns}
    secret = [f"games/masks/books/{book}/{file}" for book in SECRETS for file in ("en.ftl", "de.ftl", "book.toml")]
    package = Path(lamplit.__file__).parent
    of_modules = [file for file in (package / "games").glob("*/*/*/books/**/*") if file.suffix in (".ftl", ".toml")]
    secret += [file.relative_to(package).as_posix() for file in of_modules]
    assert len(secret) > 500
    reached = [name for name, path in inside.items() if "_" in path or any(reaches(path, book) for book in secret)]
    assert reached == []


def reaches(pattern: str, path: str) -> bool:
    """Whether a glob pattern matches a path."""
    return re.fullmatch("[^/]*".join(map(re.escape, pattern.split("*"))), path) is not None


@pytest.mark.slow
def test_a_record_of_a_game_that_is_over_comes_with_all_books(tmp_path: Path) -> None:
    with apart(tmp_path, package=added_game.build(tmp_path / "annex", "masks")) as server:
        table, people = scenario(server, options={"nights": 1})
        people["ann"].answers("masks")
        assert server.get(f"/api/records/{table.id}/books", table.secrets["ann"]).status == 404
        play_to_the_end(people)
        reply = server.get(f"/api/records/{table.id}/books", table.invite)
        assert sorted(names(reply)) == sorted(SECRETS)
        assert server.get(f"/api/records/{table.id}/books").error == "error-invite"
        frames = server.get(f"/api/records/{table.id}/frames?seat=ben", table.invite).json["frames"]
        assert frames[0]["view"]["books"] == []
        assert '["books"]' in json.dumps(frames)


@pytest.fixture
def refusing() -> Iterator[None]:
    """Register a variant of Masks in which a rule of the spy's book forbids everything."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(GAMES, "masks", replace(masks.GAME, why_not=lambda *_asked: Refusal("MA-SPY-LAMP")))
        yield


@pytest.mark.usefixtures("refusing")
def test_a_rule_of_a_book_is_named_only_to_whoever_may_read_it(server: ThreadServer) -> None:
    _table, people = scenario(server)
    people["ann"].answers("masks")
    for guest in people.values():
        spy = mask_of(guest.catches_up()) == masks.SPY
        assert guest.question is not None
        told = guest.does("why", option="wait")["error"]
        assert told["message"] == ("error-illegal-rule" if spy else "error-illegal-unknown")
        assert ("Nobody but you" in json.dumps(told), "MA-SPY" in json.dumps(told)) == (spy, spy)
        refused = guest.is_refused("answer", question=guest.question["id"], option="wait")
        assert refused == told["message"]


def test_a_guessed_name_out_of_a_book_is_said_back_as_it_was_written(server: ThreadServer) -> None:
    table = server.table("betrayal", explorer1="me", explorer2="me", explorer3="me", options={"players": 3})
    for language, secret in (("en", "The heir"), ("de", "Der Erbe"), ("en", "Mummy"), ("de", "Mumie")):
        guest = table.sit("explorer1", language=language)
        for guess in ("heir", "mummy-girl", "heir-2"):
            told = [table.sit(seat, language=language).does("why", option=guess)["error"] for seat in table.secrets]
            told.append(guest.does("kick", seat=guess)["error"])
            assert secret not in json.dumps(told, ensure_ascii=False)


def test_every_name_of_every_book_is_said_back_as_it_was_written() -> None:
    found = 0
    for game in ("betrayal", "masks"):
        for book in text.books(game):
            for name in re.findall(r"^name-([\w-]+) *=", text.book_words(game, book, "en"), re.MULTILINE):
                found += 1
                for language in text.LANGUAGES:
                    error = Illegal("error-illegal-unknown", seat="ann", name=name, game=game)
                    assert f"“{name}”" in error.text(language) or f"„{name}“" in error.text(language)
    assert found > 50
