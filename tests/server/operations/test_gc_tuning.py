"""Cycles are found without long pauses."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from lamplit.server.operations.gc_tuning import FEW, NEVER, OFTEN, QUIET, YOUNG, GcTuning

from ..support.servers import ThreadServer, wait_for


class Circle:
    """An object in a cycle."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def _only_when_asked() -> Iterator[None]:
    """Disable Python's own garbage collection meanwhile."""
    gc.disable()
    yield
    gc.enable()


@pytest.fixture
def garbage() -> Iterator[GcTuning]:
    """Return a garbage collector for ten live objects."""
    garbage = GcTuning(lambda: 10)
    garbage.open()
    yield garbage
    garbage.close()


def test_what_is_new_is_found_soon(garbage: GcTuning) -> None:
    young = weakref.ref(Circle())
    gc.collect(0)
    assert young() is None


def test_who_works_looks_now_and_then() -> None:
    now = 100.0
    garbage = GcTuning(lambda: 0, clock=lambda: now)
    first = weakref.ref(Circle())
    garbage.worked()
    assert first() is None
    second = weakref.ref(Circle())
    garbage.worked()
    assert second() is not None
    now += 2 * OFTEN
    garbage.worked()
    assert second() is None


def test_what_has_lived_through_a_look_is_left_out_of_the_next_ones(garbage: GcTuning) -> None:
    table = Circle()
    before = gc.get_freeze_count()
    gc.collect(0)
    assert gc.get_freeze_count() > before
    assert not any(each is table for each in gc.get_objects())


def test_what_had_lived_is_found_after_much_has_gone(garbage: GcTuning) -> None:
    old = Circle()
    gc.collect(0)
    gone = weakref.ref(old)
    del old
    gc.collect()
    for _ in range(FEW + 4):
        garbage.let_go()
    assert not garbage.sweep()
    assert gone() is not None
    garbage.let_go()
    assert garbage.sweep()
    assert gone() is None
    assert not garbage.sweep()


def test_what_had_lived_is_found_as_soon_as_nobody_is_there_who_would_wait() -> None:
    now = 100.0
    garbage = GcTuning(lambda: 1_000, clock=lambda: now)
    garbage.open()
    try:
        old = Circle()
        gc.collect(0)
        gone = weakref.ref(old)
        del old
        garbage.let_go()
        assert not garbage.sweep()
        now += QUIET + 1
        garbage.worked()
        assert not garbage.sweep(), "somebody is at it"
        now += QUIET + 1
        assert garbage.sweep()
        assert gone() is None
        assert not garbage.sweep(), "nothing has gone since"
    finally:
        garbage.close()


def test_all_is_as_it_was_after_that() -> None:
    usual, listeners = gc.get_threshold(), len(gc.callbacks)
    garbage = GcTuning(lambda: 0)
    garbage.open()
    assert (gc.get_threshold(), len(gc.callbacks)) == ((YOUNG, NEVER, NEVER), listeners + 1)
    garbage.close()
    assert (gc.get_threshold(), len(gc.callbacks)) == (usual, listeners)


def test_sockets_that_have_gone_leave_nothing_behind(server: ThreadServer) -> None:
    table = server.table("terrorscape", killer="me")
    guests = [table.sit("killer") for _ in range(FEW + 20)]
    gc.collect(0)
    listeners = server.registry.tables[table.id].feeds["killer"].listeners
    lines = [weakref.ref(each._wire) for each in listeners]  # type: ignore[attr-defined]
    assert len(lines) == len(guests)
    for guest in guests:
        guest.goes()

    def left() -> int:
        return sum(line() is not None for line in lines)

    wait_for(lambda: left() < len(lines), "so many that have gone to be swept up")
    # The last sockets may close after the sweep and then wait for the next.
    for _ in range(FEW + len(guests)):
        server.registry.gc_tuning.let_go()
    wait_for(lambda: left() == 0, "the last ones to be swept up")
