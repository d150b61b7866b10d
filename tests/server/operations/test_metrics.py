"""The dashboard and alerts only use metrics that exist."""

import json
import re
from itertools import combinations
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import yaml

from lamplit.server.configuration import Configuration
from lamplit.server.operations.metrics import FIFTY, Metrics
from lamplit.server.storage.database import StoreUnavailable
from lamplit.server.tables.registry import TableRegistry

from ..support.servers import ThreadServer

DEPLOY = Path(__file__).parents[3] / "deploy"
DASHBOARD: dict[str, Any] = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
ALERTS: list[dict[str, Any]] = yaml.safe_load((DEPLOY / "alerts.yaml").read_text("utf-8"))["groups"][0]["rules"]
OF_PROMETHEUS = {"up"}


def questions() -> list[str]:
    """Return all Prometheus queries of the dashboard and the alerts."""
    shown = [target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"]]
    return shown + [alert["expr"] for alert in ALERTS]


def names_in(question: str) -> set[str]:
    """Return the metrics in a query, with parts of a histogram under its own name."""
    named = re.findall(r"\b(?:lamplit_\w+|up)\b", question)
    return {name.removesuffix("_bucket") for name in named} - OF_PROMETHEUS


def test_every_figure_that_is_watched_exists(server: ThreadServer):
    told = server.get("/metrics").body.decode()
    there = dict(re.findall(r"^# TYPE (\S+) (\S+)$", told, re.MULTILINE))
    watched = set[str]().union(*map(names_in, questions()))
    assert len(watched) > 9
    assert watched <= there.keys()
    for question in questions():
        for name in re.findall(r"(\w+)_bucket\b", question):
            assert there[name] == "histogram"
        for name in re.findall(r"rate\((\w+)\[", question):
            assert there[name.removesuffix("_bucket")] in ("counter", "histogram"), "only what grows has a rate"
        assert [question.count(sign) for sign in "([{"] == [question.count(sign) for sign in ")]}"]


def series(told: str) -> set[str]:
    """Return names with labels, as Prometheus identifies series."""
    return {line.rpartition(" ")[0] for line in told.splitlines() if line and not line.startswith("#")}


def figures_of(worker: str) -> str:
    """Return the metrics of a worker with some activity."""
    metrics = Metrics(worker)
    for _ in range(FIFTY):
        metrics.entry("answer")
        metrics.dropped("slow")
        metrics.command(0.01)
    return metrics.text(1, {"busy": 0}, most={"sockets": 9, "tables": 9}).decode()


def test_workers_that_answer_in_turn_are_told_apart():
    ada, bob, alone = (series(figures_of(worker)) for worker in ("ada", "bob", ""))
    assert ada.isdisjoint(bob)
    assert {line.replace('worker="ada"', 'worker="bob"') for line in ada} == bob
    assert not any("worker" in line for line in alone)
    assert len(alone) == len(ada) > 40


def test_what_one_worker_told_a_moment_ago_still_counts():
    gauges = re.findall(r"^# TYPE (\S+) gauge$", figures_of("ada"), re.MULTILINE)
    assert "lamplit_sockets" in gauges
    for question in questions():
        for gauge in gauges:
            for found in re.finditer(rf"\b{gauge}\b", question):
                assert question[: found.start()].endswith("last_over_time("), question


@pytest.mark.parametrize("workers", [1, 2])
def test_a_worker_names_itself_if_there_are_others(workers: int):
    around: Any = SimpleNamespace()
    registry = TableRegistry(Configuration(workers=workers), around, around, around)
    told = registry.metrics.text(0, {}).decode()
    assert (f'lamplit_sockets{{worker="{registry.worker_id}"}} 0.0' in told) == (workers > 1)
    assert ("lamplit_sockets 0.0" in told) == (workers == 1)


def test_nothing_that_is_told_is_left_out(server: ThreadServer):
    there = set(re.findall(r"^# TYPE (\S+) ", server.get("/metrics").body.decode(), re.MULTILINE))
    assert {name for name in there if not name.endswith("_created")} <= set[str]().union(*map(names_in, questions()))


def test_labels_that_are_asked_for_exist(server: ThreadServer):
    labels = set(re.findall(r'(\w+)="', server.get("/metrics").body.decode())) | {"kind", "why", "le"}
    for question in questions():
        for by in re.findall(r"by \(([^)]*)\)", question):
            assert set(by.split(", ")) - {"instance"} <= labels


def test_there_are_five_alerts_and_each_says_what_to_do():
    assert len({alert["alert"] for alert in ALERTS}) == 5
    for alert in ALERTS:
        assert alert["for"]
        assert alert["labels"]["severity"] in ("page", "look")
        assert alert["annotations"]["summary"]
        assert len(alert["annotations"]["description"].split(". ")) >= 1
        assert re.search(r"\b(See|Make|Look|look|Raise|too busy)\b", alert["annotations"]["description"])


def test_no_panel_covers_another_and_each_has_a_name():
    panels = DASHBOARD["panels"]
    assert len({panel["id"] for panel in panels}) == len({panel["title"] for panel in panels}) == len(panels)
    places = [panel["gridPos"] for panel in panels]
    for one in places:
        assert one["x"] + one["w"] <= 24
    for one, other in combinations(places, 2):
        beside = one["x"] + one["w"] <= other["x"] or other["x"] + other["w"] <= one["x"]
        assert beside or one["y"] + one["h"] <= other["y"] or other["y"] + other["h"] <= one["y"]


@pytest.mark.parametrize("error", [StoreUnavailable("error-store-full"), None])
def test_a_database_that_cannot_be_written_is_a_figure(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch, error: Exception | None
):
    async def ready() -> None:
        if error is not None:
            raise error

    monkeypatch.setattr(server.registry.store, "ready", ready)
    assert server.metrics["lamplit_database_ready"] == (0 if error else 1)
    assert server.metrics["lamplit_most_sockets"] == server.configuration.most_sockets
