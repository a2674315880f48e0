-- A study never gets the number of one that was deleted: an old button of the same person would open it.

CREATE TABLE numbered_studies (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    person   INTEGER NOT NULL REFERENCES players (id),
    game     TEXT NOT NULL,
    start    TEXT NOT NULL,
    moves    TEXT NOT NULL,  -- canonical, a blank between two
    tags     TEXT NOT NULL CHECK (json_valid(tags)),
    made_at  TEXT NOT NULL
) STRICT;

INSERT INTO numbered_studies (id, person, game, start, moves, tags, made_at)
SELECT id, person, game, start, moves, tags, made_at FROM studies ORDER BY id;

DROP TABLE studies;
ALTER TABLE numbered_studies RENAME TO studies;
CREATE INDEX studies_of ON studies (person);
