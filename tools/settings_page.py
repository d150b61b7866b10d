"""Writes the table of settings in `docs/hosting.md`, and `deploy/lamplit.env`, from the settings that there are.

python tools/settings_page.py
"""

import argparse
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from lamplit.cli import settings  # noqa: E402
from lamplit.server.configuration import Configuration  # noqa: E402

PAGE, FILE = ROOT / "docs" / "hosting.md", ROOT / "deploy" / "lamplit.env"
BEGIN, END = "<!-- made by tools/settings_page.py -->\n", "<!-- so far -->\n"
BELOW = {"LAMPLIT_HOSTS": "#names", "LAMPLIT_SHARE_ADDRESS": "#one-address"}
LITERAL = re.compile(
    r"LAMPLIT_\w+|\w+:///?[\w:@/]+|\d+(?:\.\d+){3}|(?<= )/\w+|(?<![\w.])[*0](?![\w.])|Authorization: Bearer …"
)
SHOWN = {"LAMPLIT_DATABASE_URL": "`sqlite:///…/lamplit/lamplit.db` in your data folder"}
HEAD = """\
# The settings of Lamplit, for lamplit.service, for --env-file and for docker compose --env-file. Remove the # to change
# one. See docs/hosting.md for more.
"""


def table() -> str:
    """All settings as a table of the page."""
    rows = ["| variable | default | |", "|---|---|---|"]
    for name, default in settings.defaults().items():
        shown = SHOWN.get(name) or (f"`{default}`" if default else "none")
        meaning = LITERAL.sub(lambda found: f"`{found[0]}`", settings.meaning(name, "en").replace("’", "'"))
        more = f" ([below]({BELOW[name]}))" if name in BELOW else ""
        rows.append(f"| `{name}` | {shown} | {meaning}{more} |")
    return "\n".join([*rows, ""])


def page(text: str) -> str:
    """The page with the table as it should be."""
    before, _begin, rest = text.partition(BEGIN)
    _old, _end, after = rest.partition(END)
    return f"{before}{BEGIN}\n{table()}\n{END}{after}"


def environment_file() -> str:
    """The file for hosts: the settings of a server, each with what it is for, and none of them set."""
    parts = [HEAD]
    for name, default in settings.defaults().items():
        if name.removeprefix("LAMPLIT_").lower() in Configuration.__dataclass_fields__:
            meaning = settings.meaning(name, "en").replace("’", "'")
            parts.append(f"\n# {meaning[0].upper()}{meaning[1:]}\n#{name}={default}\n")
    return "".join(parts)


def main() -> None:
    """Write both."""
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    PAGE.write_text(page(PAGE.read_text("utf-8")), "utf-8")
    FILE.write_text(environment_file(), "utf-8")


if __name__ == "__main__":
    main()
