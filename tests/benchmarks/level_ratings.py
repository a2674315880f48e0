"""The ratings of each game's levels: python -m tests.benchmarks.level_ratings

They follow from played games: every level against the one below (`tests.benchmarks.ladder --games N --seconds S`), and
a simulated person against the beginner (`tests.benchmarks.ladder --people`), which fixes the scale: a person who sees
one ply ahead (`tests.benchmarks.people`) counts as 1200. A share of s means 400 log10(s / (1 - s)) points; half a game
is added to either side, so that a level that never lost is not infinitely good. Prints the `level_ratings` of the
games.
"""

from math import log10

from engines.levels import LEVEL_NAMES

ONE_PLY = 1200  # the rating of a person who sees one ply ahead

# By game: how often that person won, drew and lost against the beginner (22 November, docs/benchmarks.md);
# then each level against the one below (won, drawn, lost by the higher).
GAMES: dict[str, tuple[tuple[int, int, int], list[tuple[int, int, int]]]] = {
    # --game tictactoe --games 400 --seconds 0.05, the lowest pair 1000 games; people 1000 games
    "tictactoe": ((550, 330, 120), [(609, 285, 106), (85, 282, 33), (50, 341, 9), (10, 390, 0)]),
    # --game connect4 --games 20 --seconds 0.05, the lowest pair 200 games; people 400 games
    "connect4": ((264, 0, 136), [(153, 0, 47), (19, 0, 1), (16, 1, 3), (18, 1, 1)]),
    # docs/benchmarks.md, 60 games at 0.5 s, the two lowest pairs 40 games at 0.2 s; people 100 games
    "xiangqi": ((69, 12, 19), [(29, 9, 2), (40, 0, 0), (60, 0, 0), (36, 24, 0)]),
    # --game checkers --games 60 --seconds 0.1 --seed 31, the lowest pair 200 games; people 800 games
    "checkers": ((560, 240, 0), [(188, 11, 1), (58, 2, 0), (58, 2, 0), (52, 8, 0)]),
    # --game tiaojiaqi likewise, the lowest pair with seed 1, too; people 60 games
    "tiaojiaqi": ((40, 20, 0), [(94, 24, 2), (54, 4, 2), (50, 6, 4), (42, 15, 3)]),
    # --game gomoku --games 60 --seconds 0.1 --seed 31, the lowest pair 200 games; people 200 games
    "gomoku": ((136, 0, 64), [(164, 0, 36), (50, 0, 10), (57, 0, 3), (55, 0, 5)]),
    # --game renju likewise, but the lowest pair 400 games
    "renju": ((132, 0, 68), [(331, 0, 69), (56, 0, 4), (59, 0, 1), (50, 0, 10)]),
}


def gap(results: tuple[int, int, int]) -> float:
    """How many rating points these wins, draws and losses are worth."""
    won, drawn, lost = results
    share = (won + drawn / 2 + 0.5) / (won + drawn + lost + 1)
    return 400 * log10(share / (1 - share))


def ratings(game: str) -> dict[str, int]:
    """The ratings of a game's levels, from the beginner on, as far as they were measured."""
    against_beginner, pairs = GAMES[game]
    rating = ONE_PLY - gap(against_beginner)
    found = [rating]
    for results in pairs:
        rating += gap(results)
        found.append(rating)
    return dict(zip(LEVEL_NAMES, (round(each / 10) * 10 for each in found), strict=False))


if __name__ == "__main__":
    for name in GAMES:
        print(f"{name}: {ratings(name)}")
