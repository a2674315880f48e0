"""Draw offers and takebacks."""

import asyncio
from datetime import timedelta
from functools import partial

import pytest

from bot.features.hints.rules import Hints
from bot.features.offers.rules import AlreadyDeclined, NothingToTakeBack, Offers, TooEarly, would_agree
from bot.match.referee import Referee
from bot.match.refusals import BotIsThinking, NotForYou, NotYourMatch, NotYours
from bot.match.state import MatchView
from bot.match.terms import MatchTerms
from engines.board import MATE
from engines.pool import Answer, EngineBusy, EngineFailed, Request, RequestKind
from engines.registry import game_named
from storage.errors import OfferGone, OfferStands, StaleMatch, WrongStatus
from storage.rows import NewMove
from tests.bot.conftest import ANN, BOB, EVE, Clock, against_bot, agreed, between_people, eventually, moved
from tests.bot.local_engine import LocalEngine
from tests.cases import for_each


async def test_a_takeback_against_the_bot_gives_the_last_turn_back(referee: Referee) -> None:
    """The bot's answer and the person's move are taken back at once; the match goes on from there."""
    view = await against_bot(referee, "connect4", moves="4 3")
    reply = await referee.of(Offers).ask("takeback", view.id, ANN.id, view.ply)
    assert (reply.state, reply.view.moves, reply.view.match.may_move(ANN.id)) == ("accepted", view.moves[:2], True)
    assert (await referee.turns.move(view.id, ANN.id, "4", reply.view.board_number)).ply == 3


async def test_a_board_from_before_a_takeback_is_old(referee: Referee) -> None:
    """Nothing is done on it: what a person wants there is meant for a position that is gone."""
    view = await against_bot(referee, "connect4", moves="4 3")
    offers, hints = referee.of(Offers), referee.of(Hints)
    back = (await offers.ask("takeback", view.id, ANN.id, view.board_number)).view
    for old in (0, back.ply, view.board_number - 1, view.board_number):
        for refused in (
            referee.turns.move(view.id, ANN.id, "4", old),
            offers.ask("takeback", view.id, ANN.id, old),
            offers.ask("draw", view.id, ANN.id, old),
            hints.hint(view.id, ANN.id, old),
        ):
            with pytest.raises(StaleMatch):
                await refused
    moved = await referee.turns.move(view.id, ANN.id, "4", board_number=back.board_number)
    assert (await referee.stores.view(view.id)).board_number == moved.board_number


async def test_a_takeback_while_the_bot_thinks_ends_its_thought(referee: Referee, engine: LocalEngine) -> None:
    """Only the person's move is taken back; the abandoned answer is never played, even if the same ply comes again."""
    engine.gate.clear()
    view = await against_bot(referee, "connect4")
    callers = []
    for column in ("4", "1"):
        await referee.turns.move(view.id, ANN.id, column)
        callers.append(asyncio.create_task(referee.thinking.answer(view.id)))
        await eventually(lambda: len(engine.requests) == len(callers))
        if column == "4":
            back = await referee.of(Offers).ask("takeback", view.id, ANN.id, 1)
            assert back.view.ply == (await callers[0]).ply == 0
    engine.gate.set()
    assert (await callers[1]).moves[0] == "1"
    assert [request.moves for request in engine.requests] == [("4",), ("1",)]


async def test_an_offer_is_answered_in_its_own_match(referee: Referee) -> None:
    """Anybody can send any number: whoever may see one match answers nothing in another."""
    (view, other), offers = [await between_people(referee, moves="b2 a1") for _ in "12"], referee.of(Offers)
    (offer,) = (await offers.ask("takeback", view.id, ANN.id, 2)).view.offers
    for word, person in (("accept", BOB), ("decline", BOB), ("withdraw", ANN)):
        with pytest.raises(OfferGone):
            await offers.answer(word, other.id, offer.id, person.id)
    assert (await offers.answer("accept", view.id, offer.id, BOB.id)).state == "accepted"


async def test_a_takeback_by_consent(referee: Referee) -> None:
    """Whose turn it is decides what is taken back: one's own last move, with the answer to it if there is one. A second
    yes comes too late.
    """
    view, offers = await between_people(referee, moves="b2 a1"), referee.of(Offers)
    (offer,) = (await offers.ask("takeback", view.id, ANN.id, 2)).view.offers
    assert offer.plies == 2
    assert (await offers.accept(offer.id, BOB.id)).view.moves == ()
    with pytest.raises(OfferGone):
        await offers.accept(offer.id, BOB.id)
    await referee.turns.move(view.id, ANN.id, "c3")
    assert [each.plies for each in (await offers.ask("takeback", view.id, ANN.id)).view.offers] == [1]


