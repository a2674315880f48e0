"""Clocks: the cost of a move, flags, warnings, pauses, vacations, and time that the bot was away."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from bot.discord.place import Place
from bot.features.challenges.invitations import Invitations
from bot.features.offers.rules import Offers
from bot.match.clock_watch import ON_ITS_WAY, STEADY
from bot.match.referee import Referee
from bot.match.refusals import BotIsThinking, NoVacationLeft
from bot.match.state import Cause, Change, MatchView
from bot.match.terms import MatchTerms
from bot.match.time_control import TIME_CONTROLS, TimeControl, shifted, thinking_time
from storage.database import Database
from tests.bot.conftest import ANN, BOB, EVE, Clock, agreed, between_people, eventually, locked, started
from tests.bot.local_engine import LocalEngine
from tests.busy import busy
from tests.cases import for_each
from tests.moves import moves_of

SECOND = timedelta(seconds=1)
HOUR = timedelta(hours=1)
DAY = timedelta(days=1)
LIVE = "live-60-5"
HERE = Place(1, 2)


async def begun(referee: Referee, clock: str = LIVE, game: str = "connect4") -> MatchView:
    """Begins a match in which Ann moves first against Bob."""
    return await between_people(referee, game, clock=clock, place=HERE)


async def running(referee: Referee, clock: Clock) -> MatchView:
    """A live match in which each has moved after a second, so that Ann's 60 seconds begin to run."""
    view = await begun(referee)
    for _ in range(2):
        view = await move(referee, clock, view, 1)
    return view


async def move(referee: Referee, clock: Clock, view: MatchView, after: float, text: str = "4") -> MatchView:
    """The side to move moves after `after` seconds; the bot hears of it two seconds later."""
    made_at = clock() + timedelta(seconds=after)
    clock.pass_by(timedelta(seconds=after + 2))
    person = view.seats[view.turn].player
    assert person is not None
    moved = await referee.turns.move(view.id, person, text, view.ply, at=made_at)
    clock.time = made_at
    return moved


def left(view: MatchView) -> tuple[float, ...]:
    """The banks in seconds."""
    return tuple((ms or 0) / 1000 for ms in view.match.timing.left)


async def due(referee: Referee, view: MatchView) -> datetime | None:
    """The deadline of a match as it is now."""
    return (await referee.stores.view(view.id)).match.timing.deadline


async def hear_nothing(referee: Referee, clock: Clock, lost: timedelta) -> None:
    """A connection is lost for some time."""
    await referee.watch.lose(0)
    clock.pass_by(lost)
    await referee.watch.regain(0)


@for_each("word", TIME_CONTROLS)
def test_time_controls_are_words(word: str) -> None:
    assert str(TimeControl.read(word)) == word
    with pytest.raises(ValueError, match="time control"):
        TimeControl.read(word + "-7-7-7")


async def test_a_live_move_costs_what_discord_says(db: Database, referee: Referee, clock: Clock) -> None:
    """The first move of each side is free; then the bank pays from stamp to stamp, and the increment is added."""
    view = await begun(referee)
    assert left(view) == (60, 60)
    view = await move(referee, clock, await move(referee, clock, view, 100), 200)
    assert left(view) == (60, 60)
    view = await move(referee, clock, view, 12.345)
    assert left(view) == (60 - 12.345 + 5, 60)
    view = await move(referee, clock, view, 40)
    assert left(view) == (60 - 12.345 + 5, 25)
    assert view.match.timing.deadline == clock() + timedelta(seconds=52.655)
    spent = [each.spent for each in await moves_of(db, view.id)]
    assert spent == [100_000, 200_000, 12_345, 40_000]


async def test_a_click_that_seems_older_than_the_turn_costs_nothing(referee: Referee, clock: Clock) -> None:
    """Nobody gains time by it, either: the turn of the other side begins where theirs did."""
    view = await running(referee, clock)
    moved = await referee.turns.move(view.id, ANN.id, "4", 2, at=clock() - 30 * SECOND)
    assert (left(moved), moved.match.timing.turn_at) == ((65, 60), clock())


async def test_time_is_over_to_the_second(referee: Referee, clock: Clock, heard: list[Change]) -> None:
    """The match does not end before a click made in time can have arrived; the listener hears of the warning and of the
    end.
    """
    view = await running(referee, clock)
    clock.pass_by(60 * SECOND + ON_ITS_WAY - timedelta(milliseconds=1))
    for _ in range(2):  # the second one warns nobody again
        await referee.watch.look()
    assert (await referee.stores.view(view.id)).match.playing
    clock.pass_by(timedelta(milliseconds=1))
    await referee.watch.look()
    await eventually(lambda: len(heard) > 1)
    assert [change.cause for change in heard] == [Cause.TIME_SHORT, Cause.TIMED_OUT]
    assert (heard[1].view.match.result, heard[1].view.match.reason) == ("0-1", "timeout")


