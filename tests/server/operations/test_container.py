"""The container's files, and a server under its restrictions, without an image registry."""

import json
import os
import re
import shutil
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

import pytest
import yaml

import lamplit
from lamplit.server.configuration import Configuration, variable

from ..support.ports import free_port
from ..support.servers import ThreadServer

ROOT = Path(__file__).parents[3]
LINES = re.sub(r"\\\n\s*", "", (ROOT / "Dockerfile").read_text()).splitlines()
STEPS = [(line.split()[0], line.partition(" ")[2].strip()) for line in LINES if line and line[0] not in "# "]
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text())
SERVERS = {"sqlite": "lamplit", "postgres": "lamplit-postgres"}


def said(instruction: str) -> list[str]:
    """Return the arguments of each use of a Dockerfile instruction."""
    return [rest for name, rest in STEPS if name == instruction]


def left_out(path: str) -> bool:
    """Whether `.dockerignore` excludes a path."""
    kept_out = [re.escape(line).replace(r"\*\*/", "(.*/)?").replace(r"\*", "[^/]*") for line in ignored()]
    return any(re.fullmatch(f"{pattern}(/.*)?", path) for pattern in kept_out)


def ignored() -> list[str]:
    return (ROOT / ".dockerignore").read_text().split()


# -- the image ---------------------------------------------------------------------------------------------------------


def test_a_linter_has_nothing_to_say():
    linter = shutil.which("hadolint", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}")
    if linter is None:
        pytest.skip("there is no hadolint for this system; where there is one, ./test brings it")
    checked = subprocess.run([linter, "--no-color", ROOT / "Dockerfile"], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_it_stands_on_python_3_13_and_every_base_names_its_version():
    assert said("FROM")[-1] == "python:3.13-slim"
    for base in said("FROM"):
        assert re.match(r"[\w/]+:\d", base), base


def test_everything_that_is_copied_is_there_and_not_left_out():
    for words in said("COPY"):
        if words.startswith("--from="):
            continue
        *sources, _target = words.split()
        for source in sources:
            assert (ROOT / source).exists(), source
            assert not left_out(source), source
    for outside in (
        ".git",
        "web/node_modules",
        "src/lamplit/__pycache__",
        "src/lamplit/server/web/index.html",
        "tests",
    ):
        assert left_out(outside), outside


def test_nobody_in_it_is_root_and_only_its_volume_is_theirs():
    assert said("USER") == ["10001"], "a number, so that those who run it can see that it is not root"
    assert [name for name, _rest in STEPS].index("USER") > max(n for n, (name, _) in enumerate(STEPS) if name == "RUN")
    assert any("--uid 10001" in step and "install -d -o lamplit /data" in step for step in said("RUN"))
    assert said("VOLUME") == ["/data"]


def test_packages_are_those_of_the_lock_file():
    installing = [step for step in said("RUN") if step.startswith("pip install")]
    assert "--require-hashes -r requirements.lock" in installing[0]
    assert all("--require-hashes" in step or "--no-deps" in step for step in installing)
    assert any("npm ci" in step for step in said("RUN"))


@pytest.mark.slow
def test_its_steps_leave_an_installed_server_with_its_client(tmp_path: Path):
    """Run what the last stage copies and runs, with an environment in place of the system and a page in place of the
    client."""
    place, system = tmp_path / "lamplit", tmp_path / "system"
    client = tmp_path / "web" / "index.html"
    client.parent.mkdir()
    client.write_text("Lamplit")
    subprocess.run([sys.executable, "-m", "venv", system], check=True)
    for name, rest in STEPS[max(n for n, (name, _) in enumerate(STEPS) if name == "FROM") :]:
        if name == "COPY":
            *sources, target = rest.split()
            for source in [client.parent] if "--from=web" in sources else [ROOT / source for source in sources]:
                copied(source, place / target)
        elif name == "RUN" and rest.startswith("pip "):
            done = subprocess.run(
                [system / "bin/python", "-m", *rest.split()], cwd=place, capture_output=True, text=True
            )
            assert done.returncode == 0, done.stdout + done.stderr
    inside = "from pathlib import Path; import lamplit; print(Path(lamplit.__file__).parent / 'server/web/index.html')"
    page = subprocess.run([system / "bin/python", "-c", inside], cwd=tmp_path, capture_output=True, text=True).stdout
    assert page.startswith(str(system))
    assert Path(page.strip()).read_text() == "Lamplit"
    version = subprocess.run([system / "bin/lamplit", "--version"], cwd=tmp_path, capture_output=True, text=True)
    assert version.stdout == f"lamplit {lamplit.__version__}\n"


def copied(source: Path, target: Path) -> None:
    """Copy like COPY: a folder's content, or a file into a folder or to a name."""
    if source.is_dir():
        shutil.copytree(source, target, ignore=those_left_out, dirs_exist_ok=True)
    else:
        folder = target if target.suffix == "" else target.parent
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, folder)


