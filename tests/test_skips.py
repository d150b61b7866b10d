"""Skipped tests are listed at the end of `./test`."""

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_why_tests_were_skipped_is_kept_for_the_end(tmp_path: Path) -> None:
    skipping = ["tests/server/http/test_fuzz.py", "-k", "a_hundred_thousand"]
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-o", f"cache_dir={tmp_path}", *skipping]
    short = {name: value for name, value in os.environ.items() if name != "LAMPLIT_LONG"}
    done = subprocess.run(command, cwd=ROOT, env=short, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
    [reason] = json.loads((tmp_path / "v/lamplit/skipped").read_text())
    assert reason == "takes minutes; set LAMPLIT_LONG=1 (1 test)"
