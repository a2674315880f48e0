"""What people are told before repetition or a lack of progress decides a game."""

from datetime import UTC, datetime
from random import Random

from bot.activity.plain_text import plain
from bot.activity.replay import Replay
from bot.activity.states import BoardViewer, state_of
from bot.locales import LANGUAGES
from bot.match.near import LAST_PLIES, NOTHING, Near, near
from bot.match.page import match_page
from bot.match.preferences import Preference
from bot.match.state import Seat
from engines.game import Outcome, Position
from engines.registry import GAMES
from tests.bot.match.test_page import texts_of, view_of
from tests.cases import for_each

NOW = datetime(2026, 11, 27, tzinfo=UTC)
FEW = {  # positions with few pieces, in which moves can be taken back for long
    "xiangqi": ("3k5/9/9/9/9/8r/9/9/9/R3K4 w", "4k4/4a4/9/9/9/4c4/9/4R4/9/3K5 w"),
    "checkers": ("W:WK18,K22,25:BK3,K16", "B:WK31,K32:BK1,K2"),
}


def random_games(game, start, count):
    """Positions of games in which a side mostly takes its last move back."""
    for seed in range(count):
        rng, position = Random(seed), Position(game, start)
        while not position.outcome() and len(position.moves) < 60:
            yield position
            back = taken_back(position)
            position.push(rng.choice(back if back and rng.random() < 0.9 else position.legal_moves()))


def taken_back(position):
    """The moves that take back the last move of the side to move."""
    game, board = position.game, position.board
    if len(position.moves) < 2:
        return []
    reply, own = position.undo(), position.undo()
    last = game.path(board, own)
    position.push(own)
    position.push(reply)
    ways = [(move, game.path(board, move)) for move in position.legal_moves()]
    return [move for move, way in ways if (way.start, way.end) == (last.end, last.start)]


def one_more(position, replies=True):
    """The outcomes of third occurrences by a move, or by a reply that its side would not want."""
    found = set()
    for move in position.legal_moves():
        position.push(move)
        outcome, side = position.outcome(), 1 - position.side
        if outcome and occurrences(position) == 3:
            found.add(outcome)
        elif replies and not outcome:
            found |= {each for each in one_more(position, replies=False) if each.winner != side}
        position.undo()
    return found


def occurrences(position):
    """How often the position has occurred, counted by its text without counters."""
    here, texts = Position(position.game, position.start), []
    for text in ("", *position.written()):
        if text:
            here.play(text)
        texts.append(here.text.split(" ")[:2])
    return texts.count(texts[-1])


@for_each("key", FEW)
def test_what_one_more_repetition_can_decide_is_near(key):
    """The answer is what trying every move and every reply finds, no more and no less; it changes nothing."""
    met = set()
    for start in FEW[key]:
        for position in random_games(GAMES[key], start, 8):
            written, expected = position.written(), one_more(position)
            assert set(near(position).repeated) == expected
            assert position.written() == written
            met |= expected
    assert Outcome(None, "repetition") in met


@for_each("game", GAMES.values())
def test_nothing_is_near_at_first(game):
    """Nothing is said of a game that has just begun; nor ever in games without such rules."""
    for position in random_games(game, game.start, 3):
        if not position.board.no_progress or len(position.moves) < 6:
            assert near(position) == NOTHING


ENDLESS = {  # Red's offence: the start, the first moves, those that follow again and again, and after how many
    # of the latter people are told: Red's check completes it, or Black's answer to the chase
    "perpetual-check": ("4k4/9/R8/9/9/9/9/3A5/9/3K3R1 w", "a7a9 e9e8", "a9a8 e8e9 a8a9 e9e8", [6]),
    "perpetual-chase": ("3k5/9/9/9/9/9/9/c8/9/1R2K4 w", "", "b0a0 a2b2 a0b0 b2a2", [6, 7]),
}


@for_each("ending", ENDLESS)
def test_who_repeats_without_end_is_told_before_the_last_move_at_which_it_can_stop(ending):
    """It is said who would lose, and why, on the offender's last turn and not before."""
    start, first, again, turns = ENDLESS[ending]
    position, told = Position(GAMES["xiangqi"], start, first.split()), []
    while not position.outcome():
        told.append(near(position).repeated)
        position.play(again.split()[(len(position.moves) - len(first.split())) % 4])
    assert position.outcome() == Outcome(1, ending)
    warned = [ply for ply, repeated in enumerate(told) if repeated]
    assert warned == turns
    assert {told[ply] for ply in warned} == {(Outcome(1, ending),)}


QUIET = {  # positions with few pieces, whose last plies without progress are played
    "xiangqi": "3k5/9/9/9/9/9/9/9/9/4KR3 w - - 20",
    "checkers": "W:WK29,K32:BK1,K4",
}


@for_each("key", QUIET)
def test_the_draw_without_progress_is_near_for_its_last_plies(key):
    """The plies to the draw are counted for the last ten of them."""
    left = next(filter(None, (without_progress(GAMES[key], QUIET[key], seed) for seed in range(200))))
    assert left[:-LAST_PLIES].count(0) == len(left) - LAST_PLIES > 0
    assert left[-LAST_PLIES:] == [*range(LAST_PLIES, 0, -1)]


def without_progress(game, start, seed):
    """The plies said to be left in a game to the draw; None if it ended in another way."""
    position, rng, left = Position(game, start), Random(seed), []
    while not position.outcome():
        found = near(position)
        assert {each.ending for each in found.repeated} <= {"repetition"}
        left.append(found.plies)
        legal = position.legal_moves()
        position.push(rng.choice([move for move in legal if not position.board.captured_value(move)] or legal))
    return left if position.board.since_progress() == position.board.no_progress else None


@for_each("language", LANGUAGES)
@for_each("game", QUIET)
def test_chat_and_touch_board_tell_it(game, language):
    """A line for each outcome, which names who would lose, and one with the moves left; none where nothing is near."""
    lost, drawn = (Outcome(winner, GAMES[game].endings[-1]) for winner in (0, None))
    seats, reader = (Seat(7, "A_n", None, 0), Seat(8, "B_b", None, 0)), Preference(language, "picture")
    for near_, told in ((Near((lost, drawn), 7), ("B_b", "", "4")), (NOTHING, ())):
        view = view_of(game, seats=seats, near=near_)
        page = [line for line in texts_of(match_page(view, reader)).split("\n") if line.startswith("⚠️")]
        *notices, _ = state_of(view, Replay(game), BoardViewer(7, reader), NOW).notices  # the last is the small print
        assert [plain(line, reader.texts) for line in page] == notices
        assert len(page) == len(told)
        assert all(part in line for part, line in zip(told, notices, strict=True))
        assert not any("A_n" in line for line in notices)
