"""What many people at once would need, worked out from what was measured (bench/scale.json).

    python3 bench/scale_model.py                            1,000, 100,000 and 1,000,000 people
    python3 bench/scale_model.py --people 5000 --pace 2     other numbers; --alone and --watching are shares of people

A few multiplications and no more: costs are taken from the highest rung of each ladder on which 99 of 100 answers came
within a tenth of a second, and taken to be the same on every core. `bench/scale.py --page` puts it into docs/scale.md.
"""

import argparse
import json
import math
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

FIGURES = Path(__file__).with_name("scale.json")
GOOD_MS = 100.0
BUSY = 0.6
"""So much of a core is planned to be used: waiting times grow without bounds beyond."""
HALF = 0.5
"""Of a limit that was measured."""
ON_A_LIST = 5_000
"""The list of tables is put together from so many tables at most, at which somebody is (server/tables/registry.py)."""
BEAT = 5.0
"""Seconds between two times when a worker tells all others who is at its tables (server/cluster/bus.py)."""
SOCKETS_OF_A_WORKER = 65_536
MOST_PEOPLE = 10_000_000
DAY = 86_400


class Evening(NamedTuple):
    """How people play."""

    pace: float = 10.0
    """Seconds between two answers at a table."""
    at_a_table: float = 3.0
    """People at a table of friends."""
    alone: float = 0.5
    """The share of all people who play alone with bots."""
    watching: float = 0.1
    """How many watch, for each who plays."""
    lists: float = 300.0
    """Seconds between two looks of one person at the list of tables."""


class Costs(NamedTuple):
    """What was measured; times in seconds of a core, sizes in bytes."""

    answer: float
    """With one worker, people at all seats."""
    answer_elsewhere: float
    """Each further worker at which somebody of the same table is."""
    answer_with_bots: float
    """With one worker, bots at all other seats: their answers are part of it."""
    thoughts: float
    """Of bots, for each answer of the person they play with."""
    thought: float
    watched: float
    """One more who watches, for each answer."""
    database: float
    """PostgreSQL's own time for an answer."""
    entries: float
    """A second, that PostgreSQL took at most while it told all workers."""
    entries_untold: float
    hearing: float
    """Of one entry that another worker has written."""
    telling: float
    """Of one seat, in a beat."""
    listed: float
    """A look at the list, for each table at which somebody is."""
    listing: float
    """A look at the list, whatever stands on it."""
    table: float
    """Memory."""
    log: float
    """What an entry adds to PostgreSQL's log."""


def lacking(figures: dict[str, Any]) -> list[str]:
    """What the model needs and nobody has measured yet."""
    wanted: dict[str, object] = {
        "people on SQLite": rungs_of(figures, "sqlite", 1)[1:],
        "people on PostgreSQL": rungs_of(figures, "postgresql", 1),
        "people on PostgreSQL with three workers": rungs_of(figures, "postgresql", 3),
        "bots": rungs_of(figures, "sqlite", 1, bots="thumb"),
        "watchers": rungs_of(figures, "sqlite", 1, watchers=20),
        "writing to PostgreSQL": figures.get("writing"),
        "telling who is where": figures.get("telling_us_a_seat"),
    }
    return [name for name, found in wanted.items() if not found]


def measured(figures: dict[str, Any]) -> Costs:
    """The costs that the model goes by."""
    alone, people = rung_of(figures, "sqlite", 1), rungs_of(figures, "sqlite", 1)
    on_postgres = {workers: rung_of(figures, "postgresql", workers) for workers in (1, 3)}
    bots = rung_of(figures, "sqlite", 1, bots="thumb")
    watched = rung_of(figures, "sqlite", 1, watchers=20)
    of_one, of_three = per_answer(on_postgres[1]), per_answer(on_postgres[3])
    seats = alone["messages"] / alone["answers"]
    writing = figures["writing"]
    return Costs(
        answer=of_one,
        answer_elsewhere=max(0.0, of_three - of_one) / (spread(3, 3.0) - 1),
        answer_with_bots=per_answer(bots),
        thoughts=bots["thoughts"] / bots["answers"],
        thought=bots["bots_cores"] / bots["thoughts"],
        watched=max(0.0, per_answer(watched) - per_answer(alone))
        / max(1.0, watched["messages"] / watched["answers"] - seats),
        database=on_postgres[1]["database_cores"] / on_postgres[1]["answers"],
        entries=max(one["entries"] for one in writing if one["told"]),
        entries_untold=max(one["entries"] for one in writing if not one["told"]),
        hearing=min(one["us_to_hear_an_entry"] for one in writing if one["told"] and one["batch"] == 10) / 1e6,
        telling=figures["telling_us_a_seat"] / 1e6,
        listed=slope(people, "list_ms") / 1000,
        listing=people[0]["list_ms"] / 1000,
        table=1e6 * slope(people, "memory_mb"),
        log=on_postgres[1]["written_bytes_an_answer"],
    )


