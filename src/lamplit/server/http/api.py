"""The HTTP part of the protocol, described at `/api/openapi.json`."""

import asyncio
from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Body, Parameter

from ... import __version__, game, games, text
from ...engine import SPECTATOR
from ...engine.errors import LamplitError
from ...engine.settings import settle
from ...text.rulebook import rulebook
from .. import keys
from ..configuration import Configuration
from ..errors import Refused
from ..limits import origin_of
from ..storage.store import StoreUnavailable
from ..tables.admission import admit_guest, admit_host, admit_spectator
from ..tables.opening import TableRequest
from ..tables.registry import TableRegistry
from ..tables.terms import Terms
from . import schemas as s
from .addresses import addresses, is_loopback
from .error_responses import as_told, status_of
from .language import language_of
from .network_access import NetworkAccess
from .responses import book_shown, chapter_shown, game_shown, parts_of, record_listed, table_listed

ApiRequest = Request[Any, Any, State]
TableId = Annotated[str, Parameter(max_length=64, description="the id of a table")]
RecordId = Annotated[str, Parameter(max_length=64, description="the id of a record")]
MOST_LISTED = 100
MOST_IMPORTED_LISTED = 10
"""The most imported records in a list, so that they do not hide the games played here."""
MOST_FRAMES = 500
TIME_TO_BE_READY = 1.0
"""Seconds the readiness check waits for the database."""
JSON_LINES = "application/jsonl"
LONGEST_RECORD_BODY = 4 * 1024 * 1024


def failures(*statuses: int) -> dict[int, ResponseSpec]:
    """Describe the errors of a request."""
    return {status: ResponseSpec(s.Failure, description="what went wrong") for status in (*statuses, 429, 503)}


def registry_of(request: ApiRequest) -> TableRegistry:
    """Return the table registry of this server."""
    return request.app.state.registry


def network_access_of(request: ApiRequest) -> NetworkAccess | None:
    """Return the object that can open the server to the local network, if any."""
    return request.app.state.application.network_access


def bearer(request: ApiRequest) -> str:
    """Return the secret in a request."""
    kind, _, secret = request.headers.get("authorization", "").partition(" ")
    return secret.strip() if kind.lower() == "bearer" else ""


def address_of(request: ApiRequest) -> str:
    """Return the address of the client."""
    return request.client.host if request.client else ""


def told(request: ApiRequest, error: LamplitError) -> Response[Any]:
    """Return an error as a response."""
    language = language_of(request.headers.get("accept-language", ""))
    return Response({"error": as_told(error, language)}, status_code=status_of(error))


class Games(Controller):
    """The games."""

    path = "/api/games"
    tags = ("games",)

    @get("/", summary="the games", responses=failures())
    async def list_games(self) -> list[s.GameShown]:
        return [game_shown(name) for name in games()]

    @post("/{name:str}/seats", status_code=200, summary="seats for given options", responses=failures(400, 404))
    async def seats(
        self, name: Annotated[str, Parameter(max_length=80)], data: Annotated[s.OptionsGiven, Body()]
    ) -> s.SeatsShown:
        found = game(name)
        options = settle(found.settings, data.options)
        found.check(options)
        seats = found.seats(options)
        return s.SeatsShown(list(seats), parts_of(found, options))

    @get("/{name:str}/rules", summary="the rulebook", responses=failures(400, 404), cache=False)
    async def rules(self, name: Annotated[str, Parameter(max_length=80)]) -> list[s.ChapterShown]:
        game(name)
        return [chapter_shown(chapter) for chapter in rulebook(name).chapters]

    @get(
        "/{name:str}/words/{language:str}",
        summary="a game's words",
        responses=failures(400, 404),
        media_type="text/plain",
    )
    async def words(
        self,
        name: Annotated[str, Parameter(max_length=80)],
        language: Annotated[str, Parameter(max_length=2)],
        part: Annotated[str | None, Parameter(max_length=80)] = None,
    ) -> str:
        game(name)
        return text.source(name, language if language in text.LANGUAGES else text.LANGUAGES[0], part)


