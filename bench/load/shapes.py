"""The shapes of load: flat out, at a pace, a crowd with bots, and more and more tables."""

import time
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from measured_games import load_of

from .processes import Driver, Usage, lamplit_driver, lamplit_server, peer_driver, peer_server, usage
from .table import Wishes
from .tally import quantile

SPARE = 30
"""Tables for the games that end meanwhile, for each second of a slice."""

WARM_UP = 2.0
"""Seconds."""


class Slice(NamedTuple):
    """What one server did with one load for a few seconds."""

    answers: float
    """A second."""
    messages: float
    """A second, of all seats, to and from the server."""
    kilobytes: float
    """A second, from the server to all seats."""
    to_actor: list[float]
    to_all: list[float]
    clock_late: list[float]
    patch_shares: list[float]
    news_shares: list[float]
    cpu: float
    """Microseconds of the server's process an answer."""
    cpu_of_helpers: float
    """Microseconds of the processes in which bots think, an answer."""
    server_busy: float
    """The share of one core that the server took."""
    driver_busy: float
    refused: int
    opened: int


class Place(NamedTuple):
    """Where a measurement takes place."""

    port: int
    cache: Path
    alone: bool
    """Whether the peer is left out."""
    games: tuple[str, ...]
    opening: bool = False
    """Whether tables for the next games are opened within the slices, flat out."""


class Found(NamedTuple):
    """The slices of one contender, and what the look at every seat afterwards gave."""

    slices: list[Slice]
    seats_checked: int


class Size(NamedTuple):
    """What so many tables came to."""

    tables: int
    slice: Slice
    memory: float
    """Bytes a table, of the server's process."""


def tables_of(game: str, port: int, people: int | None = None, **options: Any) -> Wishes:
    """Tables of a game."""
    load = load_of(game)
    all_hear = load.all_hear and people is None
    return Wishes(port, game, {**load.options, **options}, people, all_hear=all_hear, longest=load.longest)


def flat_out(place: Place, tables: int, rounds: int, seconds: float, troubles: list[str]) -> dict[str, Found]:
    """Every table answers as soon as the last answer has come full circle; four seats each."""
    kinds = {
        game: tables_of(game, place.port + number, **load_of(game).flat_out) for number, game in enumerate(place.games)
    }
    # The peer's matches never end, and are all open before it begins: ours need not open tables in between either.
    spare = 0 if place.opening else round(SPARE * seconds)
    kinds = {name: replace(wishes, spare=spare) for name, wishes in kinds.items()}
    return side_by_side(place, kinds, 4, tables, rounds, seconds, 0.0, troubles)


def at_a_pace(place: Place, tables: int, rounds: int, seconds: float, troubles: list[str]) -> dict[str, Found]:
    """Every table answers about twice a second; the peer has two players at each, ours have four."""
    kinds = {game: tables_of(game, place.port + number) for number, game in enumerate(place.games)}
    return side_by_side(place, kinds, 2, tables, rounds, seconds, 0.5, troubles)


def side_by_side(
    place: Place,
    kinds: dict[str, Wishes],
    peer_seats: int,
    tables: int,
    rounds: int,
    seconds: float,
    pause: float,
    troubles: list[str],
) -> dict[str, Found]:
    """All contenders take turns in short slices, in changing order; the first turn of each is not counted."""
    with ExitStack() as stack:
        # A server for each game: a game's clock goes on for a while after a slice, and would be counted elsewhere.
        servers = {
            name: stack.enter_context(lamplit_server(wishes.port, place.cache / name)) for name, wishes in kinds.items()
        }
        drivers = {name: stack.enter_context(lamplit_driver(wishes)) for name, wishes in kinds.items()}
        if not place.alone:
            port = place.port + len(kinds)
            servers["peer"] = stack.enter_context(peer_server(port, place.cache))
            drivers["peer"] = stack.enter_context(peer_driver(port, place.cache, peer_seats))
        for driver in drivers.values():
            driver.ask(do="open", tables=tables)
        slices: dict[str, list[Slice]] = {name: [] for name in drivers}
        for name, driver in drivers.items():
            measure(servers[name], [driver], min(seconds, 2.0), pause, troubles)
        for number in range(rounds):
            for name in list(drivers) if number % 2 else reversed(list(drivers)):
                if name in kinds:
                    drivers[name].ask(do="prepare")
                slices[name].append(measure(servers[name], [drivers[name]], seconds, pause, troubles))
        return {name: Found(slices[name], checked(drivers[name], name, troubles)) for name in drivers}


