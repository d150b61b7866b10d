"""Opening tables over HTTP, with no more than the standard library, so that the client stays light."""

import asyncio
from random import Random
from typing import Any, NamedTuple

import msgspec


class Opened(NamedTuple):
    """A table, and the secrets of the seats that are ours."""

    table: str
    secrets: dict[str, str]


class Bots(NamedTuple):
    """Bots of a level in all seats but those of some people, who are drawn by lot."""

    level: str
    people: int
    luck: Random


async def open_table(
    port: int,
    game: str,
    options: dict[str, Any],
    bot_pace: str,
    bots: Bots | None = None,
    open_to_all: bool = False,
) -> Opened:
    """Open a table where every seat is ours or a bot's, so that the game begins at once."""
    shown = await request(port, "POST", f"/api/games/{game}/seats", {"options": options})
    seats = dict.fromkeys(shown["seats"], "me")
    if bots is not None:
        ours = bots.luck.sample(list(seats), min(bots.people, len(seats)))
        seats = {seat: "me" if seat in ours else f"bot:{bots.level}" for seat in seats}
    wishes = {
        "game": game,
        "options": options,
        "seats": seats,
        "name": "Ada",
        "public": open_to_all,
        "spectators": "live" if open_to_all else "none",
        "undo": "free",
        "pace": "live",
        "bot_pace": bot_pace,
        "record": None,
    }
    opened = await request(port, "POST", "/api/tables", wishes)
    return Opened(opened["table"], opened["seats"])


async def request(port: int, method: str, path: str, body: Any = None) -> Any:
    """One exchange over a connection of its own."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    payload = b"" if body is None else msgspec.json.encode(body)
    head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n"
    head += f"Content-Type: application/json\r\nContent-Length: {len(payload)}\r\n\r\n"
    writer.write(head.encode() + payload)
    answer = await reader.read()
    writer.close()
    top, _, content = answer.partition(b"\r\n\r\n")
    status = int(top.split(b" ", 2)[1]) if top else 0
    if not 200 <= status < 300:
        raise RuntimeError(f"{method} {path} was answered with {status}: {content[:500].decode(errors='replace')}")
    return msgspec.json.decode(content) if content else None
