"""Matches that begin from a position: played on, taken back so far only, not in the record, exported as a whole; also
where the second side is to move in it: turns, clocks, takebacks, every page, PGN.
"""

import re
from datetime import timedelta
from pathlib import Path

import pytest

from bot.discord.controls import Row
from bot.discord.page import Page
from bot.discord.place import Place
from bot.features.challenges.invitations import Invitations
from bot.features.challenges.rematches import Rematches
from bot.features.hints.rules import Hints
from bot.features.offers.rules import NothingToTakeBack, Offers
from bot.features.reviews.rules import Reviews
from bot.features.studies.page import play_page, study_page
from bot.features.studies.rules import Studies
from bot.locales import catalogue
from bot.match import wording
from bot.match.controls import CONTROLS, MoveEntry
from bot.match.move_refused import MoveRefused
from bot.match.page import Additions, match_page
from bot.match.preferences import Preference
from bot.match.referee import Referee
from bot.match.refusals import BotIsThinking, MatchGoesOn
from bot.match.state import MatchView
from bot.match.terms import GivenMoves, MatchTerms
from bot.match.time_control import thinking_time
from bot.match.views import view_after
from engines.game import Position
from engines.pgn import read_record
from engines.registry import GAMES
from storage.check import problems_of
from storage.errors import NotYourTurn
from storage.rows import Side
from tests.bot.conftest import ANN, BOB, Clock, agreed, moved
from tests.bot.local_engine import LocalEngine
from tests.bot.match.test_clocks import left
from tests.cases import for_each

SIDES: tuple[Side, Side] = ("first", "second")
XIANGQI = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 1 1"
READER = Preference("en", "text")
SECOND = timedelta(seconds=1)
HERE = Place(5, 50)

GIVEN = ("a1", "b1", "a2")
STUDY = '[Game "Tic-tac-toe"]\n\n1. a1 b1 2. a2 *\n'


def started(game: str) -> str:
    """A position with the second side to move: after the first legal move, as text without its past."""
    position = Position(GAMES[game])
    position.push(position.legal_moves()[0])
    return position.text


