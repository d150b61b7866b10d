"""Who sits, who watches, who talks, who goes: everything people do at a table besides playing."""

import re
from collections.abc import Iterator
from time import monotonic

import pytest
from playwright.sync_api import Route, expect

from lamplit.text import wording

from ..server.support.servers import ELSEWHERE, Table, ThreadServer, wait_for, with_network_access
from .conftest import Come
from .hours import goes_on, let_the_temple_collapse
from .measure import lies_still
from .moments import asks, before_the_end, just_before, mansion
from .people import PATIENCE, PHONE, Person
from .test_escape import HURRY
from .test_heard import LISTEN, heard
from .test_terrorscape import TEAM, laid


@pytest.fixture
def a_door(inn: ThreadServer) -> Iterator[str]:
    """Where others find the house once its door is open."""
    with with_network_access(inn, lambda _address: None):
        yield f"{ELSEWHERE}:{inn.port}"


def turns_to(person: Person, pane: str) -> Person:
    """Opens one of the panes beside the table; once more if it moved from under the pointer just then."""
    tab = person.page.get_by_role("tab", name=pane)
    until = monotonic() + PATIENCE / 1000
    while tab.get_attribute("aria-selected") != "true":
        assert monotonic() < until, f"{person.name} cannot open {pane}"
        tab.click()
        person.page.wait_for_timeout(100)
    return person


def says(person: Person, words: str, team: bool = False) -> None:
    """Says something to all, or to the own team."""
    turns_to(person, "Talk")
    person.page.get_by_label("Say something").wait_for()
    if person.page.get_by_label("team only").count():
        person.page.get_by_label("team only").set_checked(team)
    person.page.get_by_label("Say something").fill(words)
    person.presses("Send")
    person.sees(words)


def answers(table: Table) -> int:
    """How many answers the match at a table has."""
    assert isinstance(table.server, ThreadServer)
    return table.server.live(table).state.number


# -- talking -------------------------------------------------------------------------------------------------------


def test_the_team_talks_among_itself_and_all_talk_to_all(inn: ThreadServer, comes: Come):
    table = laid(inn)
    ada, ben, cleo = (
        comes("Ada").sits(table, "killer"),
        comes("Ben").sits(table, "survivor1"),
        comes("Cleo").sits(table, "survivor2"),
    )
    for person in (ada, cleo):
        turns_to(person, "Talk")
    says(ben, "he stands in the kitchen", team=True)
    says(ben, "good evening to all")
    ada.sees("good evening to all")
    cleo.sees("good evening to all")
    cleo.sees("he stands in the kitchen")
    assert ada.page.get_by_text("he stands in the kitchen").count() == 0
    expect(ada.page.get_by_label("team only")).to_have_count(0)


def test_what_was_read_is_read_after_a_reload_and_what_was_not_is_not(inn: ThreadServer, comes: Come):
    table = laid(inn, survivor1="open")
    table.join("survivor1", "Ben")
    table.sit("killer").does("start")
    ada, ben = comes("Ada").sits(table, "killer"), comes("Ben").sits(table, "survivor1")
    unread = ada.page.get_by_role("tab", name="Talk").locator(".unread")
    says(ben, "good evening")
    expect(unread).to_have_text("1")
    turns_to(ada, "Talk")
    ada.sees("good evening")
    turns_to(ada, "Log")
    says(ben, "are you there?")
    expect(unread).to_have_text("1")
    ada.page.reload()
    expect(unread).to_have_text("1")


# -- watching ------------------------------------------------------------------------------------------------------


def test_somebody_watches_what_all_may_see(inn: ThreadServer, comes: Come):
    table = laid(inn, spectators="live")
    ben = comes("Ben").sits(table, *TEAM).is_asked()
    cleo = comes("Cleo").opens(f"#/table/{table.id}?invite={table.invite}").presses("Watch")
    cleo.sees("You are watching.")
    expect(cleo.page.locator(".ask .options")).to_have_count(0)
    heard = len(cleo.told)
    ben.chooses(wording.option("move:B1", "terrorscape", "en"))
    cleo.waits(lambda: len(cleo.told) > heard or answers(table) > 0, "something happens")
    turns_to(cleo, "Talk")
    expect(cleo.page.get_by_label("Say something")).to_have_count(0)
    says(ben, "who is that behind us?")
    cleo.sees("who is that behind us?")


