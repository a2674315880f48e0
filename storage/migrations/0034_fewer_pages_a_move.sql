-- A move changes fewer indexes: each one costs a page or two of every commit.

-- The matches that wait for the bot, instead of all by whose turn it is: a move between two people does not touch it.
DROP INDEX matches_turn;
CREATE INDEX matches_waiting ON matches (id) WHERE status = 'playing' AND turn IS NULL;

-- One index by the time at which something is due: a warning, or the end of the time.
DROP INDEX matches_deadline;
DROP INDEX matches_warning;
ALTER TABLE matches ADD COLUMN due TEXT
    GENERATED ALWAYS AS (min(deadline, ifnull(warn_at, deadline))) VIRTUAL;
CREATE INDEX matches_due ON matches (due) WHERE due IS NOT NULL;

-- Free pages, also those of earlier upgrades, are overwritten: a deletion would not find the ids of people in them.
CREATE TABLE free_pages (zeros BLOB) STRICT;
INSERT INTO free_pages (zeros)
SELECT zeroblob(min(freelist_count * page_size, 900000000)) FROM pragma_freelist_count, pragma_page_size;
DROP TABLE free_pages;
