-- Tournaments: who plays in them, who meets whom in which round, and what their message shows.

CREATE TABLE tournaments (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    person      INTEGER NOT NULL REFERENCES players (id),  -- who made it
    guild_id    INTEGER NOT NULL,
    channel_id  INTEGER NOT NULL,
    message_id  INTEGER,                                   -- of the table; NULL until it is posted
    game        TEXT NOT NULL,
    kind        TEXT NOT NULL CHECK (kind IN ('robin', 'swiss')),
    rounds      INTEGER NOT NULL CHECK (rounds >= 0),      -- 0: as many as the kind has for its players
    most        INTEGER NOT NULL,                          -- players
    clock       TEXT NOT NULL,
    status      TEXT NOT NULL CHECK (status IN ('open', 'playing', 'finished', 'cancelled')),
    round       INTEGER NOT NULL DEFAULT 0,                -- that is played; 0 before the first
    revision    INTEGER NOT NULL DEFAULT 1,                -- raised by every change
    shown       INTEGER NOT NULL DEFAULT 0,                -- the revision that the message shows
    created_at  TEXT NOT NULL,
    ended_at    TEXT,
    CHECK ((ended_at IS NULL) = (status IN ('open', 'playing')))
) STRICT;

CREATE INDEX tournaments_in ON tournaments (guild_id);
CREATE INDEX tournaments_to_show ON tournaments (id) WHERE revision > shown;
CREATE INDEX tournaments_playing ON tournaments (id) WHERE status = 'playing';

CREATE TABLE tournament_players (
    tournament  INTEGER NOT NULL REFERENCES tournaments (id),
    person      INTEGER NOT NULL REFERENCES players (id),
    seed        INTEGER NOT NULL,  -- their order where all else is level: as they joined, from the start on by rating
    left_at     TEXT,              -- NULL while they take part
    PRIMARY KEY (tournament, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX tournament_players_of ON tournament_players (person) WHERE left_at IS NULL;

CREATE TABLE pairings (
    id             INTEGER PRIMARY KEY AUTOINCREMENT,
    tournament     INTEGER NOT NULL REFERENCES tournaments (id),
    round          INTEGER NOT NULL,
    number         INTEGER NOT NULL,                          -- of the board in its round, from 1
    first_player   INTEGER NOT NULL REFERENCES players (id),
    second_player  INTEGER REFERENCES players (id),           -- NULL: a bye
    first_points   REAL,                                      -- where they were given without a match; else NULL
    second_points  REAL,
    UNIQUE (tournament, round, number),
    CHECK ((first_points IS NULL) = (second_points IS NULL)),
    CHECK (second_player IS NOT NULL OR first_points IS NOT NULL)
) STRICT;

CREATE INDEX pairings_first ON pairings (first_player);
CREATE INDEX pairings_second ON pairings (second_player);

-- A pairing is played in one match, however often a process is killed while it begins.
ALTER TABLE matches ADD COLUMN pairing INTEGER REFERENCES pairings (id);

CREATE UNIQUE INDEX matches_pairing ON matches (pairing) WHERE pairing IS NOT NULL;

-- The table shows that a match began, where its board is, and how it ended.
CREATE TRIGGER tournaments_follow_their_matches AFTER UPDATE OF message_id, ended_at ON matches
WHEN new.pairing IS NOT NULL AND (new.message_id IS NOT old.message_id OR new.ended_at IS NOT old.ended_at)
BEGIN
    UPDATE tournaments SET revision = revision + 1
     WHERE id = (SELECT tournament FROM pairings WHERE pairings.id = new.pairing);
END;
