"""Warnings before a blunder: of what and to whom; they never prevent a move."""

import asyncio
from dataclasses import replace

import pytest

from bot.discord.page import Drawing
from bot.discord.place import Person
from bot.features.coach import rules
from bot.features.coach.page import warning_page
from bot.features.coach.rules import AskedMove, Coach, WarnedMove, is_avoidable, threat_of
from bot.features.hints.rules import Hints
from bot.locales import LANGUAGES
from bot.match.beginning import GivenMoves
from bot.match.positions import replayed
from bot.match.preferences import Preference
from bot.match.referee import Referee
from bot.match.state import MatchView, Reason
from bot.match.terms import SIDES, MatchTerms
from engines.board import MATE
from engines.game import Outcome
from engines.pool import EngineBusy, EngineFailed
from engines.search.terms import Line
from tests.bot.conftest import ANN, BOB, against_bot, between_people
from tests.bot.local_engine import LocalEngine
from tests.bot.match.test_page import BOT, PEOPLE, component_count, tags_of, texts_of, view_of

pytestmark = pytest.mark.usefixtures("beginners")
USUAL = Preference("en", "text")
PATIENCE = rules.LOOK_SECONDS  # as it is for people: tests have more
FORKED = ("b2", "a1", "c3")  # of tic-tac-toe: only a corner holds; after b1 the reply a3 wins


async def forked(referee: Referee, person=ANN, clock: str = "none", guided: bool = False) -> MatchView:
    """A match against the bot in which the person is to move and loses by most moves."""
    given = GivenMoves("", FORKED)
    terms = MatchTerms("tictactoe", "second", clock, given=given, level="easy", guided=guided)
    return await referee.challenges.play_bot(terms, person)


async def warned_of(
    referee: Referee, view: MatchView, move: str, reader: Preference = USUAL, person: Person = ANN
) -> WarnedMove | None:
    """The coach's warning of a move on the board of a view; None if there is none."""
    return await referee.of(Coach).warning(person.id, AskedMove(view.id, move, view.board_number), reader)


async def test_a_move_that_loses_by_one_reply_is_warned_of(referee: Referee) -> None:
    """A move that holds gets no warning; nor does an illegal move, one on an old board, or one of another person."""
    view = await forked(referee)
    warned = await warned_of(referee, view, "b1")
    assert warned is not None
    assert (warned.move, warned.pieces) == ("b1", ())
    assert warned.wins_in in (1, 2)
    assert await warned_of(referee, view, "a3") is None
    assert await warned_of(referee, view, "b2") is None
    assert await warned_of(referee, view, "z9") is None
    assert await warned_of(referee, replace(view, board_number=view.board_number + 1), "b1") is None
    assert await warned_of(referee, view, "b1", person=BOB) is None


REPEATED = {  # how the first side repeats a position, a move that repeats it once too often, one that does not, and
    # what is said of the first
    "perpetual check": (
        ("xiangqi", "4k4/9/R8/9/9/9/9/3A5/9/3K3R1 w", "a7a9 e9e8 a9a8 e8e9 a8a9 e9e8 a9a8 e8e9", "a8a9", "h0h8"),
        "with this move you lose at once (perpetual check)",
    ),
    "a perpetual chase that the reply completes": (
        ("xiangqi", "3k5/9/9/9/9/9/9/c8/9/1R2K4 w", "b0a0 a2b2 a0b0 b2a2 b0a0 a2b2", "a0b0", "a0d0"),
        "your opponent then wins at once with b2a2",
    ),
    "a won game that the move draws": (
        ("xiangqi", "3k5/9/9/9/9/9/9/8R/9/R3K4 w", "i2i1 d9d8 i1h1 d8d9 h1i1 d9d8 i1h1 d8d9", "h1i1", "a0a8"),
        "this move leads to a draw at once (repetition)",
    ),
    "a won game that the reply draws": (
        ("xiangqi", "3k5/9/9/9/9/9/9/9/8R/R3K4 w", "i1h1 d9d8 h1i1 d8d9 i1h1 d9d8", "h1i1", "a0a8"),
        "this move leads to a draw at once (repetition)",
    ),
    "a won game of checkers": (
        ("checkers", "W:WK18,K22,25:BK3,K16", "18-15 3-8 22-26 8-4 26-22 4-8 22-26 8-4", "26-22", "26-23"),
        "this move leads to a draw at once (repetition)",
    ),
}


