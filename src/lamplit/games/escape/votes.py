"""What the team decides together: the turn of fate, a pause, going on without somebody who has left, giving up."""

from ...engine import ALL
from .commands import Commands
from .data.figures import BLACK, REMOVAL_RELIEF, SURRENDER_VOTE
from .discovery import lay_anywhere
from .ending import lose
from .modules import left
from .state import Adventurer, Table


def voters(t: Table) -> list[Adventurer]:
    """Those whose word counts: everybody inside who is at the table."""
    return [a for a in t.inside if not a.absent]


def count(t: Table) -> None:
    """Whether all agree now. Somebody who leaves, or has lost the line, does not stand against it any longer."""
    if t.fate_by and not any_blocked(t):
        t.tell(ALL, "fate-needless")
        end_fate_vote(t)
    if t.fate_by and _all_in(t.fate_votes, voters(t)):
        end_fate_vote(t)
        turn_fate(t)
    if t.pause_by and _all_in(t.pause_votes, voters(t)):
        pause(t)
    if t.removal_of and _all_in(t.removal_votes, deciders(t)) and deciders(t):
        removed = t.by_seat(t.removal_of)
        t.removal_of, t.removal_votes = "", []
        remove(t, removed)
    if t.surrender_by and _all_in(t.surrender_votes, at_the_table(t)) and at_the_table(t):
        lose(t, "surrender")


def _all_in(votes: list[str], whose: list[Adventurer]) -> bool:
    return all(a.seat in votes for a in whose)


def add(t: Table, a: Adventurer, commands: Commands) -> None:
    """Pauses, absence and giving up: what concerns people rather than adventurers."""
    if t.pause_by or t.pauses_left:
        _add_pause(t, a, commands)
    if t.pace.absence:
        _add_absence(t, a, commands)
    if may_give_up(t) and t.started:
        add_surrender(t, a, commands)


def can_call(t: Table, blocked: bool) -> bool:
    """Whether those inside may call for something that no lock holds up: being away, a pause, giving up, or fate.

    For a turn of fate somebody's die has to be `blocked`.
    """
    if t.pace.absence or (t.pauses_left and not t.pause_by) or (may_give_up(t) and not t.surrender_by):
        return True
    return blocked and not t.fate_by and not fate_forbidden(t)


def add_sharing(a: Adventurer, commands: Commands) -> None:
    """In company: whether the own dice count along for others."""
    commands["share:off" if a.shares else "share:on"] = (share, (not a.shares,))


def share(t: Table, a: Adventurer, shares: bool) -> None:
    """Lets the own dice count when others activate stones here, or not."""
    a.shares = shares
    t.tell(ALL, "shares" if shares else "keeps-dice", who=a.seat)


# -- the turn of fate ------------------------------------------------------------------------------------------------


def fate_forbidden(t: Table) -> str:
    """The rule that stands against a turn of fate."""
    if t.pace.difficulty == "expert":
        return "ES-VAR-PRO-2"
    return "" if t.beside else "ES-ACT-FATE-4"


def add_fate(t: Table, a: Adventurer, commands: Commands) -> None:
    """Calling for a turn of fate, or voting on it."""
    if t.fate_by:
        if a.seat not in t.fate_votes:
            commands["fate:yes"] = (vote_fate, (True,))
            commands["fate:no"] = (vote_fate, (False,))
    elif not fate_forbidden(t) and any_blocked(t):
        commands["fate"] = (call_fate, ())


def any_blocked(t: Table) -> bool:
    """Whether anybody inside has a blocked die."""
    for a in t.adventurers:  # noqa: SIM110 - asked at every command: a generator takes twice as long
        if BLACK in a.dice and not a.out:
            return True
    return False


def call_fate(t: Table, a: Adventurer) -> None:
    """Somebody proposes a turn of fate."""
    t.fate_by = a.seat
    t.fate_until = t.now + t.pace.fate_vote
    t.fate_votes = [a.seat]
    t.tell(ALL, "fate-called", who=a.seat)


