-- A match with a warning counts as one with help, but only in a first match after the lessons are hints free.

ALTER TABLE guided_matches ADD COLUMN hints_free INTEGER NOT NULL DEFAULT 1 CHECK (hints_free IN (0, 1));
