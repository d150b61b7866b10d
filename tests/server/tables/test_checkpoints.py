"""Tables loaded from a stored checkpoint behave exactly as before."""

import asyncio
import copy
import json
import random
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from lamplit.engine import CLOCK, SPECTATOR, BadOption
from lamplit.engine.matches.replay import Replayable
from lamplit.server.storage.store import Store, TableRow
from lamplit.server.tables import checkpoints
from lamplit.server.tables import entries as e
from lamplit.server.tables.checkpoints import CHECKPOINT_EVERY, LONGEST_WAIT, checkpoint_if_due, checkpoint_of, resumed
from lamplit.server.tables.effects import take
from lamplit.server.tables.feed import EVENTS_AT_ONCE
from lamplit.server.tables.loading import build, load
from lamplit.server.tables.table_state import RUNNING, TableState
from lamplit.server.tables.terms import Terms

from ..support.random_play import CAST, KILLER, TEAM, asked, mansion, play_some
from ..support.servers import ThreadServer
from ..support.stored_tables import a_table, with_stores

OPTIONS: dict[str, dict[str, Any]] = {
    "terrorscape": CAST,
    "escape": {"players": 2, "intro": 0, "roll_lock": 0},
    "betrayal": {"players": 3, "explorers": "random"},
}
LONG = {"betrayal": "a long evening 5"}
"""Seeds of long games."""
games = pytest.mark.parametrize("game", ["terrorscape", "escape"])
Log = list[tuple[int, int, bytes]]


def a_row(game: str) -> TableRow:
    terms = Terms(game, TableState(Terms(game, OPTIONS[game]), "seed", None).terms.options, undo="ask")
    return a_table(game=game, settings=terms.pack(), seed=LONG.get(game, "a long evening"))


class LoggedTable:
    """A table with random entries, and its log."""

    def __init__(self, game: str) -> None:
        self.row = a_row(game)
        self.state = TableState(Terms.unpack(self.row.settings), self.row.seed, None)
        self.log: Log = []
        self.luck = random.Random(game)
        self.turns = 0
        self.kept = (0, 0, b"")
        """The newest checkpoint a server would have stored."""
        for seat in self.state.chairs:
            self.happens(e.SatDown(seat, f"name of {seat}", f"key of {seat}"))
        self.happens(e.Started(self.state.game.rules, "", 5_000))

    def happens(self, entry: e.Entry) -> None:
        """Apply an entry and log it."""
        take(self.state, entry, len(self.log) * 10)
        self.log.append((len(self.log) + 1, len(self.log) * 10, e.pack(entry)))
        packed = checkpoint_if_due(self.state)
        if packed is not None:
            self.state.checkpoint = self.state.number
            self.kept = (len(self.log), self.state.game.rules, packed)

    def goes_on(self, answers: int) -> None:
        """Let people answer, talk, draw marks, take back and vote."""
        for number in range(self.turns, self.turns + answers):
            self.turns += 1
            match = self.state.match
            assert match is not None
            if match.over:
                return
            people = [question for question in match.questions if question.seat != CLOCK] or match.questions
            question = self.luck.choice(people)
            option = self.luck.choice(question.options).name
            until = self.state.until()
            at = None if until is None else min(match.now + 0.01, until)
            if until is not None and (question.seat == CLOCK or match.now + 0.01 > until):
                self.happens(e.TimePassed(until))
            else:
                self.happens(e.Answered(question.seat, option, at, f"c{number}"))
            seat = self.luck.choice(list(self.state.chairs))
            if number % 7 == 0:
                self.happens(e.Said(seat, f"line {number}", team=number % 2 == 0, id=f"s{number}"))
            if number % 11 == 0 and KILLER in self.state.chairs:
                self.happens(e.Pencilled(KILLER, "repair", str(number % 5)))
            if number % 13 == 0 and not self.state.timed and not match.over:
                first, *others = self.state.people
                self.happens(e.VoteCalled(first, "undo", 1))
                for other in others[:-1] if number % 2 else others:
                    self.happens(e.Voted(other, next(iter(self.state.polls)), True))
                if number % 2:
                    self.happens(e.Voted(first, next(iter(self.state.polls)), False))

    def stored(self) -> tuple[int, int, bytes]:
        """Return the checkpoint as stored."""
        return len(self.log), self.state.game.rules, checkpoint_of(self.state)


