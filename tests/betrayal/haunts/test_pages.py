"""docs/haunts.md says of every haunt which blocks it takes and which rulings it leaves open, as its module does;
docs/balance.md, how many tests it has.
"""

import re
from pathlib import Path

from lamplit.games.betrayal.haunts import HAUNTS

from ...test_docs import ROOT


def test_the_page_lists_all_haunts_and_their_blocks() -> None:
    page = (ROOT / "docs" / "haunts.md").read_text("utf-8")
    rows = {
        int(number): blocks for number, blocks in re.findall(r"^\| (\d+) \| [^|]+ \| ([^|]+) \|", page, re.MULTILINE)
    }
    assert rows == {number: ", ".join(haunt.blocks) for number, haunt in HAUNTS.items()}, "run tools/betrayal/haunts.py"


def test_the_page_lists_all_rulings_with_their_choices() -> None:
    page = (ROOT / "docs" / "haunts.md").read_text("utf-8")
    rows = re.findall(r"^\| `(\w+)` \| (\d+) \| [^|]+ \| ([^|]+) \|$", page, re.MULTILINE)
    told = [(name, int(number), tuple(re.findall(r"`(\w+)` \(", choices))) for name, number, choices in rows]
    declared = [(name, number, way) for number, haunt in HAUNTS.items() for name, way in haunt.rulings.items()]
    assert sorted(told) == sorted(declared), "run tools/betrayal/haunts.py"


def test_the_page_of_win_rates_says_how_many_tests_each_haunt_has() -> None:
    page = (ROOT / "docs" / "balance.md").read_text("utf-8")
    [table] = re.findall(r"<!-- betrayal-haunts -->(.*?)<!-- end -->", page, re.DOTALL)
    told = {int(number): int(count) for number, count in re.findall(r"^\| (\d+) \w+ \| (\d+) \|", table, re.MULTILINE)}
    assert told == {number: own_tests(number) for number in HAUNTS}, "run tools/betrayal/haunt_games.py --table tests"


def own_tests(number: int) -> int:
    file = Path(__file__).with_name(f"test_{HAUNTS[number].name}.py")
    return file.read_text("utf-8").count("\ndef test_")
