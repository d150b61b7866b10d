"""Runs the server: one process on SQLite, or several on PostgreSQL."""

import errno
import os
import signal
import socket
import sys
from collections.abc import Callable
from dataclasses import asdict
from typing import Any

import uvicorn

from .. import text
from .configuration import BadConfiguration, Configuration, from_environment, variable
from .configuration_checks import validate_configuration
from .http.app import Application
from .http.connections import HttpConnection
from .http.wire import Wire
from .operations import logs
from .storage import database
from .supervision import AnsweringServer, run_alone, run_workers

HEARTBEAT = 15.0
TIME_TO_STOP = 5
BACKLOG = 2_048
LONGEST_FRAME = 64 * 1024


def application() -> Application:
    """Create one worker, configured from the environment."""
    configuration = from_environment()
    logs.set_up(configuration.log_level)
    return Application(configuration)


def check(configuration: Configuration) -> None:
    """Check that the server can run with this configuration here and now."""
    validate_configuration(configuration)
    with socket.socket(socket.AF_INET6 if ":" in configuration.host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((configuration.host, configuration.port))
        except (OSError, OverflowError) as error:
            elsewhere = isinstance(error, socket.gaierror) or error.args[0] == errno.EADDRNOTAVAIL
            where = {"host": configuration.host, "port": str(configuration.port)}
            wrong = "host" if elsewhere else "port"
            raise BadConfiguration("error-address-taken", **where, wrong=wrong, reason=text.reason(error)) from None


def serve(
    configuration: Configuration,
    announce: Callable[[], None] = lambda: None,
    warn: Callable[[str], None] = lambda _words: None,
) -> None:
    """Serve until told to stop; then close sockets properly and store everything in progress.

    `announce` is called when nothing stands in the way of starting, `warn` with warnings for the host.
    """
    check(configuration)
    # Errors at the start are reported at once; a worker that starts later waits for the database to return.
    database.migrate(configuration.database)
    announce()
    if trusts_everybody(configuration):
        warn(text.say("error-proxy-all"))
    # uvicorn raises the signal again after it has stopped; this turns that into exit code 0.
    signal.signal(signal.SIGTERM, lambda _number, _frame: sys.exit(0))
    for name, value in asdict(configuration).items():
        os.environ[variable(name)] = ("on" if value else "off") if isinstance(value, bool) else str(value)
    how = {"factory": True, "workers": configuration.workers, **_how(configuration)}
    run = run_workers if configuration.workers > 1 else run_alone
    logs.set_up(configuration.log_level)
    run(uvicorn.Config("lamplit.server.serve:application", **how))


def trusts_everybody(configuration: Configuration) -> bool:
    """Whether every client may state where it comes from, as a proxy does.

    >>> [trusts_everybody(Configuration(proxy=proxy)) for proxy in ("*", "127.0.0.1, *", "127.0.0.1", "")]
    [True, True, False, False]
    """
    return "*" in [part.strip() for part in configuration.proxy.split(",")]


def server(configuration: Configuration) -> AnsweringServer:
    """Create a server with one worker, to be run by the caller."""
    check(configuration)
    database.migrate(configuration.database)
    logs.set_up(configuration.log_level)
    return AnsweringServer(uvicorn.Config(Application(configuration), **_how(configuration)))


def _how(configuration: Configuration) -> dict[str, Any]:
    return {
        "host": configuration.host,
        "port": configuration.port,
        "http": HttpConnection,
        "ws": Wire,
        "ws_max_size": LONGEST_FRAME,
        "ws_ping_interval": HEARTBEAT,
        "ws_ping_timeout": HEARTBEAT,
        "ws_per_message_deflate": False,
        "timeout_graceful_shutdown": TIME_TO_STOP,
        "backlog": BACKLOG,
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "proxy_headers": bool(configuration.proxy),
        "forwarded_allow_ips": configuration.proxy or None,
        "lifespan": "on",
    }
