"""The page of a puzzle, which one is chosen, and how puzzles and people are rated."""

import re

import pytest

from bot.features.puzzles.page import hint_places, puzzle_page
from bot.features.puzzles.rules import Puzzles, RatedAttempt, WrongMove, rated
from bot.locales import LANGUAGES
from bot.match.preferences import Preference
from bot.match.referee import Referee
from engines.review.puzzles import games_with_puzzles, puzzles
from storage.puzzles import PuzzleRecord
from tests.bot.conftest import ANN, EVE, between_people
from tests.bot.match.test_page import texts_of
from tests.cases import for_each


def test_a_hint_names_the_piece_as_a_hint_in_a_match_does() -> None:
    """By its kind and cell, or as the reader's notation calls it. Of two points it says that one is right."""
    puzzle = next(each for each in puzzles("xiangqi") if not each.position().side)
    game, board = puzzle.position().game, puzzle.position().board
    named = game.named(board, game.read_move(board, puzzle.moves[0]), "chinese")
    english, chinese = (puzzle_page(puzzle, 0, Preference(each, "text"), hinted=True) for each in ("en", "zh-CN"))
    assert re.search(rf"Look at the \w+ on {puzzle.moves[0][:2]}\.", texts_of(english))
    assert f"看看{named}。" in texts_of(chinese)
    stones = puzzle_page(puzzles("gomoku")[0], 0, Preference("en", "text"), hinted=True)
    assert ": one of them is best." in texts_of(stones)


@for_each("language", LANGUAGES)
def test_a_hint_says_no_word_twice(language: str) -> None:
    """The name of a piece fits into the sentence of a hint."""
    for game in games_with_puzzles():
        page = texts_of(puzzle_page(puzzles(game)[0], 0, Preference(language, "text"), hinted=True))
        assert not re.search(r"\b(\w+) \1\b", page.splitlines()[-1]), game


@for_each("game", games_with_puzzles())
def test_the_wrong_place_that_a_hint_names_is_worth_a_look(game: str) -> None:
    """Where a hint names a wrong move, too, that move could be right: it is one that the engines would look at."""
    for puzzle in puzzles(game):
        for ply in range(0, len(puzzle.moves), 2):
            position, places = puzzle.position(ply), hint_places(puzzle, ply)
            worth = {position.game.write_move(position.board, move) for move in position.board.candidates()}
            if len(places) > 1 and worth != {puzzle.moves[ply]}:
                assert set(places) <= worth, (puzzle.key, ply)
                assert puzzle.moves[ply] in places


@for_each("language", LANGUAGES)
def test_sentences_follow_each_other_as_the_language_writes_them(language: str) -> None:
    """With a blank between them, but not where the full stop is as wide as a character."""
    puzzle = puzzles("connect4")[0]
    cost = RatedAttempt(PuzzleRecord(1500, 1, 1, 1), -12.0)
    told = WrongMove(puzzle, 0, puzzle.moves[0], cost).text_for(Preference(language, "text"))
    is_wide = language in ("ja", "zh-CN", "zh-TW")
    assert ("。" in told, "。 " in told) == (True, False) if is_wide else told.count(". ") == 3


@pytest.mark.parametrize(
    ("person", "puzzle", "solved", "person_after", "puzzle_after"),
    [
        (1500, 1500, True, 1516, 1498),
        (1500, 1500, False, 1484, 1502),
        (1100, 1500, True, 1100 + 32 * 10 / 11, 1500 - 4 * 10 / 11),
        (1900, 1500, True, 1900 + 32 / 11, 1500 - 4 / 11),
    ],
)
def test_ratings_change_by_elos_formula(
    person: float, puzzle: float, solved: bool, person_after: float, puzzle_after: float
) -> None:
    """Who is rated 400 points less is expected to solve one puzzle in eleven. A puzzle's rating moves slowly."""
    assert rated(person, puzzle, solved) == pytest.approx((person_after, puzzle_after))


async def test_a_puzzle_of_any_game_is_of_one_that_the_person_knows(referee: Referee) -> None:
    """They have played it, or finished a lesson of it. Who knows none gets a puzzle of any."""
    match = await between_people(referee, "gomoku", "h8 a1")
    await referee.turns.resign(match.id, ANN.id)
    await referee.stores.lessons.finish(ANN.id, "xiangqi", "general")
    for person, games in ((ANN, {"gomoku", "xiangqi"}), (EVE, set(games_with_puzzles()))):
        assert {(await referee.of(Puzzles).choose(person.id)).game for _ in range(60)} == games
