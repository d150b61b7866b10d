"""Coming to a table at a server: opening one, taking a seat by invitation, waiting for the others."""

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
from .drawings import controls
from .line import Line, NoServer, Place
from .remote import FarLiveSession, FarSession
from .screen import Leave, Screen
from .settings import for_people
from .start import game_title

OPEN = "open"
A_WHILE = 1.0


@dataclass(frozen=True)
class Guest:
    """Who comes, and what they want to play if they open a table."""

    name: str = ""
    game: str | None = None
    side: str | None = None
    bots: Mapping[str, str] = field(default_factory=dict)
    options: Mapping[str, Any] = field(default_factory=dict)


def play_far(screen: Screen, link: str, guest: Guest) -> None:
    """Plays at a server: at the table of an invitation link, at one left earlier, or at a new one."""
    place = Place.of(link)
    known = {game["name"]: game for game in _games(place)}
    kept = _kept(place)
    try:
        if place.table:
            place, secrets = _return_or_join(screen, place, guest, kept)
        elif guest.game is None and kept:
            place, secrets = _return(screen, place, kept)
        else:
            place, secrets = _open(screen, place, guest, list(known))
        _keep(place, secrets)
        _sit(screen, place, secrets)
    except (Leave, KeyboardInterrupt):
        screen.say("start-bye")


def _games(place: Place) -> list[dict[str, Any]]:
    found = place.ask("api/games")
    if not isinstance(found, list):
        raise NoServer("error-server-strange", server=place.base)
    return found


# -- getting a seat ------------------------------------------------------------------------------------------------


def _open(screen: Screen, place: Place, guest: Guest, known: list[str]) -> tuple[Place, dict[str, str]]:
    titles = [(name, game_title(name)) for name in known]
    game = guest.game or screen.choose(screen.words("start-game"), titles)
    screen.game = game
    found = place.ask(f"api/games/{game}/seats", {"options": dict(guest.options)})
    seats, sides = found["seats"], _sides(found)
    choices = [(side, text.name(side, game)) for side in sides.named]
    side = guest.side or screen.choose(screen.words("start-side"), choices)
    mine = seats_of(side, sides, seats)
    if controls(game):
        mine = mine[:1]
    others = by_seat(guest.bots, sides, seats, OPEN)
    wish = {seat: "me" if seat in mine else _who(others[seat]) for seat in seats}
    opened = place.ask(
        "api/tables",
        {"game": game, "options": for_people(game, guest.options), "seats": wish, "name": _name(screen, guest)},
    )
    return replace(place, table=opened["table"], invite=opened["invite"]), opened["seats"]


def _sides(found: Mapping[str, Any]) -> Sides:
    """The sides that a server tells of."""
    return Sides({side: tuple(seats) for side, seats in found["sides"].items()})


def _who(level: str) -> str:
    return OPEN if level == OPEN else f"bot:{level}"


def _return_or_join(screen: Screen, place: Place, guest: Guest, kept: dict[str, Any]) -> tuple[Place, dict[str, str]]:
    if place.table in kept:
        return replace(place, invite=place.invite or kept[place.table]["invite"]), kept[place.table]["seats"]
    table = place.ask(f"api/tables/{place.table}", secret=place.invite)
    screen.game = table["game"]
    free = _free(table)
    if not free:
        raise NoServer("error-table-full")
    if table["imported"]:
        screen.say("far-imported", "bold yellow")
    mine: list[str] = []
    if guest.side:
        mine = [seat for seat in seats_of(guest.side, _sides(table), list(table["seats"])) if seat in free]
    if not mine:
        mine = [screen.choose(screen.words("far-seat"), [(seat, text.name(seat, screen.game)) for seat in free])]
    name = _name(screen, guest)
    wishes = [{"seat": seat, "name": name, "invite": place.invite} for seat in mine]
    taken = [place.ask(f"api/tables/{place.table}/join", wish) for wish in wishes]
    return place, {seat["seat"]: seat["secret"] for seat in taken}


