-- What has been shown: every change of a match raises its revision, and the match says which revision its message shows.

ALTER TABLE matches ADD COLUMN revision INTEGER NOT NULL DEFAULT 1;  -- raised by each transaction that changes the match
ALTER TABLE matches ADD COLUMN shown INTEGER NOT NULL DEFAULT 0;     -- the revision that its message shows
ALTER TABLE matches ADD COLUMN given_up INTEGER NOT NULL DEFAULT 0;  -- the last revision that nobody could be shown
ALTER TABLE matches ADD COLUMN private INTEGER NOT NULL DEFAULT 0;   -- 1: its message is for one person's eyes only

UPDATE matches SET shown = 1 WHERE message_id IS NOT NULL OR ended_at IS NOT NULL;

CREATE INDEX matches_to_show ON matches (id) WHERE revision > shown AND revision > given_up;

-- Messages that call a person to a match. At most one stands per match, and nobody is called twice for the same reason
-- on the same board; number, the moves ever made, tells apart two boards of one ply.
CREATE TABLE calls (
    id          INTEGER PRIMARY KEY,
    match_id    INTEGER NOT NULL REFERENCES matches (id),
    person      INTEGER NOT NULL REFERENCES players (id),
    reason      TEXT NOT NULL,
    ply         INTEGER NOT NULL,
    number      INTEGER NOT NULL,
    channel_id  INTEGER NOT NULL,
    message_id  INTEGER,            -- NULL until it is posted
    made_at     TEXT NOT NULL,
    removed_at  TEXT,
    UNIQUE (match_id, person, reason, ply, number)
) STRICT;

CREATE UNIQUE INDEX calls_standing ON calls (match_id) WHERE removed_at IS NULL;
