"""The trainer of all learnt numbers of the engines, from the engine's own games.

    python -m tests.benchmarks.train play xiangqi games.jsonl --games 10000 --nodes 800
    python -m tests.benchmarks.train label xiangqi games.jsonl positions.jsonl --from games
    python -m tests.benchmarks.train label xiangqi games.jsonl positions.jsonl --from inside --positions 500000
    python -m tests.benchmarks.train train xiangqi positions.jsonl --write
    python -m tests.benchmarks.train test xiangqi positions.jsonl

`play` appends games to a file, `label` positions: those of the games with the scores that they were played with, or
positions near them or inside searches from them, with the score and the move of a search of their own. Both resume
after a stop; the same seed and nodes give the same file. `train` begins with random or zero weights, always in the same
way, and with `--write` puts the result, and a manifest, where the engine reads it: the networks of checkers, gomoku
(which needs positions of gomoku and of renju) and xiangqi, gomoku's order of moves, and xiangqi's tables of material
and places. `test` says how well the shipped weights predict positions. `train` and `test` need numpy; with CuPy the
networks of checkers and xiangqi are trained on a graphics processor. The result is a proposal, to be decided by
`python -m tests.benchmarks.sprt`.
"""