def test_somebody_watches_escape_live_and_sees_dice_roll(inn: ThreadServer, comes: Come):
    table = inn.table("escape", options=HURRY, red="me", blue="bot:thumb", yellow="bot:thumb", spectators="live")
    cleo = comes("Cleo").opens(f"#/table/{table.id}?invite={table.invite}").presses("Watch")
    cleo.sees("You are watching.")
    cleo.waits(lambda: any('"rolled"' in message for message in cleo.told), "somebody rolls")
    expect(cleo.page.locator(".pad")).to_have_count(0)


def test_who_watches_with_delay_sees_nothing_of_the_last_minute(inn: ThreadServer, comes: Come):
    table = laid(inn, spectators="delayed")
    ben = comes("Ben").sits(table, *TEAM).is_asked()
    cleo = comes("Cleo").opens(f"#/table/{table.id}?invite={table.invite}")
    cleo.presses("Watch, a minute behind")
    cleo.page.locator(".table, [aria-busy]").first.wait_for()
    before = answers(table)
    ben.chooses(wording.option("move:B1", "terrorscape", "en"))
    ben.waits(lambda: answers(table) > before, "the server has heard it")
    assert not any('"events":[{' in message for message in cleo.told), "nothing is told before its time"


def test_nobody_watches_where_spectators_are_not_wanted(inn: ThreadServer, comes: Come):
    table = laid(inn, spectators="none")
    cleo = comes("Cleo").opens(f"#/table/{table.id}?invite={table.invite}")
    cleo.sees("An invitation to Terrorscape")
    expect(cleo.page.get_by_role("button", name="Watch")).to_have_count(0)


def test_who_reloads_while_watching_goes_on_watching(inn: ThreadServer, comes: Come):
    table = laid(inn, spectators="live")
    cleo = comes("Cleo").opens(f"#/table/{table.id}?invite={table.invite}").presses("Watch")
    cleo.sees("You are watching.").page.reload()
    cleo.sees("You are watching.").page.go_back()
    cleo.sees("An invitation to Terrorscape")


# -- by the invitation ---------------------------------------------------------------------------------------------


def test_a_full_stop_behind_the_link_of_an_invitation_does_no_harm(inn: ThreadServer, comes: Come):
    table = laid(inn, survivor1="open")
    comes("Ben").opens(f"#/table/{table.id}?invite={table.invite}).").sees("An invitation to Terrorscape")


def test_who_waits_at_the_invitation_sees_others_sit_down_and_may_watch_when_it_begins(inn: ThreadServer, comes: Come):
    table = laid(inn, survivor1="open", spectators="live")
    ben = comes("Ben").opens(f"#/table/{table.id}?invite={table.invite}").sees("Which seat would you like?")
    table.join("survivor1", "Dora")
    ben.sees("Dora").sees("All seats are taken.")
    table.sit("killer").does("start", fill="")
    ben.presses("Watch").sees("You are watching.")


