-- What people have learnt, and the first matches that follow from it.

CREATE TABLE lessons (
    person   INTEGER NOT NULL REFERENCES players (id),
    game     TEXT NOT NULL,
    lesson   TEXT NOT NULL,
    done_at  TEXT NOT NULL,
    PRIMARY KEY (person, game, lesson)
) STRICT, WITHOUT ROWID;

-- Matches in which hints are given and not counted.
CREATE TABLE guided_matches (
    match_id  INTEGER PRIMARY KEY REFERENCES matches (id)
) STRICT;
