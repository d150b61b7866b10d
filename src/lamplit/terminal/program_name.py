"""How the program was called, for commands that people are told to type next."""

import os

INSTALLED = "lamplit"


def program_name() -> str:
    """The words a command begins with: those of the script that was called, or the installed program's name."""
    return os.environ.get("LAMPLIT_CALLED") or INSTALLED
