"""A short storm over the real bot, after which every law holds; and proofs that each law notices a violation.

A longer one, with more kinds of failures: QIBOT_LONG_TESTS=1.
"""

import shutil
import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest

from bot.playground.posting import publish
from bot.playground.records import Message
from bot.playground.seen import ShownMessage
from storage.check import problems_of
from tests.long import LONG

from .storm import laws
from .storm.stored import Stored, read
from .storm.storm import Plan, started

pytestmark = pytest.mark.timeout(900)

FAILURES = ("kill_in_mid_request", "cut_the_line", "lose_receipts")
PLAN = Plan(
    5 if LONG else 2.5,
    seed=7,
    pause=0.1,
    blows=1,
    only=(*FAILURES, "stop_the_bot", "kill_engines") if LONG else FAILURES,
    strict=False,
    changes=10,
)


async def test_a_storm(tmp_path):
    """People play while the bot is killed and cut off: nothing is lost, everybody is answered, every board is right.

    Then each law is broken on purpose, and notices it.
    """
    async with started(tmp_path, PLAN) as storm:
        await storm.play()
        await storm.settle()
        await storm.end()
        storm.judge()
        assert storm.report.violations == []
        assert storm.observer.boards
        assert sum(storm.failures.struck.values()) > 0
        for breaks in (
            a_lost_move,
            a_board_that_goes_back,
            a_move_that_no_board_shows,
            an_opening_gone_wrong,
            an_offer_that_nobody_is_asked_about,
            an_end_without_a_name,
            a_question_after_its_answer,
            a_lost_match,
            a_move_against_the_rules,
        ):
            breaks(storm)
        await a_second_board(storm)
        await a_click_that_nobody_answers(storm)


def forged(storm, sql):
    """A copy of the storm's database, changed by `sql`."""
    path = storm.bot.database.with_name("forged.sqlite3")
    shutil.copy(storm.bot.database, path)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for name in ("moves_are_kept", "moves_are_not_rewritten"):
            connection.execute(f"DROP TRIGGER {name}")
        connection.executescript(sql)
    return path


def a_lost_move(storm):
    """A move that a board has shown and that is not stored breaks the laws; the check of the file notices it, too."""
    path = forged(storm, "DELETE FROM moves WHERE ply = 1")
    assert list(laws.unwritten(storm.observer.boards.values(), read(path)))
    assert list(problems_of(path))
    assert list(laws.rewritten(read(storm.bot.database), read(path)))


def a_board_that_goes_back(storm):
    """A message that shows an earlier board after a later one breaks the law."""
    observer, stored = storm.observer, read(storm.bot.database)
    without_takebacks = {each.id for each in stored if not any(row.taken for row in each.rows)}
    message, seen = next(
        (message, seen)
        for message, seen in observer.boards.items()
        if seen[-1].number != seen[0].number and seen[0].match in without_takebacks
    )
    observer.boards[message] = [*seen, seen[0]]
    assert len(list(laws.unwritten(observer.boards.values(), stored))) == 1
    observer.boards[message] = seen


def a_move_that_no_board_shows(storm):
    """A match in a state that no board ever showed breaks the law."""
    match = next(each for each in read(storm.bot.database) if each.rows and storm._sight(each.message))
    assert laws.unshown(match, storm.observer) == ""
    assert laws.unshown(replace(match, status="playing", ply=99), storm.observer)


async def a_second_board(storm):
    """Another message for a match whose board could be changed breaks the law, unless a person asked for it."""
    match = next(each for each in read(storm.bot.database) if storm._sight(each.message) and each.status == "playing")
    world, first = storm.here.world, storm.here.world.get(Message, match.message)
    assert storm.observer.second_boards == []
    storm.observer.disturbed_at = float("-inf")
    second = await storm.here.call(lambda: _posted_again(world, first))
    world.remove(second)
    assert len(storm.observer.second_boards) == 1
    storm.observer.second_boards.clear()


async def _posted_again(world, first):
    return publish(world, replace(first, id=world.snowflakes.next(), cause=None))


def an_opening_gone_wrong(storm):
    """Seats or a choice that change without reason break the law, and so does a board that shows neither."""
    played = (each for each in read(storm.bot.database) if storm._sight(each.message) and each.status == "playing")
    match = next(each for each in played if each.opening is None)
    board, names = storm._sight(match.message), {1: "Ann", 2: "Bob"}
    opening = replace(match, game="gomoku", opening="swap2 first", seats=(2, 1))

    def told(before, after):
        return list(laws.exchanged(Stored({match.id: before}, names), Stored({match.id: after}, names)))

    choosing = replace(opening, opening="swap2", seats=(1, 2), ply=3)
    assert told(match, match) == told(opening, opening) == []
    assert len(told(match, replace(match, seats=match.seats[::-1]))) == 1
    assert len(told(opening, replace(opening, seats=(1, 2)))) == 1
    assert len(told(opening, replace(opening, opening="swap2 second"))) == 1
    assert told(replace(choosing, ply=2), choosing) == []
    assert told(replace(choosing, ply=1, seats=(2, 1)), choosing) == []
    assert told(replace(choosing, ply=2, seats=(2, 1)), choosing)
    for wrong, said in ((opening, "does not say that (2, 1) play"), (choosing, "offers [] to be chosen instead of")):
        assert said in laws._opening_trouble(wrong, board, Stored({}, names))


