"""What can be learnt: each subject's models, its first weights, and the file of the result."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from itertools import chain
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from engines.checkers import weights as checkers_weights
from engines.gomoku import values
from engines.gomoku import weights as gomoku_weights
from engines.xiangqi import parameters
from engines.xiangqi import weights as xiangqi_weights
from tests.benchmarks.train import checkers, points, positions, xiangqi
from tests.benchmarks.train.learning import Model, Numbers, Weights, Whole, shipped, wanted_points, written
from tests.benchmarks.train.order import UNIT, Order, text_of
from tests.benchmarks.train.positions import Labelled
from tests.benchmarks.train.tables import Tables
from tests.benchmarks.train.two_views import Inputs, TwoViews, joined, random_weights


class Subject(ABC):
    """Something to learn: one model, or several whose numbers are in one file."""

    passes: int  # over the positions, by default
    file: Path

    def seen(self, entries: list[Labelled]) -> Any:
        """What the models see of positions."""
        return entries

    @abstractmethod
    def models(self, seen: list[Any], rng: np.random.Generator | None) -> dict[str, Model]:
        """The models on what `seen` returned for some lists of positions, by name.

        Their weights are random ones from `rng`, or the shipped ones.
        """

    @abstractmethod
    def written(self, models: Iterable[Model]) -> bytes:
        """The file of what the models have learnt."""


class TwoViewsSubject(Subject):
    """The network of xiangqi, with its attacks, or of checkers."""

    def __init__(self, key: str, game: ModuleType, weights: ModuleType, passes: int, reflected: Whole | None) -> None:
        self.passes, self.file = passes, weights.WEIGHTS
        self._key, self._game, self._layout, self._reflected = key, game, weights.LAYOUT, reflected

    def seen(self, entries: list[Labelled]) -> tuple[Inputs, Numbers]:
        return self._game.inputs(entries), wanted_points(entries, self._game.UNIT, self._game.TRUST)

    def models(self, seen: list[tuple[Inputs, Numbers]], rng: np.random.Generator | None) -> dict[str, Model]:
        weights = random_weights(self._layout, rng) if rng else shipped(self.file, self._layout)
        inputs, wanted = joined([each for each, _ in seen]), np.concatenate([each for _, each in seen])
        return {self._key: TwoViews(weights, inputs, wanted, self._game.UNIT, self._reflected)}

    def written(self, models: Iterable[Model]) -> bytes:
        return written(_together(models), self._layout)


class Gomoku(Subject):
    """The networks of gomoku and of renju."""

    passes, file = 20, gomoku_weights.WEIGHTS

    def models(self, seen: list[list[Labelled]], rng: np.random.Generator | None) -> dict[str, Model]:
        entries, found = [*chain.from_iterable(seen)], dict[str, Model]()
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

    def models(self, seen: list[list[Labelled]], rng: np.random.Generator | None) -> dict[str, Model]:
        return {"order": Order(Order.weights_at_first() if rng else _order(), [*chain.from_iterable(seen)])}

    def written(self, models: Iterable[Model]) -> bytes:
        return text_of(_together(models)).encode()


class XiangqiTables(Subject):
    """Xiangqi's tables of material and places; learning begins with the shipped ones."""

    passes, file = 10, Path(str(parameters.__file__))

    def models(self, seen: list[list[Labelled]], rng: np.random.Generator | None) -> dict[str, Model]:
        return {"tables": Tables(self.file.read_text(), [*chain.from_iterable(seen)])}

    def written(self, models: Iterable[Model]) -> bytes:
        (tables,) = models
        assert isinstance(tables, Tables)
        return tables.text().encode()


SUBJECTS: dict[str, Subject] = {
    "checkers": TwoViewsSubject("checkers", checkers, checkers_weights, 12, None),
    "gomoku": Gomoku(),
    "gomoku-order": GomokuOrder(),
    "xiangqi": TwoViewsSubject("xiangqi", xiangqi, xiangqi_weights, 8, xiangqi.REFLECTED),
    "xiangqi-tables": XiangqiTables(),
}


def read(subject: str, file: Path) -> Any:
    """What the models of a subject see of the positions of a file."""
    return SUBJECTS[subject].seen(positions.load(file))


def _order() -> Weights:
    return {"order": np.array(values.ORDER_OWN + values.ORDER_FOE) / UNIT}


def _together(models: Iterable[Model]) -> Weights:
    return {name: array for model in models for name, array in model.weights.items()}