@for_each("late, status, ply, bank", [(0, "playing", 3, 5), (1, "finished", 2, 60)])
async def test_a_click_in_time_that_arrives_late_moves(
    referee: Referee, clock: Clock, late: int, status: str, ply: int, bank: int
) -> None:
    """A click one millisecond before the end counts, one after it ends the match, if they arrive before the look."""
    view = await running(referee, clock)
    made_at = clock() + 60 * SECOND + timedelta(milliseconds=late)
    clock.pass_by(60 * SECOND + ON_ITS_WAY - timedelta(milliseconds=1))
    await referee.watch.look()
    moved = await referee.turns.move(view.id, ANN.id, "4", 2, at=made_at)
    assert (moved.match.status, moved.ply, left(moved)) == (status, ply, (bank, 60))


@for_each("act", ["draw", "accept", "takeback", "pause", "resign", "accept in time"])
async def test_nothing_that_is_done_after_time_was_over_undoes_it(referee: Referee, clock: Clock, act: str) -> None:
    """It arrives before the look, and the match ends on time instead, as it does for a move. A click counts from when
    it was made: a draw that was accepted in time is a draw.
    """
    view, offers = await running(referee, clock), referee.of(Offers)
    offer = (await offers.ask("draw", view.id, BOB.id)).view.offers[0].id
    clock.pass_by(61 * SECOND)
    late, person = clock() - SECOND / 2, BOB.id if act == "resign" else ANN.id
    await {
        "draw": lambda: offers.ask("draw", view.id, person, at=late),
        "accept": lambda: offers.accept(offer, person, late),
        "takeback": lambda: offers.ask("takeback", view.id, person, at=late),
        "pause": lambda: offers.ask("pause", view.id, person, at=late),
        "resign": lambda: referee.turns.resign(view.id, person, late),
        "accept in time": lambda: offers.accept(offer, person, clock() - SECOND),
    }[act]()
    ended = await referee.stores.view(view.id)
    expected = ("1/2-1/2", "agreement") if act == "accept in time" else ("0-1", "timeout")
    assert (ended.match.result, ended.match.reason, ended.match.timing.paused_at) == (*expected, None)


async def test_time_over_is_a_draw_where_the_other_side_cannot_win(referee: Referee, clock: Clock) -> None:
    """The game decides whether a side could still win."""
    view = await begun(referee, "move-86400", "tictactoe")
    for cell in ("a1", "b1", "c1", "a3", "b3", "c3", "a2", "c2"):
        view = await move(referee, clock, view, 1, cell)  # X: a1 c1 b3 a2, O: b1 a3 c3 c2; only b2 is left, for X
    clock.pass_by(2 * DAY)
    await referee.watch.look()
    ended = await referee.stores.view(view.id)
    assert (ended.match.result, ended.match.reason) == ("1/2-1/2", "timeout-draw")


async def test_warned_at_a_quarter_of_the_days(referee: Referee, clock: Clock, heard: list[Change]) -> None:
    """The warning comes once for each turn."""
    view = await begun(referee, "move-86400")
    clock.pass_by(18 * HOUR)
    for _ in range(3):
        await referee.watch.look()
    await eventually(lambda: bool(heard))
    assert [change.cause for change in heard] == [Cause.TIME_SHORT]
    assert heard[0].view.match.revision > view.match.revision
    view = await move(referee, clock, view, 1)
    assert view.match.timing.warn_at == clock() + 18 * HOUR


async def test_nobody_is_warned_where_the_clock_stands(referee: Referee, clock: Clock) -> None:
    """A server that is unavailable shows no warning: it comes once the time there is short."""
    view = await begun(referee, "move-86400")
    referee.watch.lose_server(1)
    clock.pass_by(18 * HOUR)
    await referee.watch.look()
    assert (await referee.stores.view(view.id)).match.timing == view.match.timing


