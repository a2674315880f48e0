"""What holds for each game's network: sums kept from ply to ply, files, and widths of numbers."""

import random
from array import array

import pytest

from engines.checkers import weights as checkers
from engines.gomoku import weights as gomoku
from engines.networks.accumulator import ONE, Accumulator
from engines.networks.weights import Block, read_weights
from engines.registry import GAMES
from engines.xiangqi import weights as xiangqi
from tests.cases import for_each

WEIGHTS = {"checkers": checkers, "gomoku": gomoku, "xiangqi": xiangqi}
PIECES = {"checkers": 24, "xiangqi": 32}  # the most on the board


def wandering(board, rng, plies, passes=False):
    """Makes and unmakes random moves, with null moves if `passes`; gives the board at about half of the steps."""
    made: list[bool] = []
    for _ in range(plies):
        moves = board.legal_moves()
        if made and (not moves or rng.random() < 0.4):
            _ = board.unmake() if made.pop() else board.unmake_null()
        elif passes and rng.random() < 0.1 and board.make_null():
            made.append(False)
        elif moves:
            board.make(rng.choice(moves))
            made.append(True)
        if rng.random() < 0.5:
            yield board


@pytest.mark.slow
@for_each("key", ["checkers", "gomoku", "renju", "xiangqi"])
def test_sums_kept_over_moves_are_those_of_the_position(key):
    """After any moves, captures, null moves and takebacks, the score is that of a fresh board."""
    game, rng, seen = GAMES[key], random.Random(21), set()
    for _ in range(5):
        for board in wandering(game.read(game.start), rng, 300, passes=key == "xiangqi"):
            assert board.evaluate() == game.read(game.write(board)).evaluate()
            seen.add(board.key)
    assert len(seen) > 250


@pytest.mark.parametrize("key", WEIGHTS)
def test_the_file_has_the_numbers_that_are_read(key, tmp_path):
    """A file with more or fewer numbers is refused."""
    module = WEIGHTS[key]
    sizes = {name: len(numbers) for name, numbers in read_weights(module.WEIGHTS, module.LAYOUT).items()}
    assert sizes == {block.name: block.size for block in module.LAYOUT}
    for wrong in (module.WEIGHTS.read_bytes()[:-2], module.WEIGHTS.read_bytes() + b"00"):
        (tmp_path / "wrong").write_bytes(wrong)
        with pytest.raises(ValueError, match="numbers"):
            read_weights(tmp_path / "wrong", module.LAYOUT)


def test_blocks_are_read_in_their_order(tmp_path):
    """Each block begins where the one before it ends, lowest byte first."""
    (tmp_path / "numbers").write_bytes(array("h", [1, 2, 3, 4, 5, -6]).tobytes())
    layout = (Block("a", (2, 2), 1), Block("b", (2,), (1, 2)))
    assert read_weights(tmp_path / "numbers", layout) == {"a": [1, 2, 3, 4], "b": [5, -6]}


@for_each("key", PIECES)
def test_what_is_summed_up_fits(key):
    """In any position sums of all pieces fit 16 bits, a clamped sum times a weight too, and the output 32."""
    module = WEIGHTS[key]
    most = max(map(abs, module.FIRST)) * PIECES[key] + max(map(abs, module.BIASES))
    assert most < 1 << 15
    second = max(map(abs, module.SECOND))
    assert ONE * second < 1 << 15
    assert module.VIEWS * ONE * ONE * second < 1 << 31


@for_each("width", [32, 96, 192])
def test_an_accumulator_of_another_width_is_not_made(width):
    with pytest.raises(ValueError, match="neurons"):
        Accumulator(width)