class Tables(Controller):
    """The tables."""

    path = "/api/tables"
    tags = ("tables",)

    @get("/", summary="public tables", responses=failures(400))
    async def list_tables(self, request: ApiRequest) -> list[s.TableListed]:
        return [table_listed(live) for live in await registry_of(request).listed(MOST_LISTED)]

    @post("/", summary="opens a table", responses=failures(400, 403, 404, 409, 413))
    async def open_table(self, request: ApiRequest, data: Annotated[s.TableWished, Body()]) -> s.TableOpened:
        registry = registry_of(request)
        origin = origin_of(address_of(request))
        if not registry.openings.allows(origin):
            raise Refused("error-too-fast")
        given = {name: getattr(data, name) for name in ("game", "public", "spectators", "undo", "pace", "bot_pace")}
        options, record = data.options, None
        if data.record is not None:
            row = await registry.archive.find(data.record, bearer(request))
            if row.result is not None:
                raise Refused("error-record-over")
            given["game"], options, record = row.game, row.options, await registry.archive.going_on(row, origin)
        game(given["game"])
        terms = Terms(options=options, imported=record is not None, **given)
        wish = TableRequest(
            terms, data.seats, data.name, record, address_of(request), data.secret or keys.make(), data.guided
        )
        opened = await registry.open_table(wish)
        return s.TableOpened(opened.table, opened.host, opened.invite, opened.seats)

    @get("/{table:str}", summary="what everybody at a table may know", responses=failures(400, 403, 404))
    async def look(self, request: ApiRequest, table: TableId) -> dict[str, Any]:
        registry = registry_of(request)
        secret = bearer(request)
        live = await registry.table_for(table, secret, "error-invite")
        admit_guest(live, secret)
        return live.look(seated=any(live.opens(seat, secret) for seat in live.state.chairs))

    @get(
        "/{table:str}/books",
        summary="the secret books that a seat may read now",
        description="With the seat's secret; without a seat, those that a spectator may read. No book can be asked for "
        "by name, so nothing gives away which there are.",
        responses=failures(400, 403, 404),
    )
    async def books(
        self,
        request: ApiRequest,
        table: TableId,
        seat: Annotated[str, Parameter(max_length=80)] = SPECTATOR,
    ) -> list[s.BookShown]:
        registry = registry_of(request)
        if seat == SPECTATOR:
            live = await registry.table_for(table, bearer(request), "error-invite")
            admit_spectator(live, bearer(request))
        else:
            live = await registry.table_for(table, bearer(request), "error-secret", public=False)
            await registry.admit(live, seat, bearer(request))
        return [book_shown(live.state.terms.game, book) for book in await live.books(seat)]

    @post(
        "/{table:str}/join",
        summary="takes an open seat, or a bot's in a running game",
        description="A bot's seat needs the invitation, even at a public table.",
        responses=failures(400, 403, 404, 409),
    )
    async def join(self, request: ApiRequest, table: TableId, data: Annotated[s.SeatWished, Body()]) -> s.SeatTaken:
        registry = registry_of(request)
        invite = data.invite or bearer(request)
        live = await registry.table_for(table, invite, "error-invite")
        secret = await registry.join(
            live, data.seat, data.name, invite, data.knows, data.secret, address=address_of(request)
        )
        return s.SeatTaken(data.seat, secret)

    @delete("/{table:str}", summary="closes a table that has not begun", responses=failures(400, 403, 404, 409))
    async def close(self, request: ApiRequest, table: TableId) -> None:
        registry = registry_of(request)
        live = await registry.table_for(table, bearer(request), "error-secret", public=False)
        admit_host(live, bearer(request))
        await registry.close_table(live)


class Records(Controller):
    """The records of finished and imported games."""

    path = "/api/records"
    tags = ("records",)

    @get("/", summary="games to watch", responses=failures(400))
    async def list_records(
        self,
        request: ApiRequest,
        game: Annotated[str | None, Parameter(max_length=80)] = None,
        before: Annotated[int | None, Parameter(ge=0, le=2**53)] = None,
    ) -> list[s.RecordListed]:
        store = registry_of(request).store
        some = {"game": game, "public": True, "before": before}
        played = await store.records(**some, imported=False, limit=MOST_LISTED)
        rows = played + await store.records(**some, imported=True, limit=MOST_IMPORTED_LISTED)
        rows.sort(key=lambda row: -row.created)
        return [record_listed(row) for row in rows[:MOST_LISTED]]

    @post(
        "/",
        summary="imports a record",
        responses=failures(400, 413, 415),
        request_max_body_size=LONGEST_RECORD_BODY,
    )
    async def bring(self, request: ApiRequest, public: Annotated[bool, Parameter()] = False) -> s.RecordBrought:
        registry = registry_of(request)
        address = address_of(request)
        if not registry.openings.allows(origin_of(address), 3.0):
            raise Refused("error-too-fast")
        try:
            text = (await request.body()).decode("utf-8")
        except UnicodeDecodeError:
            raise Refused("error-record-not") from None
        record, invite = await registry.archive.bring(text, public, origin_of(address))
        row = await registry.archive.find(record, invite)
        return s.RecordBrought(record, invite, row.result is None)

    @get("/{record:str}/about", summary="which game a record is of", responses=failures(400, 403, 404))
    async def about(self, request: ApiRequest, record: RecordId) -> s.RecordListed:
        return record_listed(await registry_of(request).archive.find(record, bearer(request)))

    @get("/{record:str}", summary="the record itself", media_type=JSON_LINES, responses=failures(400, 403, 404))
    async def download(self, request: ApiRequest, record: RecordId) -> Response[bytes]:
        archive = registry_of(request).archive
        row = await archive.find(record, bearer(request))
        name = f"lamplit-{row.game}-{row.id}.jsonl"
        return Response(
            (await archive.text(row)).encode(),
            media_type=JSON_LINES,
            headers={"content-disposition": f'attachment; filename="{name}"'},
        )

    @get("/{record:str}/books", summary="the secret books of a game that is over", responses=failures(400, 403, 404))
    async def books(self, request: ApiRequest, record: RecordId) -> list[s.BookShown]:
        archive = registry_of(request).archive
        row = await archive.find(record, bearer(request))
        if row.result is None:
            raise Refused("error-record-running")
        return [book_shown(row.game, book) for book in await archive.books(row, origin_of(address_of(request)))]

    @get("/{record:str}/frames", summary="the game as one seat saw it", responses=failures(400, 403, 404))
    async def frames(
        self,
        request: ApiRequest,
        record: RecordId,
        seat: Annotated[str, Parameter(max_length=80)] = "spectator",
        start: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
        count: Annotated[int, Parameter(ge=1, le=MOST_FRAMES)] = MOST_FRAMES,
    ) -> s.FramesShown:
        archive = registry_of(request).archive
        row = await archive.find(record, bearer(request))
        if row.result is None:
            raise Refused("error-record-running")
        found = await archive.frames(row, seat, origin_of(address_of(request)))
        return s.FramesShown(len(found), start, found[start : start + count])


