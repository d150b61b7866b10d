"""What a team decides together is left to its people, and who waits sees for whom."""

from playwright.sync_api import expect

from lamplit.text import say, wording

from ..server.support.servers import ThreadServer
from .conftest import Come
from .everywhere import everywhere
from .hours import goes_on
from .moments import mansion
from .people import TABLET
from .test_terrorscape import TEAM
from .words import says


@everywhere(("language", "screen"), ("de", TABLET))
def test_bots_leave_what_the_team_decides_to_its_person(inn: ThreadServer, comes: Come, language: str, screen: str):
    seats = {"killer": "me", "survivor1": "me", "survivor2": "bot:random", "survivor3": "bot:random"}
    table = goes_on(inn, mansion(lambda match: len(match.together) == len(TEAM)), seats=seats, bot_pace="instant")
    answers = inn.live(table).state.answers
    ada = comes("Ada", language=language, screen=screen).sits(table, "survivor1").is_asked()
    assert ada.prompt == say("choose-discoverer", language, "terrorscape")
    ben = comes("Ben", language=language, screen=screen).sits(table, "killer")
    bar = ben.page.locator(".ask .words")
    expect(bar.locator(".people")).to_contain_text("Ada")
    expect(bar).to_contain_text(says("waits-survivors", language))
    assert inn.live(table).state.answers == answers
    ada.chooses(wording.option("discover:marco", "terrorscape", language))
    ada.waits(lambda: inn.live(table).state.answers > answers, "Ada has decided")
