-- The first schema: who plays, what they played, what they like.
--
-- Words of games (keys, notation, reasons) are text that storage does not interpret; ids are Discord's; times are UTC
-- text such as 2026-11-20T16:04:18.123Z, so that they sort as they are and a person with the sqlite3 shell can read a
-- match.

PRAGMA application_id = 0x51694269;  -- "QiBi": tells our files from other programs' SQLite files

CREATE TABLE players (
    id       INTEGER PRIMARY KEY,  -- Discord's user id
    name     TEXT NOT NULL,        -- display name as last seen
    locale   TEXT,                 -- the client's language as last seen
    seen_at  TEXT NOT NULL
) STRICT;

-- A match is one row from the challenge to the result. The bot sits where the player is NULL.
CREATE TABLE matches (
    id             INTEGER PRIMARY KEY AUTOINCREMENT,  -- an old button never meets a new match under its id
    game           TEXT NOT NULL CHECK (game <> ''),
    start          TEXT NOT NULL,                      -- the start position, in the game's notation
    first_player   INTEGER REFERENCES players (id),    -- makes plies 1, 3, 5 ...
    second_player  INTEGER REFERENCES players (id),
    level          TEXT CHECK (level <> ''),           -- how strong the bot plays; NULL between two people
    challenger     INTEGER NOT NULL REFERENCES players (id),
    rematch_of     INTEGER REFERENCES matches (id),
    guild_id       INTEGER,                            -- where the board's message is
    channel_id     INTEGER,
    message_id     INTEGER,
    status         TEXT NOT NULL CHECK (
                   status IN ('challenged', 'playing', 'finished', 'declined', 'withdrawn', 'expired')),
    ply            INTEGER NOT NULL DEFAULT 0 CHECK (ply >= 0),  -- moves that stand
    turn           INTEGER
                   GENERATED ALWAYS AS (CASE ply % 2 WHEN 0 THEN first_player ELSE second_player END) VIRTUAL,
    deadline       TEXT,                               -- when the one who must act runs out of time
    created_at     TEXT NOT NULL,
    ended_at       TEXT,                               -- NULL while challenged or playing
    result         TEXT CHECK (result IN ('1-0', '0-1', '1/2-1/2')),
    reason         TEXT,
    CHECK (first_player IS NOT NULL OR second_player IS NOT NULL),
    CHECK (first_player IS NOT second_player),
    CHECK ((level IS NULL) = (first_player IS NOT NULL AND second_player IS NOT NULL)),
    CHECK ((ended_at IS NULL) = (status IN ('challenged', 'playing'))),
    CHECK ((result IS NOT NULL) = (status = 'finished') AND (reason IS NOT NULL) = (status = 'finished')),
    CHECK (deadline IS NULL OR ended_at IS NULL)
) STRICT;

CREATE INDEX matches_open_first ON matches (first_player) WHERE ended_at IS NULL;
CREATE INDEX matches_open_second ON matches (second_player) WHERE ended_at IS NULL;
CREATE INDEX matches_turn ON matches (turn) WHERE status = 'playing';
CREATE INDEX matches_deadline ON matches (deadline) WHERE deadline IS NOT NULL;

-- Two clicks on Rematch make one match.
CREATE UNIQUE INDEX matches_rematch ON matches (rematch_of)
    WHERE rematch_of IS NOT NULL AND status IN ('challenged', 'playing', 'finished');

-- Pages of history are found and counted in these alone.
CREATE INDEX matches_history_first ON matches (first_player, id, game, status)
    WHERE status IN ('playing', 'finished');
CREATE INDEX matches_history_second ON matches (second_player, id, game, status)
    WHERE status IN ('playing', 'finished');

