"""The command line: `play` games, `label` positions near theirs, `train` the network and fit the `order` of moves."""

import argparse
import textwrap
from pathlib import Path
from typing import TYPE_CHECKING

from engines.cli.progress import Progress
from engines.gomoku import values, weights
from tests.benchmarks import tune_gomoku
from tests.benchmarks.tune_gomoku import games
from tests.benchmarks.tuning_arguments import add_play

if TYPE_CHECKING:
    from tests.benchmarks.tune_gomoku.order import Numbers

_HEAD = '"""In which order to try shapes, learnt from own games; `weights` says how to read it."""\n'
_COLUMNS = 108


def main() -> None:
    options = arguments()
    {"play": play, "label": label, "train": teach, "order": sort}[options.command](options)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=tune_gomoku.__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    player = add_play(commands, 2_000, "games of the rule set that the file shall have", 400)
    player.add_argument("--game", choices=("gomoku", "renju"), default="gomoku", help="rule set (gomoku)")
    labeller = commands.add_parser("label", help="add positions near those of the games, with their scores")
    labeller.add_argument("games", type=Path)
    labeller.add_argument("file", type=Path)
    labeller.add_argument("--positions", type=int, default=20_000, help="that the file shall have (20000)")
    labeller.add_argument("--nodes", type=int, default=1_200, help="nodes for each position (1200)")
    labeller.add_argument("--seed", type=int, default=1, help="of all that is left to chance (1)")
    teacher = commands.add_parser("train", help="fit the network")
    teacher.add_argument("positions", type=Path)
    teacher.add_argument("--passes", type=int, default=20, help="over all positions (20)")
    teacher.add_argument("--seed", type=int, default=1, help="of all that is left to chance (1)")
    teacher.add_argument("--write", action="store_true", help="put the numbers into network.weights")
    sorter = commands.add_parser("order", help="fit the order of moves")
    sorter.add_argument("positions", type=Path)
    sorter.add_argument("--write", action="store_true", help="put the numbers into values.py")
    return parser.parse_args()


def play(options: argparse.Namespace) -> None:
    """Play until the file has as many games of the rule set as asked for."""
    done = sum(known.game == options.game for known in games.load_games(options.file))
    with Progress() as progress:
        for number, game in enumerate(games.played(options.game, options.seed, options.nodes, done, options.games)):
            games.append(options.file, game)
            progress.show(f"{done + number + 1} of {options.games} games")


def label(options: argparse.Namespace) -> None:
    """Label until the file has as many positions as asked for."""
    known, done = games.load_games(options.games), len(games.load_labelled(options.file))
    with Progress() as progress:
        for number, each in enumerate(games.labelled(known, options.seed, options.nodes, done, options.positions)):
            games.append(options.file, each)
            progress.show(f"{done + number + 1} of {options.positions} positions")


def teach(options: argparse.Namespace) -> None:
    """Fit to all entries of the file, print the losses, and write the numbers."""
    numbers = fitted(games.load_labelled(options.positions), options.passes, options.seed)
    if options.write:
        weights.WEIGHTS.write_bytes(numbers)


def fitted(entries: list[games.Labelled], passes: int, seed: int) -> bytes:
    """What network.weights holds."""
    import numpy as np  # only here and in `sorted_by`: the other commands do without

    from tests.benchmarks.tune_gomoku import training

    found = b""
    for game, views in (("gomoku", 1), ("renju", 2)):
        positions = training.load([each for each in entries if each.game == game])
        network = training.Weights.random(np.random.default_rng(seed), views)
        for number, done in enumerate(training.train(positions, network, passes, seed), 1):
            losses = f"loss {done.learned:.5f}, of those kept apart {done.kept:.5f}"
            print(f"{game}, {len(positions.points)} positions, pass {number}: {losses}", flush=True)
        found += network.numbers().tobytes()
    return found


def sort(options: argparse.Namespace) -> None:
    """Fit the order of moves to all entries of the file, and write it."""
    text = sorted_by(games.load_labelled(options.positions))
    if options.write:
        Path(str(values.__file__)).write_text(text)


def sorted_by(entries: list[games.Labelled]) -> str:
    """The text of values.py."""
    import numpy as np

    from tests.benchmarks.tune_gomoku import order

    choices = order.choices(entries)
    found = order.fit_order(choices)
    before, after = (order.surprise(choices, each) for each in (np.zeros_like(found), found))
    print(f"order of moves: {len(choices.played)} positions, surprise {before:.3f}, then {after:.3f}", flush=True)
    half = order.FEATURES
    return written([("ORDER_OWN", order.ORDER_UNIT, found[:half]), ("ORDER_FOE", order.ORDER_UNIT, found[half:])])


def written(tables: list[tuple[str, int, "Numbers"]]) -> str:
    """The module's text: each name with its numbers, in whole ones of its unit."""
    text = _HEAD
    for name, unit, row in tables:
        inner = ", ".join(str(round(unit * float(value))) for value in row)
        filled = textwrap.fill(inner, _COLUMNS, initial_indent="    ", subsequent_indent="    ")
        text += f"\n{name} = (\n{filled},\n)\n"
    return text


if __name__ == "__main__":
    main()
