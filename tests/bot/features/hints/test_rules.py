"""Hints in steps."""

import asyncio
from contextlib import nullcontext

import pytest

from bot.discord.place import Place
from bot.features.hints.rules import Hints
from bot.features.studies.rules import Studies
from bot.features.tournaments.rules import Tournaments, TournamentTerms
from bot.match.positions import choices_of
from bot.match.prospects import Kind
from bot.match.referee import Referee
from bot.match.refusals import BotIsThinking, NoHints, NotYourMatch, OwnMatch
from bot.match.state import Cause, Change
from bot.match.terms import MatchTerms
from engines.pool import EngineBusy, RequestKind
from storage.errors import NotYourTurn, StaleMatch, WrongStatus
from tests.bot.conftest import ANN, BOB, EVE, against_bot, between_people, eventually
from tests.bot.local_engine import LocalEngine
from tests.cases import for_each


async def test_a_hint_comes_in_three_steps(referee: Referee, engine: LocalEngine) -> None:
    """Where to look, the move, the line; each step tells no more than it should, and one search serves all. A numbered
    step is repeated as it was; a number out of range gives the nearest step.
    """
    view, hints = await between_people(referee, moves="a1 b1 a2 b2"), referee.of(Hints)
    first, second, third = [await hints.hint(view.id, ANN.id, 4, step) for step in (1, 2, 3)]
    assert (first.step, first.move, first.line, first.prospect, first.has_more) == (1, None, (), None, True)
    assert "a3" in first.focus
    assert (second.step, second.move, second.written, second.prospect) == (2, "a3", "a3", None)
    assert third.prospect is not None
    assert (third.step, third.line, third.prospect.kind, third.prospect.moves) == (3, ("a3",), Kind.WINS, 1)
    assert (third.has_more, len(engine.requests), engine.requests[0].kind) == (False, 1, RequestKind.HINT)
    assert [(await hints.hint(view.id, ANN.id, 4, step)).step for step in (3, 1, 99, -1)] == [3, 1, 3, 1]
    assert [third.used, *(seat.hints for seat in (await referee.stores.view(view.id)).seats)] == [1, 1, 0]


async def test_hints_are_for_the_one_to_move(referee: Referee, engine: LocalEngine) -> None:
    """Others, out of turn, on an old board and after the end a hint is refused; no refusal asks the engine."""
    view, over, bots = await between_people(referee), await between_people(referee), await against_bot(referee)
    await referee.turns.resign(over.id, BOB.id)
    await referee.turns.move(bots.id, ANN.id, "b2")
    for match, person, ply, refusal in (
        (view, EVE, 0, NotYourMatch),
        (view, BOB, 0, NotYourTurn),
        (view, ANN, 1, StaleMatch),
        (over, ANN, None, WrongStatus),
        (bots, ANN, None, BotIsThinking),
    ):
        with pytest.raises(refusal):
            await referee.of(Hints).hint(match.id, person.id, ply)
    assert engine.requests == []


async def test_a_hint_that_comes_too_late_is_not_given(referee: Referee, engine: LocalEngine) -> None:
    """If the person moves during the search, the hint is refused and not counted."""
    engine.gate.clear()
    view = await between_people(referee)
    asked = asyncio.create_task(referee.of(Hints).hint(view.id, ANN.id, 0))
    await eventually(lambda: bool(engine.requests))
    await referee.turns.move(view.id, ANN.id, "b2", 0)
    engine.gate.set()
    with pytest.raises(StaleMatch):
        await asked
    assert (await referee.stores.view(view.id)).seats[0].hints == 0


async def test_two_clicks_on_hint_search_once(referee: Referee, engine: LocalEngine) -> None:
    """Simultaneous requests for one position share a search."""
    view = await between_people(referee)
    await asyncio.gather(*(referee.of(Hints).hint(view.id, ANN.id, 0, 1) for _ in range(5)))
    assert len(engine.requests) == 1


async def test_a_failed_hint_costs_nothing(referee: Referee, engine: LocalEngine) -> None:
    """If the engines are busy, the person is told, nothing is counted, and asking again works."""
    engine.errors = [EngineBusy()]
    view = await between_people(referee)
    with pytest.raises(EngineBusy):
        await referee.of(Hints).hint(view.id, ANN.id)
    hint = await referee.of(Hints).hint(view.id, ANN.id)
    assert (hint.step, hint.used) == (1, 1)


async def test_where_stones_are_placed_the_first_step_names_a_few_moves(referee: Referee) -> None:
    """In Connect Four the first step names at most three columns, in order, with the best one among them."""
    view = await between_people(referee, "connect4", "4 4")
    first, second = [await referee.of(Hints).hint(view.id, ANN.id, step=step) for step in (1, 2)]
    assert len(first.focus) == 3
    assert second.move in first.focus
    assert list(first.focus) == sorted(first.focus)


async def test_where_pieces_move_the_first_step_names_the_piece(referee: Referee) -> None:
    """In xiangqi the first step is a piece and its square; the move is in the person's notation."""
    view = await between_people(referee, "xiangqi")
    first, second = [await referee.of(Hints).hint(view.id, ANN.id, 0, step, "chinese") for step in (1, 2)]
    assert second.move is not None
    assert first.focus == (second.move[:2],)
    assert first.piece in "KABNRCP"
    assert second.written.startswith(first.named)
    assert len(first.named) == 2
    assert (await referee.of(Hints).hint(view.id, ANN.id)).named == ""
    assert second.written in {choice.written for choice in choices_of(view, "chinese") if choice.move == second.move}


