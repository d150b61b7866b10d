"""What the browser knows of counters, cards and the map is what is printed on them."""

import importlib.util
import json
from pathlib import Path

MAKER = Path(__file__).parents[2] / "web" / "fixtures" / "zeds" / "make.py"


def test_the_browsers_figures_are_those_of_the_game() -> None:
    spec = importlib.util.spec_from_file_location("zeds_fixtures", MAKER)
    assert spec
    assert spec.loader
    maker = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(maker)
    written = json.loads(maker.FIGURES_FILE.read_text(encoding="utf-8"))
    assert written == json.loads(json.dumps(maker.figures())), f"Run {MAKER.name} again: the game's data have changed."