def rungs_of(
    figures: dict[str, Any], database: str, workers: int, pace: float = 2.0, bots: str | None = None, watchers: int = 0
) -> list[dict[str, Any]]:
    """All rungs of a ladder."""
    wanted = {"database": database, "workers": workers, "pace": pace, "bots": bots, "watchers": watchers}
    for case in figures["cases"].values():
        if all(case[name] == value for name, value in wanted.items()):
            return case["rungs"]
    return []


def rung_of(figures: dict[str, Any], database: str, workers: int, **others: Any) -> dict[str, Any]:
    """The highest rung of a ladder that is good; the lowest, if none is."""
    rungs = rungs_of(figures, database, workers, **others)
    good = [rung for rung in rungs if rung["p99_ms"] <= GOOD_MS]
    return good[-1] if good else rungs[0]


def per_answer(rung: dict[str, Any]) -> float:
    """Seconds of the server's own time for an answer of somebody."""
    return rung["server_cores"] / rung["answers"]


def slope(rungs: Sequence[dict[str, Any]], what: str) -> float:
    """By how much something grows with each table."""
    first, last = rungs[0], rungs[-1]
    return max(0.0, last[what] - first[what]) / max(1, last["tables"] - first["tables"])


def spread(workers: int, seats: float) -> float:
    """At how many workers the people of a table are, who come to any of them by chance.

    >>> spread(1, 3.0), round(spread(3, 3.0), 2), round(spread(1000, 3.0), 2)
    (1.0, 2.11, 3.0)
    """
    return workers * (1 - (1 - 1 / workers) ** seats)


# -- the model -----------------------------------------------------------------------------------------------------


class Need(NamedTuple):
    """What so many people need."""

    people: int
    tables: float
    sockets: float
    entries: float
    """A second."""
    serving: float
    """Cores, if each table has one worker."""
    listing: float
    """Cores for lists of tables."""
    spreading: float
    """Cores more, if people of a table are at several workers."""
    hearing: float
    """The share of every worker's core that goes into hearing what all others write, and who is where."""
    bots: float
    database: float
    memory: float
    log: float
    """Bytes a second."""


def need(people: int, evening: Evening, costs: Costs, workers: int = 1000) -> Need:
    """What so many people need, where whoever sits at a table comes to any of so many workers."""
    of_friends, of_bots = people * (1 - evening.alone) / evening.at_a_table, people * evening.alone
    tables, sockets = of_friends + of_bots, people * (1 + evening.watching)
    by_friends, by_loners = of_friends / evening.pace, of_bots / evening.pace
    thoughts = by_loners * costs.thoughts
    entries = by_friends + by_loners + thoughts
    watched = people * evening.watching / evening.pace * costs.watched
    return Need(
        people=people,
        tables=tables,
        sockets=sockets,
        entries=entries,
        serving=by_friends * costs.answer + by_loners * costs.answer_with_bots + watched,
        listing=people / evening.lists * (costs.listing + costs.listed * min(tables, ON_A_LIST)),
        spreading=by_friends * (spread(workers, evening.at_a_table) - 1) * costs.answer_elsewhere,
        hearing=entries * costs.hearing + sockets / BEAT * costs.telling,
        bots=thoughts * costs.thought,
        database=entries * costs.database,
        memory=tables * costs.table,
        log=entries * costs.log,
    )


def workers_as_it_is(people: int, evening: Evening, costs: Costs) -> int | None:
    """How many workers on one PostgreSQL serve so many people today; nothing if no number of them does."""
    for workers in (1, *range(2, 2000)):
        found = need(people, evening, costs, workers)
        beside = found.hearing if workers > 1 else 0.0
        if (found.serving + found.spreading + found.listing) / workers + beside <= BUSY:
            return workers
        if beside >= BUSY:
            return None
    return None


def most_people(full: Callable[[int], bool]) -> int:
    """How many people there may be before something is full.

    >>> most_people(lambda people: people > 1234)
    1234
    """
    fine, too_many = 0, MOST_PEOPLE
    while too_many - fine > 1:
        middle = (fine + too_many) // 2
        fine, too_many = (fine, middle) if full(middle) else (middle, too_many)
    return fine


