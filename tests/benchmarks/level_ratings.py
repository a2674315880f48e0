"""What the levels of each game are rated: python -m tests.benchmarks.level_ratings

From games that were played: every level against the one below (`tests.benchmarks.ladder --games N --seconds S`), and a
simulated person against the beginner (`tests.benchmarks.ladder --people`), who fixes where the scale stands: who sees
one ply ahead (`tests.benchmarks.people`) counts as 1200, who only takes a win or the best capture as 1000. A share of s
means 400 log10(s / (1 - s)) points; half a game is added to either side, so that a level that never lost a game is not
infinitely good. Prints the `level_ratings` of the games.
"""

from math import log10

from engines.levels import LEVEL_NAMES

PEOPLE = {"one ply": 1200, "greedy": 1000}

# By game: who beat the beginner, and how often (won, drawn, lost; of 22 November, docs/benchmarks.md);
# then each level against the one below (won, drawn, lost by the higher).
GAMES: dict[str, tuple[str, tuple[int, int, int], list[tuple[int, int, int]]]] = {
    # --game tictactoe --games 100 --seconds 0.05; people 400 games
    "tictactoe": ("one ply", (224, 136, 40), [(59, 21, 20), (24, 71, 5), (9, 90, 1), (2, 98, 0)]),
    # --game connect4 --games 20 --seconds 0.05; people 200 games
    "connect4": ("one ply", (132, 0, 68), [(13, 0, 7), (19, 0, 1), (16, 1, 3), (18, 1, 1)]),
    # docs/benchmarks.md, 60 games at 0.5 s, the two lowest pairs 40 games at 0.2 s; people 60 games
    "xiangqi": ("one ply", (38, 7, 15), [(29, 9, 2), (40, 0, 0), (60, 0, 0), (36, 24, 0)]),
    # --game checkers --games 20 --seconds 0.05; people 200 games
    "checkers": ("one ply", (96, 100, 4), [(17, 3, 0), (20, 0, 0), (20, 0, 0), (6, 11, 3)]),
    # docs/benchmarks.md: 40 games, 10 games at 0.1 s, then --games 6 --seconds 0.05; people 100 games
    "tiaojiaqi": ("one ply", (31, 67, 2), [(10, 30, 0), (3, 6, 1), (1, 5, 0)]),
    # --game gomoku --games 10 --seconds 0.05; people 20 games
    "gomoku": ("greedy", (12, 0, 8), [(7, 1, 2), (9, 0, 1), (8, 0, 2), (4, 2, 4)]),
    # --game renju --games 10 --seconds 0.05; people 20 games
    "renju": ("greedy", (10, 0, 10), [(8, 0, 2), (10, 0, 0), (8, 0, 2), (7, 0, 3)]),
}


def gap(results: tuple[int, int, int]) -> float:
    """How many points better somebody is who won, drew and lost so many games."""
    won, drawn, lost = results
    share = (won + drawn / 2 + 0.5) / (won + drawn + lost + 1)
    return 400 * log10(share / (1 - share))


def ratings(game: str) -> dict[str, int]:
    """The levels of a game, from the beginner on, as far as they were measured."""
    person, against_beginner, pairs = GAMES[game]
    rating = PEOPLE[person] - gap(against_beginner)
    found = [rating]
    for results in pairs:
        rating += gap(results)
        found.append(rating)
    return dict(zip(LEVEL_NAMES, (round(each / 10) * 10 for each in found), strict=False))


if __name__ == "__main__":
    for name in GAMES:
        print(f"{name}: {ratings(name)}")
