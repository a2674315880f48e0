"""Small integer networks, which know no game: the sums of the first layer, the layers above, and the file format.

A game's `network` says which inputs a position has, and its `weights` which blocks of numbers its file holds.
"""
