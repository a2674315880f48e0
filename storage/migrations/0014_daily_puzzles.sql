-- The puzzle of the day in a channel of a server, and what people made of it.

CREATE TABLE daily_puzzles (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id    INTEGER NOT NULL,
    day         TEXT NOT NULL,               -- in UTC, such as 2026-11-22
    channel_id  INTEGER NOT NULL,
    message_id  INTEGER,                     -- NULL until it is posted
    game        TEXT NOT NULL,
    puzzle      TEXT NOT NULL,
    revision    INTEGER NOT NULL DEFAULT 1,  -- raised by every result
    shown       INTEGER NOT NULL DEFAULT 0,  -- the revision that the message shows
    made_at     TEXT NOT NULL,
    UNIQUE (guild_id, day)
) STRICT;

CREATE INDEX daily_puzzles_to_show ON daily_puzzles (id) WHERE revision > shown;

CREATE TABLE daily_answers (
    daily     INTEGER NOT NULL REFERENCES daily_puzzles (id),
    person    INTEGER NOT NULL REFERENCES players (id),
    solved    INTEGER CHECK (solved IN (0, 1)),  -- NULL while they are at it
    began_at  TEXT NOT NULL,
    PRIMARY KEY (daily, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX daily_answers_begun ON daily_answers (person) WHERE solved IS NULL;
