"""The order of moves: what a game says against what the search has learnt."""

from engines.game import Position
from engines.registry import GAMES
from engines.search.root import Search
from engines.search.terms import ALL_PARTS, Limit, Part


def nodes(key, parts):
    """The nodes of a search of the start to a small depth."""
    return Search(Position(GAMES[key]).board, None, parts).think(Limit(depth=5)).nodes


def test_killers_come_first_only_where_the_own_order_is_not_better():
    """Without killers xiangqi searches another tree, and gomoku the same."""
    assert nodes("xiangqi", ALL_PARTS & ~Part.KILLERS) != nodes("xiangqi", ALL_PARTS)
    assert nodes("gomoku", ALL_PARTS & ~Part.KILLERS) == nodes("gomoku", ALL_PARTS)
