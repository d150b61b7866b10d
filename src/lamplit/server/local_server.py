"""Runs a server for one household: starts it, opens the browser, and prints its address in the local network."""

import json
import os
import sys
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Callable

import uvicorn

from .configuration import BadConfiguration, Configuration, is_on
from .http.addresses import addresses, is_loopback
from .http.app import Application
from .http.network_access import NetworkAccess
from .http.pages import has_client
from .serve import check, server, trusts_everybody
from .supervision import restart_program, watch

PORTS_TRIED = 20
NO_BROWSER = "LAMPLIT_NO_BROWSER"


def run_local_server(configuration: Configuration, say: Callable[[str, str], None]) -> None:
    """Serve until told to stop. If Lamplit already runs here, only open the browser."""
    is_on(NO_BROWSER)  # an invalid value is reported before anything starts
    if is_lamplit(configuration.address):
        say("home-there", configuration.address)
        open_browser(configuration.address)
        return
    configuration = _with_free_port(configuration).changed(log_level="warning")
    local_server = server(configuration)
    if trusts_everybody(configuration):
        say("error-proxy-all", "")
    if is_loopback(configuration.host):
        allow_network_access(local_server, configuration, lambda address: say("home-network", address))
    threading.Thread(target=_open_when_ready, args=(configuration, local_server, say), daemon=True).start()
    threading.Thread(target=watch, args=(local_server, _restart), daemon=True).start()
    local_server.run()


def _restart() -> None:
    """Restart a server that hangs, without opening the browser again."""
    os.environ[NO_BROWSER] = "on"
    restart_program()


def allow_network_access(
    local_server: uvicorn.Server, configuration: Configuration, tell: Callable[[str], None]
) -> NetworkAccess:
    """Allow a person at this machine to open the server to the local network later."""
    application = local_server.config.app
    assert isinstance(application, Application)
    application.network_access = NetworkAccess(local_server, configuration, tell)
    return application.network_access


def is_lamplit(address: str) -> bool:
    """Whether a Lamplit server answers at an address."""
    try:
        with urllib.request.urlopen(f"{address}healthz", timeout=1) as answer:
            return set(json.load(answer)) == {"status", "version"}
    except (OSError, ValueError):
        return False


def open_browser(address: str) -> bool:
    """Open the person's browser, if the machine has a graphical one."""
    windows = sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if not windows or is_on(NO_BROWSER):
        return False
    try:
        return webbrowser.open(address)
    except webbrowser.Error:
        return False


def _open_when_ready(configuration: Configuration, local_server: object, say: Callable[[str, str], None]) -> None:
    while not getattr(local_server, "started", False):
        if getattr(local_server, "should_exit", False):
            return
        time.sleep(0.05)
    say("serve-address", configuration.address)
    if not has_client():
        say("serve-no-client", configuration.address)
    for address in addresses(configuration):
        say("home-network", address)
    open_browser(configuration.address)


def _with_free_port(configuration: Configuration) -> Configuration:
    """Return the configuration with the next free port, since a household does not care which one it is."""
    for further in range(PORTS_TRIED):
        candidate = configuration.changed(port=configuration.port + further)
        try:
            check(candidate)
        except BadConfiguration as error:
            if error.message != "error-address-taken" or further == PORTS_TRIED - 1:
                raise
            continue
        return candidate
    return configuration