@pytest.mark.parametrize("how", REPEATED)
async def test_a_move_that_gives_away_points_by_repetition_is_warned_of(referee: Referee, how: str) -> None:
    """Whether the move itself or the reply to it is the repetition. The move can be made all the same."""
    (game, start, moves, bad, other), told = REPEATED[how]
    given = GivenMoves(start, tuple(moves.split()))
    side = SIDES[replayed(game, start, given.moves).side]
    view = await referee.challenges.play_bot(MatchTerms(game, side, given=given, level="easy"), ANN)
    warned = await warned_of(referee, view, bad)
    assert warned is not None
    assert f"**Careful: {told}.**" in texts_of(warning_page(warned, view, USUAL))
    assert await warned_of(referee, view, other) is None
    moved = await referee.of(Coach).move(ANN.id, AskedMove(view.id, bad, None, sure=True), USUAL)
    assert moved.moves[-1] == bad


async def test_a_harmless_move_costs_one_search(referee: Referee, engine: LocalEngine) -> None:
    """The position before a move is searched only if the reply to the move does harm."""
    view = await forked(referee)
    for move, searches in (("a3", 1), ("b1", 2)):
        engine.requests.clear()
        await warned_of(referee, view, move)
        assert len(engine.requests) == searches


async def test_who_is_warned(referee: Referee) -> None:
    """People are warned in their first three matches against the bot, or as chosen; not with a live clock, nor against
    people.
    """
    assert await warned_of(referee, await forked(referee), "b1", replace(USUAL, coach="off")) is None
    assert await warned_of(referee, await forked(referee, clock="live-300-5"), "b1") is None
    people = await between_people(referee, "tictactoe", "b2 a1 c3")
    assert await warned_of(referee, people, "b1", replace(USUAL, coach="on"), BOB) is None
    for _ in range(rules.FIRST_MATCHES):
        assert await warned_of(referee, await forked(referee), "b1")
        await referee.turns.resign((await against_bot(referee)).id, ANN.id)
    view = await forked(referee)
    assert await warned_of(referee, view, "b1") is None
    assert await warned_of(referee, view, "b1", replace(USUAL, coach="on"))


async def test_no_warning_helps_in_another_match(referee: Referee) -> None:
    """While a person plays a match without hints, nothing warns them in the same position against the bot; where both
    agreed to hints the coach helps, too.
    """
    view = await forked(referee)
    await between_people(referee, "tictactoe", " ".join(FORKED), people=(BOB, ANN))
    assert await warned_of(referee, view, "b1")
    rival = await between_people(referee, "tictactoe", " ".join(FORKED), "live-300-5", (BOB, ANN))
    assert await warned_of(referee, view, "b1") is None
    await referee.turns.resign(rival.id, ANN.id)
    assert await warned_of(referee, view, "b1")