async def test_a_pause_needs_both(referee: Referee, clock: Clock) -> None:
    """During a pause no time is charged; a move ends it, and so does either side. A draw offer stands meanwhile."""
    view, offers = await running(referee, clock), referee.of(Offers)
    asked = await offers.ask("pause", view.id, ANN.id)
    assert asked.state == "open"
    draw = (await offers.ask("draw", view.id, BOB.id)).view.offer("draw")
    clock.pass_by(10 * SECOND)
    reply = await offers.accept(asked.view.offers[0].id, BOB.id)
    assert reply.view.offers == (draw,)
    timing = reply.view.match.timing
    assert (reply.state, timing.deadline, timing.paused_at) == ("accepted", None, clock())
    clock.pass_by(3 * DAY)
    await referee.watch.look()
    late = await offers.ask("pause", view.id, BOB.id)
    assert (late.state, late.view.match.revision) == ("lapsed", reply.view.match.revision)
    assert (await offers.ask("resume", view.id, BOB.id)).view.match.timing.deadline == clock() + 50 * SECOND
    await offers.ask("pause", view.id, BOB.id)
    reply = await offers.ask("pause", view.id, ANN.id)
    assert reply.view.match.timing.paused_at
    clock.pass_by(3 * DAY)
    moved = await move(referee, clock, reply.view, 1)
    timing = moved.match.timing
    assert (left(moved), timing.paused_at, timing.deadline) == ((55, 60), None, clock() + 60 * SECOND)


async def test_on_vacation_days_do_not_run(referee: Referee, clock: Clock) -> None:
    """A vacation stops the present turn and one that begins meanwhile; live clocks run. 0 days end it early; without a
    vacation, as somebody tries who wants to know how many are left, they redraw no board.
    """
    slow, live = await begun(referee, "move-86400"), await begun(referee)
    await referee.clocks.take_vacation(ANN.id, 0)
    assert (await referee.stores.view(slow.id)).match.revision == slow.match.revision
    vacation = await referee.clocks.take_vacation(ANN.id, 10)
    assert vacation
    assert vacation.ends_at == clock() + 10 * DAY
    assert await referee.clocks.days_left(ANN.id) == 11
    assert await due(referee, slow) == clock() + 11 * DAY
    assert await due(referee, live) == live.match.timing.deadline
    slow = await move(referee, clock, await move(referee, clock, slow, DAY.total_seconds()), DAY.total_seconds())
    assert slow.match.timing.deadline == clock() + 9 * DAY
    assert await referee.clocks.take_vacation(ANN.id, 0) is None
    assert await due(referee, slow) == clock() + DAY
    assert await referee.clocks.days_left(ANN.id) == 19
    with pytest.raises(NoVacationLeft):
        await referee.clocks.take_vacation(ANN.id, 20)
    clock.pass_by(3 * DAY)
    await referee.clocks.take_vacation(ANN.id, 1)
    assert await referee.clocks.days_left(ANN.id) == 18  # the first one took no more than before


async def test_a_day_is_taken_once_however_often_a_vacation_begins_in_it(referee: Referee, clock: Clock) -> None:
    """Who corrects the number of days, or ends a vacation and takes another, loses no day. Each takes one at least."""
    left = []
    for days in (3, 5, 0, 2):
        await referee.clocks.take_vacation(ANN.id, days)
        left.append(await referee.clocks.days_left(ANN.id))
        clock.pass_by(HOUR)
    assert left == [18, 16, 20, 19]
    clock.pass_by(3 * DAY)
    with pytest.raises(NoVacationLeft) as refused:
        await referee.clocks.take_vacation(ANN.id, 20)
    assert refused.value.n == 19
    for days in (19, 19):
        await referee.clocks.take_vacation(ANN.id, days)
        assert await referee.clocks.days_left(ANN.id) == 0


async def test_who_was_warned_before_a_vacation_is_warned_after_it(
    referee: Referee, clock: Clock, heard: list[Change]
) -> None:
    """A quarter of a day before the new deadline, once: an end of the vacation a little earlier changes nothing."""
    view = await begun(referee, "move-86400")
    for hours in (20, 47):
        clock.pass_by(hours * HOUR)
        await referee.watch.look()
        await eventually(lambda: not referee.stores.background._tasks)
        assert [change.cause for change in heard] == [Cause.TIME_SHORT]
        heard.clear()
        await referee.clocks.take_vacation(ANN.id, 2 if hours == 20 else 0)
        await referee.watch.look()
    assert (await referee.stores.view(view.id)).match.timing.warn_at is None
    await eventually(lambda: not referee.stores.background._tasks)
    assert heard == []