def everything(state: TableState) -> dict[str, Any]:
    """Return everything in the state of a table, and all views of its match."""
    match = state.match
    assert match is not None
    people = {name: value for name, value in vars(state).items() if name not in ("match", "game", "checkpoint")}
    watchers = (*match.seats, SPECTATOR)
    return {
        **copy.deepcopy(people),
        "views": [match.view(seat) for seat in watchers],
        "heard": {seat: match.heard(seat) for seat in watchers},
        "lately": {seat: match.events(seat, match.heard(seat) - 50) for seat in watchers},
        "questions": [question.pack() for question in match.questions],
        "table": match.table.pack(),
        "marks": [match.table_talk.marks(seat) for seat in match.seats],
        "commitment": match.commitment,
    }


@games
@pytest.mark.parametrize("answers", [3, 150])
def test_a_table_that_goes_on_from_a_checkpoint_is_the_same_table(game: str, answers: int):
    scenario = LoggedTable(game)
    scenario.goes_on(answers)
    again = resumed(scenario.row, scenario.stored())
    assert again is not None
    assert everything(again) == everything(scenario.state)
    so_far = len(scenario.log)
    scenario.goes_on(20)
    for _number, time, payload in scenario.log[so_far:]:
        take(again, e.unpack(payload), time)
    assert everything(again) == everything(scenario.state)
    assert again.match is not None
    assert (again.match.past is not None) == (answers > 100)


@games
def test_it_is_the_same_once_more_from_a_checkpoint_of_what_was_taken_up(game: str):
    scenario = LoggedTable(game)
    for answers in (90, 60, 60):
        scenario.goes_on(answers)
        again = resumed(scenario.row, scenario.stored())
        assert again is not None
        assert everything(again) == everything(scenario.state)
        scenario.state = again
    whole = build(scenario.row, scenario.log, None)
    assert everything(scenario.state) == everything(whole)


def test_a_checkpoint_grows_no_longer_with_the_game():
    scenario = LoggedTable("betrayal")
    sizes: list[int] = []
    for _ in range(4):
        scenario.goes_on(80)
        assert scenario.state.stage == RUNNING
        sizes.append(len(checkpoint_of(scenario.state)))
    assert max(sizes) < 2 * min(sizes)


@pytest.mark.parametrize("game", OPTIONS)
def test_as_much_is_played_again_in_a_long_game_as_in_a_short_one(game: str, monkeypatch: pytest.MonkeyPatch):
    played: list[str] = []
    honest = Replayable._take
    monkeypatch.setattr(
        Replayable, "_take", lambda self, ask, *rest: (played.append(rest[0]), honest(self, ask, *rest))[1]
    )
    scenario = LoggedTable(game)
    scenario.goes_on(70)
    costs: list[int] = []
    while scenario.state.stage == RUNNING and len(scenario.log) < 1_000:
        scenario.goes_on(9)
        played.clear()
        again = resumed(scenario.row, scenario.kept)
        assert again is not None
        for _number, time, payload in scenario.log[scenario.kept[0] :]:
            take(again, e.unpack(payload), time)
        assert again.match is not None
        again.match.take_back(1)
        costs.append(len(played))
    assert len(costs) > (30 if game == "betrayal" else 7)
    assert max(costs) < 3 * CHECKPOINT_EVERY


def test_a_table_where_nothing_more_is_played_is_stored_all_the_same():
    scenario = LoggedTable("escape")
    scenario.goes_on(5)
    while len(scenario.log) < LONGEST_WAIT:
        assert not scenario.kept[0]
        scenario.happens(e.Said(scenario.state.people[0], "Is anybody there?"))
    assert scenario.kept[0] == LONGEST_WAIT


def test_whoever_arrives_is_shown_what_was_told_long_before_the_table_that_was_kept():
    scenario = LoggedTable("terrorscape")
    scenario.goes_on(150)
    again = resumed(scenario.row, scenario.stored())
    assert again is not None
    assert again.match is not None
    told = sum(len(segment.news) for segment in again.match.story())
    assert told < 150 < EVENTS_AT_ONCE == told + len(again.match.told)
    once_more = resumed(scenario.row, (scenario.stored()[0], scenario.stored()[1], checkpoint_of(again)))
    assert once_more is not None
    assert everything(once_more) == everything(scenario.state)
    for seat in again.match.seats:
        events = again.match.events(seat)
        assert events == scenario.state.match.events(seat)[-len(events) :]  # type: ignore[union-attr]
        assert again.match.clone().events(seat) == events


# -- a checkpoint is not trusted -------------------------------------------------------------------------------------


