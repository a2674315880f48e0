"""The numbers of gomoku and renju, learned from the engine's own games.

    python -m tests.benchmarks.tune_gomoku play games.jsonl --game renju --games 2000
    python -m tests.benchmarks.tune_gomoku label games.jsonl positions.jsonl --positions 500000
    python -m tests.benchmarks.tune_gomoku train positions.jsonl --write
    python -m tests.benchmarks.tune_gomoku order positions.jsonl --write

`play` appends games, one line each. `label` appends positions that lie near those of the games, each with the score and
the move of a search. Both go on where they were stopped; the same seed and nodes give the same lines. `train` and
`order` need numpy and both rule sets in their file: `train` fits the network to the scores, `order` the order of moves
to the moves, and with `--write` they put what they found into engines/gomoku/network.weights and values.py.
"""
