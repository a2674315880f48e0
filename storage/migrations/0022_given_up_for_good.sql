-- What nobody could be shown several times in a row is given up for good.

ALTER TABLE matches ADD COLUMN refused INTEGER NOT NULL DEFAULT 0;  -- how often the revision `given_up` could be shown to nobody
