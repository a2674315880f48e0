-- What goes on after a restore: numbers that were given are not given again, and who was deleted is deleted again.

-- Which copy of the database this is. One row.
CREATE TABLE this_copy (
    token  TEXT NOT NULL  -- a random word that every start changes; 'copy': a backup that no bot has used yet
) STRICT;

INSERT INTO this_copy (token) VALUES ('');

-- That somebody deleted their data. The record beside the backups has the same rows, so that what a backup lacks is seen.
CREATE TABLE deletions (
    id       TEXT PRIMARY KEY,  -- random: it tells neither whose turn it was nor when
    hash     TEXT NOT NULL,     -- HMAC-SHA256 of the person's id, under the key of this database
    made_on  TEXT NOT NULL      -- the day in UTC, such as 2026-11-22
) STRICT, WITHOUT ROWID;

CREATE INDEX deletions_of ON deletions (hash);
CREATE INDEX deletions_on ON deletions (made_on);
