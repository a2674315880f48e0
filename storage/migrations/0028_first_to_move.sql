-- A match may begin from a position in which the second side is to move.

ALTER TABLE matches ADD COLUMN first_to_move INTEGER NOT NULL DEFAULT 0  -- the side that moves first from `start`, 0 or 1
    CHECK (first_to_move = 0 OR first_to_move = 1 AND given IS NOT NULL);

-- The same, but for matches in which the second side moves first.
DROP INDEX matches_turn;
ALTER TABLE matches DROP COLUMN turn;
ALTER TABLE matches ADD COLUMN turn INTEGER
    GENERATED ALWAYS AS (CASE (first_to_move + ply) % 2 WHEN 0 THEN first_player ELSE second_player END) VIRTUAL;
CREATE INDEX matches_turn ON matches (turn) WHERE status = 'playing';