def some_move(view: MatchView) -> str:
    """A legal move, the same at every run."""
    return view.legal[len(view.legal) // 2]


async def against_bot(referee: Referee, game: str, side: Side, clock: str = "auto", start: str = "") -> MatchView:
    given = GivenMoves(start or started(game), ())
    return await referee.challenges.play_bot(MatchTerms(game, side, clock, given=given, level="beginner"), ANN)


async def between(referee: Referee, clock: str, moves: tuple[str, ...] = ()) -> MatchView:
    """A match of xiangqi in which Bob has the second side, Ann the first."""
    terms = MatchTerms("xiangqi", "second", clock, given=GivenMoves(XIANGQI, moves))
    invitation = await referee.of(Invitations).invite(terms, BOB, HERE)
    return await referee.of(Invitations).join(invitation.id, ANN, HERE)


def rows_of(page: Page) -> list[Row]:
    return [block for block in page.blocks if isinstance(block, Row)]


@for_each("game", GAMES)
async def test_either_side_plays_on_against_the_bot(referee: Referee, game: str) -> None:
    """The second side makes the first move, whoever has it, and the sides take turns from there."""
    view = await against_bot(referee, game, "second")
    assert (view.ply, view.turn, view.first_to_move, view.match.may_move(ANN.id)) == (0, 1, 1, True)
    with pytest.raises(NothingToTakeBack):
        await referee.of(Offers).ask("takeback", view.id, ANN.id)
    view = await referee.turns.move(view.id, ANN.id, some_move(view))
    assert view.last is not None
    assert (view.turn, view.match.bot_to_move, view.last.side) == (0, True, 1)
    with pytest.raises(BotIsThinking):
        await referee.turns.move(view.id, ANN.id, view.moves[0])
    view = await referee.thinking.answer(view.id)
    assert view.last is not None
    assert (view.ply, view.turn, view.match.may_move(ANN.id), view.last.side) == (2, 1, True, 0)
    view = (await referee.of(Offers).ask("takeback", view.id, ANN.id)).view
    assert (view.ply, view.turn, view.match.may_move(ANN.id)) == (0, 1, True)
    other = await against_bot(referee, game, "first")
    assert (other.turn, other.match.bot_to_move) == (1, True)
    other = await referee.thinking.answer(other.id)
    assert (other.ply, other.turn, other.match.may_move(ANN.id)) == (1, 0, True)
    with pytest.raises(NothingToTakeBack):
        await referee.of(Offers).ask("takeback", other.id, ANN.id)


async def test_moves_may_be_given_from_such_a_position(referee: Referee) -> None:
    """After an odd number of them the first side is to move; none of them is taken back."""
    view = await between(referee, "none", ("h9g7",))
    assert (view.ply, view.turn, view.match.given) == (1, 0, 1)
    with pytest.raises(NotYourTurn):
        await referee.turns.move(view.id, BOB.id, "b9c7")
    view = await referee.turns.move(view.id, ANN.id, "h0g2")
    with pytest.raises(NothingToTakeBack):
        await referee.of(Offers).ask("takeback", view.id, BOB.id)
    view = await agreed(referee, referee.of(Offers).ask("takeback", view.id, ANN.id), BOB)
    assert (view.moves, view.match.may_move(ANN.id)) == (("h9g7",), True)


@for_each("moves", [(), ("h9g7",), ("h9g7", "h0g2"), ("h9g7", "h0g2", "b9c7")])
async def test_the_clock_of_who_is_to_move_runs(referee: Referee, clock: Clock, moves: tuple[str, ...]) -> None:
    """The first own move of either side is free, however many were given; then each pays for its own."""
    view = await between(referee, "live-60-5", moves)
    assert view.match.timing.deadline == clock() + timedelta(minutes=5)
    line = tuple(move for move in ("h9g7", "h0g2", "b9c7", "b0c2", "c6c5", "c3c4", "i9i8", "i0i1") if move not in moves)
    mover = view.turn
    for number, move in enumerate(line[:4], 1):
        clock.pass_by((20 if view.turn == mover else 10) * SECOND)
        view = await moved(referee, view, move)
        if number == 2:
            assert left(view) == (60, 60)
            assert view.match.timing.deadline == clock() + 60 * SECOND
    assert (left(view), view.turn) == (((45, 55), (55, 45))[mover], mover)
    clock.pass_by(46 * SECOND)
    view = await moved(referee, view, line[4])
    assert (view.match.result, view.match.reason) == (("0-1", "1-0")[mover], "timeout")


async def test_the_bot_divides_its_own_time(referee: Referee, engine: LocalEngine, clock: Clock) -> None:
    """The bot's thinking time does not depend on the person's."""
    view = await against_bot(referee, "xiangqi", "second", "live-60-5")
    for _ in range(2):
        clock.pass_by(30 * SECOND)
        view = await referee.turns.move(view.id, ANN.id, some_move(view))
        assert view.match.timing.first_left == 60_000
        view = await referee.thinking.answer(view.id)
    assert view.match.timing.second_left == 35_000
    assert engine.requests[-1].seconds == thinking_time("live-60-5", 60_000)


async def test_a_hint_is_for_who_is_to_move(referee: Referee) -> None:
    """Its line names the other side's pieces as captured; help is counted as usual."""
    view = await against_bot(referee, "xiangqi", "second", start="3ak4/9/9/9/4r4/9/4C4/9/9/3K5 b - - 0 1")
    hint = await referee.of(Hints).hint(view.id, ANN.id, step=3)
    assert (hint.move, hint.taken[0], hint.used) == ("e5e3", ("C",), 1)


async def test_the_record_the_replay_and_the_review(referee: Referee, db: object, path: Path) -> None:
    """PGN has the position and begins with 1...; pages number moves likewise; a mistake belongs to its mover."""
    view = await between(referee, "none")
    line = ("h9g7", "h0g2", "i9h9", "e2e6")
    for move in line:
        view = await moved(referee, view, move)
    view = await referee.turns.resign(view.id, BOB.id)
    assert view.match.result == "1-0"
    pgn = await referee.queries.pgn(view.id, "coordinates")
    assert f'[FEN "{XIANGQI}"]' in pgn
    assert "1... H9-G7 2. H0-G2 I9-H9 3. E2-E6 1-0" in pgn
    assert read_record(pgn).moves == line
    frame = await referee.queries.replay(view.id, 1)
    assert frame.board.last is not None
    assert (frame.board.last.side, frame.is_last) == (1, False)
    told = [wording.position(catalogue("en"), frame.view, ply, 4) for ply in range(5)]
    assert told == ["The start", "Move 1 of 3", "Move 2 of 3", "Move 2 of 3", "Move 3 of 3"]
    work = await referee.of(Reviews).begin(view.id, ANN.id)
    while not (found := await work.wait(1)):
        pass
    assert [move.side for move in found.review.moves] == [1, 0, 1, 0]
    assert (await referee.lists.history(ANN.id)).entries[0].outcome == "win"
    assert (await referee.stores.history.stats(ANN.id)).tallies == ()
    assert problems_of(path) == []


async def test_only_the_usual_start_has_openings_with_names(referee: Referee) -> None:
    without_a_rook = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/1NBAKABNR w - - 0 1"
    for start, is_named in (("", True), (without_a_rook, False)):
        terms = MatchTerms("xiangqi", given=GivenMoves(start, ("h2e2", "h9g7")), level="beginner")
        view = await referee.challenges.play_bot(terms, ANN)
        page = match_page(view, READER, Additions())
        assert any("Opening: " in block for block in page.blocks if isinstance(block, str)) == is_named


async def test_what_was_missing_at_the_start_was_not_captured(referee: Referee) -> None:
    """The board of a match from a position names the captures since then."""
    terms = MatchTerms("xiangqi", given=GivenMoves("3k5/9/9/9/9/9/9/9/r8/R3K4 w", ("a0a1",)), level="beginner")
    view = await referee.challenges.play_bot(terms, ANN)
    said = [block for block in match_page(view, READER, Additions()).blocks if isinstance(block, str)]
    assert [re.findall(r"captured [^\n]*", block) for block in said if "captured" in block] == [["captured 🏰 · +9"]]


async def test_a_rematch_begins_from_the_same_position(referee: Referee) -> None:
    """Sides are exchanged: the other person has the first one, and is to move after the given move."""
    view = await between(referee, "none", ("h9g7",))
    await referee.turns.resign(view.id, BOB.id)
    asked = await referee.of(Rematches).rematch(view.id, ANN)
    again = await referee.challenges.accept(asked.id, BOB)
    assert (again.start, again.moves, again.match.given, again.first_to_move) == (XIANGQI, ("h9g7",), 1, 1)
    assert (again.seats[0].player, again.match.may_move(BOB.id)) == (BOB.id, True)


@for_each("game", GAMES)
async def test_a_study_board_offers_the_moves_of_the_side_to_move(referee: Referee, game: str) -> None:
    """Either side may begin a match there, the side to move named first; also before the first move."""
    study = await referee.of(Studies).make(ANN, started(game), game)
    page = study_page(study, 0, READER)
    buttons = [item for row in rows_of(page) for item in row.items if item.tag.kind in ("study-move", "study-step")]
    assert any(not button.disabled for button in buttons)
    given = await referee.of(Studies).given_moves(study, 0)
    assert given == GivenMoves(study.start, ())
    first = [row.items[0].tag for row in rows_of(play_page(study, 0, READER, alone=True)) if row.items]
    assert [tag.detail for tag in first if tag.kind == "study-against"] == [f"{study.id}.1", f"{study.id}.0"]


@for_each("game", ["tictactoe", "gomoku", "renju"])
def test_a_stone_is_that_of_its_side_on_the_buttons(game: str) -> None:
    """The mark is that of the stone's side whoever moved first, and also for stones of the start."""
    height = GAMES[game].start.count("/") + 1
    start = "/".join([str(height)] * (height - 1) + [f"1x{height - 2}"]) + " o"
    view = view_after(game, start, ("a1",))
    chosen = () if game == "tictactoe" else ("a1",)
    step = CONTROLS[game].next_step(MoveEntry(view, (), Preference("en", "picture"), chosen))
    picks = {each.value: each for each in step.picks}
    assert [picks[cell].emoji for cell in ("b1", "a1")] == list(CONTROLS[game].marks)
    assert picks["a1"].taken


async def from_study(referee, ply, study=STUDY):
    made = await referee.of(Studies).make(ANN, study)
    return await referee.of(Studies).given_moves(made, ply)


async def from_given(referee, given, side="second"):
    return await referee.challenges.play_bot(MatchTerms("tictactoe", side, given=given, level="beginner"), ANN)


async def test_from_a_study_against_the_bot(referee, path):
    """The person is to move; the given moves stay; the match is in no record, as the check of the database knows."""
    given = await from_study(referee, 3)
    assert given.moves == GIVEN
    view = await from_given(referee, given)
    assert (view.ply, view.moves, view.match.given, view.seats[1].player) == (3, GIVEN, 3, ANN.id)
    assert view.match.may_move(ANN.id)
    with pytest.raises(NothingToTakeBack):
        await referee.of(Offers).ask("takeback", view.id, ANN.id)
    view = await referee.turns.move(view.id, ANN.id, "a3")
    view = await referee.thinking.answer(view.id)
    view = (await referee.of(Offers).ask("takeback", view.id, ANN.id)).view
    assert view.moves == GIVEN
    with pytest.raises(NothingToTakeBack):
        await referee.of(Offers).ask("takeback", view.id, ANN.id)
    assert problems_of(path) == []
    view = await referee.turns.resign(view.id, ANN.id)
    assert (view.match.result, view.ratings) == ("1-0", ())
    assert (await referee.stores.history.stats(ANN.id)).tallies == ()
    assert (await referee.lists.history(ANN.id)).entries[0].outcome == "loss"
    assert "1. a1 b1 2. a2" in await referee.queries.pgn(view.id)
    assert (await referee.queries.replay(view.id, 0)).board.ply == 0
    assert problems_of(path) == []


async def test_a_review_blames_nobody_for_what_was_given(referee):
    """Neither side has an accuracy for moves that it did not make, and they are no mistakes to be tried again."""
    view = await from_given(referee, await from_study(referee, 3, '[Game "Tic-tac-toe"]\n\n1. a1 b1 2. c3 *\n'))
    view = await referee.turns.move(view.id, ANN.id, "a3")
    view = await referee.turns.resign(view.id, ANN.id)
    work = await referee.of(Reviews).begin(view.id, ANN.id)
    while not (found := await work.wait(1)):
        pass
    assert found.review.accuracies[0] is None
    assert all(move.ply >= 3 for move in found.review.mistakes)
    assert len(found.review.moves) == 4


async def test_where_nobody_can_play_on(referee):
    """The game is over, or a match goes on."""
    over = '[Game "Tic-tac-toe"]\n\n1. a1 b1 2. a2 b2 3. a3 1-0\n'
    with pytest.raises(MoveRefused, match="over"):
        await from_study(referee, 5, over)
    assert (await from_study(referee, 4, over)).moves == ("a1", "b1", "a2", "b2")
    view = await from_given(referee, None, "first")
    with pytest.raises(MatchGoesOn):
        await referee.of(Studies).of_match(view.id, ANN)
    await referee.turns.resign(view.id, ANN.id)
    assert (await referee.of(Studies).of_match(view.id, ANN)).moves == ()