async def test_a_match_that_begins_on_vacation_waits_for_its_end(referee: Referee, clock: Clock) -> None:
    """By an open invitation, which somebody joins meanwhile. Ending the vacation early costs nothing."""
    invited = await referee.of(Invitations).invite(MatchTerms("connect4", "first", "move-86400"), ANN, HERE)
    off = await referee.clocks.take_vacation(ANN.id, 10)
    assert off
    view = await referee.of(Invitations).join(invited.id, BOB, HERE)
    assert view.match.timing.deadline == off.ends_at + DAY
    clock.pass_by(DAY)
    await referee.clocks.take_vacation(ANN.id, 0)
    assert await due(referee, view) == clock() + DAY


async def test_days_off_come_too_late_for_a_time_that_is_over(referee: Referee, clock: Clock) -> None:
    """The bot hears of them a second later: they count for the match in which they were asked for in time."""
    over = await begun(referee, "move-86400")
    clock.pass_by(timedelta(milliseconds=1))
    going_on = await begun(referee, "move-86400")
    asked_at = clock() + DAY
    clock.pass_by(DAY + SECOND)
    await referee.clocks.take_vacation(ANN.id, 2, asked_at)
    clock.pass_by(SECOND)
    await referee.watch.look()
    found = [await referee.stores.matches.get(each.id) for each in (over, going_on)]
    assert [match.status for match in found] == ["finished", "playing"]
    assert found[1].timing.deadline == asked_at + 2 * DAY


async def test_the_time_that_the_bot_is_away_is_nobodys(path: Path, clock: Clock) -> None:
    """After a kill a live clock continues where it was when the bot was last there."""
    async with started(path, clock) as first:
        for person in (ANN, BOB):
            await first.stores.remember(person)
        await first.resume()
        view = await running(first, clock)
        clock.pass_by(20 * SECOND)
        await first.clocks.standstill.note_alive()
    clock.pass_by(DAY)
    async with started(path, clock) as second:
        await second.resume()
        await second.watch.look()
        again = await second.stores.view(view.id)
        assert again.match.timing.deadline == clock() + 45 * SECOND  # 40 are left, and 5 to notice
        assert again.match.revision > view.match.revision
        moved = await second.turns.move(view.id, ANN.id, "4", 2, at=clock() + 15 * SECOND)
        assert left(moved) == (60 - 30 + 5, 60)


async def test_a_sweep_is_made_though_the_disk_is_full(db: Database, referee: Referee) -> None:
    """It shows and tells what it can, though it cannot be noted that the bot is running."""
    await begun(referee)
    await db.change("CREATE TRIGGER full BEFORE INSERT ON presence BEGIN SELECT RAISE (ABORT, 'no room'); END")
    for _ in range(STEADY):
        await referee.sweep()


async def test_no_clock_runs_while_nobody_is_heard(referee: Referee, clock: Clock, heard: list[Change]) -> None:
    """A lost connection stops them; when the last one is back they run again and boards are shown anew."""
    await referee.resume()
    view = await begun(referee)
    clock.pass_by(10 * SECOND)
    await referee.watch.lose(0)
    clock.pass_by(10 * SECOND)
    await referee.watch.lose(1)
    await referee.watch.regain(0)
    clock.pass_by(10 * SECOND)
    await referee.watch.regain(1)
    now = await referee.stores.view(view.id)
    assert view.match.timing.deadline
    assert now.match.timing.deadline == view.match.timing.deadline + 25 * SECOND
    assert now.match.revision > view.match.revision
    await eventually(lambda: bool(heard))
    assert heard[0].view.match.revision == now.match.revision


@for_each("kind, lost, is_shown", [("live-60-5", 9, True), ("move-86400", 59, False), ("move-86400", 60, True)])
async def test_a_short_standstill_is_shown_where_it_counts(
    referee: Referee, clock: Clock, kind: str, lost: int, is_shown: bool
) -> None:
    """The board of a correspondence match shows no deadline that moved by less than a minute."""
    await referee.resume()
    view = await begun(referee, kind)
    await hear_nothing(referee, clock, lost * SECOND)
    now = await referee.stores.view(view.id)
    assert now.match.timing.deadline > view.match.timing.deadline
    assert (now.match.revision > view.match.revision) == is_shown


@for_each("off, lost, given_back", [(5, 2, 0), (2, 5, 3), (0, 2, 2)])
async def test_days_off_lose_no_time_while_nobody_is_heard(
    referee: Referee, clock: Clock, off: int, lost: int, given_back: int
) -> None:
    """A clock that stands anyway gets nothing back: only what was lost after the `off` days."""
    await referee.resume()
    view = await begun(referee, "move-86400")
    await referee.clocks.take_vacation(ANN.id, off)
    deadline = clock() + (off + 1) * DAY
    await hear_nothing(referee, clock, lost * DAY)
    assert await due(referee, view) == deadline + given_back * DAY
    await referee.turns.resign(view.id, ANN.id)
    await referee.clocks.take_vacation(ANN.id, 0)