def vote_fate(t: Table, a: Adventurer, agrees: bool) -> None:
    """All inside must agree; one refusal ends it."""
    if not agrees:
        t.tell(ALL, "fate-refused", who=a.seat)
        end_fate_vote(t)
        return
    t.fate_votes.append(a.seat)
    t.tell(ALL, "fate-agreed", who=a.seat)


def end_fate_vote(t: Table) -> None:
    """The vote is over, however it went."""
    t.fate_by = ""
    t.fate_until = 0.0
    t.fate_votes = []


def turn_fate(t: Table) -> None:
    """A spare stone goes on the tray; everybody's blocked dice may be rolled again."""
    t.beside -= 1
    t.tray += 1
    for a in t.inside:
        a.free(a.blocked)
    t.tell(ALL, "fate-turned", tray=t.tray, left=t.beside)


# -- pauses ----------------------------------------------------------------------------------------------------------


def _add_pause(t: Table, a: Adventurer, commands: Commands) -> None:
    if t.pause_by:
        if a.seat not in t.pause_votes:
            commands["pause:yes"] = (vote_pause, (True,))
            commands["pause:no"] = (vote_pause, (False,))
    elif t.pauses_left:
        commands["pause"] = (call_pause, ())


def call_pause(t: Table, a: Adventurer) -> None:
    """Somebody asks for a pause."""
    t.pause_by = a.seat
    t.pause_votes = [a.seat]
    t.tell(ALL, "pause-called", who=a.seat)


def awaited(t: Table, seat: str) -> bool:
    """Whether a pause, or the end, waits for somebody's word: who asks for it needs it now."""
    pause, surrender = t.pause_by and seat not in t.pause_votes, t.surrender_by and seat not in t.surrender_votes
    return bool(pause or surrender)


def only_watches(t: Table, seat: str) -> bool:
    """Whether somebody is out of the temple and has nothing left to decide: neither who gets a die nor a vote."""
    a = t.by_seat(seat)
    return a.out != "" and not a.choosing and not awaited(t, seat)


def vote_pause(t: Table, a: Adventurer, agrees: bool) -> None:
    """All inside must agree."""
    if not agrees:
        t.pause_by, t.pause_votes = "", []
        t.tell(ALL, "pause-refused", who=a.seat)
        return
    t.pause_votes.append(a.seat)
    t.tell(ALL, "pause-agreed", who=a.seat)


def pause(t: Table) -> None:
    """Everything rests."""
    t.paused = True
    t.pauses_left -= 1
    t.pause_by, t.pause_votes = "", []
    t.pause_from, t.pause_until = t.now, t.now + t.pace.pause_length
    t.tell(ALL, "paused")


def while_paused(t: Table, a: Adventurer, commands: Commands) -> None:
    """In a pause one can only go on."""
    if not a.out:
        commands["resume"] = (resume, ())


def resume(t: Table, a: Adventurer | None) -> None:
    """Play goes on; everything that was due falls due so much later."""
    shift = t.now - t.pause_from
    t.paused = False
    t.begin += shift
    for moment in ("slam_due", "fate_until", "surrender_until"):
        if getattr(t, moment):
            setattr(t, moment, getattr(t, moment) + shift)
    for other in t.adventurers:
        other.roll_at += shift
        other.act_at += shift
        other.choose_by += shift
        other.absent_from += shift
    t.tell(ALL, "resumed")


# -- people who leave ------------------------------------------------------------------------------------------------


def while_absent(commands: Commands) -> None:
    """Who is away can only come back."""
    commands["back"] = (come_back, ())


def _add_absence(t: Table, a: Adventurer, commands: Commands) -> None:
    commands["away"] = (go_away, ())
    add_removals(t, a, commands)


def add_removals(t: Table, a: Adventurer, commands: Commands) -> None:
    """Going on without those who have been away for long."""
    for other in t.inside:
        gone = other.absent and t.now >= other.absent_from + t.pace.absence_grace
        if gone and not (t.removal_of == other.seat and a.seat in t.removal_votes):
            commands[f"remove:{other.seat}"] = (vote_removal, (other.seat,))