def limits(evening: Evening, costs: Costs) -> list[tuple[str, int]]:
    """What is full at how many people, as the server is today, the first to break first."""

    def at(people: int) -> Need:
        return need(people, evening, costs)

    found = {
        "one process: its core is 60 % busy": lambda people: at(people).serving > BUSY,
        "one process: as many sockets as it can have": lambda people: at(people).sockets > SOCKETS_OF_A_WORKER,
        "lists of tables: a core does nothing else": lambda people: at(people).listing > BUSY,
        "several workers: each spends half of its core hearing of the others": lambda people: at(people).hearing > HALF,
        "one PostgreSQL: half of the entries it can write": lambda people: at(people).entries > HALF * costs.entries,
        "bots: 16 cores": lambda people: at(people).bots > 16 * BUSY,
    }
    return sorted(((name, most_people(full)) for name, full in found.items()), key=lambda limit: limit[1])


def databases(found: Need, costs: Costs) -> int:
    """How many PostgreSQL it takes if tables are spread over them by name, and nobody hears of others' tables."""
    return math.ceil(found.entries / (HALF * costs.entries_untold))


# -- the page ------------------------------------------------------------------------------------------------------


def needs_table(everybody: Sequence[int], evening: Evening, costs: Costs) -> str:
    """What so many people need, in a table."""
    rows = [need(people, evening, costs) for people in everybody]

    def line(what: str, figure: Callable[[Need], str]) -> str:
        return f"| {what} | {' | '.join(figure(row) for row in rows)} |"

    def workers(row: Need) -> str:
        found = workers_as_it_is(row.people, evening, costs)
        return "no number of them" if found is None else f"{found:,}"

    return "\n".join(
        [
            f"| people | {' | '.join(f'{row.people:,}' for row in rows)} |",
            f"|---|{'---|' * len(rows)}",
            line("tables", lambda row: rounded(row.tables)),
            line("sockets", lambda row: rounded(row.sockets)),
            line("entries a second, bots' included", lambda row: rounded(row.entries)),
            line("workers as it is, on one PostgreSQL", workers),
            line("workers if each table had one of its own", lambda row: up(row.serving / BUSY)),
            line("cores for bots", lambda row: up(row.bots / BUSY)),
            line("cores for PostgreSQL", lambda row: up(row.database / BUSY)),
            line("PostgreSQL databases, tables spread by name", lambda row: f"{databases(row, costs):,}"),
            line("memory of the workers", lambda row: size(row.memory)),
            line("log of PostgreSQL, if every day were like that for four hours", lambda row: size(row.log * DAY / 6)),
        ]
    )


def limits_table(evening: Evening, costs: Costs) -> str:
    """What breaks first, in a table."""
    rows = [
        f"| {name} | {rounded(people) if people < MOST_PEOPLE - 1 else 'never'} |"
        for name, people in limits(evening, costs)
    ]
    return "\n".join(["| what is full | with so many people |", "|---|---|", *rows])


def costs_table(costs: Costs) -> str:
    """What the model goes by."""
    rows = [
        ("an answer among people, in the one worker of its table", micro(costs.answer)),
        ("the same in each further worker at which somebody of that table is", micro(costs.answer_elsewhere)),
        ("an answer of a person among bots, with all of theirs", micro(costs.answer_with_bots)),
        ("bots' decisions for each of these", f"{costs.thoughts:.1f}"),
        ("one such decision, in a bot worker", micro(costs.thought)),
        ("one who watches, for each answer", micro(costs.watched)),
        ("PostgreSQL's own time for an entry", micro(costs.database)),
        ("to hear of an entry that another worker wrote", micro(costs.hearing)),
        ("to hear that a seat is taken in another worker, every five seconds", micro(costs.telling)),
        ("a look at the list of tables, and for each table at which somebody is", two(costs.listing, costs.listed)),
        (
            "entries a second that PostgreSQL took at most, telling all workers / nobody",
            f"{costs.entries:,.0f} / {costs.entries_untold:,.0f}",
        ),
        ("memory of a table", f"{costs.table / 1000:.0f} KB"),
        ("log of PostgreSQL for an entry", f"{costs.log:,.0f} bytes"),
    ]
    return "\n".join(["| | |", "|---|---|", *(f"| {what} | {figure} |" for what, figure in rows)])


