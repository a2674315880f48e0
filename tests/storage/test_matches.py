"""Matches from the challenge to the result: what is stored, what is refused, and that of two changes at once one
wins.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from typing import Any

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from storage.boards import BoardMessage, BoardStore
from storage.challenges import ChallengeStore
from storage.clocks import ClockStore
from storage.database import Database
from storage.errors import MatchNotFound, NotYourTurn, PersonGone, StaleMatch, WrongStatus
from storage.hints import HintStore
from storage.matches import MatchStore
from storage.offers import OfferStore
from storage.players import PlayerStore
from storage.rows import Finish, Match, NewMove, NewOffer, NextTurn, Timing
from storage.stored import to_text, to_time
from tests.busy import busy
from tests.cases import for_each
from tests.moves import moves_of
from tests.storage.conftest import ANN, BOB, EVE, against_bot, between_two, play

ENDS = ("declined", "withdrawn", "expired")
NOON = datetime(2026, 11, 20, 12, 0, 0, 123000, UTC)


async def test_a_match_is_stored_as_it_was_given(matches: MatchStore) -> None:
    """All that `create` is given comes back, with large ids of servers and channels."""
    place = {"guild_id": 1 << 62, "channel_id": 1 << 61}
    sides = {"first_player": None, "second_player": ANN}
    match = await matches.create(against_bot(start="rnbakabnr/9 w", timing=Timing(NOON), **place, **sides))
    assert match == await matches.get(match.id)
    assert (match.id, match.game, match.start, match.level) == (1, "connect4", "rnbakabnr/9 w", "easy")
    assert (match.first_player, match.second_player, match.challenger) == (None, ANN, ANN)
    assert (match.guild_id, match.channel_id, match.message_id) == (1 << 62, 1 << 61, None)
    assert (match.status, match.ply, match.timing.deadline, match.ended_at) == ("playing", 0, NOON, None)
    assert match.bot_to_move
    assert abs(datetime.now(UTC) - match.created_at) < timedelta(minutes=1)


async def test_the_second_player_may_move_first(matches: MatchStore, db: Database) -> None:
    """From a given position only. The turn that a match tells is the one by which the database finds it, also with
    given moves and after a takeback.
    """

    async def require(match: Match, side: int, turn: int | None) -> None:
        waits = [each.id for each in await matches.waiting_for_bot()]
        [row] = await db.all("SELECT turn FROM matches WHERE id = :id", id=match.id)
        assert (match.side, match.turn, row["turn"]) == (side, turn, turn)
        assert (match.id in waits) == match.bot_to_move == (turn is None)

    match = await matches.create(against_bot(given=(), first_to_move=1))
    await require(match, 1, None)
    with pytest.raises(NotYourTurn):
        await matches.record_move(match.id, 0, NewMove("d"), by=ANN)
    await require(await play(matches, match, "d"), 0, ANN)
    await require(await matches.take_back(match.id, 1, 1), 1, None)
    odd = await matches.create(between_two(given=("d",), first_to_move=1))
    assert odd.ply == 1
    await require(odd, 0, ANN)


@for_each(
    "wrong",
    [
        {"first_player": None},
        {"level": None},
        {"second_player": ANN, "level": None},
        {"second_player": BOB},
        {"status": "thinking"},
        {"level": ""},
        {"game": ""},
        {"first_to_move": 1},
        {"first_to_move": 2, "given": ()},
    ],
)
async def test_a_match_that_cannot_be_is_a_bug(matches: MatchStore, wrong: dict[str, Any]) -> None:
    """The database refuses: no person, no level for the bot, playing oneself, a level between people, an unknown
    status, empty names, the second player to move first without a given position, a third side.
    """
    with pytest.raises(sqlite3.IntegrityError):
        await matches.create(against_bot(**wrong))
    assert await matches.open_of(ANN) == []


async def test_a_match_of_somebody_who_was_just_deleted_is_refused(matches: MatchStore) -> None:
    """Not an IntegrityError, because a person may delete their data at that moment."""
    with pytest.raises(PersonGone):
        await matches.create(against_bot(challenger=5))
    assert await matches.open_of(ANN) == []


CHANGES: dict[str, Callable[[Database, Match, int], Awaitable[object]]] = {
    "move": lambda db, match, ply: MatchStore(db).record_move(match.id, ply, NewMove("z"), by=match.turn),
    "choice": lambda db, match, ply: MatchStore(db).choose(replace(match, ply=ply), "x", by=ANN, after=NextTurn()),
    "takeback": lambda db, match, ply: MatchStore(db).take_back(match.id, ply, 1),
    "ending": lambda db, match, ply: MatchStore(db).finish(match.id, ply, Finish("1-0", "timeout")),
    "clocks": lambda db, match, ply: ClockStore(db).retime(replace(match, ply=ply), Timing(NOON)),
    "offer": lambda db, match, ply: OfferStore(db).make(NewOffer(match.id, ply, "draw", ANN)),
    "offer to the bot": lambda db, match, ply: OfferStore(db).decline_at_once(NewOffer(match.id, ply, "draw", ANN)),
    "hint": lambda db, match, ply: HintStore(db).record(match.id, ply, ANN),
}
KEPT = (
    "SELECT (SELECT group_concat(revision) FROM matches), (SELECT count(*) FROM moves), (SELECT count(*) FROM offers)"
)


@for_each("change", CHANGES)
async def test_a_change_is_for_the_board_that_was_seen(db: Database, matches: MatchStore, change: str) -> None:
    """Of a match that is being played; else it is refused, and nothing is stored. Any number that a person may type, of
    any size, is no match.
    """
    running, over = [await play(matches, await matches.create(between_two()), "d", "e") for _ in range(2)]
    over = await matches.finish(over.id, 2, Finish("0-1", "x"))
    challenged = await matches.create(between_two(status="challenged"))
    before = [tuple(row) for row in await db.all(KEPT)]
    for ply in (1, 3):
        with pytest.raises(StaleMatch) as refusal:
            await CHANGES[change](db, running, ply)
        assert (refusal.value.expected, refusal.value.actual) == (ply, 2)
    for match in (challenged, over):
        with pytest.raises(WrongStatus):
            await CHANGES[change](db, match, 2)
    for number in (0, -1, 77777, 1 << 63, 10**30):
        for refused in (CHANGES[change](db, replace(running, id=number), 2), matches.get(number)):
            with pytest.raises(MatchNotFound):
                await refused
    assert [tuple(row) for row in await db.all(KEPT)] == before
    await CHANGES[change](db, running, 2)
    assert (await matches.get(running.id)).revision > running.revision, "its board would not show the change"


# Challenges


@for_each("status", ENDS)
async def test_a_refused_challenge_is_over(matches: MatchStore, challenges: ChallengeStore, status: Any) -> None:
    """A declined, withdrawn or expired challenge has no deadline and cannot be answered again."""
    challenge = await matches.create(between_two(status="challenged", timing=Timing(NOON)))
    match = await challenges.end(challenge.id, status)
    assert (match.status, match.timing.deadline, match.result) == (status, None, None)
    assert match.ended_at is not None
    for again in (challenges.accept(challenge.id), *(challenges.end(challenge.id, each) for each in ENDS)):
        with pytest.raises(WrongStatus) as refusal:
            await again
        assert refusal.value.status == status
    assert await matches.open_of(ANN) == []


# Moves


async def test_of_changes_at_once_one_is_made(matches: MatchStore, challenges: ChallengeStore) -> None:
    """Of ten moves for one ply, and of two answers to a challenge; the others are refused."""
    match, asked = await matches.create(against_bot()), await matches.create(between_two(status="challenged"))
    moves = [matches.record_move(match.id, 0, NewMove(text), by=ANN) for text in "abcdefghij"]
    answers = [challenges.accept(asked.id), challenges.end(asked.id, "declined")]
    for changes, refusal in ((moves, StaleMatch), (answers, WrongStatus)):
        made = await asyncio.gather(*changes, return_exceptions=True)
        assert [type(one) for one in made if not isinstance(one, Match)] == [refusal] * (len(made) - 1)
    assert len((await matches.game(match.id)).moves) == 1


async def test_the_last_move_and_the_result_are_one(matches: MatchStore) -> None:
    match = await play(matches, await matches.create(against_bot(timing=Timing(NOON))), "d")
    last = NewMove("c", Finish("0-1", "four"))
    match = await matches.record_move(match.id, 1, last, by=None, after=NextTurn(Timing(NOON)))
    assert (match.status, match.result, match.reason, match.ply) == ("finished", "0-1", "four", 2)
    assert (match.timing.deadline, match.bot_to_move) == (None, False)
    assert match.ended_at is not None


@for_each(
    "text",
    ["炮二平五", "'; DROP TABLE moves; --", "@everyone <@1> `x`", "a\x00b", "\u202eabc", "😀" * 500, "%s {0} :id"],
)
async def test_any_text_comes_back_as_it_went_in(matches: MatchStore, text: str) -> None:
    """Storage interprets no text: quotes, nulls, direction marks and placeholders come back untouched."""
    match = await matches.create(against_bot(game=text, start=text, level=text))
    match = await play(matches, match, text)
    match = await matches.finish(match.id, 1, Finish("1-0", text))
    assert match == await matches.get(match.id)
    assert (match.game, match.start, match.level, match.reason) == (text, text, text, text)
    assert (await matches.game(match.id)).moves == (text,)


# Takebacks


@for_each("count", [0, -1, 3])
async def test_more_than_was_played_cannot_be_taken_back(matches: MatchStore, count: int) -> None:
    match = await play(matches, await matches.create(against_bot()), "a", "b")
    with pytest.raises(ValueError, match="cannot be taken back"):
        await matches.take_back(match.id, 2, count)
    assert (await matches.game(match.id)).moves == ("a", "b")


@given(steps=st.lists(st.integers(min_value=-4, max_value=3), max_size=25))
@hypothesis_settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
async def test_any_sequence_of_moves_and_takebacks(db: Database, matches: MatchStore, steps: list[int]) -> None:
    """After any moves (+) and takebacks (-) the board is that of a list, and every move is still stored, with the time
    at which it was taken back.
    """
    match = await matches.create(against_bot())
    board: list[str] = []
    played: list[str] = []
    marked: dict[int, datetime] = {}
    for step in steps:
        for _ in range(step):
            played.append(f"m{len(played)}")
            board.append(played[-1])
            match = await play(matches, match, played[-1])
        if undone := min(-step, len(board)) if step < 0 else 0:
            del board[-undone:]
            match = await matches.take_back(match.id, match.ply, undone)
            marks = {move.number: move.taken_back_at for move in await moves_of(db, match.id) if move.taken_back_at}
            assert marked.items() <= marks.items()
            marked = marks
    game = await matches.game(match.id)
    moves = await moves_of(db, match.id)
    assert (game.match, list(game.moves)) == (match, board)
    assert match.turn == (ANN if len(board) % 2 == 0 else None)
    assert [move.text for move in moves] == played
    assert [move.text for move in moves if move.taken_back_at is None] == board
    assert [move.number for move in moves] == list(range(1, len(played) + 1))


@for_each(
    "sql",
    [
        "DELETE FROM moves",
        "UPDATE moves SET text = 'z'",
        "UPDATE moves SET ply = 9",
        "INSERT INTO moves (match_id, number, ply, text, made_at) VALUES (1, 9, 1, 'z', '')",
        "INSERT INTO moves (match_id, number, ply, text, made_at) VALUES (99, 1, 1, 'z', '')",
    ],
)
async def test_the_file_itself_refuses_to_lose_or_double_a_move(db: Database, matches: MatchStore, sql: str) -> None:
    """Statements that delete, rewrite or double a move fail."""
    await play(matches, await matches.create(against_bot()), "a")
    with pytest.raises((sqlite3.IntegrityError, PersonGone)):
        await db.change(sql)
    assert (await matches.game(1)).moves == ("a",)


# Where a match is shown, and what is asked at the start and by the clock


async def test_the_message_of_the_board_can_move(matches: MatchStore, boards: BoardStore) -> None:
    """The board is posted again elsewhere; a direct message has no server."""
    match = await matches.create(against_bot(guild_id=1, channel_id=2))
    match = await boards.place(match.id, BoardMessage(None, 8, 9))
    assert (match.guild_id, match.channel_id, match.message_id) == (None, 8, 9)
    assert match == await matches.get(match.id)
    with pytest.raises(MatchNotFound):
        await boards.place(77, BoardMessage(None, 8, 9))


async def test_open_matches_of_a_player_and_of_a_server(matches: MatchStore) -> None:
    """Challenges and running matches of the person, on either side, or of the server, newest first."""
    challenge = await matches.create(between_two(first_player=BOB, second_player=ANN, status="challenged"))
    running = await matches.create(against_bot(guild_id=5))
    over = await matches.create(against_bot(guild_id=5))
    await matches.finish(over.id, 0, Finish("0-1", "resignation"))
    await matches.create(against_bot(first_player=EVE, challenger=EVE, guild_id=6))
    assert await matches.open_of(ANN) == [running, challenge]
    assert await matches.open_of(BOB) == [challenge]
    assert await matches.open_of(424242) == []
    assert await matches.open_in(5) == [running]


async def test_what_is_to_be_shown(matches: MatchStore, boards: BoardStore) -> None:
    """A match is to be shown until its message shows it or it is given up, and again after its next change."""
    match = await matches.create(between_two())
    other = await matches.create(against_bot())
    assert [each.id for each in await boards.to_show()] == [match.id, other.id]
    assert [each.id for each in await boards.to_show(most=1)] == [match.id]
    assert [each.id for each in await boards.to_show(after=match.id, most=1)] == [other.id]
    await boards.place(match.id, BoardMessage(1, 2, 3), match.revision)
    await boards.give_up(other.id, other.revision)
    assert await boards.to_show() == []
    moved = await play(matches, match, "d")
    assert [each.id for each in await boards.to_show()] == [match.id]
    await boards.note_shown({moved.id: moved.revision, other.id: 0})
    assert await boards.to_show() == []
    assert (await matches.get(other.id)).shown == 0


async def test_what_nobody_can_be_shown_is_given_up_for_good_in_the_end(
    matches: MatchStore, boards: BoardStore
) -> None:
    """After it was given up three times a change is not tried again; the next change is."""
    match = await matches.create(between_two())
    await boards.place(match.id, BoardMessage(1, 2, 3), match.revision)
    moved = await play(matches, match, "d")
    for _ in range(3):
        assert moved.id in [each.id for each in (*await boards.to_show(), *await boards.given_up_in([2]))]
        await boards.give_up(moved.id, moved.revision)
    assert (await boards.to_show(), await boards.given_up_in([2])) == ([], [])
    moved = await play(matches, moved, "e")
    await boards.give_up(moved.id, moved.revision)
    assert [each.id for each in await boards.given_up_in([2])] == [match.id]


async def test_a_match_is_read_with_all_that_belongs_to_it(
    matches: MatchStore, offers: OfferStore, players: PlayerStore, hints: HintStore
) -> None:
    """One read gives its people, their hints and the open offers."""
    match = await play(matches, await matches.create(between_two()), "d", "e")
    await matches.take_back(match.id, 2, 1)
    await hints.record(match.id, 1, BOB)
    offer = await offers.make(NewOffer(match.id, 1, "draw", ANN))
    game = await matches.game(match.id)
    assert (game.moves, game.board_number, game.hints, game.offers) == (("d",), 3, {BOB: 1}, (offer,))
    assert game.players == await players.named([ANN, BOB])


async def test_matches_that_are_due(db: Database, matches: MatchStore) -> None:
    """Challenges or running matches whose deadline has come, or a warning before it, the earliest deadline first; none
    that is over.
    """
    late = await matches.create(against_bot(timing=Timing(NOON - timedelta(hours=1))))
    later = await matches.create(between_two(status="challenged", timing=Timing(NOON - timedelta(days=1))))
    now = await matches.create(against_bot(timing=Timing(NOON)))
    await matches.create(against_bot(timing=Timing(NOON + timedelta(milliseconds=1))))
    await matches.create(against_bot())
    over = await matches.create(against_bot(timing=Timing(NOON - timedelta(hours=1))))
    await matches.finish(over.id, 0, Finish("0-1", "resignation"))
    hour = timedelta(hours=1)
    warned = await matches.create(against_bot(timing=Timing(NOON + hour, warn_at=NOON)))
    await matches.create(against_bot(timing=Timing(NOON + hour, warn_at=NOON + timedelta(milliseconds=1))))
    at = NOON.astimezone(timezone(timedelta(hours=8)))
    assert await ClockStore(db).due(at) == [late, now, warned]
    assert await ClockStore(db).due(at, "challenged") == [later]


async def test_days_off_count_from_the_clock_as_it_is(db: Database, matches: MatchStore) -> None:
    """Here a match was given time back after its clock was read for them, and before they were stored."""
    clocks, day = ClockStore(db), timedelta(days=1)

    def postponed(match: Match) -> Timing:
        assert match.timing.deadline
        return Timing(match.timing.deadline + day)

    match = await matches.create(between_two(timing=Timing(NOON + day)))
    async with busy(db) as queued:
        given_back = asyncio.create_task(clocks.shift([(match, Timing(NOON + 2 * day), True)]))
        taken = asyncio.create_task(clocks.take_vacation(ANN, NOON, NOON + day, postponed))
        await queued(2)
    await asyncio.gather(given_back, taken)
    assert (await matches.get(match.id)).timing.deadline == NOON + 3 * day
    assert len(await clocks.vacations(ANN)) == 1


TIMES = st.datetimes(min_value=datetime(2000, 1, 1), max_value=datetime(2999, 1, 1), timezones=st.timezones())


@given(one=TIMES, other=TIMES)
def test_times_survive_storage_and_sort_as_text(one: datetime, other: datetime) -> None:
    """A time of any zone comes back to the millisecond, and its texts sort as the times do."""
    stored = to_time(to_text(one))
    assert timedelta(0) <= one.astimezone(UTC) - stored < timedelta(milliseconds=1)
    assert to_text(stored) == to_text(one)
    assert len(to_text(one)) == len("2026-11-20T12:00:00.123Z")
    assert (to_text(one) < to_text(other)) == (stored < to_time(to_text(other)))


async def test_players_exchange_seats_with_a_move_or_a_choice(matches: MatchStore) -> None:
    """After an exchange the same person is to move on the next ply; a choice is made once, by who is to move, on
    what was seen.
    """
    match = await matches.create(between_two(opening="swap"))
    match = await matches.record_move(match.id, 0, NewMove("d"), by=ANN, after=NextTurn(exchange=True))
    assert (match.first_player, match.second_player, match.turn, match.opening) == (BOB, ANN, ANN, "swap")
    for by, revision, refusal in ((BOB, match.revision, NotYourTurn), (ANN, match.revision - 1, StaleMatch)):
        with pytest.raises(refusal):
            await matches.choose(match, "swap first", by=by, after=NextTurn(exchange=True, revision=revision))
    assert await matches.get(match.id) == match
    chosen = await matches.choose(match, "swap first", by=ANN, after=NextTurn(Timing(NOON), exchange=True))
    assert (chosen.first_player, chosen.second_player, chosen.turn) == (ANN, BOB, BOB)
    assert (chosen.opening, chosen.ply, chosen.timing.deadline) == ("swap first", 1, NOON)
    assert chosen.revision > match.revision
    assert chosen == await matches.get(match.id)


async def test_a_match_is_read_again_only_after_something_was_written(db: Database, matches: MatchStore) -> None:
    match = await matches.create(between_two())
    reads = 0

    def count(kind: str, _: float) -> None:
        nonlocal reads
        reads += kind == "read"

    db.observer = count
    first = await matches.game(match.id)
    assert (await matches.game(match.id), reads) == (first, 1)
    await play(matches, match, "b2")
    assert ((await matches.game(match.id)).moves, reads) == (("b2",), 2)