@for_each("kind", ["live-60-5", "tournament", "without consent", "move-86400", "none"])
async def test_no_hints_where_time_or_a_title_is_at_stake(referee: Referee, engine: LocalEngine, kind: str) -> None:
    """Tournaments, live clocks between people and matches without consent have no hints; by days and without a clock
    there are.
    """
    if kind == "tournament":
        terms = TournamentTerms("tictactoe", "robin", 0, None, "move-86400")
        found = await referee.of(Tournaments).make(ANN, Place(1, 2), terms)
        for person in (ANN, BOB, EVE):
            await referee.of(Tournaments).join(found.id, person)
        found = await referee.of(Tournaments).start(found.id, ANN.id, moderates=False)
        view = await referee.stores.view(next(each.match_id for each in found.current if each.match_id))
    elif kind == "without consent":
        view = await referee.challenges.challenge(MatchTerms("tictactoe", "first"), ANN, EVE)
        view = await referee.challenges.accept(view.id, EVE)
    else:
        view = await between_people(referee, clock=kind)
    assert view.allows_hints == (kind in ("move-86400", "none"))
    engine.requests.clear()
    mover = view.seats[0].player
    if view.allows_hints:
        assert (await referee.of(Hints).hint(view.id, mover)).step == 1
    else:
        with pytest.raises(NoHints):
            await referee.of(Hints).hint(view.id, mover)
        assert engine.requests == []
    await referee.turns.resign(view.id, mover)


@for_each("study", ["startpos moves b2", "startpos moves b2 a1", "startpos moves a1 b2 c3"])
async def test_a_study_is_no_hint_for_ones_own_match(referee: Referee, engine: LocalEngine, study: str) -> None:
    """The position being played, and one that a move leads to, are refused as studies until the match is over; before
    anything is searched.
    """
    view = await between_people(referee, moves="b2")
    made = await referee.of(Studies).make(ANN, study, "tictactoe")
    asks = len(made.moves)
    if asks == 3:  # comes from elsewhere
        assert await referee.of(Studies).best(made, asks)
        return
    engine.requests.clear()
    with pytest.raises(OwnMatch):
        await referee.of(Studies).best(made, asks)
    assert engine.requests == []
    assert await referee.of(Studies).best(await referee.of(Studies).make(EVE, study, "tictactoe"), asks)
    assert [request.user for request in engine.requests] == [EVE.id]  # the engines bound what each person asks for
    await referee.turns.resign(view.id, ANN.id)
    assert await referee.of(Studies).best(made, asks)


async def test_the_line_of_a_study_does_not_lead_through_ones_own_match(referee: Referee) -> None:
    """What is best a move earlier may go on with what the opponent played, and then with what to play now."""
    view = await between_people(referee, moves="b2 a1 a2 c2")
    made = await referee.of(Studies).make(ANN, "startpos moves b2 a1 a2", "tictactoe")  # c2 is forced
    with pytest.raises(OwnMatch):
        await referee.of(Studies).best(made, 3)
    await referee.turns.resign(view.id, ANN.id)
    best = await referee.of(Studies).best(made, 3)
    assert best
    assert best.line[0] == "c2"


@for_each("moves", ["b2", "b2 a1", "b2 a1 a2", "b2 a1 a2 c2", "b2 a1 c3", ""])
async def test_nobody_plays_on_from_their_own_match(referee: Referee, moves: str) -> None:
    """Not from a position that it has or had, nor from one that a move leads to: the bot would play for them, or give
    hints that are not counted. Any other position is free, and the start, and all once the match is over.
    """
    view = await between_people(referee, moves="b2 a1 a2")
    made = await referee.of(Studies).make(ANN, f"startpos moves {moves}" if moves else "startpos", "tictactoe")
    is_free = moves in ("", "b2 a1 c3")
    with nullcontext() if is_free else pytest.raises(OwnMatch):
        assert await referee.of(Studies).given_moves(made, len(made.moves))
    await referee.turns.resign(view.id, ANN.id)
    assert await referee.of(Studies).given_moves(made, len(made.moves))


async def test_a_hint_is_none_for_another_match(referee: Referee, engine: LocalEngine) -> None:
    """A match in which nobody may have hints gets none by way of another with the same position, except the start."""
    fair = await referee.challenges.challenge(MatchTerms("tictactoe", "first"), ANN, BOB)
    fair = await referee.challenges.accept(fair.id, BOB)
    other = await between_people(referee)
    assert await referee.of(Hints).hint(other.id, ANN.id)
    for match, person, move in ((fair, ANN, "b2"), (fair, BOB, "a1"), (other, ANN, "b2"), (other, BOB, "a1")):
        await referee.turns.move(match.id, person.id, move)
    asked = len(engine.requests)
    with pytest.raises(OwnMatch):
        await referee.of(Hints).hint(other.id, ANN.id)
    assert len(engine.requests) == asked
    await referee.turns.move(fair.id, ANN.id, "a2")
    assert await referee.of(Hints).hint(other.id, ANN.id)


async def test_the_board_of_two_people_tells_at_once_of_a_hint(referee: Referee, heard: list[Change]) -> None:
    """The opponent's board changes once for each position; against the bot the next move is early enough."""
    view = await between_people(referee)
    for _ in range(3):
        await referee.of(Hints).hint(view.id, ANN.id)
    await eventually(lambda: heard != [])
    assert [(change.cause, change.view.seats[0].hints) for change in heard] == [(Cause.HELPED, 1)]
    alone = await against_bot(referee)
    await referee.of(Hints).hint(alone.id, ANN.id)
    assert (await referee.stores.view(alone.id)).match.revision == alone.match.revision
