"""Sets up the small server of docs/hosting.md on bare systems, with the very lines of that page, and looks at it.

    python3 tools/small_server.py                 on bookworm and trixie
    python3 tools/small_server.py trixie          on one release; --in FOLDER says where systems are kept

The systems boot, with systemd; see tools/bare_system, and what that needs. Only the name is another one: Caddy gives
itself a certificate for names that end in .localhost. All of them answer on ports 80 and 443 of this machine meanwhile.
"""

import argparse
import contextlib
import http.client
import json
import pwd
import re
import shutil
import socket
import ssl
import stat
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
RELEASES = ("bookworm", "trixie")
PAGE = ROOT / "docs" / "hosting.md"
NAME_ON_THE_PAGE = "lamplit.example.org"
NAME = "lamplit.localhost"
LAMPLIT = Path("/opt/lamplit/venv/bin/lamplit")
KEPT = Path("/var/lib/lamplit")
AUTHORITY = "/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt"
SEATS = {"killer": "me", "survivor1": "open", "survivor2": "bot:thumb", "survivor3": "bot:thumb"}
PATIENCE = 60


def lines(title: str) -> str:
    """The lines that the page tells a host to copy, under one of its titles."""
    found = re.search(rf"<!-- {title} -->\n+```bash\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert found, f"{PAGE} has no lines to {title}"
    return found[1].replace(f"NAME={NAME_ON_THE_PAGE}", f"NAME={NAME}")


def main() -> None:
    """Try all releases that are wanted, one after the other."""
    parser = argparse.ArgumentParser(description="Sets up the small server of docs/hosting.md on bare systems.")
    parser.add_argument("releases", nargs="*", default=RELEASES, help="Debian's releases (bookworm trixie)")
    parser.add_argument("--in", dest="folder", help="where systems are kept")
    parser.add_argument("--look", action="store_true", help=argparse.SUPPRESS)
    wishes = parser.parse_args()
    if wishes.look:
        look()
        return
    for release in wishes.releases:
        say(f"== {release}")
        bare = [ROOT / "tools/bare_system", *(["--in", wishes.folder] if wishes.folder else []), "--server", release]
        alone = "export DEBIAN_FRONTEND=noninteractive"
        then = f"{alone}\n{lines('set up')}\nexec /opt/lamplit/venv/bin/python tools/small_server.py --look\n"
        if subprocess.run([*bare, "bash", "-exc", then], stdin=subprocess.DEVNULL).returncode:
            sys.exit(f"{release}: something is wrong, see above.")
    say("All is well.")


def look() -> None:
    """Look at the server that this system has become, and do with it what the page says."""
    say("- the units are sound")
    for unit in sorted((ROOT / "deploy").glob("lamplit*.[st]*")):
        run("systemd-analyze", "verify", f"/etc/systemd/system/{unit.name}")
    say("- the page comes through the proxy, with its client")
    wait_for(lambda: ask("GET", "/readyz")[0] == 200, "the server to answer")
    status, page = ask("GET", "/")
    assert (status, b"<html" in page) == (200, True)
    [script, *_] = re.findall(rb'(?:src|href)="([^"]+\.js)"', page)
    assert ask("GET", "/" + script.decode().lstrip("./"))[0] == 200, script
    assert ask("GET", "/metrics")[0] == 404
    say("- somebody opens a table and plays")
    first = Table()
    first.is_there()
    say("- rights")
    look_at_rights()
    say("- the server is killed")
    before = running()
    run("systemctl", "kill", "--signal=KILL", "lamplit")
    wait_for(lambda: running() not in ("0", before), "the server to be started again")
    first.is_there()
    say("- a backup is made as at night, and restored elsewhere")
    assert "lamplit-backup.timer" in run("systemctl", "list-timers", "lamplit-backup.timer")
    copy_lines("back up")
    [made] = (KEPT / "backups").iterdir()
    assert (owner(made), rights(made)) == ("lamplit", 0o600)
    restored_elsewhere(made, first)
    say("- what came after a backup is gone when the host goes back to it")
    second = Table()
    copy_lines("restore")
    first.is_there()
    assert second.status() == 404
    say("- an upgrade")
    version = ROOT / "src/lamplit/__init__.py"
    version.write_text(re.sub(r'__version__ = ".*"', '__version__ = "99.0.0"', version.read_text()))
    copy_lines("upgrade")
    assert "99.0.0" in run(LAMPLIT, "--version")
    first.is_there()
    assert len(list((KEPT / "backups").iterdir())) == 2, "one from before the upgrade"
    say("- the log")
    log = run("journalctl", "--unit=lamplit", "--output=cat", "--quiet")
    assert "Traceback" not in log, log
    assert [json.loads(line) for line in log.splitlines() if line.startswith("{")]


# -- the host ----------------------------------------------------------------------------------------------------------


def copy_lines(title: str) -> None:
    """Do what the page says under one of its titles."""
    run("bash", "-ec", lines(title))


def run(*command: str | Path) -> str:
    """Run a command that must succeed, and return what it printed."""
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert not done.returncode, f"{command}\n{done.stdout}"
    return done.stdout


def running() -> str:
    """The number of the server's process; 0 if there is none."""
    return run("systemctl", "show", "--property=MainPID", "--value", "lamplit").strip()


def look_at_rights() -> None:
    """Nobody but the server reads what it keeps, and it may do little else."""
    assert (owner(KEPT), rights(KEPT)) == ("lamplit", 0o700)
    for file in KEPT.glob("lamplit.db*"):
        assert (owner(file), rights(file)) == ("lamplit", 0o600), file
    settings = Path("/etc/lamplit.env")
    assert (owner(settings), settings.group(), rights(settings)) == ("root", "lamplit", 0o640)
    assert (owner(LAMPLIT), rights(LAMPLIT) & 0o022) == ("root", 0)
    status = Path(f"/proc/{running()}/status").read_text()
    assert re.search(rf"^Uid:\t{pwd.getpwnam('lamplit').pw_uid}\t", status, re.MULTILINE)
    assert re.search(r"^CapEff:\t0+$", status, re.MULTILINE)
    assert re.search(r"^NoNewPrivs:\t1$", status, re.MULTILINE)
    assert re.search(r"^Seccomp:\t2$", status, re.MULTILINE)
    listening = Path("/proc/net/tcp").read_text() + Path("/proc/net/tcp6").read_text()
    assert set(re.findall(r"(\w+):2081 0+:0000 0A", listening)) == {"0100007F"}, "only the proxy reaches it"


def owner(file: Path) -> str:
    return file.owner()


def rights(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


def restored_elsewhere(backup: Path, table: "Table") -> None:
    """Restore a backup into a database of its own, with nothing around, and see that a server there has the table."""
    elsewhere = Path(tempfile.mkdtemp())
    shutil.copy(backup, elsewhere)
    at = {"LAMPLIT_DATABASE_URL": f"sqlite:///{elsewhere}/lamplit.db", "LAMPLIT_PORT": "8399", "HOME": str(elsewhere)}
    subprocess.run([LAMPLIT, "restore", elsewhere / backup.name], env=at, check=True)
    subprocess.run([LAMPLIT, "verify"], env=at, check=True)
    with subprocess.Popen([LAMPLIT, "serve"], env=at, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
        try:
            wait_for(lambda: table.status(8399) == 200, "the restored server")
        finally:
            server.terminate()


# -- people ------------------------------------------------------------------------------------------------------------


class Table:
    """A table that somebody has opened through the proxy and that waits for one more."""

    def __init__(self) -> None:
        asked = {"game": "terrorscape", "options": {"killer": "butcher"}, "seats": SEATS, "name": "Ada"}
        status, answer = ask("POST", "/api/tables", asked)
        assert status < 300, answer
        self.opened: dict[str, Any] = json.loads(answer)

    def status(self, port: int = 443) -> int:
        """What the server says when asked about it."""
        return ask("GET", f"/api/tables/{self.opened['table']}", secret=self.opened["invite"], port=port)[0]

    def is_there(self) -> None:
        """See that whoever opened it finds their seat, over a socket, and is heard."""
        from websockets.sync.client import connect
        from websockets.typing import Origin

        wait_for(lambda: self.status() == 200, "the table")
        at = socket.create_connection(("127.0.0.1", 443), timeout=PATIENCE)
        with connect(
            f"wss://{NAME}/api/socket", sock=at, ssl=trusting(), origin=Origin(f"https://{NAME}"), proxy=None
        ) as line:
            enter = {"table": self.opened["table"], "seat": "killer", "secret": self.opened["seats"]["killer"]}
            line.send(json.dumps({"type": "enter", **enter}))
            assert json.loads(line.recv(PATIENCE))["type"] == "welcome"
            line.send(json.dumps({"type": "say", "id": "1", "words": "Here I am.", "team": False}))
            while (said := json.loads(line.recv(PATIENCE)))["type"] not in ("done", "refused"):
                pass
            assert said["type"] == "done", said


def ask(method: str, path: str, body: object = None, secret: str = "", port: int = 443) -> tuple[int, bytes]:
    """Ask through the proxy, over HTTPS with its certificate, or the server on another port; 0 where nobody answers."""
    kind = HTTPS if port == 443 else http.client.HTTPConnection
    headers = {"Host": NAME if port == 443 else "localhost"} | ({"Authorization": f"Bearer {secret}"} if secret else {})
    if body is not None:
        headers["Content-Type"] = "application/json"
    with contextlib.suppress(OSError), contextlib.closing(kind("127.0.0.1", port, timeout=PATIENCE)) as line:
        line.request(method, path, None if body is None else json.dumps(body), headers)
        answer = line.getresponse()
        return answer.status, answer.read()
    return 0, b""


class HTTPS(http.client.HTTPSConnection):
    """A line to the proxy on this machine, by its name."""

    def connect(self) -> None:
        self.sock = trusting().wrap_socket(socket.create_connection((self.host, 443), PATIENCE), server_hostname=NAME)


def trusting() -> ssl.SSLContext:
    """Trust nobody but the authority that Caddy has made for itself."""
    return ssl.create_default_context(cafile=AUTHORITY)


def wait_for(holds: Any, what: str) -> None:
    """Wait until something holds."""
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until, f"waited in vain for {what}"
        time.sleep(0.2)


def say(what: str) -> None:
    print(what, flush=True)


if __name__ == "__main__":
    main()