def test_a_late_friend_takes_over_for_a_bot_and_all_hear_of_it(inn: ThreadServer, comes: Come):
    table = laid(inn, survivor2="bot:random", bot_pace="calm", spectators="live")
    ada, ben = comes("Ada").sits(table, "killer"), comes("Ben").sits(table, "survivor1").is_asked()
    ada.page.evaluate(LISTEN)
    board = lies_still(ada).page.locator(".table > main").bounding_box()
    cleo = comes("Cleo", screen=PHONE).opens(f"#/table/{table.id}?invite={table.invite}")
    cleo.sees("You can take over from a bot.").sees("Survivor 2: Marco")
    expect(cleo.button("Watch")).to_be_visible()
    assert cleo.scrolls[1] <= 0
    seat = cleo.page.get_by_role("button", name="Take over")
    expect(seat).to_have_accessible_description("Survivor 2: Marco")
    seat.press("Enter")
    cleo.page.locator(".table").wait_for()
    turns_to(cleo, "Seats").sees("Cleo")
    told = "Marco: Cleo plays here now, in place of a bot."
    for person in (ada, ben):
        person.sees(told)
    assert ada.page.locator(".table > main").bounding_box() == board
    ada.waits(lambda: told in heard(ada), "it is told aloud")
    turns_to(ada, "Seats").sees("Cleo")
    turns_to(ada, "Talk").sees(told)
    cleo.page.reload()
    turns_to(cleo, "Seats").sees("Cleo")


