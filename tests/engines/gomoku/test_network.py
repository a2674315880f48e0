"""The values of gomoku's network fit the integers that hold them."""

from engines.gomoku import weights
from engines.gomoku.weights import HIDDEN, ONE, WIDTH


def test_what_a_neuron_sums_up_fits_32_bits():
    """In any position; a product with an output weight needs more than 32 bits."""
    most = 225 * ONE
    for j in range(4 * (HIDDEN + 1)):
        row = weights.SECOND[WIDTH * j : WIDTH * (j + 1)]
        sums = [sum(each for each in row if each * sign > 0) * most + weights.HIDDEN_BIASES[j] for sign in (1, -1)]
        assert all(abs(each) < 1 << 31 for each in sums)
