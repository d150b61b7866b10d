"""The ASGI application: HTTP, the socket, the client's files, and their protection."""

import contextlib
import logging
import os
import sys
from collections import Counter
from collections.abc import AsyncIterator
from typing import Any
from urllib.parse import urlsplit

from litestar import Litestar, Response
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from ... import __version__
from ...engine.errors import LamplitError
from ..bot_workers.pool import WorkerPool
from ..cluster.bus import Bus
from ..configuration import Configuration
from ..errors import Refused
from ..limits import Limit, origin_of
from ..storage.database import StoreUnavailable
from ..storage.store import Store
from ..tables.registry import TableRegistry
from .addresses import is_loopback
from .api import HANDLERS, LONGEST_RECORD_BODY, ApiRequest, told
from .connections import CONNECTIONS, Connections, room
from .documentation import description, documentation
from .hosts import Hosts
from .language import language_of
from .network_access import NetworkAccess
from .pages import Pages
from .socket import Socket
from .wire import EXTENSION

LONGEST_BODY = 64 * 1024
LONGEST_ADDRESS = 4 * 1024
"""The most letters in a request target, including its query."""
BURST = 200.0
PAGES = 5
"""The rate for client files as a multiple of other requests, since one page needs dozens at once."""
SWITCH = 0.001
"""Seconds after which a waiting thread gets Python's lock: a tenth of Python's default."""
SOCKET = "/api/socket"
HARMLESS = ("GET", "HEAD", "OPTIONS")

HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
        b"object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'",
    ),
]


class Application:
    """One worker of the server, as an ASGI application."""

    def __init__(self, configuration: Configuration) -> None:
        self.configuration = configuration
        self.registry: TableRegistry | None = None
        self.network_access: NetworkAccess | None = None
        """Opens the server to the local network later, if possible."""
        self._root = "/" + configuration.root_path.strip("/") if configuration.root_path.strip("/") else ""
        self._hosts = Hosts(configuration)
        self._addresses = Limit(configuration.rate_address, BURST)
        self._room = room()
        self._connections = Connections(
            configuration.connections_address, self._room, configuration.proxy, configuration.log_addresses
        )
        self._page_views = Limit(PAGES * configuration.rate_address, PAGES * BURST)
        self._sockets: Counter[str] = Counter()
        self._pages = Pages(self._root)
        self._api = Litestar(
            route_handlers=[*HANDLERS, description, documentation],
            lifespan=[self._life],
            openapi_config=OpenAPIConfig(
                title="Lamplit",
                version=__version__,
                description="A table for games about surviving the night. The socket is described in docs/protocol.md.",
                path="/unserved",  # served by `documentation`, so that all errors under /api look alike
                render_plugins=[JsonRenderPlugin()],
            ),
            exception_handlers={
                LamplitError: _refused,
                HTTPException: _failed,
                UnicodeDecodeError: _unreadable,
                RecursionError: _unreadable,
                Exception: _broken,
            },
            request_max_body_size=LONGEST_BODY,
            logging_config=None,
        )

    @contextlib.asynccontextmanager
    async def _life(self, app: Litestar) -> AsyncIterator[None]:
        async with contextlib.AsyncExitStack() as until_closed:
            try:
                await self._begin(app, until_closed)
            except StoreUnavailable as error:
                if self.configuration.workers > 1:
                    _end_alone(error)
                raise
            yield

    async def _begin(self, app: Litestar, until_closed: contextlib.AsyncExitStack) -> None:
        configuration = self.configuration
        store = await Store.open(configuration.database)
        until_closed.push_async_callback(store.close)
        bus = await Bus.open(configuration.database)
        until_closed.push_async_callback(bus.close)
        bot_workers = WorkerPool(max(1, configuration.thinkers))
        until_closed.push_async_callback(bot_workers.close)
        await bot_workers.open()
        app.state.application = self
        registry = self.registry = app.state.registry = TableRegistry(configuration, store, bus, bot_workers)
        until_closed.push_async_callback(registry.close)
        await registry.open()
        registry.gc_tuning.open()
        until_closed.callback(registry.gc_tuning.close)
        _let_the_writer_in()
        if self._room < configuration.most_sockets:
            facts = {"room": self._room, "most_sockets": configuration.most_sockets}
            logging.getLogger("lamplit.connections").info("few-descriptors", extra={"facts": facts})

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one connection."""
        if scope["type"] == "lifespan":
            scope.setdefault("state", {})[CONNECTIONS] = self._connections
            await self._api(scope, receive, send)
            return
        path: str = scope["path"]
        if self._root and path.startswith(self._root):
            path = path[len(self._root) :] or "/"
            scope = {**scope, "path": path, "raw_path": path.encode(), "root_path": ""}
        if scope["type"] == "websocket":
            await self._socket(scope, path, receive, send)
        else:
            await self._http(scope, path, receive, send)

    # -- HTTP ------------------------------------------------------------------------------------------------------

    async def _http(self, scope: Any, path: str, receive: Any, send: Any) -> None:
        async def sending(message: Any) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": [*message.get("headers", ()), *HEADERS]}
                if path.startswith("/api"):
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        if len(scope["raw_path"]) + len(scope["query_string"]) > LONGEST_ADDRESS:
            await _answer(scope, Refused("error-address-long", longest=LONGEST_ADDRESS), 414, sending)
        elif not self._is_called(scope):
            await _answer(scope, Refused("error-host", host=_header(scope, b"host")[:80]), 421, sending)
        elif path.startswith(("/api", "/healthz", "/readyz", "/metrics")):
            if path != "/healthz" and not self._addresses.allows(_address(scope)):
                await _answer(scope, Refused("error-too-fast"), 429, sending)
            elif scope["method"] not in HARMLESS and _page(scope) is None:
                await _answer(scope, Refused("error-origin-odd"), 400, sending)
            elif scope["method"] not in HARMLESS and not self._welcome(scope):
                await _answer(scope, Refused("error-origin"), 403, sending)
            elif _too_long(scope, LONGEST_RECORD_BODY if path.startswith("/api/records") else LONGEST_BODY):
                await _answer(scope, Refused("error-body-long"), 413, sending)
            else:
                await self._api(scope, receive, sending)
        elif not self._page_views.allows(_address(scope)):
            await _answer(scope, Refused("error-too-fast"), 429, sending)
        else:
            await self._pages(scope, receive, sending)

    # -- sockets ---------------------------------------------------------------------------------------------------

    async def _socket(self, scope: Any, path: str, receive: Any, send: Any) -> None:
        await receive()
        registry, address = self.registry, _address(scope)
        welcome = path == SOCKET and self._is_called(scope) and self._welcome(scope)
        if registry is None or not welcome or self._is_full(address):
            await send({"type": "websocket.close", "code": 1008})
            return
        if not self._addresses.allows(address):
            await send({"type": "websocket.close", "code": 1013})
            return
        await send({"type": "websocket.accept"})
        self._sockets[address] += 1
        try:
            language = language_of(_header(scope, b"accept-language"))
            wire = scope.get("extensions", {}).get(EXTENSION)
            await Socket(registry, receive, send, language, wire, address).run()
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    def _is_full(self, address: str) -> bool:
        """Whether the limit of sockets is reached, in total or for one address."""
        limits = self.configuration
        crowded = 0 < limits.sockets_address <= self._sockets[address]
        return crowded or self._sockets.total() >= limits.most_sockets

    def _welcome(self, scope: Any) -> bool:
        """Whether the requesting page came from this server. Programs other than browsers send no origin."""
        if not _header(scope, b"origin"):
            return True
        return _page(scope) in {_header(scope, b"host").lower(), self._hosts.public} - {""}

    def _is_called(self, scope: Any) -> bool:
        """Whether the server accepts the host name of a request; a household server accepts more names."""
        opened = self.network_access is not None and bool(self.network_access.address)
        return self._hosts.know(_header(scope, b"host"), opened or not is_loopback(self.configuration.host))


def _end_alone(error: StoreUnavailable) -> None:
    """End this worker, which cannot start because the database is away, so that another replaces it.

    If the failure were reported as uvicorn expects, all other workers would be stopped too.
    """
    logging.getLogger("lamplit.server").warning("worker-without-database", extra={"facts": {"why": error.message}})
    logging.shutdown()
    os._exit(1)


def _let_the_writer_in() -> None:
    """Shorten the switch interval: the writing thread needs Python's lock briefly after every statement."""
    sys.setswitchinterval(SWITCH)