def an_offer_that_nobody_is_asked_about(storm):
    """An open offer without a message with buttons for it breaks the law; so do buttons without an offer."""
    match = next(iter(read(storm.bot.database)))
    board = storm._sight(next(each.message for each in read(storm.bot.database) if storm._sight(each.message)))
    assert laws.unasked(replace(match, offers=frozenset(), asking=None), None) == ""
    assert laws.unasked(replace(match, offers=frozenset({7}), asking=None), None)
    assert laws.unasked(replace(match, offers=frozenset({7}), asking=board.id), board)


def an_end_without_a_name(storm):
    """Where a filter stops a person's name, the board of a match against the bot names the side and the bot."""
    match = replace(next(iter(read(storm.bot.database))), game="connect4", seats=(1, None), level="beginner")
    won = replace(match, status="finished", result="0-1", reason="resignation")
    told = laws.endings(won, Stored({}, {1: "Ann"}))
    assert "Ann resigns. Qibot (Beginner) wins." in told
    assert "Yellow resigns. Qibot (Beginner) wins." in told
    assert "Yellow resigns. Red wins." not in told


def a_question_after_its_answer(storm):
    """A message that goes on asking who joins, though somebody has, breaks the law."""
    board = storm._sight(next(each.message for each in read(storm.bot.database) if storm._sight(each.message)))
    button = {"type": 2, "style": 3, "label": "Play", "custom_id": "join:0:0:7"}
    asking = ShownMessage(board.json | {"components": [{"type": 1, "components": [button]}]})
    assert laws.asks_in_vain(asking, Stored({}, {})) == laws.asks_in_vain(board, Stored({}, {}, frozenset({7}))) == ""
    assert laws.asks_in_vain(asking, Stored({}, {}, frozenset({7})))


def a_lost_match(storm):
    """A match that was seen and is gone breaks the law."""
    gone = min(storm.observer.matches_seen)
    stored = read(forged(storm, f"PRAGMA foreign_keys = OFF; DELETE FROM matches WHERE id = {gone}"))  # noqa: S608
    assert list(laws.rewritten(read(storm.bot.database), stored)) == [f"match {gone} has disappeared"]
    assert list(laws.lost_matches(storm.observer, stored)) == [f"match {gone} was seen and is not in the database"]


def a_move_against_the_rules(storm):
    """A game that nobody could have played breaks the law."""
    path = forged(storm, "UPDATE moves SET text = 'z9' WHERE number = 1")
    assert list(laws.against_the_rules(read(path)))


async def a_click_that_nobody_answers(storm):
    """A click that fails, though nothing had disturbed the bot, breaks the law."""
    person = storm.players[0].person
    seen = await person.slash("help")
    assert seen.state == "failed"
    assert [each for each in laws.unanswered(storm.observer) if "/help" in each]


@pytest.mark.parametrize(
    ("log", "troubles"),
    [
        ("[2026-11-21 19:46:26,100] [INFO] bot.client: all is well", 0),
        ("[2026-11-21 19:46:26,100] [ERROR] bot.errors: a bug, in move:1:2:3\nTraceback (most recent call last):", 2),
        ("[2026-11-21 19:46:26,100] [ERROR] asyncio: Task exception was never retrieved", 1),
        ("[2026-11-21 19:46:26,100] [ERROR] discord.shard: Attempting a reconnect for shard ID 0 in 2.10s\n"
         "Traceback (most recent call last):", 0),
        ("[2026-11-21 19:46:26,100] [ERROR] bot.lean_cache: an event GUILD_MEMBER_ADD cannot be read\n"
         "Traceback (most recent call last):", 0),
        ("[2026-11-21 19:46:26,100] [ERROR] bot.lean_cache: an event GUILD_CREATE cannot be read", 1),
        ("[2026-11-21 19:46:26,100] [INFO] bot.client: connected with secret", 1),
    ],
)  # fmt: skip
async def test_a_log_that_tells_of_a_bug_is_noticed(log, troubles):
    """Errors, tracebacks and the token are found; discord.py's messages about a lost connection are expected, and
    that the events of the storm cannot be read.
    """
    assert len(list(laws.log_trouble(log, "secret"))) == troubles
