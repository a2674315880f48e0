-- Meeting: challenges to anybody, and who wants to hear how a match ended.

CREATE TABLE invitations (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    person      INTEGER NOT NULL REFERENCES players (id),
    game        TEXT NOT NULL,
    side        TEXT NOT NULL,
    clock       TEXT NOT NULL,
    expires_at  TEXT NOT NULL,
    closed_at   TEXT             -- NULL until somebody joins or it is withdrawn
) STRICT;

CREATE INDEX invitations_open ON invitations (person) WHERE closed_at IS NULL;

CREATE TABLE follows (
    match_id  INTEGER NOT NULL REFERENCES matches (id),
    person    INTEGER NOT NULL REFERENCES players (id),
    told_at   TEXT,              -- NULL until the person was told how it ended
    PRIMARY KEY (match_id, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX follows_untold ON follows (match_id) WHERE told_at IS NULL;
