-- What a suspended person has open in the server is ended, even if a process is killed before all of it is.

ALTER TABLE suspensions ADD COLUMN ending_due INTEGER NOT NULL DEFAULT 0 CHECK (ending_due IN (0, 1));  -- 1 until then
CREATE INDEX suspensions_to_end ON suspensions (ending_due) WHERE ending_due;
