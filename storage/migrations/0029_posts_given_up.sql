-- What the bot could not post or change is tried again once its channel takes messages again.

ALTER TABLE tournaments ADD COLUMN given_up INTEGER NOT NULL DEFAULT 0;       -- the revision that nobody could be shown; 0: none
ALTER TABLE tournament_posts ADD COLUMN given_up INTEGER NOT NULL DEFAULT 0;
ALTER TABLE daily_puzzles ADD COLUMN given_up INTEGER NOT NULL DEFAULT 0;

UPDATE tournaments SET given_up = shown WHERE message_id IS NULL AND shown > 0;
UPDATE tournament_posts SET given_up = shown WHERE message_id IS NULL AND shown > 0;
UPDATE daily_puzzles SET given_up = shown WHERE message_id IS NULL AND shown > 0;

DROP INDEX daily_puzzles_unposted;
CREATE INDEX tournaments_given_up ON tournaments (channel_id) WHERE given_up > 0;
CREATE INDEX tournament_posts_given_up ON tournament_posts (tournament) WHERE given_up > 0;
CREATE INDEX daily_puzzles_given_up ON daily_puzzles (channel_id) WHERE given_up > 0;
