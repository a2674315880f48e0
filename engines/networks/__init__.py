"""Small integer networks, which know no game: their first layer's sums, the layers above, and the format of weights.

A game's `network` says which inputs a position has, and its `weights` which blocks of numbers its file holds.
"""
