"""Joins tables on a server: opens one, takes a seat by invitation, and waits for others."""

import getpass
import json
import os
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from rich.text import Text

from .. import game as find_game
from .. import text
from ..bots import by_seat, levels, seats_of
from ..engine import LamplitError, Sides
from . import saves
from .connection import Connection, NoServer, ServerAddress
from .game_hooks import controls
from .remote import RemoteLiveSession, RemoteSession
from .screen import Leave, Screen
from .settings import for_people
from .start import game_title

OPEN = "open"
A_WHILE = 1.0


@dataclass(frozen=True)
class RemotePlayer:
    """A person at this terminal, and the game they want if they open a table."""

    name: str = ""
    game: str | None = None
    side: str | None = None
    bots: Mapping[str, str] = field(default_factory=dict)
    options: Mapping[str, Any] = field(default_factory=dict)


def play_remote(screen: Screen, link: str, player: RemotePlayer) -> None:
    """Play on a server: at the table of an invitation, at an earlier one, or at a new one."""
    address = ServerAddress.of(link)
    known = {game["name"]: game for game in _games(address)}
    kept = _kept(address)
    try:
        if address.table:
            address, secrets = _return_or_join(screen, address, player, kept)
        elif player.game is None and kept:
            address, secrets = _return(screen, address, kept)
        else:
            address, secrets = _open(screen, address, player, list(known))
        _keep(address, secrets)
        _sit(screen, address, secrets)
    except (Leave, KeyboardInterrupt):
        screen.say("start-bye")


def _games(address: ServerAddress) -> list[dict[str, Any]]:
    found = address.ask("api/games")
    if not isinstance(found, list):
        raise NoServer("error-server-strange", server=address.base)
    return found


# -- getting a seat ------------------------------------------------------------------------------------------------


def _open(
    screen: Screen, address: ServerAddress, player: RemotePlayer, known: list[str]
) -> tuple[ServerAddress, dict[str, str]]:
    titles = [(name, game_title(name)) for name in known]
    game = player.game or screen.choose(screen.words("start-game"), titles)
    screen.game = game
    found = address.ask(f"api/games/{game}/seats", {"options": dict(player.options)})
    seats, sides = found["seats"], _sides(found)
    choices = [(side, text.name(side, game)) for side in sides.named]
    side = player.side or screen.choose(screen.words("start-side"), choices)
    mine = seats_of(side, sides, seats)
    if controls(game):
        mine = mine[:1]
    others = by_seat(player.bots, sides, seats, OPEN)
    wish = {seat: "me" if seat in mine else _who(others[seat]) for seat in seats}
    opened = address.ask(
        "api/tables",
        {"game": game, "options": for_people(game, player.options), "seats": wish, "name": _name(screen, player)},
    )
    return replace(address, table=opened["table"], invite=opened["invite"]), opened["seats"]


def _sides(found: Mapping[str, Any]) -> Sides:
    """Return the sides as the server lists them."""
    return Sides({side: tuple(seats) for side, seats in found["sides"].items()})


def _who(level: str) -> str:
    return OPEN if level == OPEN else f"bot:{level}"


def _return_or_join(
    screen: Screen, address: ServerAddress, player: RemotePlayer, kept: dict[str, Any]
) -> tuple[ServerAddress, dict[str, str]]:
    if address.table in kept:
        return replace(address, invite=address.invite or kept[address.table]["invite"]), kept[address.table]["seats"]
    table = address.ask(f"api/tables/{address.table}", secret=address.invite)
    screen.game = table["game"]
    free = _free(table)
    if not free:
        raise NoServer("error-table-full")
    if table["imported"]:
        screen.say("far-imported", "bold yellow")
    mine: list[str] = []
    if player.side:
        mine = [seat for seat in seats_of(player.side, _sides(table), list(table["seats"])) if seat in free]
    if not mine:
        mine = [screen.choose(screen.words("far-seat"), [(seat, text.name(seat, screen.game)) for seat in free])]
    name = _name(screen, player)
    wishes = [{"seat": seat, "name": name, "invite": address.invite} for seat in mine]
    taken = [address.ask(f"api/tables/{address.table}/join", wish) for wish in wishes]
    return address, {seat["seat"]: seat["secret"] for seat in taken}


