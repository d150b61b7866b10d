"""The tally: what all finished games tell together, by killer, team, difficulty and company."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lamplit.server.storage.store import RecordRow
from lamplit.text import wording

from ..server.support.random_play import KILLER, TEAM
from ..server.support.servers import ThreadServer, opened
from .conftest import Come
from .hours import goes_on
from .measure import misfits
from .moments import before_the_end
from .people import Person
from .test_accessible import at_a_desk_and_on_a_phone, faults
from .test_terrorscape import QUICK

DAY = 86_400_000
FIRST_DAY = 1_750_000_000_000


def nights(count: int, luck: Random) -> list[RecordRow]:
    """So many finished games of Terrorscape: with the Butcher the killer always wins, else never."""
    rows: list[RecordRow] = []
    for number in range(count):
        killer = ("butcher", "spectre", "murderer")[number % 3]
        team = luck.choice([("anna", "marco", "william"), ("anna", "johnson", "sophia")])
        people = luck.choice([(), (KILLER,), TEAM])
        seats: dict[str, Any] = {
            seat: {"who": "person" if seat in people else "bot", "name": "", "plays": [who]}
            for seat, who in zip((KILLER, *TEAM), (killer, *team), strict=True)
        }
        side = "killer" if killer == "butcher" else "survivors"
        how = "elimination" if side == "killer" else luck.choice(["rescue", "main-exit", "P02"])
        options = {"players": luck.choice([2, 3, 4]), "plans": how == "P02", "traits": luck.choice(["none", "hard"])}
        seconds, created = luck.randint(300, 5_000), FIRST_DAY + number * 4 * DAY
        result = {"side": side, "how": how, "winners": []}
        rows.append(
            RecordRow(f"n{number}", "terrorscape", 1, options, seats, result, False, "", False, 90, seconds, created)
        )
    return rows


def evenings(count: int, luck: Random) -> list[RecordRow]:
    """So many finished games of Escape, won or not."""
    rows: list[RecordRow] = []
    for number in range(count):
        players = luck.randint(1, 3)
        seats = {
            seat: {"who": luck.choice(["person", "bot"]), "name": ""} for seat in ("red", "blue", "yellow")[:players]
        }
        won = luck.random() < 0.6
        result = {"side": "adventurers" if won else "temple", "how": "escape" if won else "collapse", "winners": []}
        options = {"players": players, "difficulty": luck.choice(["normal", "skilled"]), "curses": luck.random() < 0.5}
        rows.append(RecordRow(f"e{number}", "escape", 2, options, seats, result, False, "", False, 300, 560, FIRST_DAY))
    return rows


@pytest.fixture(scope="module")
def old_house(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    """A server on which many games were played, and no more are."""
    with opened(tmp_path_factory.mktemp("old")) as house:
        for row in (*nights(36, Random(5)), *evenings(20, Random(6))):
            house.inside(lambda row=row: house.registry.store.put_record(row))
        yield house


def share(person: Person, panel: str, row: str) -> str:
    """What stands beside something in one of the panels."""
    found = person.page.get_by_role("region", name=panel).get_by_role("row").filter(has_text=row).first
    return " ".join(found.inner_text().split())


def test_the_tally_tells_which_killer_wins_how_often_and_how_sure_that_is(old_house: ThreadServer, comes: Come):
    ada = comes("Ada", to=old_house).opens()
    ada.presses("The tally: who wins how often").sees("The results of all games played")
    ada.presses("Terrorscape").sees("36 games")
    assert share(ada, "Killer", "Butcher") == "Butcher 12 games 100 % 76–100 %"
    assert share(ada, "Killer", "Spectre") == "Spectre 12 games 0 % 0–24 %"
    ada.page.get_by_role("group", name="Share won by").get_by_role("button", name="Survivors").click()
    ada.waits(lambda: share(ada, "Killer", "Spectre") == "Spectre 12 games 100 % 76–100 %", "the other side's share")
    for panel in ("Survivors, one by one", "Survivors as a team", "People and bots", "Survival Plans", "People"):
        assert ada.page.get_by_role("region", name=panel, exact=True).is_visible(), panel
    assert "12" in share(ada, "How it ended", "A Survivor was eliminated")


def test_the_tally_can_be_asked_about_one_game_and_about_people_only(old_house: ThreadServer, comes: Come):
    ada = comes("Ada", to=old_house, language="de").opens("#/numbers/escape")
    ada.sees("20 Spiele")
    assert "Skilled" not in ada.page.locator("main").inner_text()
    assert share(ada, "Wie es ausging", "Alle sind entflohen")
    ada.presses("mit Menschen")
    ada.sees_no_longer("20 Spiele")
    ada.presses("Terrorscape").sees("Schlächter")


def test_where_nothing_was_played_the_tally_says_so(client: None, tmp_path: Path, comes: Come):
    with opened(tmp_path) as house:
        ada = comes("Ada", to=house).opens("#/numbers")
        ada.sees("No game has been played to the end here yet.")
        table = house.table(
            "terrorscape",
            **dict.fromkeys((KILLER, *TEAM), "bot:random"),
            options=QUICK,
            spectators="live",
            bot_pace="instant",
        )
        table.watch().waits_until(lambda guest: guest.result)
        ada.waits(lambda: bool(house.get("/api/statistics").json), "the game is counted")
        ada.page.reload()
        ada.sees("one game")


def test_after_a_game_one_looks_at_the_tally_of_it(inn: ThreadServer, comes: Come):
    inn.inside(lambda: inn.registry.store.put_record(nights(1, Random(5))[0]))
    match, seat, option = before_the_end()
    ada = comes("Ada").sits(goes_on(inn, match), seat).is_asked()
    ada.chooses(wording.option(option, "terrorscape", "en"))
    ada.presses("The tally").sees("Who wins")
    assert ada.page.get_by_role("button", name="Terrorscape").get_attribute("aria-pressed") == "true"


@at_a_desk_and_on_a_phone
def test_everybody_can_use_the_tally(old_house: ThreadServer, comes: Come, screen: str, language: str):
    ada = comes("Ada", to=old_house, screen=screen, language=language).opens("#/numbers/terrorscape")
    ada.sees({"de": "Schlächter", "en": "Butcher"}[language])
    assert faults(ada) == []
    assert misfits(ada, fits=False) == {}
