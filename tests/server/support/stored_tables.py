"""Tables for tests of the store."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import pytest

from lamplit.server.storage.store import Store, StoreUnavailable, TableRow

_Result = TypeVar("_Result")


def a_table(id: str = "mansion", **facts: Any) -> TableRow:
    """Return a table without events."""
    known: dict[str, Any] = {
        "id": id,
        "game": "terrorscape",
        "settings": {"options": {"edition": "v2"}, "pace": "live"},
        "seed": "7",
        "start": None,
        "host": f"host of {id}",
        "invite": f"invitation to {id}",
        "public": False,
        "stage": "gathering",
        "created": 1000,
        "changed": 1000,
    }
    return TableRow(**known | facts)


def with_stores(url: str, scene: Callable[..., Awaitable[_Result]], count: int = 1) -> _Result:
    """Run a coroutine with `count` stores open on one database."""

    async def play() -> _Result:
        stores = [await Store.open(url) for _ in range(count)]
        try:
            return await scene(*stores)
        finally:
            for store in stores:
                await store.close()

    return asyncio.run(play())


async def log_of(store: Store, table: str) -> list[bytes]:
    """Return a table's payloads, after checking their numbers."""
    entries = await store.entries(table)
    assert [number for number, _time, _payload in entries] == list(range(1, len(entries) + 1))
    return [payload for _number, _time, payload in entries]


async def refusal(deed: Awaitable[Any]) -> str:
    """Return why the store refuses an action, after checking that both languages have the message."""
    with pytest.raises(StoreUnavailable) as caught:
        await deed
    assert caught.value.text("en") != caught.value.text("de")
    return caught.value.message
