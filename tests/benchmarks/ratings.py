"""How well ratings find out the strength of players: python -m tests.benchmarks.ratings [--players N] [--matches N]

Players of known strength (a normal distribution around 1500) meet at random, more often those with near ratings; the
better one wins as often as the difference says, and some matches are drawn. Prints, after each fifth of the matches,
the rank correlation (Spearman) between true and found strength, the error (root mean square) and the share of true
strengths within two deviations of the rating, which should be about 95 %.
"""

import argparse
from math import sqrt
from random import Random
from statistics import mean

from bot.match.glicko import RatedResult, Strength, after

SPREAD = 300.0  # standard deviation of the true strengths
DRAWN = 0.1  # share of the matches that are drawn
TRIED = 4  # random opponents; the one nearest in rating is met
PARTS = 5


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--players", type=int, default=1000)
    parser.add_argument("--matches", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    rng = Random(options.seed)
    truth = [rng.gauss(1500, SPREAD) for _ in range(options.players)]
    found = [Strength() for _ in truth]
    for part in range(1, PARTS + 1):
        for _ in range(options.matches // PARTS):
            play(truth, found, rng)
        print(report(truth, found, part * options.matches // PARTS))


def play(truth: list[float], found: list[Strength], rng: Random) -> None:
    """Plays one match; both new ratings follow from the old ones."""
    one = rng.randrange(len(truth))
    others = [other for other in rng.sample(range(len(truth)), TRIED) if other != one]
    other = min(others, key=lambda each: abs(found[each].rating - found[one].rating))
    chance = 1 / (1 + 10 ** ((truth[other] - truth[one]) / 400))
    score = 0.5 if rng.random() < DRAWN else float(rng.random() < chance)
    found[one], found[other] = (
        after(found[one], [RatedResult(found[other], score)]),
        after(found[other], [RatedResult(found[one], 1 - score)]),
    )


def report(truth: list[float], found: list[Strength], matches: int) -> str:
    errors = [each.rating - true for each, true in zip(found, truth, strict=True)]
    within = mean(abs(error) <= 2 * each.deviation for error, each in zip(errors, found, strict=True))
    correlation = pearson(ranks(truth), ranks([each.rating for each in found]))
    error = sqrt(mean(each * each for each in errors))
    return (
        f"{matches:6} matches: rank correlation {correlation:.3f}, error {error:.0f} points, {within:.0%} within two RD"
    )


def ranks(values: list[float]) -> list[float]:
    """The place of each value among all."""
    places = [0.0] * len(values)
    for place, number in enumerate(sorted(range(len(values)), key=values.__getitem__)):
        places[number] = place
    return places


def pearson(one: list[float], other: list[float]) -> float:
    """The correlation of two lists, from -1 to 1."""
    a, b = mean(one), mean(other)
    both = sum((x - a) * (y - b) for x, y in zip(one, other, strict=True))
    return both / sqrt(sum((x - a) ** 2 for x in one) * sum((y - b) ** 2 for y in other))


if __name__ == "__main__":
    main()
