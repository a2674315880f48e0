-- Games and positions that people brought along to look at.

CREATE TABLE studies (
    id       INTEGER PRIMARY KEY,
    person   INTEGER NOT NULL REFERENCES players (id),
    game     TEXT NOT NULL,
    start    TEXT NOT NULL,
    moves    TEXT NOT NULL,  -- canonical, a blank between two
    tags     TEXT NOT NULL CHECK (json_valid(tags)),
    made_at  TEXT NOT NULL
) STRICT;

CREATE INDEX studies_of ON studies (person);
