-- Suspensions, and blocks that others made, outlive the deletion of a person's data.

-- HMAC-SHA256 of the id of a person who was deleted, under a key of this database. It stands beside a number below zero
-- that suspensions and blocks alone refer to.
ALTER TABLE players ADD COLUMN hash TEXT;

CREATE UNIQUE INDEX players_hash ON players (hash) WHERE hash IS NOT NULL;

-- One row.
CREATE TABLE hash_key (
    key  TEXT NOT NULL  -- 32 random bytes in hexadecimal digits
) STRICT;

INSERT INTO hash_key (key) VALUES (lower(hex(randomblob(32))));

-- It goes with the last of what it is kept for.
CREATE TRIGGER hashes_go_with_suspensions AFTER DELETE ON suspensions WHEN old.person < 0
BEGIN
    UPDATE players SET hash = NULL
     WHERE id = old.person AND NOT EXISTS (SELECT 1 FROM suspensions WHERE person = old.person)
       AND NOT EXISTS (SELECT 1 FROM blocks WHERE other = old.person);
END;

CREATE TRIGGER hashes_go_with_blocks AFTER DELETE ON blocks WHEN old.other < 0
BEGIN
    UPDATE players SET hash = NULL
     WHERE id = old.other AND NOT EXISTS (SELECT 1 FROM suspensions WHERE person = old.other)
       AND NOT EXISTS (SELECT 1 FROM blocks WHERE other = old.other);
END;