@get("/api/statistics", tags=["records"], summary="the results of finished games", responses=failures(400))
async def statistics(
    request: ApiRequest,
    game: Annotated[str | None, Parameter(max_length=80)] = None,
    company: Annotated[Literal["all", "people", "bots"], Parameter(description="who played")] = "all",
) -> list[s.GameCounted]:
    found = await registry_of(request).archive.statistics(game, company)
    return msgspec.convert(found, list[s.GameCounted])


@get("/api/place", tags=["operation"], summary="where others find this server", responses=failures())
async def place(request: ApiRequest) -> s.Reachability:
    configuration, network_access = registry_of(request).configuration, network_access_of(request)
    if network_access is not None and network_access.address:
        return s.Reachability([network_access.address], alone=False, door=False)
    return s.Reachability(addresses(configuration), is_loopback(configuration.host), _may_open(request))


@post(
    "/api/place",
    status_code=200,
    tags=["operation"],
    summary="lets in others on the network",
    description="Only from the machine itself, and only if Lamplit was started with `./play`.",
    responses=failures(400, 403),
)
async def open_place(request: ApiRequest) -> s.Reachability:
    network_access = network_access_of(request)
    if network_access is None or not (network_access.address or _may_open(request)):
        raise Refused("error-door-closed")
    await network_access.open()
    return await place.fn(request)


@get("/healthz", tags=["operation"], summary="whether the server runs")
async def healthz() -> s.Health:
    return s.Health("ok", __version__)


@get("/readyz", tags=["operation"], summary="whether the server can serve", responses=failures())
async def readyz(request: ApiRequest) -> s.Health:
    await _see_whether_ready(request)
    return s.Health("ready", __version__)


async def _see_whether_ready(request: ApiRequest) -> None:
    """Raise `StoreUnavailable` if the database cannot be written now."""
    try:
        await asyncio.wait_for(registry_of(request).store.ready(), TIME_TO_BE_READY)
    except TimeoutError:
        raise StoreUnavailable("error-store-away") from None


@get("/metrics", tags=["operation"], summary="metrics for Prometheus", media_type="text/plain", responses=failures(404))
async def metrics(request: ApiRequest) -> Response[bytes]:
    registry = registry_of(request)
    if not _may_measure(request, registry.configuration):
        raise Refused("error-address")
    bot_workers = registry.bot_workers
    counts = {what: getattr(bot_workers, what) for what in ("asked", "deaths", "fallbacks", "busy")}
    ready = True
    try:
        await _see_whether_ready(request)
    except StoreUnavailable:
        ready = False
    most = {"sockets": registry.configuration.most_sockets, "tables": registry.configuration.most_tables}
    figures = registry.metrics.text(len(registry.tables), counts, ready, most)
    return Response(figures, media_type="text/plain; version=0.0.4")


HANDLERS = [Games, Tables, Records, statistics, place, open_place, healthz, readyz, metrics]


def _may_measure(request: ApiRequest, configuration: Configuration) -> bool:
    """Whether a client may read the metrics: on this machine, by its own name and through no proxy, or with the token.

    They count secret acts at the moment they happen.
    """
    token = configuration.metrics_token
    if not configuration.metrics:
        return False
    if token and keys.fits(bearer(request), keys.hashed(token)):
        return True
    forwarded = any(name in request.headers for name in ("x-forwarded-for", "forwarded", "via"))
    return not forwarded and is_loopback(address_of(request)) and is_loopback(request.url.hostname or "")


def _may_open(request: ApiRequest) -> bool:
    network_access, client = network_access_of(request), request.client
    return (
        network_access is not None
        and client is not None
        and network_access.is_for(client.host, request.url.hostname or "")
    )
