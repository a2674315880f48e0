"""The page of a puzzle."""

from bot.features.puzzles.page import puzzle_page
from bot.match.preferences import Preference
from engines.review.puzzles import puzzles
from tests.bot.match.test_page import texts_of


def test_a_hint_names_the_point_as_the_readers_board_does() -> None:
    """By letter and number, or by file and row where the reader's notation counts them and the board has no letters."""
    puzzle = next(each for each in puzzles("xiangqi") if not each.position().side)
    file, row = puzzle.moves[0][:2]
    english, chinese = (puzzle_page(puzzle, 0, Preference(each, "text"), hinted=True) for each in ("en", "zh-CN"))
    assert f"Look at {file}{row}." in texts_of(english)
    assert f"看看 {'九八七六五四三二一'['abcdefghi'.index(file)]}路第 {int(row) + 1} 线。" in texts_of(chinese)
