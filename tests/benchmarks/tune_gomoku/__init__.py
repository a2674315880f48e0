"""The numbers of gomoku and renju, learned from the engine's own games.

    python -m tests.benchmarks.tune_gomoku play games.jsonl --game renju --games 2000
    python -m tests.benchmarks.tune_gomoku label games.jsonl positions.jsonl --positions 20000
    python -m tests.benchmarks.tune_gomoku train games.jsonl positions.jsonl --write

`play` appends games, one line each. `label` appends positions that lie near those of the games, each with what a search
says of it. Both go on where they were stopped; the same seed and nodes give the same lines. `train` needs numpy and
both rule sets in both files: it fits what combinations of shapes, sets of threats, levels of points and their numbers
are worth to the positions' scores, and the order of moves to the moves that the games chose, and with `--write` puts
them into engines/gomoku/values.py.
"""
