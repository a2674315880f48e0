"""The numbers of the xiangqi evaluation, learned from the engine's own games.

    python -m tests.benchmarks.tune_xiangqi play games.jsonl --games 10000 --nodes 1200
    python -m tests.benchmarks.tune_xiangqi train games.jsonl --write
    python -m tests.benchmarks.tune_xiangqi fit games.jsonl --write

`play` appends games to the file, one line each, and goes on where it was stopped; the same seed and nodes give the
same file. `train` teaches the network from nothing, always the same way, and with `--write` puts its weights into
engines/xiangqi/network.weights; it needs numpy. `fit` changes material and position tables so that sigmoid(K * score)
foretells the results better (P. Österlund's "Texel's tuning method", 2014), and with `--write` puts them into
engines/xiangqi/parameters.py, comments and layout kept; the network has then to be trained anew.
"""
