"""The command line: `play` games, `label` positions near theirs, `train` on both."""

import argparse
import textwrap
from pathlib import Path
from typing import TYPE_CHECKING

from engines.cli.progress import Progress
from engines.gomoku import values
from tests.benchmarks import tune_gomoku
from tests.benchmarks.tune_gomoku import games
from tests.benchmarks.tuning_arguments import add_play

if TYPE_CHECKING:
    from tests.benchmarks.tune_gomoku.training import Numbers

_HEAD = '"""What shapes are worth, learnt from games of the engine with itself; `weights` says how to read it."""\n'
_COLUMNS = 108


def main() -> None:
    options = arguments()
    {"play": play, "label": label, "train": teach}[options.command](options)


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
    teacher = commands.add_parser("train", help="fit the numbers")
    teacher.add_argument("games", type=Path)
    teacher.add_argument("positions", type=Path)
    teacher.add_argument("--write", action="store_true", help="put the numbers into values.py")
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
    """Fit to all entries of the files, print the losses, and write the numbers."""
    text = fitted(games.load_games(options.games), games.load_labelled(options.positions))
    if options.write:
        Path(str(values.__file__)).write_text(text)


def fitted(known: list[games.Game], entries: list[games.Labelled]) -> str:
    """The text of values.py. Renju begins from gomoku's numbers, each side by itself."""
    import numpy as np  # only here: the other commands do without

    from tests.benchmarks.tune_gomoku import training

    def fit(game: str, sides: tuple[int, ...], start: "Numbers") -> "Numbers":
        chosen = training.load([each for each in entries if each.game == game])
        positions = chosen.of(sides[0]) if len(sides) == 1 else chosen
        found = training.fit(positions, start)
        before, after = training.loss(positions, start), training.loss(positions, found)
        print(f"{game}, side to move {sides}: {len(positions.points)} positions, loss {before:.5f}, then {after:.5f}")
        return found

    gomoku = fit("gomoku", (0, 1), np.zeros(training.WEIGHTS))
    black, white = (fit("renju", (side,), gomoku) for side in (0, 1))
    choices = training.choices(known)
    order = training.fit_order(choices)
    before, after = (training.surprise(choices, each) for each in (np.zeros_like(order), order))
    print(f"order of moves: {len(choices.played)} positions, surprise {before:.3f}, then {after:.3f}", flush=True)
    half = training.FEATURES
    tables = [("ORDER_OWN", training.ORDER_UNIT, [order[:half]]), ("ORDER_FOE", training.ORDER_UNIT, [order[half:]])]
    return written(values_of(gomoku, black, white) + tables)


def values_of(gomoku: "Numbers", black: "Numbers", white: "Numbers") -> list[tuple[str, int, list["Numbers"]]]:
    """What `evaluate` needs, by name with its unit, from the weights of gomoku and of both sides to move in renju."""
    import numpy as np

    from tests.benchmarks.tune_gomoku import training

    split = [np.split(each, training.PARTS[:-1]) for each in (gomoku, black, white)]
    tables = []
    for i, name in enumerate(("GOMOKU", "RENJU_BLACK", "RENJU_WHITE")):
        waiting = split[-i][1]  # a side that waits learns where the other one moves
        own, _, threats, meetings, counts, products = split[i]
        tables += [
            (name, training.UNIT, [own, waiting]),
            (f"{name}_THREATS", training.UNIT, [threats]),
            (f"{name}_LEVELS", training.UNIT, [meetings]),
            (f"{name}_COUNTS", training.COUNT_UNIT, [counts]),
            (f"{name}_PAIRS", training.PRODUCT_UNIT, [products]),
        ]
    return tables


def written(tables: list[tuple[str, int, list["Numbers"]]]) -> str:
    """The module's text: each name with its rows, in whole numbers of its unit."""
    text = _HEAD
    for name, unit, rows in tables:
        inner = [", ".join(str(round(unit * float(value))) for value in row) for row in rows]
        if len(inner) == 1:
            text += f"\n{name} = (\n{_filled(inner[0], 4)},\n)\n"
        else:
            text += f"\n{name} = (\n" + "".join(f"    (\n{_filled(row, 8)},\n    ),\n" for row in inner) + ")\n"
    return text


def _filled(row: str, margin: int) -> str:
    return textwrap.fill(row, _COLUMNS, initial_indent=" " * margin, subsequent_indent=" " * margin)


if __name__ == "__main__":
    main()
