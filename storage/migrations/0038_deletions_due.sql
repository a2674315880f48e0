-- Who asked for the deletion of their data is deleted, even if a process is killed before all of it is done.

ALTER TABLE players ADD COLUMN deletion_due INTEGER NOT NULL DEFAULT 0 CHECK (deletion_due IN (0, 1));  -- 1 until then
CREATE INDEX players_to_delete ON players (id) WHERE deletion_due;
