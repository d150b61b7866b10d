"""The name of the program, as it is shown in commands for people to type."""

import os

INSTALLED = "lamplit"


def program_name() -> str:
    """Return the first words of a command: the script that was called, or the installed program's name."""
    return os.environ.get("LAMPLIT_CALLED") or INSTALLED
