"""Whether a side may still win, which decides between loss and draw when the other one's time is over."""

from engines.registry import GAMES
from tests.cases import for_each


@for_each("game", GAMES)
def test_at_the_start_either_side_can_win(game: str) -> None:
    board = GAMES[game].read(GAMES[game].start)
    assert GAMES[game].can_win(board, 0)
    assert GAMES[game].can_win(board, 1)


@for_each(
    "game, position, sides",
    [
        ("tictactoe", "xox/xoo/1x1 o", (True, False)),
        ("tictactoe", "xox/xoo/ox1 x", (False, False)),
        ("connect4", "ooo1ooo/xxx1xxx/ooo1ooo/xxx1xxx/ooo1ooo/xxx1xxx x", (True, True)),
        ("connect4", "1xoxoxo/xoxoxox/xoxoxox/oxoxoxo/oxoxoxo/xoxoxox o", (False, False)),
        ("xiangqi", "3ak4/4a4/4b4/9/9/9/9/4B4/4A4/3AK4 w", (False, False)),
        ("xiangqi", "3ak4/4a4/4b4/9/9/9/4P4/4B4/4A4/3AK4 w", (True, False)),
    ],
)
def test_who_can_win(game: str, position: str, sides: tuple[bool, bool]) -> None:
    """In line games only a free line wins; in xiangqi only pieces that cross the river can mate."""
    board = GAMES[game].read(position)
    assert (GAMES[game].can_win(board, 0), GAMES[game].can_win(board, 1)) == sides
