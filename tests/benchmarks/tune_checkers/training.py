"""Training the network: the positions of games as arrays, the loss, its gradient and the steps downhill.

The loss is the mean square between the points that the evaluation foretells, a logistic curve of its score, and a
mixture of what a search foretold and what the game gave. Steps are Adam's (D. Kingma and J. Ba, 2015), shorter and
shorter. What the engine computes in whole numbers is computed here in fractions.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from engines.checkers.evaluation import KING, MAN
from engines.checkers.weights import INPUTS, ONE, SECOND_ONE, STAGES, UNIT, VIEWS, WIDTH

Numbers = NDArray[np.float32]
Sets = NDArray[np.uint32]  # of squares, a bit for each

RECORD = np.dtype(
    [(name, "<u8") for name in ("blacks", "whites", "kings")]
    + [("side", "i1"), ("score", "<i2"), ("clock", "i1"), ("result", "i1")]
)
K = 170.0  # hundredths of a man that the logistic curve counts in
TRUST = 0.65  # in the search's score, against the game's result
_DECIDED = 1_500  # a larger score teaches nothing
_SAMPLE = 100_000  # positions learned from that a loss is taken of
_MOST = 24
_BATCH = 8192
_FIRST_STEP, _LEAST = 4e-3, 0.02
_STRETCH, _KEPT = 4_000, 20  # one stretch of so many positions in so many is kept out of the training
_LARGEST_FIRST, _LARGEST_SECOND = 2.0, 8.0


@dataclass(frozen=True, slots=True)
class Positions:
    """One entry of each array for one position, in the view of the side to move."""

    own: NDArray[np.uint8]  # the inputs that are 1, as the side to move sees them
    other: NDArray[np.uint8]  # and as the other side does
    stage: NDArray[np.int64]
    static: Numbers  # what the pieces count
    target: Numbers  # points, 0 to 1
    kept: NDArray[np.bool_]


def load(files: list[Path]) -> Positions:
    """The positions of the files whose score is not decided."""
    found = np.concatenate([np.fromfile(file, RECORD, file.stat().st_size // RECORD.itemsize) for file in files])
    found = found[np.abs(found["score"]) < _DECIDED]
    blacks, whites, kings = (_squares(found[name]) for name in ("blacks", "whites", "kings"))
    white = found["side"] == 1
    own, enemy = np.where(white, whites, blacks), np.where(white, blacks, whites)
    left = _count(blacks | whites)
    counted = MAN * (_count(own & ~kings) - _count(enemy & ~kings)) + KING * (
        _count(own & kings) - _count(enemy & kings)
    )
    points = (np.where(white, -1, 1) * found["result"] + 1) / 2
    target = TRUST * logistic(found["score"].astype(np.float32)) + (1 - TRUST) * points
    return Positions(
        own=_view(own, enemy, kings, white),
        other=_view(enemy, own, kings, ~white),
        stage=np.minimum((left - 1) // 3, STAGES - 1),
        static=(counted + np.trunc(counted * (_MOST - left) / (2 * _MOST))).astype(np.float32),
        target=target.astype(np.float32),
        kept=np.arange(len(found)) // _STRETCH % _KEPT == _KEPT - 1,
    )


def _squares(cells: NDArray[np.uint64]) -> Sets:
    """Cells as squares: without the gaps after every second row."""
    parts = [cells >> np.uint64(gap) & np.uint64(0xFF << 8 * gap) for gap in range(4)]
    return (parts[0] | parts[1] | parts[2] | parts[3]).astype(np.uint32)


def _bits(sets: Sets) -> NDArray[np.uint8]:
    return np.unpackbits(np.ascontiguousarray(sets).view(np.uint8).reshape(-1, 4), axis=1, bitorder="little")


def _count(sets: Sets) -> NDArray[np.int64]:
    return _bits(sets).sum(1).astype(np.int64)


def _view(own: Sets, enemy: Sets, kings: Sets, turned: NDArray[np.bool_]) -> NDArray[np.uint8]:
    rows = np.stack([_bits(each) for each in (own & ~kings, own & kings, enemy & ~kings, enemy & kings)], 1)
    rows[turned] = rows[turned][:, :, ::-1]
    return rows.reshape(len(own), INPUTS)


def logistic(score: Numbers) -> Numbers:
    """Expected points of a score in hundredths of a man."""
    return 1 / (1 + np.exp(-score / K))


class Network:
    """The weights, what they foretell, and how that changes with them."""

    def __init__(self, positions: Positions, rng: np.random.Generator) -> None:
        self._positions = positions
        self.first = rng.normal(0, 0.12, (INPUTS, WIDTH)).astype(np.float32)
        self.bias = np.full(WIDTH, 0.3, np.float32)
        self.second = rng.normal(0, 0.05, (STAGES, VIEWS)).astype(np.float32)
        self.last = np.zeros(STAGES, np.float32)

    def arrays(self) -> list[Numbers]:
        return [self.first, self.bias, self.second, self.last]

    def _forward(self, chosen: NDArray[np.int64]) -> tuple[Numbers, Numbers, Numbers, Numbers]:
        """The inputs of both views, the sums, and the expected points."""
        at = self._positions
        own, other = at.own[chosen].astype(np.float32), at.other[chosen].astype(np.float32)
        sums = np.concatenate([own @ self.first, other @ self.first], 1) + np.tile(self.bias, 2)
        stage = at.stage[chosen]
        output = (np.clip(sums, 0, 1) ** 2 * self.second[stage]).sum(1) + self.last[stage]
        return own, other, sums, logistic(at.static[chosen] + UNIT * output)

    def foretold(self, chosen: NDArray[np.int64]) -> Numbers:
        """Expected points of the chosen positions."""
        parts = [self._forward(chosen[at : at + 8 * _BATCH])[-1] for at in range(0, len(chosen), 8 * _BATCH)]
        return np.concatenate([np.zeros(0, np.float32), *parts])

    def loss(self, chosen: NDArray[np.int64]) -> float:
        """The mean square; 0 of no positions."""
        errors = self.foretold(chosen) - self._positions.target[chosen]
        return float((errors**2).sum()) / max(len(chosen), 1)

    def gradient(self, chosen: NDArray[np.int64]) -> list[Numbers]:
        """Of the mean loss, times a constant that Adam's steps do not feel."""
        own, other, sums, foretold = self._forward(chosen)
        slope = (foretold - self._positions.target[chosen]) * foretold * (1 - foretold)
        clamped, stage = np.clip(sums, 0, 1), self._positions.stage[chosen]
        second, last = np.zeros_like(self.second), np.zeros_like(self.last)
        np.add.at(second, stage, slope[:, None] * clamped**2)
        np.add.at(last, stage, slope)
        through = slope[:, None] * self.second[stage] * 2 * clamped * ((sums > 0) & (sums < 1))
        first = own.T @ through[:, :WIDTH] + other.T @ through[:, WIDTH:]
        return [first, through[:, :WIDTH].sum(0) + through[:, WIDTH:].sum(0), second, last]

    def clip(self) -> None:
        """Keep to what the engine's whole numbers can hold."""
        np.clip(self.first, -_LARGEST_FIRST, _LARGEST_FIRST, out=self.first)
        np.clip(self.second, -_LARGEST_SECOND, _LARGEST_SECOND, out=self.second)

    def write(self, file: Path) -> None:
        """In the format of engines/checkers/weights.py."""
        parts = [self.bias * ONE, self.first.ravel() * ONE]
        for stage in range(STAGES):
            parts += [self.second[stage] * SECOND_ONE, self.last[stage : stage + 1] * UNIT]
        file.write_bytes(np.round(np.concatenate(parts)).astype("<i2").tobytes())


