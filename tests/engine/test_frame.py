"""What programs read of all games' views is declared once in Python and once for the browser, and means the same."""

import re
from pathlib import Path
from typing import Any, get_type_hints

from lamplit.engine.knowledge.frame import Frame

TYPES = Path(__file__).parents[2] / "web" / "src" / "games" / "types.ts"
IN_THE_BROWSER = {
    str: "string",
    int: "number",
    float: "number",
    dict[str, Any]: "Record<string, Json>",
    list[str]: "string[]",
}


def test_the_browser_reads_the_same_frame():
    declared = re.search(r"interface Frame \{(.*?)\n\}", TYPES.read_text(encoding="utf-8"), re.DOTALL)
    assert declared
    there = dict(re.findall(r"readonly (\w+)\?: ([^;]+);", declared[1]))
    assert there == {key: IN_THE_BROWSER[kind] for key, kind in get_type_hints(Frame).items()}