def _header(scope: Any, name: bytes) -> str:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def _page(scope: Any) -> str | None:
    """Return the origin of the requesting page; `None` if it is malformed."""
    try:
        return urlsplit(_header(scope, b"origin")).netloc.lower()
    except ValueError:
        return None


def _address(scope: Any) -> str:
    """Return the client's address, as limits count it."""
    return origin_of(scope["client"][0]) if scope.get("client") else ""


def _too_long(scope: Any, longest: int) -> bool:
    length = _header(scope, b"content-length")
    return length.isdigit() and int(length) > longest


async def _answer(scope: Any, error: LamplitError, status: int, send: Any) -> None:
    import msgspec

    from .error_responses import as_told

    problem = as_told(error, language_of(_header(scope, b"accept-language")))
    if "text/html" in _header(scope, b"accept"):
        kind, body = (
            b"text/plain; charset=utf-8",
            problem["text"].encode(),
        )  # a person may read it
    else:
        kind, body = b"application/json", msgspec.json.encode({"error": problem})
    headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def _refused(request: ApiRequest, error: LamplitError) -> Response[Any]:
    return told(request, error)


def _failed(request: ApiRequest, error: HTTPException) -> Response[Any]:
    """Handle an error found by the framework: an unknown address, a wrong method, a wrong shape."""
    status = error.status_code
    message = {404: "error-address", 405: "error-method", 413: "error-body-long", 415: "error-content"}.get(status)
    extra = getattr(error, "extra", None)
    reason = "; ".join(str(part.get("message", "")) for part in extra if isinstance(part, dict)) if extra else ""
    refusal = Refused(message) if message else Refused("error-request", reason=(reason or error.detail)[:300])
    response = told(request, refusal)
    response.status_code = status
    for name, value in (error.headers or {}).items():
        response.set_header(name, value)
    return response


def _unreadable(request: ApiRequest, _error: Exception) -> Response[Any]:
    """Handle a body that is not text or is nested too deeply."""
    return told(request, Refused("error-body"))


def _broken(request: ApiRequest, error: Exception) -> Response[Any]:
    logging.getLogger("lamplit.http").error("broken", exc_info=error)
    response = told(request, Refused("error-inside"))
    response.status_code = 500
    return response