def _free(table: Mapping[str, Any]) -> list[str]:
    """Open seats, or those of bots where the game runs and latecomers are welcome."""
    if table["stage"] == "running" and table["latecomers"]:
        return [seat for seat, chair in table["seats"].items() if chair["who"] == "bot" and not chair["name"]]
    return [seat for seat, chair in table["seats"].items() if chair["who"] == OPEN]


def _return(screen: Screen, place: Place, kept: dict[str, Any]) -> tuple[Place, dict[str, str]]:
    choices = [(table, f"{game_title(found['game'])} – {table}") for table, found in kept.items()]
    table = screen.choose(screen.words("far-return"), choices)
    return replace(place, table=table, invite=kept[table]["invite"]), kept[table]["seats"]


def _name(screen: Screen, guest: Guest) -> str:
    try:
        usual = getpass.getuser()
    except (KeyError, OSError):
        usual = ""
    return guest.name or screen.read(screen.words("far-name", usual=usual or "–")) or usual or "?"


# -- sitting down --------------------------------------------------------------------------------------------------


def _sit(screen: Screen, place: Place, secrets: Mapping[str, str]) -> None:
    lines = {seat: Line(place, seat, secret) for seat, secret in secrets.items()}
    try:
        first = next(iter(lines.values()))
        for line in lines.values():
            while not line.table:
                line.wait(line.changes, A_WHILE)
        screen.game = first.table["game"]
        find_game(screen.game)
        if first.table["stage"] == "gathering":
            _gather(screen, place, first)
        for line in lines.values():
            while line.view is None:
                line.wait(line.changes, A_WHILE)
        session = FarLiveSession if controls(screen.game) else FarSession
        session(screen, place, lines).run()
        if first.result is not None:
            if first.table["imported"]:
                screen.say("replay-unverified", "bold yellow")
            _forget(place)
    finally:
        for line in lines.values():
            line.hang_up()


def _gather(screen: Screen, place: Place, line: Line) -> None:
    """Waits until everybody is there; the host may let bots have the open seats."""
    screen.note("far-invite", "bold yellow", link=place.link())
    host = line.table["host"] == line.seat
    if host and _open_seats(line):
        choices = [("wait", screen.words("far-wait")), ("bots", screen.words("far-fill"))]
        if screen.choose(screen.words("far-open-seats", count=len(_open_seats(line))), choices) == "bots":
            line.send("start", fill=levels(line.table["game"])[-1])
            return
    shown: object = None
    while line.table["stage"] == "gathering":
        seats = {seat: chair["name"] or text.say(f"far-{chair['who']}") for seat, chair in line.table["seats"].items()}
        if seats != shown:
            for seat, who in seats.items():
                screen.show(Text.assemble((f"  {text.name(seat, screen.game)}: ", "dim"), who))
            screen.blank()
            shown = seats
        if host and not _open_seats(line):
            line.send("start")
        line.wait(line.changes, A_WHILE)


def _open_seats(line: Line) -> list[str]:
    return [seat for seat, chair in line.table["seats"].items() if chair["who"] == OPEN]


# -- what is kept for the next time ----------------------------------------------------------------------------------


def _kept(place: Place) -> dict[str, Any]:
    try:
        found = json.loads((saves.folder() / "seats.json").read_text(encoding="utf-8"))
        return found.get(place.base, {})
    except (OSError, ValueError, AttributeError):
        return {}


def _keep(place: Place, secrets: Mapping[str, str]) -> None:
    """Keeps the secrets of one's seats, readable by oneself only, so that one can come back."""
    try:
        game = place.ask(f"api/tables/{place.table}", secret=place.invite or next(iter(secrets.values())))["game"]
    except LamplitError:
        return
    _write(place, _kept(place) | {place.table: {"game": game, "invite": place.invite, "seats": dict(secrets)}})


def _forget(place: Place) -> None:
    _write(place, {table: found for table, found in _kept(place).items() if table != place.table})


def _write(place: Place, tables: dict[str, Any]) -> None:
    file = saves.folder() / "seats.json"
    try:
        everything = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        everything = {}
    everything[place.base] = tables
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_suffix(f".{os.getpid()}")
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as out:
        json.dump(everything, out)
    draft.replace(file)
