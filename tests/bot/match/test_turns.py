"""Moves and answers: who, when, once, and never lost."""

import asyncio
import time

import pytest

from bot import installed
from bot.match import thinking
from bot.match.move_refused import MoveRefused
from bot.match.positions import read_typed
from bot.match.preferences import Preference
from bot.match.referee import Referee
from bot.match.refusals import NotYourMatch
from bot.match.state import Cause, Change, MatchView
from bot.match.terms import MatchTerms
from engines.game import MoveError
from engines.pool import EngineBusy, EngineFailed
from engines.registry import game_named
from storage.database import Database
from storage.errors import MatchNotFound, NotYourTurn, StaleMatch, WrongStatus
from storage.rows import Finish, NewMove
from tests.bot.conftest import ANN, BOB, EVE, against_bot, between_people, eventually
from tests.bot.local_engine import LocalEngine
from tests.cases import for_each

WON = "a1 b1 a2 b2 a3"


async def owed(referee: Referee) -> MatchView:
    """A match in which the bot has to answer Ann's b2."""
    view = await against_bot(referee)
    return await referee.turns.move(view.id, ANN.id, "b2")


async def held(referee: Referee, engine: LocalEngine) -> tuple[MatchView, asyncio.Task[MatchView]]:
    """Such a match while the bot thinks, which it does until the gate is opened, and the caller who waits for it."""
    engine.gate.clear()
    engine.requests.clear()
    view = await owed(referee)
    caller = asyncio.create_task(referee.thinking.answer(view.id))
    await eventually(lambda: bool(engine.requests))
    return view, caller


async def test_a_move_shows_the_board_before_the_bot_answers(referee: Referee) -> None:
    """The view after a person's move has that move and the bot to move; the next has the answer. An answer that is not
    owed changes nothing.
    """
    view = await against_bot(referee)
    assert await referee.thinking.answer(view.id) == view
    after = await referee.turns.move(view.id, ANN.id, "B2", view.ply)
    answered = await referee.thinking.answer(view.id)
    assert (after.moves, after.match.bot_to_move, after.last and after.last.text) == (("b2",), True, "b2")
    assert (answered.ply, answered.match.may_move(ANN.id), answered.moves[0]) == (2, True, "b2")
    assert [shown.last and shown.last.side for shown in (view, after, answered)] == [None, 0, 1]


async def test_moves_out_of_turn_by_others_on_old_boards_and_after_the_end_are_refused(referee: Referee) -> None:
    """The person, the turn and the board are checked at the moment of acting."""
    view = await between_people(referee, moves="b2")
    assert [view.match.may_move(person.id) for person in (ANN, BOB, EVE)] == [False, True, False]
    over = await between_people(referee, moves=WON)
    for match, person, ply, refusal in (
        (over.id, BOB, 5, WrongStatus),
        (view.id, ANN, 1, NotYourTurn),
        (view.id, EVE, 1, NotYourMatch),
        (view.id, BOB, 0, StaleMatch),
        (over.id + 1, BOB, 1, MatchNotFound),
    ):
        with pytest.raises(refusal):
            await referee.turns.move(match, person.id, "a1", ply)
    assert await referee.stores.view(view.id) == view


@for_each(
    "text, trouble", [("z9", "unreadable"), ("a1>3", "unreadable"), ("b2", "illegal"), ("x" * 5000, "unreadable")]
)
async def test_what_is_no_move_is_refused_in_a_few_words(referee: Referee, text: str, trouble: str) -> None:
    """Unreadable and illegal moves are told apart, and long texts are cut."""
    view = await between_people(referee, moves="b2")
    with pytest.raises(MoveRefused) as refused:
        await referee.turns.move(view.id, BOB.id, text, view.ply)
    assert (refused.value.trouble, refused.value.game) == (trouble, "tictactoe")
    assert len(refused.value.text_for(Preference("en", "picture"))) <= 150
    assert await referee.stores.view(view.id) == view


@for_each(
    "game, text, move",
    [
        ("connect4", "４", "4"),
        ("xiangqi", "ｈ２ｅ２", "h2e2"),
        ("xiangqi", "C2 . 5", "h2e2"),
        ("gomoku", "h 8", "h8"),
        ("checkers", "11 15", "11-15"),
        ("checkers", "11 – 15", "11-15"),
        ("connect4", "\u200e4\u200b", "4"),
        ("connect4", "4\ufe0f\u20e3", "4"),
        ("checkers", "11\u044515", "11-15"),
        ("checkers", "11 \u00d7 15", "11-15"),
        ("gomoku", "\u04358", "e8"),
        ("gomoku", "\u041d08", "h8"),
        ("tiaojiaqi", "d07-e08", "d7e8"),
        ("gomoku", "h8 !", "h8"),
        ("xiangqi", "炮二平五。", "h2e2"),
        ("xiangqi", "h2e2 (炮二平五)!?", "h2e2"),
        ("xiangqi", "h2→e2", "h2e2"),
        ("checkers", "11 -> 15.", "11-15"),
        ("checkers", "11>15", "11-15"),
    ],
)
async def test_moves_may_be_typed_as_input_methods_and_phones_write(
    referee: Referee, game: str, text: str, move: str
) -> None:
    """Wide letters, long dashes, blanks, leading zeros and signs that look alike, as those of a Cyrillic keyboard, are
    read as meant; invisible characters, the frame of an emoji and what praises a move are ignored.
    """
    view = await between_people(referee, game)
    assert (await referee.turns.move(view.id, ANN.id, text)).moves == (move,)


