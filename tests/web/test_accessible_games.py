"""Axe finds nothing to complain about in what each game brings: its lesson, its waiting room, its guide, its scenes."""

import lamplit
from lamplit.engine.settings import settle

from ..server.support.servers import ThreadServer
from .conftest import Come
from .everywhere import everywhere
from .people import DESK, PHONE
from .test_accessible import faults
from .test_guided import guide_of
from .test_replay import RECORDS
from .words import says

SCENES = {
    "terrorscape": ("butcher-v2", ("level", "key-found")),
    "escape": ("two-players", ("gong",)),
    "zeds": ("basic", ("fight",)),
    "betrayal": ("haunt-1-b", ("haunt",)),
}
"""A record of each game, and what is told large in it."""


@everywhere(
    ("game", "language", "screen"),
    ("terrorscape", "en", DESK),
    ("escape", "de", PHONE),
    ("zeds", "en", DESK),
    ("betrayal", "de", PHONE),
)
def test_everybody_can_use_what_a_game_brings(inn: ThreadServer, comes: Come, game: str, language: str, screen: str):
    record, kinds = SCENES[game]
    found: dict[str, list[str]] = {}
    ada = comes("Ada", language=language, screen=screen, speed="slow")
    ada.opens(f"#/learn/{game}").sees(says("learn-play", language))
    found["in five minutes"] = faults(ada)

    own, *others = lamplit.game(game).seats(settle(lamplit.game(game).settings, {}))
    table = inn.table(game, **{own: "me", **dict.fromkeys(others, "open")})
    ada.opens(f"#/table/{table.id}?seat={own}&secret={table.secrets[own]}")
    if others:
        ada.page.locator(".room li").first.wait_for()
        found["the waiting room"] = faults(ada)

    guide_of(ada, game, language).wait_for()
    found["the guide"] = faults(ada)

    brought = inn.request("POST", "/api/records?public=true", (RECORDS / game / f"{record}.jsonl").read_bytes()).json
    frames = inn.get(f"/api/records/{brought['record']}/frames?seat=spectator").json["frames"]
    told = next(n for n, frame in enumerate(frames) if {e["kind"] for e in frame.get("events", [])} & set(kinds))
    ada.opens(f"#/replay/{brought['record']}?eyes=spectator&step={told}")
    ada.presses(says("replay-forward", language))
    ada.page.locator("main.board :is(.scene, .thrown, .reveal)").first.wait_for()
    found["a scene"] = faults(ada)
    assert {state: wrong for state, wrong in found.items() if wrong} == {}
