"""Secrecy: what a seat receives depends on nothing it may not know, to the byte and over real sockets."""

import json
import os
import random
import re
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from lamplit.engine import SPECTATOR, Game
from lamplit.games import GAMES
from lamplit.server.operations.metrics import Metrics

from ...engine.games import attic, masks, mutiny
from ..support.random_play import KILLER, TEAM, mansion, play_some
from ..support.servers import ThreadServer, apart, opened
from ..support.twin_worlds import TwinWorlds, refusals, same_epochs

LONG = os.environ.get("LAMPLIT_LONG") == "1"
EVERYTHING = {"traits": "normal", "separate_ways": True, "plans": True}
MODULES = {"players": 2, "curses": True, "treasures": True, "sand": True, "roll_lock": 0, "action_lock": 0}
AHEAD = 25


@pytest.fixture(scope="module")
def two_servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[ThreadServer, ThreadServer]]:
    """Run two equal servers."""
    with opened(tmp_path_factory.mktemp("one")) as one, opened(tmp_path_factory.mktemp("other")) as other:
        yield from ((one, other) for _ in same_epochs())


def distract(twins: TwinWorlds, watcher: str, others: list[str]) -> None:
    """Do something that must not concern the watcher, alike or not in both worlds."""
    luck, own = twins.luck, watcher != SPECTATOR
    what = luck.randrange(11)
    stranger = luck.choice(others) if others else ""
    if what == 0 and own:
        twins.both(watcher, "why", option=luck.choice(refusals(twins.matches[0], watcher)))
    elif what == 1:
        asked = twins.matches[0].question(watcher) if own else None
        option = luck.choice(refusals(twins.matches[0], watcher))
        twins.both(watcher, "answer", question=asked.id if asked else "killer-1", option=option)
    elif what == 2:
        twins.both(luck.choice(twins.seats), "say", words="a word for all")
    elif what == 3:
        twins.both(watcher, "older", before=luck.randrange(1, 60), count=10)
    elif what == 4:
        twins.come_back()
    elif what == 5:
        twins.compare_addresses()
    elif what >= 9:
        if own:
            twins.both(watcher, "undo", turn=luck.random() < 0.5)
    elif stranger:
        twins.clock += 1
        if what == 6:
            twins.second_only(stranger, "say", words="a word for us", team=True)
        elif what == 7:
            twins.second_only(stranger, "ping", kind="look", on="B5")
        else:
            twins.second_only(stranger, "pencil", mark="assist", place="B5")
            twins.second_only(stranger, "why", option="move:R4")
            twins.second_only(stranger, "answer", question="none", option="none")


def look_through(
    servers: tuple[ThreadServer, ThreadServer],
    game: str,
    options: dict[str, Any],
    watcher: str,
    seed: int,
    first: int = 60,
) -> int:
    """Play one pair of worlds; return the number of compared messages. The worlds part during the first answers."""
    luck = random.Random(f"{game} {options} {watcher} {seed}")
    twins = TwinWorlds(servers, game, options, luck)
    try:
        twins.play(luck.randrange(2, first))
        if twins.matches[0].over or not twins.part(watcher):
            return 0
        others: list[str] = []
        for _ in range(AHEAD):
            others = strangers(twins, watcher)
            distract(twins, watcher, others)
            twins.compare()
            answer = twins.common_answer()
            if answer is None or not twins.foreseen(*answer):
                break
            twins.answer(*answer)
            twins.compare()
        if others:
            twins.both(others[0], "kick", seat=next(seat for seat in twins.seats if seat != others[0]))
        twins.compare()
        twins.compare_addresses()
        return twins.compared
    finally:
        twins.go_home()


def strangers(twins: TwinWorlds, watcher: str) -> list[str]:
    """Return the seats that are not on the watcher's side now."""
    teams = [match.sides.team(watcher) for match in twins.matches]
    return [seat for seat in twins.seats if not any(seat in team for team in teams)]


def look_through_some(
    servers: tuple[ThreadServer, ThreadServer], game: str, options: dict[str, Any], watcher: str, first: int = 60
) -> None:
    """Play enough pairs of worlds."""
    pairs = 40 if LONG else 2
    compared: list[int] = []
    for seed in range(3 * pairs):
        compared += filter(None, [look_through(servers, game, options, watcher, seed, first)])
        if len(compared) == pairs:
            break
    assert sum(compared) > 5 * pairs, f"too little was compared: {compared}"