@for_each("text", ["R1→2", "R1 -> 2", "R1>2", "R1 2", "车一→二"])
async def test_only_a_dash_is_a_step_back(referee: Referee, text: str) -> None:
    """An arrow or a blank before the file to which a piece may be meant to go is not."""
    view = await between_people(referee, "xiangqi", moves="i0i2 a9a8")
    with pytest.raises(MoveRefused) as refused:
        await referee.turns.move(view.id, ANN.id, text)
    assert refused.value.trouble == "unreadable"


@for_each("text", ["!" * 6000 + "x", " " * 6000 + "x", "() " * 2000 + "x", "(" * 6000, "1 > " * 1500])
def test_a_long_text_is_looked_through_once(text: str) -> None:
    """Discord lets people type 6,000 signs, and the bot reads them at every one: nobody else may wait for it."""
    game, began = game_named("connect4"), time.thread_time()
    with pytest.raises(MoveError):
        read_typed(game, game.read(game.start), text)
    assert time.thread_time() - began < 0.25


async def test_a_cancelled_move_is_made_or_not_made_and_play_goes_on(referee: Referee, db: Database) -> None:
    """Wherever a move is cancelled, it is stored as a whole or not at all, and the next move is accepted."""
    outcomes = set()
    for patience in (*range(0, 60, 2), 100_000):
        view = await between_people(referee)
        task = asyncio.create_task(referee.turns.move(view.id, ANN.id, "b2", 0))
        for _ in range(patience):
            if task.done():
                break
            await asyncio.sleep(0.0001 if patience > 20 else 0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        after = await referee.stores.view(view.id)
        outcomes.add(after.moves)
        mover = ANN if after.ply == 0 else BOB
        assert (await referee.turns.move(view.id, mover.id, "a1", after.ply)).ply == after.ply + 1
        await referee.turns.resign(view.id, ANN.id)
    assert outcomes == {(), ("b2",)}


async def test_callers_share_one_turn_of_the_bot(referee: Referee, engine: LocalEngine, heard: list[Change]) -> None:
    """Two callers get the same answer from one search, and the listener is not told what they show."""
    view = await owed(referee)
    first, second = await asyncio.gather(referee.thinking.answer(view.id), referee.thinking.answer(view.id))
    assert (first, len(engine.requests), heard) == (second, 1, [])


@for_each("has_moved", [False, True])
async def test_a_cancelled_caller_leaves_the_turn_to_the_listener(
    referee: Referee, engine: LocalEngine, heard: list[Change], has_moved: bool
) -> None:
    """When the only caller goes away, even after the bot has moved, the bot moves and the listener is told."""
    heard.clear()
    view, caller = await held(referee, engine)
    if has_moved:
        referee.thinking._thoughts[view.id].task.add_done_callback(lambda _: caller.cancel())
    else:
        caller.cancel()
    engine.gate.set()
    with pytest.raises(asyncio.CancelledError):
        await caller
    await eventually(lambda: bool(heard))
    assert (heard[0].cause, heard[0].view.id, heard[0].view.ply) == (Cause.MOVED, view.id, 2)


async def test_a_failing_listener_does_not_break_the_game(referee: Referee, caplog: pytest.LogCaptureFixture) -> None:
    """A listener that raises is logged once, and the next turn is played."""

    async def broken(change: Change) -> None:
        raise RuntimeError("no such message")

    referee.listen(broken)
    view = await owed(referee)
    referee.thinking.resume(view.id)
    await eventually(lambda: "a listener failed" in caplog.text)
    view = await referee.stores.view(view.id)
    assert (await referee.turns.move(view.id, ANN.id, view.legal[0], 2)).ply == 3


async def test_resigning_while_the_bot_thinks_ends_its_thought(referee: Referee, engine: LocalEngine) -> None:
    """A person may resign at any time; a caller who waits for the bot gets the finished match."""
    view, caller = await held(referee, engine)
    resigned = await referee.turns.resign(view.id, ANN.id)
    assert (resigned.match.result, resigned.match.reason, resigned.ply) == ("0-1", "resignation", 1)
    assert await caller == resigned


async def test_the_second_side_resigns_too(referee: Referee) -> None:
    """The person who resigns loses; nobody resigns a match of others or one that is over."""
    view = await between_people(referee)
    with pytest.raises(NotYourMatch):
        await referee.turns.resign(view.id, EVE.id)
    assert (await referee.turns.resign(view.id, BOB.id)).match.result == "1-0"
    with pytest.raises(WrongStatus):
        await referee.turns.resign(view.id, ANN.id)


async def test_a_broken_engine_is_replaced_by_a_move_at_first_sight(
    referee: Referee, engine: LocalEngine, caplog: pytest.LogCaptureFixture
) -> None:
    """When the engines fail, the bot still moves, takes a win if it sees one, and the log says so."""
    view = await referee.challenges.play_bot(MatchTerms("tictactoe", "first", level="hard"), ANN)
    for text, reply in (("a1", "b1"), ("a3", "b2"), ("c1", None)):
        view = await referee.turns.move(view.id, ANN.id, text, view.ply)
        if reply:
            await referee.stores.matches.record_move(view.id, view.ply, NewMove(reply), by=None)
            view = await referee.stores.view(view.id)
    engine.errors = [EngineFailed("the worker died twice")]
    view = await referee.thinking.answer(view.id)
    assert (view.moves[-1], view.match.result, view.match.reason) == ("b3", "0-1", "three")
    assert "playing at first sight" in caplog.text


async def test_busy_engines_are_asked_again(
    referee: Referee, engine: LocalEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full queue delays the bot's move; if it stays full, the bot moves at first sight."""
    monkeypatch.setattr(thinking, "BUSY_PAUSES", (0.0, 0.0, 0.0))
    engine.errors = [EngineBusy(), EngineBusy()]
    view = await against_bot(referee, moves="b2")
    assert (len(engine.requests), view.ply) == (3, 2)
    engine.errors = [EngineBusy()] * 3
    view = await referee.turns.move(view.id, ANN.id, view.legal[0], view.ply)
    assert (await referee.thinking.answer(view.id)).ply == 4
    assert len(engine.requests) == 6


async def test_a_turn_that_nobody_asks_for_is_played_by_the_second_sweep(referee: Referee, heard: list[Change]) -> None:
    """A caller that never asks for the bot's answer delays it by a sweep or two, not for ever."""
    await owed(referee)
    await referee.sweep()
    assert referee.thinking._thoughts == {}
    await referee.sweep()
    await eventually(lambda: bool(heard))
    assert heard[0].view.ply == 2


async def test_closing_in_mid_thought_leaves_the_turn_owed(db: Database, engine: LocalEngine) -> None:
    """Closing ends the thought at once; the next referee on the same database plays the move."""
    engine.gate.clear()
    async with Referee(db, engine, installed.services()) as first:
        view = await owed(first)
        first.thinking.resume(view.id)
        await eventually(lambda: bool(engine.requests))
    engine.gate.set()
    async with Referee(db, engine, installed.services()) as second:
        assert await second.resume() == 1
        assert (await second.thinking.answer(view.id)).ply == 2


async def test_a_start_with_many_owed_turns_does_not_flood_the_engines(
    referee: Referee, engine: LocalEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Resumed turns are played a few at a time; a person's own turn does not wait for them."""
    monkeypatch.setattr(referee.thinking, "_background", asyncio.Semaphore(3))
    views = [await owed(referee) for _ in range(9)]
    engine.gate.clear()
    assert await referee.resume() == 9
    await eventually(lambda: len(engine.requests) == 3)
    views.append(await owed(referee))
    own = asyncio.create_task(referee.thinking.answer(views[-1].id))
    await eventually(lambda: len(engine.requests) == 4)
    engine.gate.set()
    assert (await own).ply == 2
    assert [(await referee.thinking.answer(view.id)).ply for view in views] == [2] * 10


async def test_a_match_that_cannot_be_played_on_is_reported_once(
    referee: Referee, caplog: pytest.LogCaptureFixture
) -> None:
    """A stored game that makes no sense is logged with its traceback, and not again at every sweep."""
    view = await against_bot(referee)
    await referee.stores.matches.record_move(view.id, 0, NewMove("nonsense"), by=ANN.id)
    referee.stores.positions.drop(view.id)
    for _ in range(6):
        await referee.sweep()
        await eventually(lambda: not referee.thinking._thoughts)
    assert caplog.text.count("the bot cannot move") == 1


async def test_an_answer_to_another_board_is_not_played(referee: Referee, engine: LocalEngine) -> None:
    """If the board changed while the bot thought, also at the same ply, it drops its move and thinks again."""
    view, waiting = await held(referee, engine)
    await referee.stores.matches.take_back(view.id, 1, 1)
    await referee.stores.matches.record_move(view.id, 0, NewMove("a1"), by=ANN.id)
    engine.gate.set()
    answered = await waiting
    assert [request.moves for request in engine.requests] == [("b2",), ("a1",)]
    assert (answered.moves[0], answered.ply) == ("a1", 2)


async def test_an_answer_to_a_match_that_is_over_is_not_played(referee: Referee, engine: LocalEngine) -> None:
    """An answer is also dropped if the last move was taken back: the match stays as it is."""
    for change in (
        lambda match: referee.stores.matches.take_back(match, 1, 1),
        lambda match: referee.stores.matches.finish(match, 1, Finish("0-1", "resignation")),
    ):
        view, waiting = await held(referee, engine)
        await change(view.id)
        engine.gate.set()
        assert not (await waiting).match.bot_to_move
