-- How good players are, per game, and what each match changed. The numbers are reckoned by whoever opens the database.

CREATE TABLE ratings (
    player      INTEGER NOT NULL REFERENCES players (id),
    game        TEXT NOT NULL,
    rating      REAL NOT NULL,
    deviation   REAL NOT NULL,
    volatility  REAL NOT NULL,
    matches     INTEGER NOT NULL,  -- that were rated
    rated_at    TEXT NOT NULL,
    PRIMARY KEY (player, game)
) STRICT, WITHOUT ROWID;

CREATE INDEX ratings_best ON ratings (game, rating);

-- One row per player of a rated match, so that nothing is reckoned twice.
CREATE TABLE rating_changes (
    match_id   INTEGER NOT NULL REFERENCES matches (id),
    player     INTEGER NOT NULL REFERENCES players (id),
    game       TEXT NOT NULL,
    before     REAL,           -- NULL: the first rated match
    rating     REAL NOT NULL,
    deviation  REAL NOT NULL,
    rated_at   TEXT NOT NULL,
    PRIMARY KEY (match_id, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX rating_changes_of ON rating_changes (player, game, rated_at);

ALTER TABLE matches ADD COLUMN unrated INTEGER NOT NULL DEFAULT 0;  -- 1: not to be rated, whatever happens