@pytest.mark.parametrize("watcher", [KILLER, "survivor1", SPECTATOR])
@pytest.mark.parametrize("options", [{}, EVERYTHING, {"edition": "v1.05"}], ids=["plain", "everything", "v1.05"])
def test_nobody_in_the_mansion_can_tell_two_worlds_apart(
    two_servers: tuple[ThreadServer, ThreadServer], options: dict[str, Any], watcher: str
) -> None:
    look_through_some(two_servers, "terrorscape", options, watcher)


@pytest.mark.parametrize("watcher", ["red", SPECTATOR])
def test_nobody_in_the_temple_can_tell_two_worlds_apart(
    two_servers: tuple[ThreadServer, ThreadServer], watcher: str
) -> None:
    look_through_some(two_servers, "escape", MODULES, watcher)


@pytest.mark.parametrize("watcher", ["ann", "cat", SPECTATOR])
@pytest.mark.parametrize(
    ("game", "options"), [(mutiny.GAME, {"turns": 20}), (masks.GAME, {"nights": 9}), (attic.GAME, {"omens": 3})]
)
def test_nobody_can_tell_who_is_a_hidden_traitor_or_what_somebody_holds_who_changed_sides(
    two_servers: tuple[ThreadServer, ThreadServer],
    monkeypatch: pytest.MonkeyPatch,
    game: Game[Any],
    options: dict[str, Any],
    watcher: str,
) -> None:
    monkeypatch.setitem(GAMES, game.name, game)
    look_through_some(two_servers, game.name, options, watcher, first=16)