async def in_play(referee: Referee, clock: Clock) -> MatchView:
    """A live match in which Ann has used 10 of her 60 seconds."""
    await referee.resume()
    view = await running(referee, clock)
    clock.pass_by(10 * SECOND)
    return view


@for_each("heard", ["before", "meanwhile", "after"])
async def test_a_click_that_was_made_while_nobody_was_heard(referee: Referee, clock: Clock, heard: str) -> None:
    """Discord tells of it when the connection is back. It costs what had been used before, whether the bot hears of it
    before it hears that the connection is back, at the same time or after that; and the opponent has all their time.
    """
    view = await in_play(referee, clock)
    await referee.watch.lose(0)
    clicked = clock() + 80 * SECOND
    clock.pass_by(100 * SECOND)
    moving, back = referee.turns.move(view.id, ANN.id, "4", 2, at=clicked), referee.watch.regain(0)
    if heard == "meanwhile":
        await asyncio.gather(moving, back)
    else:
        for each in (moving, back) if heard == "before" else (back, moving):
            await each
    moved = await referee.stores.view(view.id)
    assert (moved.match.playing, moved.ply) == (True, 3)
    assert 55 <= left(moved)[0] <= 60
    assert moved.match.timing.deadline
    assert moved.match.timing.deadline >= clock() + 60 * SECOND


async def test_time_is_given_back_even_if_it_cannot_be_stored_at_first(
    referee: Referee, db: Database, clock: Clock
) -> None:
    """The database was locked when the connection came back; nobody loses the time until it was not."""
    view = await in_play(referee, clock)
    await referee.watch.lose(0)
    clock.pass_by(100 * SECOND)
    async with locked(db):
        await referee.watch.regain(0)
        await referee.watch._guarded(referee.watch.look)
    await referee.watch.lose(1)
    clock.pass_by(50 * SECOND)
    await referee.watch.regain(1)
    await referee.watch.look()
    now = await referee.stores.view(view.id)
    assert now.match.playing
    assert now.match.timing.deadline == clock() + 55 * SECOND


@for_each("again", [0, 1])
async def test_a_connection_lost_while_time_is_given_back(
    referee: Referee, db: Database, clock: Clock, again: int
) -> None:
    """It may be the same one or another. The clocks stand on: no click costs anything, and no match ends."""
    view = await in_play(referee, clock)
    await referee.watch.lose(0)
    clock.pass_by(100 * SECOND)
    async with busy(db) as queued:
        back = asyncio.create_task(referee.watch.regain(0))
        await queued(1)
        await referee.watch.lose(again)
    await back
    clock.pass_by(100 * SECOND)
    await referee.watch.look()
    moved = await referee.turns.move(view.id, ANN.id, "4", 2, at=clock())
    assert (moved.match.playing, moved.ply) == (True, 3)
    clock.pass_by(100 * SECOND)
    await referee.watch.regain(again)
    await referee.watch.look()
    moved = await referee.stores.view(view.id)
    assert moved.match.timing.deadline
    assert moved.match.timing.deadline >= clock() + 60 * SECOND


async def test_a_server_lost_again_while_its_time_is_given_back(referee: Referee, db: Database, clock: Clock) -> None:
    """Its clocks stand on."""
    view = await in_play(referee, clock)
    referee.watch.lose_server(1)
    clock.pass_by(100 * SECOND)
    async with busy(db) as queued:
        back = asyncio.create_task(referee.watch.regain_server(1))
        await queued(1)
        referee.watch.lose_server(1)
    await back
    clock.pass_by(100 * SECOND)
    await referee.watch.look()
    await referee.watch.regain_server(1)
    assert await due(referee, view) == clock() + 60 * SECOND  # 5 to notice, each time