def crowd(place: Place, counts: dict[str, int], seconds: float, troubles: list[str]) -> Slice:
    """Seats at live tables: two people at each, who take a second and a half; bots play for those who watch."""
    kinds = {game: tables_of(game, place.port, people=2, **load_of(game).crowd) for game in counts}
    with ExitStack() as stack:
        server = stack.enter_context(lamplit_server(place.port, place.cache / "crowd"))
        drivers = {name: stack.enter_context(lamplit_driver(wishes)) for name, wishes in kinds.items()}
        for name, driver in drivers.items():
            driver.ask(do="open", tables=counts[name])
        measure(server, list(drivers.values()), min(seconds, 2.0), 1.5, troubles)
        found = measure(server, list(drivers.values()), seconds, 1.5, troubles)
        for name, driver in drivers.items():
            checked(driver, name, troubles)
        return found


def grown(place: Place, game: str, tables: int, seconds: float, pause: float, troubles: list[str]) -> Size:
    """So many tables of four on a fresh server, all of them playing at a pace."""
    with ExitStack() as stack:
        server = stack.enter_context(lamplit_server(place.port, place.cache / "grown"))
        driver = stack.enter_context(lamplit_driver(tables_of(game, place.port)))
        # What the server needs once, however many tables there are, it has after the first has been played at.
        driver.ask(do="open", tables=1)
        measure(server, [driver], WARM_UP, 0.0, troubles)
        empty = usage(server).memory
        driver.ask(do="open", tables=tables - 1)
        measure(server, [driver], WARM_UP, pause, troubles)
        found = measure(server, [driver], seconds, pause, troubles)
        memory = (usage(server).memory - empty) / max(1, tables - 1)
        checked(driver, game, troubles)
        return Size(tables, found, memory)


def measure(server: Any, drivers: list[Driver], seconds: float, pause: float, troubles: list[str]) -> Slice:
    """Let people play for a while, and look at what it costs the server."""
    before, started = usage(server), time.perf_counter()
    for driver in drivers:
        driver.tell(do="slice", seconds=seconds, pause=pause)
    reports = [driver.hear() for driver in drivers]
    after, passed = usage(server), time.perf_counter() - started
    for report in reports:
        troubles += report["troubles"]
    return as_slice(reports, before, after, passed)


def as_slice(reports: list[dict[str, Any]], before: Usage, after: Usage, passed: float) -> Slice:
    """One slice from what the drivers counted and what the server used."""
    seconds = max(report["seconds"] for report in reports)

    def total(name: str) -> float:
        return sum(report.get(name, 0) for report in reports)

    def together(name: str) -> list[float]:
        return [value for report in reports for value in report.get(name, ())]

    settled = max(1, len(together("to_all_ms")))
    return Slice(
        answers=total("answers") / seconds,
        messages=total("messages") / passed,
        kilobytes=total("received_bytes") / passed / 1000,
        to_actor=together("to_actor_ms"),
        to_all=together("to_all_ms"),
        clock_late=together("clock_late_ms"),
        patch_shares=together("patch_shares"),
        news_shares=together("news_shares"),
        cpu=1e6 * (after.cpu - before.cpu) / settled,
        cpu_of_helpers=1e6 * (after.cpu_of_helpers - before.cpu_of_helpers) / settled,
        server_busy=(after.cpu - before.cpu) / passed,
        driver_busy=total("driver_cpu") / seconds,
        refused=sum(sum(report.get("refused", {}).values()) for report in reports),
        opened=int(total("opened")),
    )


def checked(driver: Driver, name: str, troubles: list[str]) -> int:
    """Have every seat of ours compared with a fresh welcome, and say how many there were."""
    if name == "peer":
        return 0
    report = driver.ask(do="check")
    troubles += report["troubles"]
    return report["seats"]


def middle(values: list[float], share: float) -> float:
    """A quantile of values in any order."""
    return quantile(sorted(values), share)
