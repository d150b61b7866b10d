"""Makes a virtual environment from a lock file. Called by tools/environment, which finds the Python to do it with.

An environment is finished once it holds a copy of its lock file, which is written last; the next attempt throws an
unfinished one away. Of two attempts at once, one waits for the other and finds the work done.
"""

import fcntl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from steps import Step, step

ROOT = Path(__file__).resolve().parent.parent


def main() -> None:
    """Make the environment named on the command line, unless another process has just done so."""
    environment, lock_file = (ROOT / name for name in sys.argv[1:])
    with one_at_a_time(environment.with_name(f"{environment.name}.lock")) as held:
        if not is_finished(environment, lock_file):
            make(environment, lock_file, held)


@contextmanager
def one_at_a_time(path: Path) -> Iterator[int]:
    """Hold the lock at this path. The system lets go of it when its last holder ends, however that happens."""
    with path.open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("Waiting for another start to set up …", "Warte, ein anderer Start richtet gerade ein …")
            fcntl.flock(file, fcntl.LOCK_EX)
        yield file.fileno()


def is_finished(environment: Path, lock_file: Path) -> bool:
    """Whether the environment was made, to the end and with this Python, from the lock file as it is now."""
    stamp, python = environment / "installed.lock", environment / "bin/python"
    return (
        stamp.exists()
        and python.exists()
        and stamp.read_bytes() == lock_file.read_bytes()
        and subprocess.run([python, "-c", "import pip"], capture_output=True).returncode == 0
    )


def make(environment: Path, lock_file: Path, held: int) -> None:
    """Make the environment afresh."""
    wanted = lock_file.read_bytes()
    stamp = environment / "installed.lock"
    stamp.unlink(missing_ok=True)
    with step("Packages, only this once / Pakete, nur dieses eine Mal") as shown:
        shown.most = wanted.count(b"==")
        run([sys.executable, "-m", "venv", "--clear", environment], held, shown)
        pip = [environment / "bin/python", "-m", "pip", "install", "--no-input", "--disable-pip-version-check"]
        run([*pip, "--progress-bar", "off", "--require-hashes", "--requirement", lock_file], held, shown)
    [packages] = environment.glob("lib/python*/site-packages")
    (packages / "lamplit.pth").write_text("../../../../src\n")
    stamp.write_bytes(wanted)


def run(command: list[str | Path], held: int, shown: Step) -> None:
    """Run a command silently, and count the packages it takes up. It holds the lock too, should it outlive this
    process."""
    said: list[str] = []
    with subprocess.Popen(
        command, pass_fds=[held], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            said.append(line)
            shown.done += line.startswith("Collecting ")
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, command, "".join(said))


def say(english: str, german: str) -> None:
    """Tell the user at the terminal in both languages; nobody has chosen one yet."""
    print(f"Lamplit: {english} / {german}", file=sys.stderr)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        say("Interrupted; the next start begins afresh.", "Abgebrochen; der nächste Start beginnt von vorn.")
        sys.exit(130)
    except subprocess.CalledProcessError as failure:
        print(failure.stdout, file=sys.stderr)
        say(
            "The packages could not be installed; the reason is given above. If there is no network, connect and start "
            "again: what has been fetched is kept.",
            "Die Pakete ließen sich nicht installieren; der Grund steht oben. Falls die Verbindung fehlt, stelle sie "
            "her und starte noch einmal: Was schon geladen ist, bleibt.",
        )
        sys.exit(1)
