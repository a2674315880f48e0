-- Who tried which puzzle, how good they are at puzzles, and how hard a puzzle has turned out to be.

CREATE TABLE puzzle_attempts (
    person    INTEGER NOT NULL REFERENCES players (id),
    puzzle    TEXT NOT NULL,
    game      TEXT NOT NULL,
    solved    INTEGER NOT NULL CHECK (solved IN (0, 1)),  -- at the first try, without help
    tried_at  TEXT NOT NULL,
    PRIMARY KEY (person, puzzle)
) STRICT, WITHOUT ROWID;

CREATE TABLE puzzle_solvers (
    person  INTEGER PRIMARY KEY REFERENCES players (id),
    rating  REAL NOT NULL,
    tried   INTEGER NOT NULL,
    solved  INTEGER NOT NULL,
    streak  INTEGER NOT NULL,
    best    INTEGER NOT NULL
) STRICT;

CREATE TABLE puzzle_ratings (
    puzzle  TEXT PRIMARY KEY,
    rating  REAL NOT NULL,
    tried   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
