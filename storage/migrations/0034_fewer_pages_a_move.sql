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
