"""Tuning of the xiangqi evaluation on the engine's own games: P. Österlund's "Texel's tuning method", 2014.

    python -m tests.benchmarks.tune_xiangqi play games.jsonl --games 600
    python -m tests.benchmarks.tune_xiangqi fit games.jsonl --write

`play` appends games to the file, one line each, and goes on where it was stopped; the same seed and nodes give the
same file. `fit` changes the numbers so that sigmoid(K * score) foretells the results of these games better, and with
`--write` puts them into engines/xiangqi/parameters.py, comments and layout kept.
"""
