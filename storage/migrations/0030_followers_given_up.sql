-- Followers whom nobody could tell how a match ended are told once its channel takes messages again.

ALTER TABLE follows ADD COLUMN given_up INTEGER NOT NULL DEFAULT 0;  -- 1: the channel took no message

DROP INDEX follows_untold;
CREATE INDEX follows_untold ON follows (match_id) WHERE told_at IS NULL AND given_up = 0;
CREATE INDEX follows_given_up ON follows (match_id) WHERE given_up = 1;
