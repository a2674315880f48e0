-- Matches that begin from a position, perhaps with moves that were not made by their players. They are nobody's record.

ALTER TABLE matches ADD COLUMN given INTEGER CHECK (given >= 0);  -- moves at the beginning; NULL: an ordinary match

ALTER TABLE invitations ADD COLUMN start TEXT NOT NULL DEFAULT '';  -- '': the game's own
ALTER TABLE invitations ADD COLUMN moves TEXT;                     -- a blank between two; NULL: an ordinary match

DROP VIEW seats;

-- A match as each of its two players sees it; no outcome where the result is no part of their records.
CREATE VIEW seats AS
SELECT first_player AS player, id AS match_id, game, level, status, ply,
       CASE WHEN counted AND given IS NULL THEN
           CASE result WHEN '1-0' THEN 'win' WHEN '0-1' THEN 'loss' WHEN '1/2-1/2' THEN 'draw' END
       END AS outcome
  FROM matches
UNION ALL
SELECT second_player AS player, id AS match_id, game, level, status, ply,
       CASE WHEN counted AND given IS NULL THEN
           CASE result WHEN '0-1' THEN 'win' WHEN '1-0' THEN 'loss' WHEN '1/2-1/2' THEN 'draw' END
       END AS outcome
  FROM matches;