async def test_there_is_nothing_to_take_back_before_ones_first_move(referee: Referee) -> None:
    """Neither the opponent's first move nor an empty board can be taken back, nor a move of a finished match."""
    view = await between_people(referee)
    for person, move in ((ANN, ""), (BOB, ""), (BOB, "b2")):
        if move:
            await referee.turns.move(view.id, ANN.id, move)
        with pytest.raises(NothingToTakeBack):
            await referee.of(Offers).ask("takeback", view.id, person.id)
    await referee.turns.resign(view.id, BOB.id)
    with pytest.raises(WrongStatus):
        await referee.of(Offers).ask("takeback", view.id, ANN.id)


async def test_a_draw_offered_back_is_a_draw(referee: Referee) -> None:
    """Two draw offers on one board agree."""
    view = await between_people(referee)
    offers = referee.of(Offers)
    results = await asyncio.gather(offers.ask("draw", view.id, ANN.id, 0), offers.ask("draw", view.id, BOB.id, 0))
    assert sorted(reply.state for reply in results) == ["accepted", "open"]
    assert (await referee.stores.view(view.id)).match.reason == "agreement"


async def test_a_declined_draw_is_not_asked_again_on_the_same_board(referee: Referee) -> None:
    """A no holds until the next move; withdrawing does not count as a no. Only the other player answers."""
    view, offers = await between_people(referee), referee.of(Offers)
    first = (await offers.ask("draw", view.id, ANN.id)).view.offers[0]
    with pytest.raises(OfferStands):
        await offers.ask("draw", view.id, ANN.id)
    with pytest.raises(NotYours):
        await offers.close_offer("withdrawn", first.id, BOB.id)
    assert (await offers.close_offer("withdrawn", first.id, ANN.id)).state == "withdrawn"
    second = (await offers.ask("draw", view.id, ANN.id)).view.offers[0]
    for person, refusal in ((ANN, NotForYou), (EVE, NotYourMatch)):
        for answer in (offers.accept, partial(offers.close_offer, "declined")):
            with pytest.raises(refusal):
                await answer(second.id, person.id)
    assert (await offers.close_offer("declined", second.id, BOB.id)).view.offers == ()
    with pytest.raises(AlreadyDeclined):
        await offers.ask("draw", view.id, ANN.id)
    await referee.turns.move(view.id, ANN.id, "b2")
    assert (await offers.ask("draw", view.id, ANN.id)).state == "open"


async def begun(referee: Referee, moves: str = "b2 a1 a3 c1", game: str = "tictactoe") -> MatchView:
    """A match against the bot after these moves; the usual four plies are a draw with best play."""
    view = await against_bot(referee, game, level="master")
    for ply, text in enumerate(moves.split()):
        await referee.stores.matches.record_move(view.id, ply, NewMove(text), by=ANN.id if ply % 2 == 0 else None)
    return await referee.stores.view(view.id)


@for_each("moves", ["b2 a1 a3 c1", "a1 b1 c1 a3"])
async def test_the_bot_takes_a_draw_that_it_cannot_better(referee: Referee, moves: str) -> None:
    """Tic-tac-toe that was played well so far is a draw with best play. Where the bot is lost it agrees, though only
    one move of the person wins.
    """
    reply = await referee.of(Offers).ask("draw", (await begun(referee, moves)).id, ANN.id)
    assert (reply.state, reply.view.match.result, reply.view.match.reason) == ("accepted", "1/2-1/2", "agreement")


async def test_the_bot_declines_where_it_wins_and_is_not_asked_again(referee: Referee) -> None:
    """The bot with two lines to complete wants to win; it does not answer while it thinks."""
    view = await begun(referee, "a2 a1 b3 c1 c2 b2")
    asked = (referee.of(Offers).ask("draw", view.id, ANN.id, 6) for _ in range(3))  # by an impatient person
    first, *others = await asyncio.gather(*asked, return_exceptions=True)
    assert first.state == "declined"
    assert [type(each) for each in others] == [AlreadyDeclined, AlreadyDeclined]
    with pytest.raises(AlreadyDeclined):
        await referee.of(Offers).ask("draw", view.id, ANN.id, 6)
    await referee.turns.move(view.id, ANN.id, "b1", 6)
    with pytest.raises(BotIsThinking):
        await referee.of(Offers).ask("draw", view.id, ANN.id, 7)