-- Every move ever made, in the order in which it was made. A takeback marks its moves and removes nothing; among the
-- moves that stand, a ply occurs once.
CREATE TABLE moves (
    match_id       INTEGER NOT NULL REFERENCES matches (id),
    number         INTEGER NOT NULL CHECK (number >= 1),  -- 1, 2, 3 ... over all moves of the match
    ply            INTEGER NOT NULL CHECK (ply >= 1),     -- its place in the line
    text           TEXT NOT NULL,
    made_at        TEXT NOT NULL,
    taken_back_at  TEXT,
    PRIMARY KEY (match_id, number)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX moves_standing ON moves (match_id, ply) WHERE taken_back_at IS NULL;

CREATE TRIGGER moves_are_kept BEFORE DELETE ON moves
BEGIN SELECT RAISE (ABORT, 'moves are never deleted'); END;

CREATE TRIGGER moves_are_not_rewritten BEFORE UPDATE OF match_id, number, ply, text, made_at ON moves
BEGIN SELECT RAISE (ABORT, 'moves are never rewritten'); END;

-- What one player asks of the other during a match: a draw, a takeback. At most one of a kind is open.
CREATE TABLE offers (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    match_id     INTEGER NOT NULL REFERENCES matches (id),
    kind         TEXT NOT NULL,
    player       INTEGER NOT NULL REFERENCES players (id),  -- who asks
    ply          INTEGER NOT NULL,                          -- the moves on the board that it is for
    plies        INTEGER NOT NULL DEFAULT 0,                -- how many moves to take back
    state        TEXT NOT NULL CHECK (state IN ('open', 'accepted', 'declined', 'withdrawn', 'lapsed')),
    made_at      TEXT NOT NULL,
    answered_at  TEXT,
    CHECK ((answered_at IS NULL) = (state = 'open'))
) STRICT;

CREATE INDEX offers_of_match ON offers (match_id);
CREATE UNIQUE INDEX offers_open ON offers (match_id, kind) WHERE state = 'open';

-- One row per position for which a player had help; number, the moves ever made, tells apart two positions at one ply
-- (after a takeback).
CREATE TABLE hints (
    match_id  INTEGER NOT NULL REFERENCES matches (id),
    player    INTEGER NOT NULL REFERENCES players (id),
    ply       INTEGER NOT NULL,
    number    INTEGER NOT NULL,
    step      INTEGER NOT NULL CHECK (step >= 1),  -- how much was shown: the greatest step asked for
    given_at  TEXT NOT NULL,
    PRIMARY KEY (match_id, player, ply, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE settings (
    scope  TEXT NOT NULL CHECK (scope IN ('person', 'server', 'bot')),
    id     INTEGER NOT NULL,  -- the person's or the server's id; 0 for the bot itself
    key    TEXT NOT NULL,
    value  TEXT NOT NULL,
    PRIMARY KEY (scope, id, key)
) STRICT, WITHOUT ROWID;

-- What finished matches add up to, kept by the transaction that finishes one: adding up the 8,000 matches of a busy
-- player took 35 ms. Level '' stands for people, game '' for all games together.
CREATE TABLE tallies (
    player          INTEGER NOT NULL REFERENCES players (id),
    game            TEXT NOT NULL,
    level           TEXT NOT NULL,
    wins            INTEGER NOT NULL,
    draws           INTEGER NOT NULL,
    losses          INTEGER NOT NULL,
    hints           INTEGER NOT NULL,
    shortest_win    INTEGER,  -- plies
    shortest_match  INTEGER REFERENCES matches (id),
    longest_win     INTEGER,
    longest_match   INTEGER REFERENCES matches (id),
    PRIMARY KEY (player, game, level)
) STRICT, WITHOUT ROWID;

CREATE TABLE streaks (
    player     INTEGER NOT NULL REFERENCES players (id),
    game       TEXT NOT NULL,
    outcome    TEXT NOT NULL CHECK (outcome IN ('win', 'draw', 'loss')),
    length     INTEGER NOT NULL,  -- how many of the last matches ended so, without a break
    best_wins  INTEGER NOT NULL,  -- the longest run of wins ever
    PRIMARY KEY (player, game)
) STRICT, WITHOUT ROWID;

-- A match as each of its two players sees it.
CREATE VIEW seats AS
SELECT first_player AS player, id AS match_id, game, level, status, ply,
       CASE result WHEN '1-0' THEN 'win' WHEN '0-1' THEN 'loss' WHEN '1/2-1/2' THEN 'draw' END AS outcome
  FROM matches
UNION ALL
SELECT second_player AS player, id AS match_id, game, level, status, ply,
       CASE result WHEN '0-1' THEN 'win' WHEN '1-0' THEN 'loss' WHEN '1/2-1/2' THEN 'draw' END AS outcome
  FROM matches;
