"""A resting bot does not delay a vote on a pause."""

from ..support.servers import ThreadServer

AT_LEISURE = {"players": 2, "intro": 0, "pauses": 1, "roll_lock": 5000, "action_lock": 5000}
SOON = 3.5
"""Seconds. After a roll a bot at this table rests for at least four, usually ten."""


def test_a_bot_that_rests_agrees_to_a_pause_at_once(server: ThreadServer) -> None:
    ada = server.table("escape", red="me", blue="bot:thumb", options=AT_LEISURE).sit("red")
    ada.waits_until(lambda guest: any(event["args"].get("who") == "blue" for event in guest.events))
    asked = ada.answers("pause")
    assert asked["type"] == "done"
    ada.waits_until(lambda guest: guest.view["pause"]["by"] == "red" or guest.view["paused"])
    called = ada.view["now"]
    ada.waits_until(lambda guest: guest.view["paused"])
    assert ada.view["now"] - called < SOON
