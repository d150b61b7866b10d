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
    say("Setting up, only this once …", "Richte ein, nur dieses eine Mal …")
    wanted = lock_file.read_bytes()
    stamp = environment / "installed.lock"
    stamp.unlink(missing_ok=True)
    run([sys.executable, "-m", "venv", "--clear", environment], held)
    pip = [environment / "bin/python", "-m", "pip", "install", "-qq", "--no-input", "--disable-pip-version-check"]
    run([*pip, "--require-hashes", "--requirement", lock_file], held)
    [packages] = environment.glob("lib/python*/site-packages")
    (packages / "lamplit.pth").write_text("../../../../src\n")
    stamp.write_bytes(wanted)


def run(command: list[str | Path], held: int) -> None:
    """Run a command silently. It holds the lock too, in case it outlives this process."""
    subprocess.run(command, check=True, pass_fds=[held], capture_output=True, text=True)


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
        print(failure.stdout, failure.stderr, file=sys.stderr)
        say("Setting up failed. Are you online?", "Das Einrichten ist gescheitert. Bist du online?")
        sys.exit(1)