async def test_a_draw_offered_before_a_takeback_means_nothing_after_it(
    referee: Referee, engine: LocalEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the bot thought of one line is not applied to another of the same length."""
    view = await against_bot(referee, "xiangqi", "beginner", "h2e2 h0g2 b0c2")
    search, gate = engine.search, asyncio.Event()

    async def hold_hints(request: Request) -> Answer:
        answer = await search(request)
        if request.kind is RequestKind.HINT:
            await gate.wait()
        return answer

    monkeypatch.setattr(engine, "search", hold_hints)
    offered = asyncio.create_task(referee.of(Offers).ask("draw", view.id, ANN.id, view.ply))
    await eventually(lambda: engine.requests[-1].kind is RequestKind.HINT)
    await referee.of(Offers).ask("takeback", view.id, ANN.id)
    await referee.turns.move(view.id, ANN.id, "a0a1")
    present = await referee.thinking.answer(view.id)
    gate.set()
    assert (present.ply, present.moves != view.moves) == (view.ply, True)
    with pytest.raises(StaleMatch):
        await offered
    assert (await referee.stores.view(view.id)).legal == present.legal


async def test_a_draw_offered_to_the_bot_lapses_with_the_time(
    referee: Referee, engine: LocalEngine, clock: Clock
) -> None:
    """The person's clock runs while the bot thinks of it; where the time is over, the match has ended, and is shown."""
    view = await referee.challenges.play_bot(MatchTerms("tictactoe", "first", "live-60-5", level="easy"), ANN)
    for text in ("b2", "c3"):
        view = await referee.turns.move(view.id, ANN.id, text)
        view = await referee.thinking.answer(view.id)
    await referee.watch.start()
    engine.gate.clear()
    offered = asyncio.create_task(referee.of(Offers).ask("draw", view.id, ANN.id, at=clock()))
    await eventually(lambda: engine.requests[-1].kind is RequestKind.HINT)
    clock.pass_by(timedelta(minutes=10))
    await referee.watch.look()
    engine.gate.set()
    reply = await offered
    assert (reply.state, reply.view.match.reason) == ("lapsed", "timeout")


async def test_an_offer_that_the_bot_cannot_answer_is_none(referee: Referee, engine: LocalEngine) -> None:
    """If the engines are busy or fail, no offer is left behind, and asking again works."""
    view = await begun(referee)
    for error in (EngineBusy("full"), EngineFailed("dead")):
        engine.errors.append(error)
        with pytest.raises(type(error)):
            await referee.of(Offers).ask("draw", view.id, ANN.id)
        assert (await referee.stores.view(view.id)).offers == ()
    assert (await referee.of(Offers).ask("draw", view.id, ANN.id)).state == "accepted"


OPENINGS = [("gomoku", "h8 h7 g6 f8"), ("renju", "h8 g7 g6 i6"), ("connect4", "4 4 4 4"), ("connect4", "3 4 4 4")]


@for_each("game, moves", OPENINGS)
async def test_the_first_moves_of_a_game_are_worth_no_draw(referee: Referee, game: str, moves: str) -> None:
    """The first side is better, and the engines may know how it wins or that nobody does; people still have to play. At
    the very first the bot is not even asked.
    """
    with pytest.raises(TooEarly):
        await referee.of(Offers).ask("draw", (await begun(referee, moves.rsplit(" ", 2)[0], game)).id, ANN.id)
    assert (await referee.of(Offers).ask("draw", (await begun(referee, moves, game)).id, ANN.id)).state == "declined"


@for_each(
    "game, score, ply, drawn, agrees",
    [
        ("xiangqi", 0, 2, True, True),
        ("xiangqi", -700, 2, False, True),
        ("xiangqi", -300, 2, False, False),
        ("gomoku", -700, 4, False, False),
        ("connect4", 30 - MATE, 4, False, False),
        ("connect4", 6 - MATE, 30, False, True),
        ("xiangqi", 0, 60, False, True),
        ("xiangqi", 0, 2, False, False),
        ("xiangqi", 100, 60, False, False),
    ],
)
def test_the_bot_agrees_when_it_is_lost_or_when_play_has_gone_stale(
    game: str, score: int, ply: int, drawn: bool, agrees: bool
) -> None:
    """The bot agrees when its line ends drawn, when people see that it loses, or late in an even game; not early, not
    when better.
    """
    assert would_agree(game_named(game), score, ply, drawn) is agrees


async def test_what_was_declined_may_be_asked_on_another_board(referee: Referee) -> None:
    """As many moves were made, but others: the first ones were taken back."""
    offers = referee.of(Offers)
    view = await between_people(referee, "connect4", "4 4")
    await offers.close_offer("declined", (await offers.ask("draw", view.id, ANN.id)).view.offers[0].id, BOB.id)
    with pytest.raises(AlreadyDeclined):
        await offers.ask("draw", view.id, ANN.id)
    back = await agreed(referee, offers.ask("takeback", view.id, ANN.id), BOB)
    assert not back.declined
    for text in ("1", "1"):
        back = await moved(referee, back, text)
    assert not (await referee.stores.view(view.id)).declined
    await offers.close_offer("declined", (await offers.ask("draw", view.id, ANN.id)).view.offers[0].id, BOB.id)
    with pytest.raises(AlreadyDeclined):
        await offers.ask("draw", view.id, ANN.id)
