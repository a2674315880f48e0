"""The network of the checkers evaluation, learned from the engine's own games.

    python -m tests.benchmarks.tune_checkers play games.bin --games 10000 --nodes 2500 --seed 1
    python -m tests.benchmarks.tune_checkers train games.bin --write

`play` adds games to the file; give every run a seed of its own. `train` teaches the network from nothing, always the
same way, and with `--write` puts its weights into engines/checkers/network.weights; it needs numpy. The network that is
shipped is the fourth of a row, each taught by games that the engine played with the one before.
"""
