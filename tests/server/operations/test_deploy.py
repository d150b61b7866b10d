"""The examples for hosts work and match the settings."""

import contextlib
import os
import re
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest
import yaml
from websockets.sync.client import connect

from lamplit.cli.environment import FOR_PEOPLE
from lamplit.server.configuration import Configuration, variable
from lamplit.server.http.api import LONGEST_RECORD_BODY

from ..support.ports import free_port
from ..support.random_play import CAST
from ..support.servers import ThreadServer, opened, wait_for

ROOT = Path(__file__).parents[3]
DEPLOY = ROOT / "deploy"
SETTINGS = {variable(setting.name) for setting in fields(Configuration)}
OF_COMPOSE = {"LAMPLIT_BIND", "LAMPLIT_MEMORY"}
OF_THE_PROGRAM = FOR_PEOPLE - SETTINGS
INSIDE = {"LAMPLIT_HOST", "LAMPLIT_PORT", "LAMPLIT_DATABASE_URL", "LAMPLIT_WORKERS"}
"""Settings that the container or its services set."""


def test_examples_name_no_setting_that_there_is_not() -> None:
    for file in (*DEPLOY.iterdir(), ROOT / "compose.yaml", ROOT / "Dockerfile", ROOT / "docs" / "hosting.md"):
        named = set(re.findall(r"LAMPLIT_[A-Z_]*[A-Z]", file.read_text()))
        assert named <= SETTINGS | OF_COMPOSE | OF_THE_PROGRAM, file.name


def test_every_setting_is_in_the_file_for_hosts_and_in_the_table_with_its_default() -> None:
    given = dict(re.findall(r"^#(LAMPLIT_\w+)=(.*)$", (DEPLOY / "lamplit.env").read_text(), re.MULTILINE))
    table = dict(re.findall(r"^\| `(LAMPLIT_\w+)` \| (\S+)", (ROOT / "docs" / "hosting.md").read_text(), re.MULTILINE))
    assert set(given) == SETTINGS
    for setting in fields(Configuration):
        name, default = variable(setting.name), setting.default
        written = _written(default)
        assert given[name] == written, name
        if setting.name != "database_url":
            assert table[name] == (f"`{written}`" if written else "none"), name


def _written(default: object) -> str:
    if isinstance(default, bool):
        return "on" if default else "off"
    return f"{default:g}" if isinstance(default, float) else str(default)


def test_compose_passes_settings_on_and_keeps_to_this_machine() -> None:
    compose = yaml.safe_load((ROOT / "compose.yaml").read_text())
    for name in ("lamplit", "lamplit-postgres"):
        service = compose["services"][name]
        assert set(service["environment"]) - INSIDE == SETTINGS - INSIDE
        assert all(words == f"${{{key}:-}}" for key, words in service["environment"].items() if key not in INSIDE)
        assert service["ports"] == ["${LAMPLIT_BIND:-127.0.0.1}:${LAMPLIT_PORT:-8321}:8321"]
        assert service["mem_limit"] == "${LAMPLIT_MEMORY:-1g}"
    assert "mem_limit" in compose["services"]["database"]


def test_the_unit_gives_the_server_a_home_and_limits() -> None:
    unit = (DEPLOY / "lamplit.service").read_text()
    for line in ("User=lamplit", "StateDirectory=lamplit", "LimitNOFILE=65536", "MemoryMax=1G"):
        assert f"\n{line}\n" in unit


# -- proxies ---------------------------------------------------------------------------------------------------------


def answers(port: int) -> bool:
    """Whether a port is open."""
    with contextlib.suppress(OSError):
        socket.create_connection(("127.0.0.1", port), timeout=1).close()
        return True
    return False


def nginx(folder: Path, port: int, server: ThreadServer) -> list[str]:
    """Return the command of nginx with our example, without certificates."""
    example = (DEPLOY / "nginx.conf").read_text().replace("127.0.0.1:8321", f"127.0.0.1:{server.port}")
    example = re.sub(r"\n *ssl_certificate.*", "", example).replace("listen 443 ssl", f"listen 127.0.0.1:{port}")
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    (folder / "nginx.conf").write_text(
        f"{'user root;' if os.geteuid() == 0 else ''} daemon off; pid {folder}/pid; error_log {folder}/log;\n"
        + "events {}\nhttp {\naccess_log off;\n"
        + "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
        + f"{example}}}\n"
    )
    return ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")]


def caddy(folder: Path, port: int, server: ThreadServer) -> list[str]:
    """Return the command of Caddy with our example, without certificates."""
    example = (DEPLOY / "Caddyfile").read_text().replace("127.0.0.1:8321", f"127.0.0.1:{server.port}")
    example = example.replace("lamplit.example.org {", f"http://:{port} {{\n\tbind 127.0.0.1")
    (folder / "Caddyfile").write_text(f"{{\n\tadmin off\n}}\n{example}")
    return ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


@contextlib.contextmanager
def behind(proxy: str, server: ThreadServer) -> Iterator[int]:
    """Run a proxy before a server and return its port."""
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="lamplit-proxy-") as folder:
        command = {"nginx": nginx, "caddy": caddy}[proxy](Path(folder), port, server)
        with (Path(folder) / "said").open("wb") as said:
            process = subprocess.Popen(
                command, stdout=said, stderr=said, env={"HOME": folder, "PATH": "/usr/sbin:/usr/bin:/bin"}
            )
        try:
            wait_for(lambda: answers(port) or process.poll() is not None, f"{proxy} to start")
            assert process.poll() is None, (Path(folder) / "said").read_text()
            yield port
        finally:
            process.terminate()
            process.wait(20)


@pytest.mark.parametrize("proxy", ["nginx", "caddy"])
def test_people_play_through_a_proxy(proxy: str, tmp_path: Path) -> None:
    if shutil.which(proxy, path="/usr/sbin:/usr/bin:/bin") is None:
        pytest.skip(f"{proxy} is not installed")
    with opened(tmp_path, proxy="127.0.0.1", metrics=True) as server, behind(proxy, server) as port:
        inside, server.port = server.port, port
        try:
            table = server.table("terrorscape", killer="me", options=CAST)
            assert table.sit("killer").says("through the proxy")["type"] == "done"
            bob = table.join("survivor1", "Bob", at="127.0.0.7")
            assert bob.catches_up().talk[0]["words"] == "through the proxy"
            homes = [chair.address for chair in server.live(table).state.chairs.values() if chair.held]
            assert len(set(homes)) == 2, "each comes from an address of their own"
            assert server.get("/metrics").status == 404
            assert server.get("/").status == 200
            long = server.request("POST", "/api/records", b"x" * (LONGEST_RECORD_BODY - 1_000))
            assert long.error == "error-record-long", "a long record reaches the server, which says so itself"
            address = f"ws://127.0.0.1:{port}/api/socket"
            with connect(address, origin=f"http://127.0.0.1:{port}", proxy=None) as line:  # type: ignore[arg-type]
                line.send('{"type": "time", "id": "1"}')
                assert "error-enter-first" in str(line.recv(timeout=20))
        finally:
            server.send_home()
            server.port = inside