def ways(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the paths to everything inside."""
    inside = enumerate(data) if isinstance(data, list) else data.items() if isinstance(data, dict) else ()
    return [path, *(way for key, value in inside for way in ways(value, (*path, key)))]


def put(data: Any, path: Sequence[Any], value: Any) -> None:
    for key in path[:-1]:
        data = data[key]
    data[path[-1]] = value


@games
def test_whatever_stands_in_a_checkpoint_it_is_used_or_left(game: str):
    scenario = LoggedTable(game)
    scenario.goes_on(40)
    number, rules, packed = scenario.stored()
    luck = random.Random(game)
    unused = 0
    for way in luck.sample(ways(msgspec.json.decode(packed))[1:], 150):
        forged = msgspec.json.decode(packed)
        put(forged, way, luck.choice([None, True, -1, "nonsense", [], {}, ["x"], 1e300]))
        unused += resumed(scenario.row, (number, rules, json.dumps(forged).encode())) is None
    assert unused > 100


def test_a_table_or_an_answer_that_was_put_in_is_noticed():
    scenario = LoggedTable("terrorscape")
    scenario.goes_on(60)
    number, rules, packed = scenario.stored()
    for change in (
        lambda stored: stored["table"]["survivors"][0].update(health=1),
        lambda stored: stored["play"]["table"]["survivors"][0].update(fear=3),
        lambda stored: stored["play"]["answers"].pop(-len(stored["since"]) - 1),
        lambda stored: stored["people"]["chairs"].pop("killer"),
        lambda stored: stored.pop("table"),
        lambda stored: stored["play"]["told"].append([["*"], "made-up"]),
        lambda stored: stored["play"]["heard"].update(killer=-1),
    ):
        forged = msgspec.json.decode(packed)
        change(forged)
        assert resumed(scenario.row, (number, rules, json.dumps(forged).encode())) is None
    assert resumed(scenario.row, (number, rules, b"nonsense")) is None
    assert resumed(scenario.row, (number, rules, packed)) is not None


def test_a_checkpoint_of_other_rules_or_of_an_older_server_is_left_for_the_log():
    scenario = LoggedTable("terrorscape")
    scenario.goes_on(60)
    number, rules, packed = scenario.stored()
    assert resumed(scenario.row, (number, rules + 1, packed)) is None
    older = {name: part for name, part in msgspec.json.decode(packed).items() if name in ("table", "since")}
    assert resumed(scenario.row, (number, rules, json.dumps(older).encode())) is None


def test_a_checkpoint_of_a_server_that_did_not_store_what_was_told_is_used():
    scenario = LoggedTable("terrorscape")
    scenario.goes_on(90)
    number, rules, packed = scenario.stored()
    older = msgspec.json.decode(packed)
    assert older["play"].pop("told")
    again = resumed(scenario.row, (number, rules, json.dumps(older).encode()))
    assert again is not None
    assert again.match is not None
    assert again.match.heard(KILLER) == scenario.state.match.heard(KILLER)  # type: ignore[union-attr]
    assert again.match.table.pack() == scenario.state.match.table.pack()  # type: ignore[union-attr]


@games
def test_a_table_that_is_older_than_a_setting_of_its_game_loads_from_its_log_and_from_its_checkpoint(game: str):
    scenario = LoggedTable(game)
    scenario.goes_on(20)
    number, rules, packed = scenario.stored()
    usual = {
        each.name for each in scenario.state.game.settings if scenario.state.terms.options[each.name] == each.default
    }
    settings = copy.deepcopy(scenario.row.settings)
    stored = msgspec.json.decode(packed)
    for options in (settings["options"], stored["people"]["terms"]["options"]):
        for name in usual:
            del options[name]
    older = msgspec.structs.replace(scenario.row, settings=settings)
    again = resumed(older, (number, rules, json.dumps(stored).encode()))
    assert again is not None
    assert everything(again) == everything(build(older, scenario.log, None)) == everything(scenario.state)
    settings["options"]["luck"] = 1
    with pytest.raises(BadOption):
        build(older, scenario.log, None)


# -- in the database -------------------------------------------------------------------------------------------------


def test_only_what_came_after_the_checkpoint_is_read(sqlite_url: str):
    scenario = LoggedTable("terrorscape")
    scenario.goes_on(80)
    middle, checkpoint = len(scenario.log), scenario.stored()
    scenario.goes_on(15)

    async def scene(store: Store) -> list[dict[str, Any]]:
        await store.add_table(scenario.row)
        for number, time, payload in scenario.log:
            kept = checkpoint[1:] if number == middle else None
            await store.append(scenario.row.id, number, payload, time, None, kept)
        read: list[int] = []
        honest = store.entries

        async def counted(table: str, after: int = 0) -> Log:
            found = await honest(table, after)
            read.append(len(found))
            return found

        store.entries = counted  # type: ignore[method-assign]
        states = [await load(store, scenario.row), await load(store, scenario.row, whole=True)]
        assert read == [len(scenario.log) - middle, len(scenario.log)]
        return [everything(state) for state in states]

    resumed_one, whole = with_stores(sqlite_url, scene)
    assert resumed_one == whole == everything(scenario.state)


def test_a_checkpoint_that_cannot_be_used_is_made_up_for_by_the_log(sqlite_url: str):
    scenario = LoggedTable("escape")
    scenario.goes_on(30)

    async def scene(store: Store) -> dict[str, Any]:
        await store.add_table(scenario.row)
        for number, time, payload in scenario.log:
            damaged = (scenario.state.game.rules, b'{"table": {}, "since": []}') if number == 20 else None
            await store.append(scenario.row.id, number, payload, time, None, damaged)
        return everything(await load(store, scenario.row))

    assert with_stores(sqlite_url, scene) == everything(scenario.state)


# -- at a server -----------------------------------------------------------------------------------------------------


@pytest.fixture
def forgetful(monkeypatch: pytest.MonkeyPatch) -> None:
    """Store checkpoints every sixteen entries, with as little in them as possible."""
    monkeypatch.setattr(checkpoints, "CHECKPOINT_EVERY", 16)
    monkeypatch.setattr(checkpoints, "LEAST_REMEMBERED", 1)
    monkeypatch.setattr(checkpoints, "EVENTS_AT_ONCE", 0)


def in_memory(server: ThreadServer, table: Any) -> Any:
    match = server.live(table).state.match
    assert match is not None
    return match


@pytest.mark.usefixtures("forgetful")
def test_people_play_on_after_a_restart_and_go_back_to_before_it(server: ThreadServer) -> None:
    table, people = mansion(server, undo="ask")
    luck = random.Random(4)
    before = {seat: copy.deepcopy((guest.view, guest.question)) for seat, guest in people.items()}
    play_some(people, luck, 70)
    views = {seat: copy.deepcopy(guest.catches_up().view) for seat, guest in people.items()}
    told = {seat: [event["n"] for event in guest.events] for seat, guest in people.items()}
    answers = server.live(table).state.answers
    server.forgets(table)
    people = {seat: table.sit(seat) for seat in (KILLER, *TEAM)}
    assert in_memory(server, table).past is not None, "the table was read from the beginning"
    assert {seat: guest.view for seat, guest in people.items()} == views
    assert all(in_memory(server, table).heard(seat) == len(numbers) for seat, numbers in told.items())
    play_some(people, luck, 3)

    killer, bob = people[KILLER].catches_up(), people["survivor1"].catches_up()
    earlier = bob.does("older", before=told["survivor1"][-1], count=200)
    assert [event["n"] for event in earlier["events"]] == told["survivor1"][:-1][-200:]
    assert in_memory(server, table).past is None, "what lies before was not read"

    server.forgets(table)
    people = {seat: table.sit(seat) for seat in (KILLER, *TEAM)}
    assert in_memory(server, table).past is not None
    count = server.live(table).state.answers

    async def ask_all_back() -> None:
        await server.registry.tables[table.id].act(lambda _state: e.VoteCalled("survivor1", "undo", count))

    server.inside(ask_all_back)
    vote = people[KILLER].catches_up().table["votes"][0]["id"]
    for seat in (KILLER, "survivor2", "survivor3"):
        assert people[seat].does("vote", vote=vote, yes=True, id=f"back, says {seat}")["type"] == "done"
    state = server.live(table).state
    assert state.answers == 0
    assert state.checkpoint == state.number, "the stored checkpoint remembers too little to load the table from it"
    for seat, (view, question) in before.items():
        guest = people[seat].catches_up()
        assert guest.view == view
        assert (guest.question or {}).get("options") == (question or {}).get("options")
    assert answers > 60
    assert killer.table["stage"] == "running"


@pytest.mark.usefixtures("forgetful")
def test_the_record_of_a_game_that_was_taken_up_again_is_whole(server: ThreadServer) -> None:
    table, people = mansion(server, spectators="live")
    luck = random.Random(5)
    play_some(people, luck, 60)
    server.forgets(table)
    people = {seat: table.sit(seat) for seat in (KILLER, *TEAM)}
    assert in_memory(server, table).past is not None
    while asked(people):
        play_some(people, luck, 20)
    answers = server.live(table).state.answers

    async def written() -> Any:
        for _ in range(200):
            row = await server.registry.store.record(table.id)
            if row is not None:
                return await server.registry.archive.text(row)
            await asyncio.sleep(0.1)
        raise AssertionError("no record was written")

    text = server.inside(written)
    lines = [json.loads(line) for line in text.splitlines()]
    assert sum(len(line.get("answers", ())) for line in lines) == answers
    assert lines[-1]["result"] == people[KILLER].result