def test_the_host_lets_no_latecomers_in_and_a_friend_who_sits_beside_plays_here(inn: ThreadServer, comes: Come):
    table = laid(inn, survivor2="bot:random", survivor3="bot:random", bot_pace="calm", spectators="live")
    ada, ben = comes("Ada").sits(table, "killer"), comes("Ben").sits(table, "survivor1")
    late = ada.page.get_by_label("People with an invitation may take over from bots")
    for person in (ada, ben):
        person.opens(f"#/table/{table.id}?invite={table.invite}")
        person.waits(lambda person=person: table.invite in person.keeps, "the invitation is kept")
    expect(turns_to(ada, "Seats").page.get_by_text("Survivor 2: Marco")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Take over")).to_have_count(0)
    turns_to(ben, "Seats").page.get_by_role("button", name="Take over from the bot: Marco").click()
    expect(ben.page.get_by_role("group", name="My seats").get_by_role("button")).to_have_count(2)
    late.uncheck()
    cleo = comes("Cleo").opens(f"#/table/{table.id}?invite={table.invite}").sees("nobody may take over from a bot")
    expect(cleo.page.get_by_role("button", name="Take over")).to_have_count(0)
    late.check()
    cleo.sees("You can take over from a bot.").presses("Watch").sees("You are watching.")
    turns_to(cleo, "Seats").presses("Take over from the bot: William")
    expect(cleo.page.locator(".table > header")).to_contain_text("You: William")


def test_somebody_takes_over_an_adventurer_in_the_midst_of_the_run(inn: ThreadServer, comes: Come):
    table = inn.table("escape", options=HURRY, red="me", blue="bot:thumb", yellow="bot:thumb")
    ada = comes("Ada").sits(table, "red")
    cleo = comes("Cleo", screen=PHONE).opens(f"#/table/{table.id}?invite={table.invite}")
    cleo.page.get_by_role("listitem").filter(has_text="Blue").get_by_role("button").click()
    cleo.page.locator(".pad").wait_for()
    ada.sees("Blue: Cleo plays here now, in place of a bot.")


def test_a_table_that_is_closed_while_friends_wait_says_so_and_is_forgotten(inn: ThreadServer, comes: Come):
    ada = comes("Ada").opens()
    ada.page.get_by_role("article").filter(has_text="Terrorscape").get_by_role(
        "button", name="Table for friends"
    ).click()
    link = ada.presses("Open the table").page.get_by_label("Link", exact=True).input_value()
    ben = comes("Ben").opens(link)
    ben.page.get_by_role("listitem").filter(has_text="Survivor 1").get_by_role("button").click()
    ben.sees("Ada begins the game")
    ada.presses("Close the table")
    ben.sees("The table was closed before the game began.").presses("To the start page").sees("Play now")
    expect(ben.page.get_by_role("heading", name="My tables")).to_have_count(0)


def test_who_gets_up_before_the_game_may_sit_down_elsewhere(inn: ThreadServer, comes: Come):
    ada = comes("Ada").opens()
    ada.page.get_by_role("article").filter(has_text="Terrorscape").get_by_role(
        "button", name="Table for friends"
    ).click()
    ada.presses("Open the table").presses("Stand up").sees("Which seat would you like?")
    ada.page.get_by_role("listitem").filter(has_text="Survivor 2").get_by_role("button").click()
    ada.sees("Ada (you)")
    expect(ada.page.get_by_role("listitem").filter(has_text="Survivor 2")).to_contain_text("Ada (you)")
    expect(ada.page.get_by_role("button", name="Close the table")).to_be_visible()


def test_who_comes_too_late_for_a_seat_is_told_so(inn: ThreadServer, comes: Come):
    table = laid(inn, survivor1="open", survivor2="open")
    ben = comes("Ben").opens(f"#/table/{table.id}?invite={table.invite}")
    seat = ben.page.get_by_role("listitem").filter(has_text="Survivor 1").get_by_role("button")
    expect(seat).to_be_enabled()
    news = f"**/api/tables/{table.id}"
    ben.context.route(news, lambda route: route.abort())
    table.join("survivor1", "Dora")
    seat.click()
    expect(ben.page.get_by_role("alert").filter(has_text="Survivor 1")).to_be_visible()
    ben.context.unroute(news)
    ben.sees("Dora")
    expect(ben.page.get_by_role("alert").filter(has_text="Survivor 1")).to_be_visible()
    ben.forgives("409|net::ERR_FAILED")


def test_a_seat_is_ones_own_though_the_line_broke_before_the_reply(inn: ThreadServer, comes: Come):
    table, cut = laid(inn, survivor1="open", survivor2="open"), list[int]()

    def break_the_line_once(route: Route) -> None:
        if cut:
            route.continue_()
        else:
            cut.append(route.fetch().status)
            route.abort()

    ben = comes("Ben")
    # Once a service worker has taken the page over, which may be at any moment, the line may pass the break by.
    ben.context.add_init_script("delete Navigator.prototype.serviceWorker")
    ben.context.route("**/join", break_the_line_once)
    ben.opens(f"#/table/{table.id}?invite={table.invite}")
    ben.page.get_by_role("listitem").filter(has_text="Survivor 1").get_by_role("button").click()
    ben.sees("Ben (you)")
    assert cut == [201], "the seat was taken before the line broke"
    ben.forgives("net::ERR_FAILED")


def test_the_link_to_a_game_that_is_over_leads_to_its_story(inn: ThreadServer, comes: Come):
    match, seat, option = before_the_end()
    table = goes_on(inn, match)
    comes("Ada").sits(table, seat).is_asked().chooses(wording.option(option, "terrorscape", "en")).sees("How it ended")
    ben = comes("Ben").opens(f"#/table/{table.id}?invite={table.invite}").sees("The game is over.")
    expect(ben.page.get_by_role("button", name="Take the seat")).to_have_count(0)
    ben.presses("Watch it again")
    ben.page.get_by_label("Moment of the game").wait_for()


# -- coming and going ----------------------------------------------------------------------------------------------


def test_somebody_lets_a_bot_play_and_comes_back(inn: ThreadServer, comes: Come):
    table = laid(inn, killer="bot:random")
    ben = comes("Ben").sits(table, "survivor1").is_asked()
    turns_to(ben, "Seats").presses("Let a bot play for me")
    ben.sees("A bot plays for you")
    wait_for(lambda: table.look()["seats"]["survivor1"]["who"] == "bot", "a bot sits there")
    ben.presses("Take my seat back")
    wait_for(lambda: table.look()["seats"]["survivor1"]["who"] == "person", "Ben sits there again")
    ben.sees_no_longer("A bot plays for you")


def test_a_bot_plays_on_in_the_temple_until_its_person_comes_back(inn: ThreadServer, comes: Come):
    table = inn.table("escape", options=HURRY, red="me", blue="bot:thumb", yellow="bot:thumb")
    ada = comes("Ada").sits(table, "red")
    turns_to(ada, "Seats").presses("Let a bot play for me")
    ada.waits(
        lambda: any('"kind":"rolled"' in each and '"who":"red"' in each for each in ada.told),
        "the bot rolls Ada's dice",
    )
    ada.page.locator(".ask").get_by_role("button", name="Take my seat back").click()
    wait_for(lambda: table.look()["seats"]["red"]["who"] == "person", "Ada sits there again")


def test_somebody_leaves_for_good_and_a_bot_goes_on(inn: ThreadServer, comes: Come):
    table = laid(inn)
    ben = comes("Ben").sits(table, "survivor1").is_asked()
    turns_to(ben, "Seats").presses("Leave the table")
    ben.page.get_by_role("dialog").get_by_role("button", name="Leave", exact=True).click()
    ben.sees("Who will see the morning?")
    wait_for(lambda: table.look()["seats"]["survivor1"]["who"] == "bot", "a bot sits there")
    assert table.secrets["survivor1"] not in ben.keeps


def test_with_a_phone_in_the_same_network_one_plays_without_starting_anew(inn: ThreadServer, comes: Come, a_door: str):
    ada = comes("Ada").opens()
    ada.page.get_by_role("article").filter(has_text="Escape").get_by_role("button", name="Table for friends").click()
    ada.presses("Open the table").sees("For now, this link works only on this machine")
    link = ada.page.get_by_label("Link", exact=True)
    ada.presses("Let others on my network in").sees_no_longer("For now, this link works only on this machine")
    expect(link).to_have_value(re.compile(re.escape(a_door)))
    ben = comes("Ben", screen=PHONE)
    ben.home = f"http://{a_door}/"
    ben.opens(link.input_value())
    ben.page.get_by_role("button", name="Take the seat").locator("visible=true").last.tap()
    ben.sees("Ada begins the game")
    ada.sees("Ben")


def test_who_has_several_seats_is_renamed_and_leaves_with_all_of_them(inn: ThreadServer, comes: Come):
    table = laid(inn)
    ben = comes("Ben").sits(table, "survivor1", "survivor2")
    turns_to(ben, "Seats").page.get_by_label("Your name").fill("Benno")
    ben.presses("Rename")
    wait_for(
        lambda: [table.look()["seats"][seat]["name"] for seat in TEAM] == ["Benno", "Benno", "Ada"], "both are renamed"
    )
    ben.presses("Leave the table").sees("all seats on this device")
    ben.page.get_by_role("dialog").get_by_role("button", name="Leave", exact=True).click()
    ben.sees("Who will see the morning?")
    wait_for(
        lambda: [table.look()["seats"][seat]["who"] for seat in TEAM] == ["bot", "bot", "person"], "bots sit there"
    )
    assert not any(table.secrets[seat] in ben.keeps for seat in ("survivor1", "survivor2"))


def test_the_others_vote_somebody_out(inn: ThreadServer, comes: Come):
    table = laid(inn, pace="live")
    ada = comes("Ada").sits(table, "killer")
    ben, cleo = comes("Ben").sits(table, "survivor1"), table.sit("survivor2")
    dora = comes("Dora").sits(table, "survivor3")
    inn.knows_of_old(table)
    turns_to(ada, "Seats")
    ada.page.get_by_role("listitem").filter(has_text="Survivor 3").get_by_role(
        "button", name="Replace with a bot"
    ).click()
    ada.sees("Withdraw")
    ben.presses("Agreed")
    cleo.waits_until(lambda guest: guest.table["votes"])
    cleo.does("vote", vote=cleo.table["votes"][0]["id"], yes=True)
    wait_for(lambda: table.look()["seats"]["survivor3"]["who"] == "bot", "a bot sits there")
    ada.sees_no_longer("Withdraw")
    dora.sees("This table is no longer open to you")
    assert table.secrets["survivor3"] not in dora.keeps


def test_a_stranger_at_a_bare_address_reads_that_it_is_no_invitation(inn: ThreadServer, comes: Come):
    table = laid(inn)
    zoe = comes("Zoe")
    zoe.forgives("status of 40")
    zoe.opens(f"#/table/{table.id}")
    zoe.sees("This address opens no table").sees("this address is not the invitation")
    assert table.id not in zoe.keeps


def test_who_was_away_when_a_bot_was_put_there_takes_over_again(inn: ThreadServer, comes: Come):
    table = laid(inn)
    ada, others = comes("Ada").sits(table, "killer"), [table.sit(seat) for seat in ("survivor1", "survivor2")]
    inn.knows_of_old(table)
    turns_to(ada, "Seats")
    ada.page.get_by_role("listitem").filter(has_text="Survivor 3").get_by_role(
        "button", name="Replace with a bot"
    ).click()
    for each in others:
        each.waits_until(lambda guest: guest.table["votes"])
        each.does("vote", vote=each.table["votes"][0]["id"], yes=True)
    wait_for(lambda: table.look()["seats"]["survivor3"]["who"] == "bot", "a bot sits there")
    dora = comes("Dora").sits(table, "survivor3")
    dora.page.locator(".ask").get_by_role("button", name="Take my seat back").click()
    wait_for(lambda: table.look()["seats"]["survivor3"]["who"] == "person", "Dora sits there again")


def test_one_no_keeps_somebody_at_the_table(inn: ThreadServer, comes: Come):
    table = laid(inn, pace="live")
    ada, ben = comes("Ada").sits(table, "killer"), comes("Ben").sits(table, "survivor1")
    table.sit("survivor2")
    table.sit("survivor3")
    inn.knows_of_old(table)
    turns_to(ada, "Seats")
    ada.page.get_by_role("listitem").filter(has_text="Survivor 3").get_by_role(
        "button", name="Replace with a bot"
    ).click()
    ben.page.locator(".vote").get_by_role("button", name="No").click()
    ada.sees_no_longer("Withdraw")
    assert table.look()["seats"]["survivor3"]["who"] == "person"


def test_who_leads_all_three_sets_the_pace_from_any_seat_and_turns_nobody_of_them_out(inn: ThreadServer, comes: Come):
    ben = comes("Ben").sits(laid(inn, killer="bot:random"), *TEAM).is_asked()
    ben.page.locator(".table > header").get_by_role("button", name="William").click()
    ben.waits(lambda: "William" in ben.prompt, "William is asked")
    ben.page.get_by_role("tab", name="Seats").click()
    pace = ben.page.get_by_role("group", name="The bots’ pace").get_by_role("button", name="leisurely")
    pace.click()
    expect(pace).to_have_attribute("aria-pressed", "true")
    expect(ben.button("Replace with a bot")).to_have_count(0)


# -- taking back ---------------------------------------------------------------------------------------------------


def test_somebody_takes_back_the_whole_turn(inn: ThreadServer, comes: Come):
    ada = comes("Ada").sits(goes_on(inn, mansion(asks("special-or-actions"))), "killer").is_asked()
    before = ada.look["options"]
    ada.chooses(wording.option("step", "terrorscape", "en"))
    ada.waits(lambda: ada.look["options"] not in ([], before), "she is asked where to")
    where_to = ada.look["options"]
    ada.page.locator(".ask .options button:enabled").first.click()
    ada.waits(lambda: ada.look["options"] not in ([], where_to), "she stands elsewhere")
    ada.presses("Take back my turn")
    ada.waits(lambda: ada.look["options"] == before, "all of it is taken back")


def test_the_others_agree_to_take_something_back(inn: ThreadServer, comes: Come):
    match, seat, option = just_before(asks("fast-card"))
    table = goes_on(inn, match, undo="ask")
    ada, ben = comes("Ada").sits(table, "killer"), comes("Ben").sits(table, seat).is_asked()
    ben.chooses(wording.option(option, "terrorscape", "en"))
    ada.is_asked()
    ben.presses("Take back")
    ben.presses("Ask the others")
    ada.sees("would like to take back")
    for other in TEAM.keys() - {seat}:
        vote = table.sit(other)
        vote.does("vote", vote=vote.table["votes"][0]["id"], yes=True)
    ada.presses("Agreed")
    ben.is_asked()
    ada.waits(lambda: ada.look["options"] == [], "the killer is no longer asked")


def test_nothing_is_taken_back_where_that_was_not_agreed(inn: ThreadServer, comes: Come):
    table = laid(inn, undo="never")
    ben = comes("Ben").sits(table, "survivor1").is_asked()
    expect(ben.button("Take back")).to_be_disabled()
    expect(ben.button("Take back my turn")).to_be_disabled()


# -- once more -----------------------------------------------------------------------------------------------------


def test_all_play_once_more_at_the_same_table(inn: ThreadServer, comes: Come):
    match, seat, option = before_the_end()
    table = goes_on(inn, match, spectators="live")
    ada, ben = comes("Ada").sits(table, "killer"), comes("Ben").sits(table, *TEAM)
    cleo = comes("Cleo").opens(f"#/table/{table.id}?invite={table.invite}").presses("Watch")
    ben.page.get_by_role("group", name="My seats").get_by_role("button").nth(int(seat[-1]) - 1).click()
    ben.chooses(wording.option(option, "terrorscape", "en"))
    ada.presses("Play again")
    ada.page.locator(".table").wait_for()
    ben.presses("To the new game")
    ben.is_asked()
    assert table.id not in ada.page.url
    assert ada.page.url == ben.page.url
    cleo.presses("To the new game").sees("You are watching.")
    assert cleo.page.url.startswith(ada.page.url)


def test_once_more_into_the_temple(inn: ThreadServer, comes: Come):
    table = inn.table("escape", options=HURRY, red="me", blue="bot:thumb", yellow="bot:thumb")
    ada = comes("Ada").sits(table, "red")
    let_the_temple_collapse(inn, table, ada)
    ada.presses("Play again")
    ada.waits(lambda: table.id not in ada.page.url, "another table")
    ada.page.locator(".pad").wait_for()


# -- several at one device -----------------------------------------------------------------------------------------


def test_two_adventurers_share_a_device_without_hiding_anything(inn: ThreadServer, comes: Come):
    table = inn.table("escape", options=HURRY | {"players": 2}, red="me", blue="me")
    ada = comes("Ada").sits(table, "red", "blue")
    seats = ada.page.get_by_role("group", name="My seats")
    for seat, n in (("blue", 1), ("red", 0)):
        for _ in range(2):  # also where it is that seat's turn at the device already
            seats.get_by_role("button").nth(n).click()
        expect(seats.get_by_role("button").nth(n)).to_have_attribute("aria-pressed", "true")

        def rolled(seat: str = seat) -> bool:
            ada.page.keyboard.press(" ")
            return any('"kind":"rolled"' in each and f'"who":"{seat}"' in each for each in ada.told)

        ada.waits(rolled, f"{seat} rolls")
        assert ada.page.get_by_text("Everybody else, please look away now.").count() == 0


# -- what goes wrong -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("address", ["#/table/nobody-knows-it", "#/replay/nobody-knows-it", "#/table/%E0%A4%A"])
def test_an_address_that_leads_nowhere_says_so_and_leads_back(inn: ThreadServer, comes: Come, address: str):
    ada = comes("Ada").opens(address)
    expect(ada.page.get_by_role("alert").filter(has_text=".")).to_be_visible()
    ada.presses("To the start page").sees("Who will see the morning?")
    ada.forgives("404")


@pytest.mark.parametrize("address", ["#/table", "#/replay/", "#/rules", "#/nowhere"])
def test_an_address_of_nothing_is_the_start_page(inn: ThreadServer, comes: Come, address: str):
    comes("Ada").opens(address).sees("Who will see the morning?")


def test_a_file_that_is_no_record_is_refused_in_words(inn: ThreadServer, comes: Come):
    ada = comes("Ada").opens()
    ada.page.locator("input[type=file]").set_input_files(
        {"name": "shopping.jsonl", "mimeType": "text/plain", "buffer": b"eggs, lamp oil"}
    )
    expect(ada.page.locator(".trouble[role=alert]")).to_be_visible()
    ada.forgives("400|422")