class Adam:
    """The running means that a step is made of."""

    def __init__(self, network: Network, steps: int) -> None:
        self._network, self._steps, self._done = network, steps, 0
        self._means = [np.zeros_like(each) for each in network.arrays()]
        self._squares = [np.zeros_like(each) for each in network.arrays()]

    def step(self, gradient: list[Numbers]) -> None:
        self._done += 1
        size = _FIRST_STEP * max(_LEAST, 1 - self._done / self._steps)
        for weight, mean, square, slope in zip(
            self._network.arrays(), self._means, self._squares, gradient, strict=True
        ):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            weight -= size * (mean / (1 - 0.9**self._done)) / (np.sqrt(square / (1 - 0.999**self._done)) + 1e-8)
        self._network.clip()


def train(
    positions: Positions, network: Network, passes: int, rng: np.random.Generator
) -> Iterator[tuple[float, float]]:
    """Improve the weights in place; the losses after every pass, of positions learned from and of those kept out."""
    learned, kept = np.flatnonzero(~positions.kept), np.flatnonzero(positions.kept)
    adam = Adam(network, passes * -(-len(learned) // _BATCH))
    for _ in range(passes):
        order = rng.permutation(learned)
        for at in range(0, len(order), _BATCH):
            adam.step(network.gradient(order[at : at + _BATCH]))
        yield network.loss(learned[:_SAMPLE]), network.loss(kept)
