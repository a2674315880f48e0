-- Matches that end after a person asked for the deletion of their data are shown anew, whichever process ended them.

ALTER TABLE players ADD COLUMN deletion_asked_at TEXT;  -- NULL unless it is to be done

-- The process that was killed over one of these may have ended matches for it shortly before.
UPDATE players SET deletion_asked_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-1 day') WHERE deletion_due;

DROP INDEX players_to_delete;
ALTER TABLE players DROP COLUMN deletion_due;
CREATE INDEX players_to_delete ON players (id) WHERE deletion_asked_at IS NOT NULL;