async def test_many_servers_that_come_back_get_their_time_together(
    referee: Referee, db: Database, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each gets the time since it was lost, and all matches are read once for all of them."""
    servers = range(1, 11)
    for server in servers:
        view = await between_people(referee, "connect4", clock=LIVE, place=Place(server, 4))
        for ply, mover in enumerate((ANN, BOB)):
            await referee.turns.move(view.id, mover.id, "4", ply, at=clock())
    for server in servers:
        referee.watch.lose_server(server)
        clock.pass_by(SECOND)
    asked: list[str] = []
    monkeypatch.setattr(db, "observer", lambda kind, _: asked.append(kind))
    await referee.watch.regain_server(*servers)
    assert len(asked) < 2 * len(servers)  # to show a match takes one
    timed = await referee.stores.clocks.timed()
    left = {each.guild_id: each.timing.deadline - clock() for each in timed if each.timing.deadline}
    assert left == {server: (66 - server) * SECOND for server in servers}


async def test_time_is_given_back_once(referee: Referee, db: Database, clock: Clock) -> None:
    """The watch and the sweep may find at the same time that it could not be given back before."""
    view = await in_play(referee, clock)
    await referee.watch.lose(0)
    clock.pass_by(100 * SECOND)
    async with locked(db):
        await referee.watch.regain(0)
    await asyncio.gather(*(referee.watch.look() for _ in range(2)))
    assert await due(referee, view) == clock() + 55 * SECOND


@for_each("loses", ["nothing", "before", "after"])
async def test_an_unavailable_server_stops_its_own_clocks(referee: Referee, clock: Clock, loses: str) -> None:
    """They run elsewhere. Its time is given back once, also if a connection was lost meanwhile."""
    heard: list[float] = []

    async def silence() -> float:
        heard.append(0.0)
        return 0.0

    referee.watch.silence = silence
    view, other = await in_play(referee, clock), None
    if loses == "before":
        await referee.watch.lose(0)
        clock.pass_by(10 * SECOND)
    referee.watch.lose_server(1)
    clock.pass_by(100 * SECOND)
    if loses == "after":
        await referee.watch.lose(0)
        clock.pass_by(10 * SECOND)
    if loses != "nothing":
        await referee.watch.regain(0)
    else:
        other = await between_people(referee, "connect4", clock=LIVE, place=Place(3, 4))
        clock.pass_by(10 * DAY)
    heard.clear()
    await referee.watch.look()
    assert bool(heard) is (other is not None)  # nobody asks because of a match that stands
    assert other is None or not (await referee.stores.view(other.id)).match.playing
    await referee.watch.regain_server(1)
    await referee.watch.look()
    now = await referee.stores.view(view.id)
    assert (now.match.playing, now.match.timing.deadline) == (True, clock() + 55 * SECOND)
    await referee.turns.resign(view.id, ANN.id)


async def test_a_connection_that_comes_back_after_a_stop_is_no_error(
    path: Path, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    """The chat may report it when the database is closed already."""
    async with started(path, clock) as referee:
        await referee.resume()
        await referee.watch.lose(0)
    await referee.watch.regain(0)
    await referee.watch.lose(1)
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == []


async def test_the_bot_has_a_clock_of_its_own(referee: Referee, clock: Clock, engine: LocalEngine) -> None:
    """The bot thinks within its bank, and runs out of time as people do; days per move do not limit it."""
    view = await referee.challenges.play_bot(MatchTerms("connect4", "first", LIVE, level="easy"), ANN)
    view = await move(referee, clock, view, 1)
    view = await referee.thinking.answer(view.id)
    assert engine.requests[-1].seconds == thinking_time(LIVE, 60_000) == 5.0
    view = await move(referee, clock, view, 10)
    assert left(view) == (55, 60)
    with pytest.raises(BotIsThinking):
        await referee.turns.ready(view.id, ANN.id)
    clock.pass_by(61 * SECOND)
    lost = await referee.thinking.answer(view.id)
    assert (lost.match.reason, lost.match.winner) == ("timeout", 0)
    assert engine.forgotten == [str(view.id)]
    slow = await referee.challenges.play_bot(MatchTerms("connect4", "second", "move-86400", level="easy"), ANN)
    assert slow.match.timing.deadline is None
    assert (await referee.thinking.answer(slow.id)).match.timing.deadline == clock() + DAY


async def test_the_bot_keeps_time_that_is_given_back_while_it_thinks(
    referee: Referee, clock: Clock, engine: LocalEngine
) -> None:
    """A connection that was lost meanwhile costs the bot nothing, little or more than it had left."""
    await referee.resume()
    for lost in (SECOND, 70 * SECOND):
        view = await referee.challenges.play_bot(MatchTerms("connect4", "first", LIVE, level="easy"), ANN)
        view = await referee.thinking.answer((await move(referee, clock, view, 1)).id)
        view = await move(referee, clock, view, 1)
        engine.gate.clear()
        answer = asyncio.create_task(referee.thinking.answer(view.id))
        await eventually(lambda: bool(referee.thinking.others(0)))
        await hear_nothing(referee, clock, lost)
        engine.gate.set()
        answered = await answer
        assert answered.match.playing
        assert left(answered)[1] >= left(view)[1]
        await referee.turns.resign(view.id, ANN.id)


async def test_a_takeback_gives_no_time_back(referee: Referee, clock: Clock) -> None:
    """The banks stay, and the turn begins anew."""
    view = await begun(referee)
    for _ in range(3):
        view = await move(referee, clock, view, 10)
    asked = await referee.of(Offers).ask("takeback", view.id, ANN.id)
    clock.pass_by(30 * SECOND)
    view = (await referee.of(Offers).accept(asked.view.offers[0].id, BOB.id)).view
    assert (left(view), view.match.timing.turn_at) == ((55, 60), clock())


async def test_what_was_read_is_not_shifted_once_it_moved_on(referee: Referee, clock: Clock) -> None:
    """A move that comes between is not undone by time given back."""
    view = await begun(referee)
    match = await referee.stores.matches.get(view.id)
    moved = await move(referee, clock, view, 1)
    await referee.stores.clocks.shift([(match, replace(match.timing, deadline=clock() + DAY), True)])
    assert (await referee.stores.view(view.id)).match.timing == moved.match.timing


@pytest.fixture
def rows_read(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The number of rows that each read returns."""
    found: list[int] = []
    send = Database.all

    async def counted(self: Database, sql: str, **values: str | float | None) -> list[sqlite3.Row]:
        rows = await send(self, sql, **values)
        found.append(len(rows))
        return rows

    monkeypatch.setattr(Database, "all", counted)
    return found


async def test_a_look_at_the_clocks_reads_no_match_that_is_in_time(referee: Referee, rows_read: list[int]) -> None:
    """A look reads one row, however many matches run: whether the time of any match runs."""
    for _ in range(5):
        await begun(referee)
    rows_read.clear()
    for _ in range(STEADY):
        await referee.watch.look()
    assert await referee.stores.clocks.alive_at() == referee.stores.clock()
    assert max(rows_read) == 1


async def test_days_off_read_the_matches_of_one_person(referee: Referee, rows_read: list[int]) -> None:
    """Other matches of the opponents are not read."""
    views = [await begun(referee, "move-86400") for _ in range(2)]
    for _ in range(5):
        await between_people(referee, "connect4", clock="move-86400", people=(ANN, EVE))
    await referee.turns.move(views[0].id, ANN.id, "4", 0)
    rows_read.clear()
    await referee.clocks.take_vacation(BOB.id, 2)
    assert max(rows_read) == 2
    assert await due(referee, views[0]) == referee.stores.clock() + 3 * DAY
    assert await due(referee, views[1]) == referee.stores.clock() + DAY


@contextmanager
def ended(db: Database) -> Iterator[None]:
    """What the block does ends after its first transaction, as in a process that is killed then."""

    def end(kind: str, seconds: float) -> None:
        if kind == "write":
            raise RuntimeError

    db.observer, observer = end, db.observer
    with pytest.raises(RuntimeError):
        yield
    db.observer = observer


async def test_time_is_given_back_once_however_often_a_start_is_killed(
    referee: Referee, db: Database, clock: Clock
) -> None:
    """What a player had used before the bot was away stays used."""
    view = await begun(referee, "move-86400")
    clock.pass_by(5 * HOUR)
    await referee.stores.clocks.note_alive(clock())
    clock.pass_by(2 * HOUR)
    for _ in range(2):
        with ended(db):
            await referee.watch.start()
    await referee.watch.start()
    assert await due(referee, view) == clock() + DAY - 5 * HOUR


async def test_no_more_is_given_back_than_a_turn_has_lasted(referee: Referee, clock: Clock) -> None:
    """Here it began after the bot was last noted to be running."""
    await referee.stores.clocks.note_alive(clock())
    view = await move(referee, clock, await running(referee, clock), 1)
    clock.pass_by(10 * SECOND)
    await referee.watch.start()
    assert await due(referee, view) == clock() + 65 * SECOND  # 5 to notice


async def test_days_off_and_the_clocks_that_they_stop_are_stored_together(referee: Referee, db: Database) -> None:
    """A process that ends after the first transaction leaves nobody with days off whose clocks run."""
    view = await begun(referee, "move-86400")
    with ended(db):
        await referee.clocks.take_vacation(ANN.id, 2)
    assert await referee.clocks.vacation(ANN.id)
    assert await due(referee, view) == referee.stores.clock() + 3 * DAY


async def test_a_database_that_cannot_serve_is_told_once(
    referee: Referee, db: Database, caplog: pytest.LogCaptureFixture
) -> None:
    """However often the clocks are looked at, the log has one line, without a traceback."""
    async with locked(db):
        for _ in range(3):
            await referee.watch._guarded(referee.clocks.standstill.note_alive)
    (line,) = [each for each in caplog.records if each.levelname == "ERROR"]
    assert line.getMessage().startswith(f"a look at the clocks failed; the next one tries again: {db.path} is locked")
    assert line.exc_info is None


async def test_what_is_done_while_time_is_given_back_leaves_that(referee: Referee, db: Database, clock: Clock) -> None:
    """It was begun from the clocks as they were before: a match would end on time, a turn would begin without it."""
    turns, offers = referee.turns, referee.of(Offers)
    for late, act in (
        (100, turns.lose_on_time),
        (100, lambda match: turns.move(match.id, ANN.id, "4")),
        (0, turns.warn),
        (0, lambda match: offers.ask("pause", match.id, ANN.id)),
        (0, lambda match: offers.ask("takeback", match.id, ANN.id)),
    ):
        view = await referee.challenges.play_bot(MatchTerms("connect4", "first", LIVE, level="easy"), ANN)
        match = (await referee.thinking.answer((await move(referee, clock, view, 1)).id)).match
        clock.pass_by(late * SECOND)
        later = shifted(match.timing, HOUR)
        async with busy(db) as queued:
            given_back = asyncio.create_task(referee.stores.clocks.shift([(match, later, True)]))
            await queued(1)
            acting = asyncio.create_task(act(match))
            await queued(2)
        await asyncio.gather(given_back, acting)
        now = await referee.stores.matches.get(match.id)
        assert (now.playing, now.timing.turn_at) == (True, later.turn_at)


@pytest.mark.parametrize("moves", [False, True])
async def test_days_off_that_begin_while_something_else_is_stored(
    referee: Referee, db: Database, clock: Clock, moves: bool
) -> None:
    """Time that is given back in the same moment is not lost, nor does the clock run if the opponent just moved."""
    view = await begun(referee, "move-86400")
    if moves:
        view = await move(referee, clock, view, 1)
    person = view.seats[1 - view.turn] if moves else view.seats[view.turn]
    assert person.player is not None

    async def give_back() -> None:
        timed = [view.match]
        while timed:
            timed = await referee.stores.clocks.shift([(each, shifted(each.timing, HOUR), True) for each in timed])

    async with busy(db) as queued:
        off = asyncio.create_task(referee.clocks.take_vacation(person.player, 2))
        await queued(1)
        other = asyncio.create_task(move(referee, clock, view, 1) if moves else give_back())
        await (eventually(lambda: referee.stores.locks._locks[view.id].users == 2) if moves else queued(2))
    await asyncio.gather(off, other)
    deadline = await due(referee, view)
    assert deadline
    assert deadline >= clock() + 3 * DAY - 5 * SECOND + (0 if moves else 1) * HOUR


async def test_a_takeback_leaves_stopped_clocks_stopped(referee: Referee, clock: Clock) -> None:
    """Both agreed that no time runs; once it does again, the side to move has all that it had."""
    view, offers = await running(referee, clock), referee.of(Offers)
    await agreed(referee, offers.ask("pause", view.id, ANN.id), BOB)
    clock.pass_by(DAY)
    view = await agreed(referee, offers.ask("takeback", view.id, BOB.id), ANN)
    assert (view.ply, view.match.timing.deadline, view.match.timing.paused_at) == (1, None, clock())
    clock.pass_by(DAY)
    await referee.watch.look()
    view = (await offers.ask("resume", view.id, BOB.id)).view
    assert (view.match.timing.paused_at, view.match.timing.deadline) == (None, clock() + 300 * SECOND)


@for_each("used, off_at, paused_at", [(10, 11, 10), (10, 10, 40), (0, 0, 40)])
async def test_days_off_count_in_a_match_that_goes_on_after_a_pause(
    referee: Referee, clock: Clock, used: int, off_at: int, paused_at: int
) -> None:
    """They begin while the clocks are stopped, before that, or before the match. `used` hours count, and no others."""
    view, offers = await begun(referee, "move-86400"), referee.of(Offers)
    for hour in range(60):
        if hour == off_at:
            off = await referee.clocks.take_vacation(ANN.id, 3)
        if hour == paused_at:
            await agreed(referee, offers.ask("pause", view.id, BOB.id), ANN)
        clock.pass_by(HOUR)
    timing = (await offers.ask("resume", view.id, BOB.id)).view.match.timing
    assert off is not None
    assert timing.deadline == off.ends_at + (24 - used) * HOUR
    assert timing.turn_at == clock() - used * HOUR
    await referee.clocks.take_vacation(ANN.id, 0)