def those_left_out(folder: str, names: list[str]) -> list[str]:
    """Return the names left out of the build context."""
    if not Path(folder).is_relative_to(ROOT):
        return []
    return [name for name in names if left_out((Path(folder) / name).relative_to(ROOT).as_posix())]


def test_what_it_sets_are_settings():
    named = re.findall(r"(LAMPLIT_\w+)=(\S+)", " ".join(said("ENV")))
    assert dict(named) == {"LAMPLIT_HOST": "0.0.0.0", "LAMPLIT_DATABASE_URL": "sqlite:////data/lamplit.db"}
    assert {name for name, _value in named} <= {variable(name) for name in Configuration.__dataclass_fields__}


def test_its_health_check_asks_what_the_server_answers(server: ThreadServer):
    [check] = said("HEALTHCHECK")
    assert "--start-period=" in check
    asked = re.search(rf"http://127\.0\.0\.1:{Configuration().port}(/\w+)", check)
    assert asked is not None
    python, *words = json.loads(check.partition(" CMD ")[2])
    assert python == "python", "no shell around it, which an image need not have"
    here = [word.replace(f":{Configuration().port}", f":{server.port}") for word in words]
    assert subprocess.run([sys.executable, *here]).returncode == 0
    nobody = [word.replace(f":{Configuration().port}", f":{free_port()}") for word in words]
    assert subprocess.run([sys.executable, *nobody], capture_output=True).returncode != 0


def test_it_is_stopped_as_the_server_wants_it():
    assert said("STOPSIGNAL") == ["SIGTERM"]
    assert said("CMD") == ['["lamplit", "serve"]'], "no shell between it and the signal"


# -- the two profiles --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("profile", SERVERS)
def test_a_profile_holds_its_server_tight(profile: str):
    service = COMPOSE["services"][SERVERS[profile]]
    assert service["profiles"] == [profile]
    assert service["read_only"] is True
    assert service["tmpfs"] == ["/tmp"]
    assert service["cap_drop"] == ["ALL"]
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert service["restart"] == "unless-stopped"
    assert int(service["stop_grace_period"].removesuffix("s")) > 5, "longer than the server takes to stop"


def test_each_profile_keeps_its_games():
    services, volumes = COMPOSE["services"], COMPOSE["volumes"]
    assert services["lamplit"]["volumes"] == ["tables:/data"]
    assert services["database"]["volumes"][0].split(":")[0] in volumes
    assert "tables" in volumes
    waits = services["lamplit-postgres"]["depends_on"]
    assert waits == {"database": {"condition": "service_healthy"}}
    assert "healthcheck" in services["database"]
    assert "ports" not in services["database"], "nobody but the server reaches it"


# -- a server held like that -------------------------------------------------------------------------------------------

HELD = """
set -e
mount --make-rprivate /
mount -t tmpfs -o mode=0700 tmpfs "$1/data"
mount -t tmpfs -o mode=1777 tmpfs "$1/tmp"
mount -o remount,ro,bind /
exec setpriv --no-new-privs --inh-caps=-all --bounding-set=-all "$2" -m lamplit serve
"""
"""A shell script that makes everything read-only but two small disks and drops all privileges, like `read_only` and
`cap_drop`."""


def test_a_server_that_may_write_nothing_else_and_has_no_privileges_serves(tmp_path: Path):
    held = ["unshare", "--mount", "sh", "-c"]
    if subprocess.run([*held, "mount --make-rprivate / && setpriv --help"], capture_output=True).returncode:
        pytest.skip("only root may take away the right to write")
    for name in ("data", "tmp"):
        (tmp_path / name).mkdir()
    port = free_port()
    given = {
        "PYTHONPATH": os.pathsep.join(sys.path),
        "PYTHONDONTWRITEBYTECODE": "1",
        "TMPDIR": str(tmp_path / "tmp"),
        "HOME": "/nonexistent",
        "LAMPLIT_PORT": str(port),
        "LAMPLIT_DATABASE_URL": f"sqlite:///{tmp_path}/data/lamplit.db",
    }
    words = [*held, HELD, "sh", str(tmp_path), sys.executable]
    with subprocess.Popen(words, env=os.environ | given, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as server:
        try:
            assert is_ready(port, server)
            rights = Path(f"/proc/{server.pid}/status").read_text()
            assert re.search(r"^CapEff:\s0+$", rights, re.MULTILINE)
            assert not list((tmp_path / "data").iterdir()), "what it writes is on a disk of its own"
        finally:
            server.terminate()
        assert server.wait(60) == 0
        assert server.stdout is not None
        assert b"Traceback" not in server.stdout.read()


def is_ready(port: int, server: "subprocess.Popen[bytes]") -> bool:
    """Whether the server becomes ready."""
    until = time.monotonic() + 60
    while server.poll() is None and time.monotonic() < until:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz", timeout=5) as answer:
                return answer.status == 200
        except OSError:
            time.sleep(0.1)
    return False