async def test_engines_that_are_busy_or_late_stop_no_move(
    referee: Referee, engine: LocalEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without an answer in time there is no warning, and the match is as it was."""
    view = await forked(referee)
    for error in (EngineBusy("full"), EngineFailed("lost")):
        engine.errors.append(error)
        assert await warned_of(referee, view, "b1") is None
    monkeypatch.setattr(rules, "LOOK_SECONDS", 0.01)
    engine.gate.clear()
    assert await asyncio.wait_for(warned_of(referee, view, "b1"), 30) is None
    engine.gate.set()
    moved = await referee.turns.move(view.id, ANN.id, "b1", view.ply)
    assert moved.ply == view.ply + 1


async def test_engines_that_take_all_their_time_are_not_late(referee: Referee, engine: LocalEngine) -> None:
    """As on a machine where the engines are not compiled: time is left for the way to them and back."""
    assert await warned_of(referee, await forked(referee), "b1")
    assert sum(request.seconds for request in engine.requests) <= PATIENCE - 0.2


async def test_a_match_with_a_warning_counts_as_one_with_help(referee: Referee) -> None:
    """Its hints are counted all the same; in a first match they stay free."""
    warned, first = await forked(referee), await forked(referee, guided=True)
    for view in (warned, first):
        assert await warned_of(referee, view, "b1")
    assert [(await referee.of(Hints).hint(view.id, ANN.id)).used for view in (warned, first)] == [1, 0]


async def test_a_win_after_a_warning_is_not_rated(referee: Referee) -> None:
    """The same win against a measured level changes the rating if there was no warning."""
    for is_warned in (True, False):
        view = await against_bot(referee, "connect4", "beginner", "4 4")
        if is_warned:
            await referee.stores.lessons.note_warning(view.id)
        async with referee.stores.locks.of(view.id):
            over = await referee.turns.end(await referee.stores.matches.game(view.id), 0, Reason.AGREEMENT)
        assert over.match.winner == 0
        assert bool(over.ratings) is not is_warned


def line(score: int, *moves: str) -> Line:
    """A line of the engines."""
    return Line(moves[0], score, moves, 5)


def warning_of(before: Line, after: Line) -> WarnedMove | None:
    """The warning of the last move of HANGING."""
    threat = threat_of(replayed("xiangqi", "", HANGING[:-1]), HANGING[-1], after)
    return threat if threat and is_avoidable(threat, before, after.score) else None


HANGING = ("h2e2", "a9a8")  # of xiangqi: the reply b2b9 takes a horse
TAKES = ("b2b9", "a8b8")


def test_only_what_one_reply_punishes_is_told() -> None:
    """A captured piece that costs winning chances, or a loss soon that another move would delay."""
    even = line(20, "h9g7", "h0g2")
    warned = warning_of(even, line(600, *TAKES))
    assert warned is not None
    assert (warned.reply, warned.pieces, warned.wins_in) == ("b2b9", ("N",), 0)
    assert warning_of(even, line(60, *TAKES)) is None  # it is taken back
    assert warning_of(even, line(600, "h0g2", "h9g7")) is None  # nothing is taken at once
    soon, late = MATE - 3, MATE - 2 * rules.SOON - 3
    lost = warning_of(even, line(soon, "b2b9"))
    assert lost is not None
    assert (lost.wins_in, lost.pieces) == (2, ())
    assert warning_of(line(-late, "h9g7"), line(soon, "b2b9")) is not None
    assert warning_of(line(-soon - 1, "h9g7"), line(soon, "b2b9")) is None  # lost anyway
    assert warning_of(line(20, "a9a8"), line(soon, "b2b9")) is None  # the engines see nothing better
    assert warning_of(line(20, "a9a8"), line(600, *TAKES)) is None


def test_the_page_says_what_would_happen() -> None:
    """The page is complete in every language and notation, with the reply in the picture, and two buttons."""
    view = view_of("xiangqi", HANGING[:1], (BOT, PEOPLE[0]))
    for language in LANGUAGES:
        for found in (
            WarnedMove("xiangqi", "", HANGING, "b2b9", ("N",)),
            WarnedMove("xiangqi", "", HANGING, "b2b9", wins_in=1),
            WarnedMove("xiangqi", "", HANGING, "b2b9", wins_in=3),
            WarnedMove("tiaojiaqi", "", ("d7e8",), "e10d9", ("S", "S")),
            WarnedMove("xiangqi", "", HANGING, ending=Outcome(0, "perpetual-chase")),
            WarnedMove("xiangqi", "", HANGING, ending=Outcome(None, "repetition")),
        ):
            page = warning_page(found, view, Preference(language, "picture"))
            assert component_count(page) <= 40
            drawing = next(block for block in page.blocks if isinstance(block, Drawing))
            assert drawing.subject.hint == found.reply
            assert [str(tag) for tag in tags_of(page)] == [
                f"choose-again:{view.id}:{view.board_number}:",
                f"sure:{view.id}:{view.board_number}:{found.move}",
            ]
    told = texts_of(warning_page(WarnedMove("xiangqi", "", HANGING, "b2b9", ("N",)), view, USUAL))
    assert "**Careful: your opponent can then take a horse with b2b9.** Play it all the same?" in told
    told = texts_of(warning_page(WarnedMove("tiaojiaqi", "", ("d7e8",), "e10d9", ("S", "S")), view, USUAL))
    assert "can then turn over 2 stones with e10d9" in told
