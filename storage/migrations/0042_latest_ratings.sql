-- A leaderboard reads the people who were rated lately, not everybody who ever was.
DROP INDEX ratings_best;
CREATE INDEX ratings_latest ON ratings (game, rated_at);
