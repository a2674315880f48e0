-- What those who run a server do: they invite the bot and dismiss it, end matches, and suspend people.

-- 0: the match was ended by somebody else than its players, and its result says nothing about them.
ALTER TABLE matches ADD COLUMN counted INTEGER NOT NULL DEFAULT 1;

CREATE INDEX matches_open_in ON matches (guild_id) WHERE ended_at IS NULL;

DROP VIEW seats;

-- A match as each of its two players sees it; no outcome where the result is not counted.
CREATE VIEW seats AS
SELECT first_player AS player, id AS match_id, game, level, status, ply,
       CASE WHEN counted THEN
           CASE result WHEN '1-0' THEN 'win' WHEN '0-1' THEN 'loss' WHEN '1/2-1/2' THEN 'draw' END
       END AS outcome
  FROM matches
UNION ALL
SELECT second_player AS player, id AS match_id, game, level, status, ply,
       CASE WHEN counted THEN
           CASE result WHEN '0-1' THEN 'win' WHEN '1-0' THEN 'loss' WHEN '1/2-1/2' THEN 'draw' END
       END AS outcome
  FROM matches;

-- The servers that have the bot as a member, and those that had.
CREATE TABLE servers (
    id       INTEGER PRIMARY KEY,  -- Discord's guild id
    left_at  TEXT                  -- NULL while the bot is a member
) STRICT;

-- Who may not use the bot in a server.
CREATE TABLE suspensions (
    guild_id  INTEGER NOT NULL,
    person    INTEGER NOT NULL REFERENCES players (id),
    reason    TEXT NOT NULL,
    until     TEXT,                -- NULL: until somebody lifts it
    made_at   TEXT NOT NULL,
    PRIMARY KEY (guild_id, person)
) STRICT, WITHOUT ROWID;