def _free(table: Mapping[str, Any]) -> list[str]:
    """Return the open seats, or bots' seats in a running game that admits latecomers."""
    if table["stage"] == "running" and table["latecomers"]:
        return [seat for seat, chair in table["seats"].items() if chair["who"] == "bot" and not chair["name"]]
    return [seat for seat, chair in table["seats"].items() if chair["who"] == OPEN]


def _return(screen: Screen, address: ServerAddress, kept: dict[str, Any]) -> tuple[ServerAddress, dict[str, str]]:
    choices = [(table, f"{game_title(found['game'])} – {table}") for table, found in kept.items()]
    table = screen.choose(screen.words("far-return"), choices)
    return replace(address, table=table, invite=kept[table]["invite"]), kept[table]["seats"]


def _name(screen: Screen, player: RemotePlayer) -> str:
    try:
        usual = getpass.getuser()
    except (KeyError, OSError):
        usual = ""
    return player.name or screen.read(screen.words("far-name", usual=usual or "–")) or usual or "?"


# -- sitting down --------------------------------------------------------------------------------------------------


def _sit(screen: Screen, address: ServerAddress, secrets: Mapping[str, str]) -> None:
    connections = {seat: Connection(address, seat, secret) for seat, secret in secrets.items()}
    try:
        first = next(iter(connections.values()))
        for connection in connections.values():
            while not connection.table:
                connection.wait(connection.changes, A_WHILE)
        screen.game = first.table["game"]
        find_game(screen.game)
        if first.table["stage"] == "gathering":
            _gather(screen, address, first)
        for connection in connections.values():
            while connection.view is None:
                connection.wait(connection.changes, A_WHILE)
        session = RemoteLiveSession if controls(screen.game) else RemoteSession
        session(screen, address, connections).run()
        if first.result is not None:
            if first.table["imported"]:
                screen.say("replay-unverified", "bold yellow")
            _forget(address)
    finally:
        for connection in connections.values():
            connection.close()


def _gather(screen: Screen, address: ServerAddress, connection: Connection) -> None:
    """Wait until everybody is there; the host may fill open seats with bots."""
    screen.note("far-invite", "bold yellow", link=address.link())
    host = connection.table["host"] == connection.seat
    if host and _open_seats(connection):
        choices = [("wait", screen.words("far-wait")), ("bots", screen.words("far-fill"))]
        if screen.choose(screen.words("far-open-seats", count=len(_open_seats(connection))), choices) == "bots":
            connection.send("start", fill=levels(connection.table["game"])[-1])
            return
    shown: object = None
    while connection.table["stage"] == "gathering":
        seats = {
            seat: chair["name"] or text.say(f"far-{chair['who']}") for seat, chair in connection.table["seats"].items()
        }
        if seats != shown:
            for seat, who in seats.items():
                screen.show(Text.assemble((f"  {text.name(seat, screen.game)}: ", "dim"), who))
            screen.blank()
            shown = seats
        if host and not _open_seats(connection):
            connection.send("start")
        connection.wait(connection.changes, A_WHILE)


def _open_seats(connection: Connection) -> list[str]:
    return [seat for seat, chair in connection.table["seats"].items() if chair["who"] == OPEN]


# -- saved seats -------------------------------------------------------------------------------------------------------


def _kept(address: ServerAddress) -> dict[str, Any]:
    try:
        found = json.loads((saves.folder() / "seats.json").read_text(encoding="utf-8"))
        return found.get(address.base, {})
    except (OSError, ValueError, AttributeError):
        return {}


def _keep(address: ServerAddress, secrets: Mapping[str, str]) -> None:
    """Save the secrets of the seats in a file only this user can read, so that the person can return."""
    try:
        game = address.ask(f"api/tables/{address.table}", secret=address.invite or next(iter(secrets.values())))["game"]
    except LamplitError:
        return
    _write(address, _kept(address) | {address.table: {"game": game, "invite": address.invite, "seats": dict(secrets)}})


def _forget(address: ServerAddress) -> None:
    _write(address, {table: found for table, found in _kept(address).items() if table != address.table})


def _write(address: ServerAddress, tables: dict[str, Any]) -> None:
    file = saves.folder() / "seats.json"
    try:
        everything = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        everything = {}
    everything[address.base] = tables
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_suffix(f".{os.getpid()}")
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as out:
        json.dump(everything, out)
    draft.replace(file)
