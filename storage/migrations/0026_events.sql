-- Tournaments post the beginning of every round and their end; between two people hints are by consent.

CREATE TABLE tournament_posts (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    tournament  INTEGER NOT NULL REFERENCES tournaments (id),
    round       INTEGER,                     -- that begins; NULL: the end of the tournament
    message_id  INTEGER,                     -- NULL until it is posted
    revision    INTEGER NOT NULL DEFAULT 1,  -- raised by every change of what it shows
    shown       INTEGER NOT NULL DEFAULT 0,  -- the revision that the message shows
    made_at     TEXT NOT NULL
) STRICT;

CREATE UNIQUE INDEX tournament_posts_of ON tournament_posts (tournament, ifnull(round, 0));
CREATE INDEX tournament_posts_to_show ON tournament_posts (tournament) WHERE revision > shown;

-- The post of a round shows that its matches began, where their boards are, and how they ended.
CREATE TRIGGER rounds_follow_their_matches AFTER UPDATE OF message_id, ended_at ON matches
WHEN new.pairing IS NOT NULL AND (new.message_id IS NOT old.message_id OR new.ended_at IS NOT old.ended_at)
BEGIN
    UPDATE tournament_posts SET revision = revision + 1
     WHERE (tournament, round) = (SELECT tournament, round FROM pairings WHERE pairings.id = new.pairing);
END;

CREATE TRIGGER rounds_follow_their_points AFTER UPDATE OF first_points ON pairings
WHEN new.first_points IS NOT old.first_points
BEGIN
    UPDATE tournament_posts SET revision = revision + 1 WHERE tournament = new.tournament AND round = new.round;
END;

-- Whether both agreed to hints, in a match between two people.
ALTER TABLE matches ADD COLUMN with_hints INTEGER NOT NULL DEFAULT 0 CHECK (with_hints IN (0, 1));
ALTER TABLE invitations ADD COLUMN with_hints INTEGER NOT NULL DEFAULT 0 CHECK (with_hints IN (0, 1));

-- What was begun when hints needed no consent goes on as it was begun.
UPDATE matches SET with_hints = 1 WHERE ended_at IS NULL AND level IS NULL AND pairing IS NULL;
UPDATE invitations SET with_hints = 1 WHERE closed_at IS NULL;
