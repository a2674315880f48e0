"""The fit: numbers for which sigmoid(K * score) is as near to the results as the games can tell.

The loss is the mean of -log(probability given to the result). Every number is held to its present value by a normal
prior, wider for large numbers, so that what the games hardly speak of stays. The method is Adam (D. Kingma and J. Ba,
2014) on small batches, with steps that shrink to nothing; one game in five is kept out of it, to see when the numbers
begin to learn the games by heart.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import exp, log, sqrt
from random import Random

_BATCH = 400
_RATE, _MOMENTUM, _SPREAD = 0.03, 0.9, 0.999


@dataclass(frozen=True, slots=True)
class Sample:
    """A position: the indices of its numbers, what each is multiplied with, and Red's points."""

    indices: tuple[int, ...]
    counts: tuple[float, ...]
    points: float

    def score(self, values: list[float]) -> float:
        """What the numbers make of it, in Red's view."""
        return sum(count * values[index] for index, count in zip(self.indices, self.counts, strict=True))


@dataclass(frozen=True, slots=True)
class Step:
    """The numbers after a pass over the samples, and the loss with them on the learned and the kept samples."""

    values: list[float]
    learned: float
    kept: float


def sigmoid(x: float) -> float:
    """The share of the points expected."""
    return 1 / (1 + exp(-max(-40.0, min(40.0, x))))


def loss(samples: list[Sample], values: list[float], k: float) -> float:
    """The mean logistic loss."""
    total = 0.0
    for sample in samples:
        share = min(max(sigmoid(k * sample.score(values)), 1e-9), 1 - 1e-9)
        total -= sample.points * log(share) + (1 - sample.points) * log(1 - share)
    return total / len(samples)


def best_k(samples: list[Sample], values: list[float]) -> float:
    """The K with the smallest loss, found by Newton's method; the loss is convex in it."""
    pairs = [(sample.score(values), sample.points) for sample in samples]
    k = 0.002
    for _ in range(20):
        shares = [sigmoid(k * score) for score, _ in pairs]
        slope = sum((share - points) * score for share, (score, points) in zip(shares, pairs, strict=True))
        bend = sum(share * (1 - share) * score * score for share, (score, _) in zip(shares, pairs, strict=True))
        k -= max(-0.002, min(0.002, slope / max(bend, 1e-9)))
    return k


def fit(
    learned: list[Sample], kept: list[Sample], start: list[float], k: float, passes: int, prior: float, seed: int
) -> Iterator[Step]:
    """Yield what each pass over the samples gives. `prior` is how many times the usual the numbers are held back."""
    rng = Random(seed)
    widths = [8 + abs(value) / 8 for value in start]
    moved, mean, square = ([0.0] * len(start) for _ in range(3))
    values, count = list(start), 0
    for number in range(passes):
        rate = _RATE * (1 - number / passes)
        order = rng.sample(learned, len(learned))
        for at in range(0, len(order), _BATCH):
            count += 1
            slopes = _slopes(order[at : at + _BATCH], values, widths, k)
            for i, slope in enumerate(slopes):
                slope += prior * moved[i] / len(learned)
                mean[i] += (1 - _MOMENTUM) * (slope - mean[i])
                square[i] += (1 - _SPREAD) * (slope * slope - square[i])
                root = sqrt(square[i] / (1 - _SPREAD**count))
                moved[i] -= rate * mean[i] / (1 - _MOMENTUM**count) / (root + 1e-6)
                values[i] = start[i] + widths[i] * moved[i]
        yield Step(list(values), loss(learned, values, k), loss(kept, values, k))


def _slopes(batch: list[Sample], values: list[float], widths: list[float], k: float) -> list[float]:
    """How the mean loss of the batch changes with each number, in units of its width."""
    slopes = [0.0] * len(values)
    for sample in batch:
        error = k * (sigmoid(k * sample.score(values)) - sample.points) / len(batch)
        for index, count in zip(sample.indices, sample.counts, strict=True):
            slopes[index] += error * count
    return [slope * width for slope, width in zip(slopes, widths, strict=True)]
