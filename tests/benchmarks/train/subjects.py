"""What can be learnt: each subject's models, its first weights, and the file of the result."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from pathlib import Path

import numpy as np

from engines.checkers import weights as checkers_weights
from engines.gomoku import values
from engines.gomoku import weights as gomoku_weights
from engines.networks.weights import Block
from engines.xiangqi import parameters
from engines.xiangqi import weights as xiangqi_weights
from tests.benchmarks.train import checkers, points, xiangqi
from tests.benchmarks.train.learning import Model, Weights, shipped, wanted_points, written
from tests.benchmarks.train.order import UNIT, Order, text_of
from tests.benchmarks.train.positions import Labelled
from tests.benchmarks.train.tables import Tables
from tests.benchmarks.train.two_views import TwoViews, random_weights


class Subject(ABC):
    """Something to learn: one model, or several whose numbers are in one file."""

    passes: int  # over the positions, by default
    file: Path

    @abstractmethod
    def models(self, entries: list[Labelled], rng: np.random.Generator | None) -> dict[str, Model]:
        """The models on the positions, by name, with random weights from `rng` or with the shipped ones."""

    @abstractmethod
    def written(self, models: Iterable[Model]) -> bytes:
        """The file of what the models have learnt."""


class Xiangqi(Subject):
    """Xiangqi's network and attacks."""

    passes, file = 8, xiangqi_weights.WEIGHTS

    def models(self, entries: list[Labelled], rng: np.random.Generator | None) -> dict[str, Model]:
        weights = _weights(self.file, xiangqi_weights.LAYOUT, rng)
        wanted = wanted_points(entries, xiangqi.UNIT, xiangqi.TRUST)
        return {"xiangqi": TwoViews(weights, xiangqi.inputs(entries), wanted, xiangqi.UNIT, xiangqi.REFLECTED)}

    def written(self, models: Iterable[Model]) -> bytes:
        return written(_together(models), xiangqi_weights.LAYOUT)


class Checkers(Subject):
    """Checkers' network."""

    passes, file = 12, checkers_weights.WEIGHTS

    def models(self, entries: list[Labelled], rng: np.random.Generator | None) -> dict[str, Model]:
        weights = _weights(self.file, checkers_weights.LAYOUT, rng)
        wanted, seen = wanted_points(entries, checkers.UNIT, checkers.TRUST), checkers.inputs(entries)
        return {"checkers": TwoViews(weights, seen, wanted, checkers.UNIT, None)}

    def written(self, models: Iterable[Model]) -> bytes:
        return written(_together(models), checkers_weights.LAYOUT)


class Gomoku(Subject):
    """The networks of gomoku and of renju."""

    passes, file = 20, gomoku_weights.WEIGHTS

    def models(self, entries: list[Labelled], rng: np.random.Generator | None) -> dict[str, Model]:
        found: dict[str, Model] = {}
        for game, layout in points.FIRST.items():
            known = shipped(self.file, gomoku_weights.LAYOUT) if rng is None else points.random_weights(game, rng)
            own = {block.name: known[block.name] for block in layout}
            found[game] = points.Points(own, [entry for entry in entries if entry.game == game])
        return found

    def written(self, models: Iterable[Model]) -> bytes:
        return written(_together(models), gomoku_weights.LAYOUT)


class GomokuOrder(Subject):
    """The order of moves of gomoku and renju."""

    passes, file = 150, Path(str(values.__file__))

    def models(self, entries: list[Labelled], rng: np.random.Generator | None) -> dict[str, Model]:
        return {"order": Order(Order.weights_at_first() if rng else _order(), entries)}

    def written(self, models: Iterable[Model]) -> bytes:
        return text_of(_together(models)).encode()


class XiangqiTables(Subject):
    """Xiangqi's tables of material and places; learning begins with the shipped ones."""

    passes, file = 10, Path(str(parameters.__file__))

    def models(self, entries: list[Labelled], rng: np.random.Generator | None) -> dict[str, Model]:
        return {"tables": Tables(self.file.read_text(), entries)}

    def written(self, models: Iterable[Model]) -> bytes:
        (tables,) = models
        assert isinstance(tables, Tables)
        return tables.text().encode()


SUBJECTS: dict[str, Subject] = {
    "checkers": Checkers(),
    "gomoku": Gomoku(),
    "gomoku-order": GomokuOrder(),
    "xiangqi": Xiangqi(),
    "xiangqi-tables": XiangqiTables(),
}


def _weights(file: Path, layout: tuple[Block, ...], rng: np.random.Generator | None) -> Weights:
    return random_weights(layout, rng) if rng else shipped(file, layout)


def _order() -> Weights:
    return {"order": np.array(values.ORDER_OWN + values.ORDER_FOE) / UNIT}


def _together(models: Iterable[Model]) -> Weights:
    return {name: array for model in models for name, array in model.weights.items()}