def deciders(t: Table) -> list[Adventurer]:
    """Who decides about somebody who has left: those inside; when they have all left, those who have escaped."""
    return voters(t) or [a for a in t.adventurers if a.out == "escaped"]


def decides_from_outside(t: Table, a: Adventurer) -> bool:
    """Whether it is up to somebody who has escaped, as nobody inside is at the table."""
    return t.pace.absence and a.out == "escaped" and not voters(t)


def go_away(t: Table, a: Adventurer) -> None:
    """Somebody has lost the line: the figure stays, the dice rest."""
    a.absent = True
    a.absent_from = t.now
    t.tell(ALL, "away", who=a.seat)


def come_back(t: Table, a: Adventurer) -> None:
    """Somebody is back."""
    a.absent = False
    if t.removal_of == a.seat:
        t.removal_of, t.removal_votes = "", []
    t.tell(ALL, "back", who=a.seat)


def vote_removal(t: Table, a: Adventurer, seat: str) -> None:
    """When all who are left agree, they go on without somebody; the tray holds fewer stones."""
    if t.removal_of != seat:
        t.removal_of, t.removal_votes = seat, []
    t.removal_votes.append(a.seat)
    t.tell(ALL, "removal-vote", who=a.seat, other=seat)


def remove(t: Table, a: Adventurer) -> None:
    """Counts as escaped, without leaving a die."""
    relief = min(t.tray, REMOVAL_RELIEF[len([o for o in t.adventurers if o.out != "removed"])])
    t.tray -= relief
    t.stone_box += relief
    if a.turned:
        lay_anywhere(t, a)
    left(t, a)
    t.die_box += len(a.dice)
    a.dice = []
    a.choosing = ""
    a.out = "removed"
    t.tell(ALL, "removed", who=a.seat, tray=t.tray)


# -- giving up -------------------------------------------------------------------------------------------------------


def at_the_table(t: Table) -> list[Adventurer]:
    """Who decides about giving up: everybody who is there, the escaped too."""
    return [a for a in t.adventurers if a.out != "removed" and not a.absent]


def speaks_from_outside(t: Table, a: Adventurer) -> bool:
    """Whether somebody who has escaped may call for the end, or is asked about it."""
    return may_give_up(t) and a.out == "escaped" and a.seat not in t.surrender_votes


def may_give_up(t: Table) -> bool:
    """Whether giving up may be proposed: where it was agreed on, and wherever the game can no longer be won."""
    return t.pace.surrender or t.hopeless != ""


def add_surrender(t: Table, a: Adventurer, commands: Commands) -> None:
    """Calling for the end of a game that seems lost, or voting on it."""
    if not t.surrender_by:
        commands["surrender"] = (call_surrender, ())
    elif a.seat not in t.surrender_votes:
        commands["surrender:yes"] = (vote_surrender, (True,))
        commands["surrender:no"] = (vote_surrender, (False,))


def call_surrender(t: Table, a: Adventurer) -> None:
    """Somebody proposes to give up. They are asked like everybody else: bots follow people, and a key slips easily."""
    t.surrender_by = a.seat
    t.surrender_until = t.now + SURRENDER_VOTE
    t.surrender_votes = []
    t.tell(ALL, "surrender-called", who=a.seat)


def vote_surrender(t: Table, a: Adventurer, agrees: bool) -> None:
    """All at the table must agree; one refusal ends it."""
    if not agrees:
        t.tell(ALL, "surrender-refused", who=a.seat)
        end_surrender_vote(t)
        return
    t.surrender_votes.append(a.seat)
    t.tell(ALL, "surrender-agreed", who=a.seat)


def end_surrender_vote(t: Table) -> None:
    """The vote is over, and the game goes on."""
    t.surrender_by = ""
    t.surrender_until = 0.0
    t.surrender_votes = []
