"""The `advantage` of every game: the logistic curve that predicts the engine's own results from its scores.

    python -m tests.benchmarks.chances [--games N] [--drawn] [GAME ...]

Plays N games of each (200) with 2,000 nodes a move and finds the scale of 1 / (1 + exp(-score / scale)) with the
largest likelihood, by ternary search. Drawn games are left out: between equal players most games of some kinds are
drawn whatever the score was, unlike people's games. --drawn counts them as half a win.
"""

import argparse
from math import exp, log

from engines.board import EVAL_MAX
from engines.registry import GAMES
from engines.review.selfplay import played

_NODES = 2_000
_LEAST, _MOST = 5.0, 5_000.0


def samples(game, numbers, drawn):
    """Pairs of a score and the result for its side: 1 for a win, 0 for a loss, 0.5 for a draw if `drawn`."""
    for number in numbers:
        scores = []
        for position, score in played(game, number, (_NODES,)):
            scores.append((score, position.side))
        outcome = position.outcome()
        winner = outcome.winner if outcome else None
        if drawn or winner is not None:
            points = (0.5, 0.5) if winner is None else (1 - winner, winner)
            yield from ((score, points[side]) for score, side in scores if abs(score) <= EVAL_MAX)


def unlikelihood(pairs, scale):
    """Minus the logarithm of the likelihood of the results."""
    total = 0.0
    for score, points in pairs:
        win = 1 / (1 + exp(-max(-500.0, min(500.0, score / scale))))
        win = min(max(win, 1e-6), 1 - 1e-6)
        total -= points * log(win) + (1 - points) * log(1 - win)
    return total


def fitted(pairs):
    """The scale, to half a percent."""
    low, high = log(_LEAST), log(_MOST)
    while high - low > 0.005:
        left, right = low + (high - low) / 3, high - (high - low) / 3
        if unlikelihood(pairs, exp(left)) < unlikelihood(pairs, exp(right)):
            high = right
        else:
            low = left
    return exp((low + high) / 2)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games_of", nargs="*", metavar="GAME", default=list(GAMES))
    parser.add_argument("--games", type=int, default=200, metavar="N")
    parser.add_argument("--drawn", action="store_true")
    options = parser.parse_args()
    for key in options.games_of:
        pairs = list(samples(GAMES[key], range(options.games), options.drawn))
        print(f"{key:10} {len(pairs):6} positions   advantage {fitted(pairs):.0f}", flush=True)


if __name__ == "__main__":
    main()