def ladders_table(figures: dict[str, Any]) -> str:
    """What was measured, in a table."""
    head = (
        "| | an answer every | tables, p99 within 100 ms | answers a second | p99 | cores: server / bots / database "
        "| others | tables, p99 within 500 ms | what ended it |"
    )
    return "\n".join(
        [head, "|---|" + "---|" * 8, *(ladder_row(case) for case in figures["cases"].values() if case["rungs"])]
    )


def ladder_row(case: dict[str, Any]) -> str:
    """A ladder as a row: the highest rungs that were good, and that held."""
    who = f"a person and bots: `{case['bots']}`" if case["bots"] else "people"
    who += f", {case['watchers']} watchers each" if case["watchers"] else ""
    where = (
        "SQLite"
        if case["database"] == "sqlite"
        else f"PostgreSQL, {case['workers']} worker{'s'[: case['workers'] > 1]}"
    )
    held = case["rungs"][:-1] if case["end"] not in ("", "the last rung held") else case["rungs"]
    good = [rung for rung in held if rung["p99_ms"] <= GOOD_MS]
    if good:
        best = good[-1]
        cores = f"{best['server_cores']:.2f} / {best['bots_cores']:.2f} / {best['database_cores']:.2f}"
        cores += f" | {best['cores_of_others']:.2f}"
        middle = f"{best['tables']:,} | {best['answers']:,.0f} | {best['p99_ms']:.0f} ms | {cores}"
    else:
        middle = "none | | | |"
    most = f"{held[-1]['tables']:,}" if held else "none"
    return f"| {where}, {who} | {case['pace']:g} s | {middle} | {most} | {case['end'] or 'not ended'} |"


def page(text: str, figures: dict[str, Any]) -> str:
    """The page with the tables as they should be."""
    parts = {"machine": f"{figures['machine']}; {figures['software']}.", "ladders": ladders_table(figures)}
    if missing := lacking(figures):
        parts |= dict.fromkeys(("costs", "needs", "limits"), f"Not measured yet: {', '.join(missing)}.")
    else:
        costs, evening = measured(figures), Evening()
        parts["costs"] = costs_table(costs)
        parts["needs"] = needs_table((1_000, 100_000, 1_000_000), evening, costs)
        parts["limits"] = limits_table(evening, costs)
    for name, words in parts.items():
        text = re.sub(
            rf"(<!-- {name} -->\n).*?(<!-- so far -->)",
            lambda found, words=words: f"{found[1]}\n{words}\n\n{found[2]}",
            text,
            flags=re.DOTALL,
        )
    return text


def rounded(count: float) -> str:
    """Two digits that mean something.

    >>> rounded(123456), rounded(89), rounded(0.4)
    ('120,000', '89', '1')
    """
    digits = max(0, math.floor(math.log10(max(1.0, count))) - 1)
    return f"{max(1, round(count / 10**digits) * 10**digits):,}"


def up(count: float) -> str:
    """At least one, and no fraction."""
    return f"{max(1, math.ceil(count)):,}"


def micro(seconds: float) -> str:
    """A time that is short."""
    return f"{1e6 * seconds:,.0f} µs" if seconds >= 1e-5 else f"{1e6 * seconds:.1f} µs"


def two(one: float, other: float) -> str:
    """Two times that go together."""
    return f"{micro(one)} + {micro(other)}"


def size(count: float) -> str:
    """Bytes as people say them.

    >>> size(1.5e6), size(2e9), size(3.2e12)
    ('1.5 MB', '2.0 GB', '3.2 TB')
    """
    unit, bytes = next(each for each in (("TB", 1e12), ("GB", 1e9), ("MB", 1e6)) if count >= each[1] or each[1] == 1e6)
    some = count / bytes
    return f"{some:.1f} {unit}" if some < 10 else f"{rounded(some)} {unit}"


def main() -> None:
    """Print what is needed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--figures", type=Path, default=FIGURES, help="what was measured (bench/scale.json)")
    parser.add_argument("--people", type=int, nargs="+", default=[1_000, 100_000, 1_000_000], help="at once")
    for name, default in Evening()._asdict().items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=float, default=default, help=f"({default:g})")
    wishes = vars(parser.parse_args())
    people, file = wishes.pop("people"), wishes.pop("figures")
    figures = json.loads(file.read_text("utf-8"))
    if missing := lacking(figures):
        parser.exit(1, f"Not measured yet: {', '.join(missing)}. bench/scale.py does it.\n")
    costs, evening = measured(figures), Evening(**wishes)
    print("\n\n".join([costs_table(costs), needs_table(people, evening, costs), limits_table(evening, costs)]))


if __name__ == "__main__":
    main()