def test_a_feed_that_tells_who_the_spy_is_by_its_size_is_caught(
    two_servers: tuple[ThreadServer, ThreadServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    def view(t: masks.Parlour, seat: str) -> dict[str, Any]:
        return {**masks.view(t, seat), "night": t.night, "air": "." * sum(t.is_spy(s) for s in ("ben",) if t.masks[s])}

    monkeypatch.setitem(GAMES, "masks", replace(masks.GAME, view=view))

    def look() -> None:
        for seed in range(1000, 1020):
            look_through(two_servers, "masks", {"nights": 9}, "ann", seed, first=16)

    with pytest.raises(AssertionError, match=r"can tell|another view"):
        look()


# -- talk, pings and marks -------------------------------------------------------------------------------------------


def test_whispers_pings_and_marks_reach_their_audience_and_leave_no_trace_elsewhere(server: ThreadServer) -> None:
    table, people = mansion(server, spectators="live")
    people[SPECTATOR] = table.watch()
    for guest in people.values():
        guest.catches_up().heard.clear()
    people["survivor1"].says("whispered-word", team=True)
    people["survivor2"].does("ping", kind="look", on="pinged-place")
    people[KILLER].does("pencil", mark="assist", place="marked-place")
    people[KILLER].says("plain-word")
    for seat, guest in people.items():
        heard = " ".join(guest.catches_up().heard)
        assert ("whispered-word" in heard) == (seat in TEAM), seat
        assert ("pinged-place" in heard) == (seat in TEAM), seat
        assert ("marked-place" in heard) == (seat == KILLER), seat
        assert "plain-word" in heard, seat
    assert [line["n"] for line in people[KILLER].talk] == [1], "a gap in the numbers tells of a whisper"
    assert [line["n"] for line in table.watch().talk] == [1]
    assert [line["n"] for line in people["survivor3"].talk] == [1, 2]


def test_what_is_whispered_leaves_no_trace_in_what_newcomers_are_told(server: ThreadServer) -> None:
    table, people = mansion(server, spectators="live")
    people["survivor1"].says("whispered-word", team=True)
    for guest in (table.sit(KILLER), table.watch()):
        assert guest.talk == []
        assert "whispered-word" not in " ".join(guest.heard)
    assert [line["words"] for line in table.sit("survivor2").talk] == ["whispered-word"]


def test_a_vote_does_not_count_what_was_done_in_secret(server: ThreadServer) -> None:
    table, people = mansion(server)
    server.knows_of_old(table)
    for place in ("B1", "B2", "B3"):
        people[KILLER].does("pencil", mark="assist", place=place)
    people["survivor1"].says("whispered-word", team=True)
    people["survivor2"].does("kick", seat="survivor3")
    assert people["survivor1"].catches_up().table["votes"][0]["id"] == "v1"


# -- what hosts see --------------------------------------------------------------------------------------------------


def test_the_log_tells_nothing_even_when_it_tells_all_it_can(tmp_path: Path) -> None:
    with apart(tmp_path, log_level="debug") as server:
        table, people = mansion(server, name="Ada-of-the-log", spectators="live", bot_pace="instant")
        names: set[str] = set()
        for seat, guest in people.items():
            guest.does("name", name=f"named-{seat}")
            guest.says(f"said-by-{seat}", team=seat != KILLER)
            guest.is_refused("answer", question="refused-question", option="refused-option")
            guest.is_refused("vote", vote="refused-vote", yes=True)
            guest.tells('{"type": "answer", "nonsense-in-the-log": 1}')
        people[KILLER].does("pencil", mark="assist", place="marked-place")
        people["survivor1"].does("ping", kind="look", on="pinged-place")
        for guest in people.values():
            names |= set((guest.catches_up().question or {"options": []})["options"])
        play_some(people, random.Random(4), 25)
        people["survivor3"].does("bot", level="thumb")
        server.get(f"/api/tables/{table.id}", "guessed-secret")
        server.post(f"/api/tables/{table.id}/join", {"seat": "dog", "name": "joined-name", "invite": "guessed-invite"})
        server.request("POST", "/api/records", b"brought-record")
        server.get("/api/nothing-of-the-kind")
        table.watch().goes()
        lines = server.log
    stored = (tmp_path / "lamplit.db").read_bytes()
    seeds = {seed.decode() for seed in re.findall(rb"[0-9a-f]{32}(?![0-9a-f])", stored)}
    assert seeds, "the seed of the table is somewhere in the database"
    told = [
        *("Ada-of-the-log", "named-", "said-by-", "refused-", "nonsense-in-the-log", "marked-place", "pinged-place"),
        *("guessed-", "joined-name", "brought-record", "Bearer", "move:", "card:", "calm", "butcher", "anna"),
        *(table.host, table.invite, *table.secrets.values(), *seeds, *(name for name in names if len(name) > 4)),
    ]
    assert lines, "there is a log"
    for line in lines:
        assert not [word for word in told if word in line], line


KNOWN_LABELS = {
    "kind": {
        *(
            "opened",
            "sit",
            "place",
            "start",
            "answer",
            "tick",
            "resume",
            "undo",
            "ask",
            "vote",
            "say",
            "ping",
            "pencil",
        ),
        *("name", "pace", "latecomers", "bot", "back", "leave", "rematch", "close"),
    },
    "why": {"slow", "left", "refused", "flood", "nonsense", "gone", "ended"},
    "what": {"asked", "deaths", "fallbacks", "busy"},
    "le": None,
}


def test_figures_for_operators_have_no_labels_that_tell_of_a_game(server: ThreadServer) -> None:
    table, people = mansion(server, spectators="live")
    play_some(people, random.Random(6), 20)
    people["survivor1"].says("counted", team=True)
    people[KILLER].is_refused("answer", question="none", option="none")
    table.watch().goes()
    for name in server.metrics:
        for label, value in re.findall(r'(\w+)="([^"]*)"', name):
            assert label in KNOWN_LABELS, name
            known = KNOWN_LABELS[label]
            assert known is None or value in known, name


def figures(acts: int) -> bytes:
    """Return the metrics after some acts at the tables."""
    metrics = Metrics()
    for number in range(acts):
        metrics.entry("answer")
        metrics.refused()
        metrics.command(0.001 * number)
        metrics.decided(0.002 * number)
    text = metrics.text(tables=1, bot_workers={"asked": 0})
    return b"\n".join(line for line in text.splitlines() if b"_created" not in line)


def test_no_single_act_can_be_read_from_the_figures() -> None:
    """Metrics are multiples of fifty: smaller changes are invisible, and rare kinds are not named."""
    assert {figures(acts) for acts in range(50)} == {figures(0)}
    assert b'kind="answer"' not in figures(49)
    assert {figures(acts) for acts in range(150, 200)} == {figures(150)}
    assert b'lamplit_entries_total{kind="answer"} 150.0' in figures(199)
    assert b"lamplit_command_seconds_count 150.0" in figures(199)
    assert figures(200) != figures(199)


def test_an_act_at_a_table_moves_no_figure(server: ThreadServer) -> None:
    _table, people = mansion(server)
    before = told_of_games(server)
    play_some(people, random.Random(6), 20)
    after = told_of_games(server)
    assert after
    assert all((now - before.get(name, 0.0)) % 50 == 0 for name, now in after.items())


def told_of_games(server: ThreadServer) -> dict[str, float]:
    """Return the metrics about events of games."""
    counting = ("lamplit_entries_total", "lamplit_refused_total", "_seconds_count")
    return {name: figure for name, figure in server.metrics.items() if any(part in name for part in counting)}


# -- strangers ---------------------------------------------------------------------------------------------


def test_what_does_not_open_a_seat_is_refused_in_the_same_words_and_about_the_same_time(server: ThreadServer) -> None:
    table, people = mansion(server, spectators="live", bot_pace="instant")
    other, _others = mansion(server)
    people["survivor3"].tells({"type": "leave", "id": "farewell"})
    assert people["survivor3"].parting[0] == 4401
    tries = {
        "of another table": (KILLER, other.secrets[KILLER]),
        "of another seat": (KILLER, table.secrets["survivor1"]),
        "left": ("survivor3", table.secrets["survivor3"]),
        "guessed": (KILLER, "A" * 43),
        "nearly": (KILLER, table.secrets[KILLER][:-1] + "?"),
        "none": (KILLER, ""),
        "none for a seat nobody holds": ("survivor3", ""),
        "the invitation": (KILLER, table.invite),
        "the host's": (KILLER, table.host),
        "of a seat there is not": ("dog", table.secrets[KILLER]),
        "none of a seat there is not": ("dog", ""),
        "of the spectators": ("spectator", ""),
        "of the clock": ("clock", ""),
    }
    words: dict[str, tuple[str, ...]] = {}
    quickest: dict[str, float] = {}
    for _ in range(6):
        for what, (seat, secret) in tries.items():
            stranger = server.guest()
            began = time.perf_counter()
            stranger.enters(table=table.id, seat=seat, secret=secret)
            quickest[what] = min(quickest.get(what, 1.0), time.perf_counter() - began)
            words[what] = (*stranger.heard, *map(str, stranger.parting))
    assert len(set(words.values())) == 1, words
    assert "error-secret" in next(iter(words.values()))[0]
    assert max(quickest.values()) - min(quickest.values()) < 0.02, quickest


def test_a_seat_is_closed_to_strangers_before_the_game_begins_too(server: ThreadServer) -> None:
    table = server.table("terrorscape", killer="me")
    for seat in ("survivor1", "dog", "spectator", "clock"):
        stranger = server.guest().enters(table=table.id, seat=seat, secret="")
        assert stranger.bye is not None, seat
        assert stranger.bye["message"] == "error-secret"
        assert stranger.table == {}
    assert server.guest().enters(table=table.id).bye == server.guest().enters(table=table.id, invite="guessed").bye


def test_somebody_who_left_hears_no_more_on_any_device(server: ThreadServer) -> None:
    table, people = mansion(server, bot_pace="instant")
    device = table.sit("survivor1")
    people["survivor1"].tells({"type": "leave", "id": "farewell"})
    assert device.parting == (4401, "left")
    assert server.get(f"/api/tables/{table.id}", table.secrets["survivor1"]).error == "error-invite"


def test_a_spectator_gets_no_seats_view_by_asking(server: ThreadServer) -> None:
    table, _people = mansion(server, spectators="live")
    watcher = table.watch()
    watcher.tells({"type": "enter", "table": table.id, "seat": KILLER, "secret": "guessed"})
    assert watcher.catches_up().seat == SPECTATOR
    assert '"refused"' in watcher.heard[-2]
    assert "killer_at" not in json.dumps(watcher.view)
