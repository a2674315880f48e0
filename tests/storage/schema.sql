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

CREATE TRIGGER hashes_go_with_blocks AFTER DELETE ON blocks WHEN old.other < 0
BEGIN
    UPDATE players SET hash = NULL
     WHERE id = old.other AND NOT EXISTS (SELECT 1 FROM suspensions WHERE person = old.other)
       AND NOT EXISTS (SELECT 1 FROM blocks WHERE other = old.other);
END;

CREATE TRIGGER hashes_go_with_suspensions AFTER DELETE ON suspensions WHEN old.person < 0
BEGIN
    UPDATE players SET hash = NULL
     WHERE id = old.person AND NOT EXISTS (SELECT 1 FROM suspensions WHERE person = old.person)
       AND NOT EXISTS (SELECT 1 FROM blocks WHERE other = old.person);
END;

CREATE TRIGGER moves_are_kept BEFORE DELETE ON moves
BEGIN SELECT RAISE (ABORT, 'moves are never deleted'); END;

CREATE TRIGGER moves_are_not_rewritten BEFORE UPDATE OF match_id, number, ply, text, made_at ON moves
BEGIN SELECT RAISE (ABORT, 'moves are never rewritten'); END;

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

CREATE TRIGGER tournaments_follow_their_matches AFTER UPDATE OF message_id, ended_at ON matches
WHEN new.pairing IS NOT NULL AND (new.message_id IS NOT old.message_id OR new.ended_at IS NOT old.ended_at)
BEGIN
    UPDATE tournaments SET revision = revision + 1
     WHERE id = (SELECT tournament FROM pairings WHERE pairings.id = new.pairing);
END;

CREATE TABLE blocks (
    person   INTEGER NOT NULL REFERENCES players (id),
    other    INTEGER NOT NULL REFERENCES players (id),
    made_at  TEXT NOT NULL,
    PRIMARY KEY (person, other),
    CHECK (person <> other)
) STRICT, WITHOUT ROWID;

CREATE TABLE calls (
    id          INTEGER PRIMARY KEY,
    match_id    INTEGER NOT NULL REFERENCES matches (id),
    person      INTEGER NOT NULL REFERENCES players (id),
    reason      TEXT NOT NULL,
    ply         INTEGER NOT NULL,
    number      INTEGER NOT NULL,
    channel_id  INTEGER NOT NULL,
    message_id  INTEGER,            -- NULL until it is posted
    made_at     TEXT NOT NULL,
    removed_at  TEXT,
    UNIQUE (match_id, person, reason, ply, number)
) STRICT;

CREATE TABLE daily_answers (
    daily     INTEGER NOT NULL REFERENCES daily_puzzles (id),
    person    INTEGER NOT NULL REFERENCES players (id),
    solved    INTEGER CHECK (solved IN (0, 1)),  -- NULL while they are at it
    began_at  TEXT NOT NULL,
    PRIMARY KEY (daily, person)
) STRICT, WITHOUT ROWID;

CREATE TABLE daily_puzzles (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id    INTEGER NOT NULL,
    day         TEXT NOT NULL,               -- in UTC, such as 2026-11-22
    channel_id  INTEGER NOT NULL,
    message_id  INTEGER,                     -- NULL until it is posted
    game        TEXT NOT NULL,
    puzzle      TEXT NOT NULL,
    revision    INTEGER NOT NULL DEFAULT 1,  -- raised by every result
    shown       INTEGER NOT NULL DEFAULT 0,  -- the revision that the message shows
    made_at     TEXT NOT NULL, given_up INTEGER NOT NULL DEFAULT 0,
    UNIQUE (guild_id, day)
) STRICT;

CREATE TABLE deletions (
    id       TEXT PRIMARY KEY,  -- random: it tells neither whose turn it was nor when
    hash     TEXT NOT NULL,     -- HMAC-SHA256 of the person's id, under the key of this database
    made_on  TEXT NOT NULL      -- the day in UTC, such as 2026-11-22
) STRICT, WITHOUT ROWID;

CREATE TABLE follows (
    match_id  INTEGER NOT NULL REFERENCES matches (id),
    person    INTEGER NOT NULL REFERENCES players (id),
    told_at   TEXT, given_up INTEGER NOT NULL DEFAULT 0,              -- NULL until the person was told how it ended
    PRIMARY KEY (match_id, person)
) STRICT, WITHOUT ROWID;

CREATE TABLE guided_matches (
    match_id  INTEGER PRIMARY KEY REFERENCES matches (id)
, hints_free INTEGER NOT NULL DEFAULT 1 CHECK (hints_free IN (0, 1))) STRICT;

CREATE TABLE hash_key (
    key  TEXT NOT NULL  -- 32 random bytes in hexadecimal digits
) STRICT;

CREATE TABLE hints (
    match_id  INTEGER NOT NULL REFERENCES matches (id),
    player    INTEGER NOT NULL REFERENCES players (id),
    ply       INTEGER NOT NULL,
    number    INTEGER NOT NULL,
    step      INTEGER NOT NULL CHECK (step >= 1),  -- how much was shown: the greatest step asked for
    given_at  TEXT NOT NULL,
    PRIMARY KEY (match_id, player, ply, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE invitations (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    person      INTEGER NOT NULL REFERENCES players (id),
    game        TEXT NOT NULL,
    side        TEXT NOT NULL,
    clock       TEXT NOT NULL,
    expires_at  TEXT NOT NULL,
    closed_at   TEXT             -- NULL until somebody joins or it is withdrawn
, start TEXT NOT NULL DEFAULT '', moves TEXT, opening TEXT CHECK (opening <> ''), guild_id INTEGER, channel_id INTEGER, message_id INTEGER, with_hints INTEGER NOT NULL DEFAULT 0 CHECK (with_hints IN (0, 1))) STRICT;

CREATE TABLE lessons (
    person   INTEGER NOT NULL REFERENCES players (id),
    game     TEXT NOT NULL,
    lesson   TEXT NOT NULL,
    done_at  TEXT NOT NULL,
    PRIMARY KEY (person, game, lesson)
) STRICT, WITHOUT ROWID;

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
    deadline       TEXT,                               -- when the one who must act runs out of time
    created_at     TEXT NOT NULL,
    ended_at       TEXT,                               -- NULL while challenged or playing
    result         TEXT CHECK (result IN ('1-0', '0-1', '1/2-1/2')),
    reason         TEXT, revision INTEGER NOT NULL DEFAULT 1, shown INTEGER NOT NULL DEFAULT 0, given_up INTEGER NOT NULL DEFAULT 0, private INTEGER NOT NULL DEFAULT 0, clock TEXT NOT NULL DEFAULT 'none', turn_at TEXT, first_left INTEGER, second_left INTEGER, warn_at TEXT, paused_at TEXT, counted INTEGER NOT NULL DEFAULT 1, unrated INTEGER NOT NULL DEFAULT 0, pairing INTEGER REFERENCES pairings (id), given INTEGER CHECK (given >= 0), opening TEXT CHECK (opening <> ''), refused INTEGER NOT NULL DEFAULT 0, with_hints INTEGER NOT NULL DEFAULT 0 CHECK (with_hints IN (0, 1)), first_to_move INTEGER NOT NULL DEFAULT 0  -- the side that moves first from `start`, 0 or 1
    CHECK (first_to_move = 0 OR first_to_move = 1 AND given IS NOT NULL), turn INTEGER
    GENERATED ALWAYS AS (CASE (first_to_move + ply) % 2 WHEN 0 THEN first_player ELSE second_player END) VIRTUAL, due TEXT
    GENERATED ALWAYS AS (min(deadline, ifnull(warn_at, deadline))) VIRTUAL,
    CHECK (first_player IS NOT NULL OR second_player IS NOT NULL),
    CHECK (first_player IS NOT second_player),
    CHECK ((level IS NULL) = (first_player IS NOT NULL AND second_player IS NOT NULL)),
    CHECK ((ended_at IS NULL) = (status IN ('challenged', 'playing'))),
    CHECK ((result IS NOT NULL) = (status = 'finished') AND (reason IS NOT NULL) = (status = 'finished')),
    CHECK (deadline IS NULL OR ended_at IS NULL)
) STRICT;

CREATE TABLE moves (
    match_id       INTEGER NOT NULL REFERENCES matches (id),
    number         INTEGER NOT NULL CHECK (number >= 1),  -- 1, 2, 3 ... over all moves of the match
    ply            INTEGER NOT NULL CHECK (ply >= 1),     -- its place in the line
    text           TEXT NOT NULL,
    made_at        TEXT NOT NULL,
    taken_back_at  TEXT, spent INTEGER,
    PRIMARY KEY (match_id, number)
) STRICT, WITHOUT ROWID;

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

CREATE TABLE pairings (
    id             INTEGER PRIMARY KEY AUTOINCREMENT,
    tournament     INTEGER NOT NULL REFERENCES tournaments (id),
    round          INTEGER NOT NULL,
    number         INTEGER NOT NULL,                          -- of the board in its round, from 1
    first_player   INTEGER NOT NULL REFERENCES players (id),
    second_player  INTEGER REFERENCES players (id),           -- NULL: a bye
    first_points   REAL,                                      -- where they were given without a match; else NULL
    second_points  REAL,
    UNIQUE (tournament, round, number),
    CHECK ((first_points IS NULL) = (second_points IS NULL)),
    CHECK (second_player IS NOT NULL OR first_points IS NOT NULL)
) STRICT;

CREATE TABLE pauses (
    challenger  INTEGER NOT NULL REFERENCES players (id),
    challenged  INTEGER NOT NULL REFERENCES players (id),
    refusals    INTEGER NOT NULL CHECK (refusals >= 1),
    until       TEXT NOT NULL,
    PRIMARY KEY (challenger, challenged)
) STRICT, WITHOUT ROWID;

CREATE TABLE players (
    id       INTEGER PRIMARY KEY,  -- Discord's user id
    name     TEXT NOT NULL,        -- display name as last seen
    locale   TEXT,                 -- the client's language as last seen
    seen_at  TEXT NOT NULL
, hash TEXT, deletion_asked_at TEXT) STRICT;

CREATE TABLE presence (
    id        INTEGER PRIMARY KEY CHECK (id = 1),
    alive_at  TEXT NOT NULL
) STRICT;

CREATE TABLE puzzle_attempts (
    person    INTEGER NOT NULL REFERENCES players (id),
    puzzle    TEXT NOT NULL,
    game      TEXT NOT NULL,
    solved    INTEGER NOT NULL CHECK (solved IN (0, 1)),  -- at the first try, without help
    tried_at  TEXT NOT NULL,
    PRIMARY KEY (person, puzzle)
) STRICT, WITHOUT ROWID;

CREATE TABLE puzzle_ratings (
    puzzle  TEXT PRIMARY KEY,
    rating  REAL NOT NULL,
    tried   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE puzzle_solvers (
    person  INTEGER PRIMARY KEY REFERENCES players (id),
    rating  REAL NOT NULL,
    tried   INTEGER NOT NULL,
    solved  INTEGER NOT NULL,
    streak  INTEGER NOT NULL,
    best    INTEGER NOT NULL
) STRICT;

CREATE TABLE rating_changes (
    match_id   INTEGER NOT NULL REFERENCES matches (id),
    player     INTEGER NOT NULL REFERENCES players (id),
    game       TEXT NOT NULL,
    before     REAL,           -- NULL: the first rated match
    rating     REAL NOT NULL,
    deviation  REAL NOT NULL,
    rated_at   TEXT NOT NULL,
    PRIMARY KEY (match_id, player)
) STRICT, WITHOUT ROWID;

CREATE TABLE ratings (
    player      INTEGER NOT NULL REFERENCES players (id),
    game        TEXT NOT NULL,
    rating      REAL NOT NULL,
    deviation   REAL NOT NULL,
    volatility  REAL NOT NULL,
    matches     INTEGER NOT NULL,  -- that were rated
    rated_at    TEXT NOT NULL,
    PRIMARY KEY (player, game)
) STRICT, WITHOUT ROWID;

CREATE TABLE reviews (
    match_id    INTEGER PRIMARY KEY REFERENCES matches (id),
    judgements  TEXT NOT NULL CHECK (json_valid(judgements)),
    made_at     TEXT NOT NULL
) STRICT;

CREATE TABLE servers (
    id       INTEGER PRIMARY KEY,  -- Discord's guild id
    left_at  TEXT                  -- NULL while the bot is a member
, greeting_due INTEGER NOT NULL DEFAULT 0) STRICT;

CREATE TABLE settings (
    scope  TEXT NOT NULL CHECK (scope IN ('person', 'server', 'bot')),
    id     INTEGER NOT NULL,  -- the person's or the server's id; 0 for the bot itself
    key    TEXT NOT NULL,
    value  TEXT NOT NULL,
    PRIMARY KEY (scope, id, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE streaks (
    player     INTEGER NOT NULL REFERENCES players (id),
    game       TEXT NOT NULL,
    outcome    TEXT NOT NULL CHECK (outcome IN ('win', 'draw', 'loss')),
    length     INTEGER NOT NULL,  -- how many of the last matches ended so, without a break
    best_wins  INTEGER NOT NULL,  -- the longest run of wins ever
    PRIMARY KEY (player, game)
) STRICT, WITHOUT ROWID;

CREATE TABLE "studies" (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    person   INTEGER NOT NULL REFERENCES players (id),
    game     TEXT NOT NULL,
    start    TEXT NOT NULL,
    moves    TEXT NOT NULL,  -- canonical, a blank between two
    tags     TEXT NOT NULL CHECK (json_valid(tags)),
    made_at  TEXT NOT NULL
) STRICT;

CREATE TABLE suspensions (
    guild_id  INTEGER NOT NULL,
    person    INTEGER NOT NULL REFERENCES players (id),
    reason    TEXT NOT NULL,
    until     TEXT,                -- NULL: until somebody lifts it
    made_at   TEXT NOT NULL, ending_due INTEGER NOT NULL DEFAULT 0 CHECK (ending_due IN (0, 1)),
    PRIMARY KEY (guild_id, person)
) STRICT, WITHOUT ROWID;

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

CREATE TABLE this_copy (
    token  TEXT NOT NULL  -- a random word that every start changes; 'copy': a backup that no bot has used yet
, cleaning_due INTEGER NOT NULL DEFAULT 0 CHECK (cleaning_due IN (0, 1))) STRICT;

CREATE TABLE totals (
    game      TEXT NOT NULL,
    level     TEXT NOT NULL,
    finished  INTEGER NOT NULL,  -- those that do not count, too
    wins      INTEGER NOT NULL,
    draws     INTEGER NOT NULL,
    losses    INTEGER NOT NULL,
    PRIMARY KEY (game, level)
) STRICT, WITHOUT ROWID;

CREATE TABLE tournament_players (
    tournament  INTEGER NOT NULL REFERENCES tournaments (id),
    person      INTEGER NOT NULL REFERENCES players (id),
    seed        INTEGER NOT NULL,  -- their order where all else is level: as they joined, from the start on by rating
    left_at     TEXT,              -- NULL while they take part
    PRIMARY KEY (tournament, person)
) STRICT, WITHOUT ROWID;

CREATE TABLE tournament_posts (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    tournament  INTEGER NOT NULL REFERENCES tournaments (id),
    round       INTEGER,                     -- that begins; NULL: the end of the tournament
    message_id  INTEGER,                     -- NULL until it is posted
    revision    INTEGER NOT NULL DEFAULT 1,  -- raised by every change of what it shows
    shown       INTEGER NOT NULL DEFAULT 0,  -- the revision that the message shows
    made_at     TEXT NOT NULL
, given_up INTEGER NOT NULL DEFAULT 0) STRICT;

CREATE TABLE tournaments (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    person      INTEGER NOT NULL REFERENCES players (id),  -- who made it
    guild_id    INTEGER NOT NULL,
    channel_id  INTEGER NOT NULL,
    message_id  INTEGER,                                   -- of the table; NULL until it is posted
    game        TEXT NOT NULL,
    kind        TEXT NOT NULL CHECK (kind IN ('robin', 'swiss')),
    rounds      INTEGER NOT NULL CHECK (rounds >= 0),      -- 0: as many as the kind has for its players
    most        INTEGER NOT NULL,                          -- players
    clock       TEXT NOT NULL,
    status      TEXT NOT NULL CHECK (status IN ('open', 'playing', 'finished', 'cancelled')),
    round       INTEGER NOT NULL DEFAULT 0,                -- that is played; 0 before the first
    revision    INTEGER NOT NULL DEFAULT 1,                -- raised by every change
    shown       INTEGER NOT NULL DEFAULT 0,                -- the revision that the message shows
    created_at  TEXT NOT NULL,
    ended_at    TEXT, opening TEXT CHECK (opening <> ''), given_up INTEGER NOT NULL DEFAULT 0,
    CHECK ((ended_at IS NULL) = (status IN ('open', 'playing')))
) STRICT;

CREATE TABLE vacations (
    person    INTEGER NOT NULL REFERENCES players (id),
    began_at  TEXT NOT NULL,
    ends_at   TEXT NOT NULL,
    PRIMARY KEY (person, began_at),
    CHECK (began_at <= ends_at)
) STRICT, WITHOUT ROWID;

CREATE INDEX blocks_against ON blocks (other);

CREATE INDEX calls_of ON calls (person);

CREATE UNIQUE INDEX calls_standing ON calls (match_id) WHERE removed_at IS NULL;

CREATE INDEX daily_answers_begun ON daily_answers (person) WHERE solved IS NULL;

CREATE INDEX daily_answers_of ON daily_answers (person);

CREATE INDEX daily_puzzles_given_up ON daily_puzzles (channel_id) WHERE given_up > 0;

CREATE INDEX daily_puzzles_to_show ON daily_puzzles (id) WHERE revision > shown;

CREATE INDEX deletions_of ON deletions (hash);

CREATE INDEX deletions_on ON deletions (made_on);

CREATE INDEX follows_given_up ON follows (match_id) WHERE given_up = 1;

CREATE INDEX follows_of ON follows (person);

CREATE INDEX follows_untold ON follows (match_id) WHERE told_at IS NULL AND given_up = 0;

CREATE INDEX hints_of ON hints (player);

CREATE INDEX invitations_of ON invitations (person);

CREATE INDEX invitations_of_channels ON invitations (channel_id, expires_at) WHERE closed_at IS NULL;

CREATE INDEX invitations_open ON invitations (person) WHERE closed_at IS NULL;

CREATE INDEX invitations_over ON invitations (expires_at) WHERE message_id IS NOT NULL AND closed_at IS NULL;

CREATE INDEX invitations_unshown ON invitations (expires_at) WHERE message_id IS NULL AND closed_at IS NULL;

CREATE INDEX matches_challenger ON matches (challenger);

CREATE INDEX matches_due ON matches (due) WHERE due IS NOT NULL;

CREATE INDEX matches_given_up ON matches (channel_id) WHERE revision > shown AND given_up >= revision;

CREATE INDEX matches_history_first ON matches (first_player, id, game, status);

CREATE INDEX matches_history_second ON matches (second_player, id, game, status);

CREATE INDEX matches_open_first ON matches (first_player) WHERE ended_at IS NULL;

CREATE INDEX matches_open_in ON matches (guild_id) WHERE ended_at IS NULL;

CREATE INDEX matches_open_second ON matches (second_player) WHERE ended_at IS NULL;

CREATE UNIQUE INDEX matches_pairing ON matches (pairing) WHERE pairing IS NOT NULL;

CREATE UNIQUE INDEX matches_rematch ON matches (rematch_of)
    WHERE rematch_of IS NOT NULL AND status IN ('challenged', 'playing', 'finished');

CREATE INDEX matches_to_show ON matches (id) WHERE revision > shown AND revision > given_up;

CREATE INDEX matches_waiting ON matches (id) WHERE status = 'playing' AND turn IS NULL;

CREATE INDEX matches_won ON matches (game, level, ended_at)
    WHERE status = 'finished' AND counted AND given IS NULL AND result = iif(first_player IS NULL, '0-1', '1-0')
      AND level IS NOT NULL;

CREATE UNIQUE INDEX moves_standing ON moves (match_id, ply) WHERE taken_back_at IS NULL;

CREATE INDEX offers_of_match ON offers (match_id);

CREATE INDEX offers_of_player ON offers (player);

CREATE UNIQUE INDEX offers_open ON offers (match_id, kind) WHERE state = 'open';

CREATE INDEX pairings_first ON pairings (first_player);

CREATE INDEX pairings_second ON pairings (second_player);

CREATE INDEX pauses_of_challenged ON pauses (challenged);

CREATE UNIQUE INDEX players_hash ON players (hash) WHERE hash IS NOT NULL;

CREATE INDEX players_to_delete ON players (id) WHERE deletion_asked_at IS NOT NULL;

CREATE INDEX rating_changes_of ON rating_changes (player, game, rated_at);

CREATE INDEX ratings_latest ON ratings (game, rated_at);

CREATE INDEX servers_to_greet ON servers (id) WHERE greeting_due AND left_at IS NULL;

CREATE INDEX studies_of ON studies (person);

CREATE INDEX suspensions_of ON suspensions (person);

CREATE INDEX suspensions_to_end ON suspensions (ending_due) WHERE ending_due;

CREATE INDEX tournament_players_of ON tournament_players (person);

CREATE INDEX tournament_posts_given_up ON tournament_posts (tournament) WHERE given_up > 0;

CREATE UNIQUE INDEX tournament_posts_of ON tournament_posts (tournament, ifnull(round, 0));

CREATE INDEX tournament_posts_to_show ON tournament_posts (tournament) WHERE revision > shown;

CREATE INDEX tournaments_given_up ON tournaments (channel_id) WHERE given_up > 0;

CREATE INDEX tournaments_in ON tournaments (guild_id);

CREATE INDEX tournaments_of ON tournaments (person);

CREATE INDEX tournaments_playing ON tournaments (id) WHERE status = 'playing';

CREATE INDEX tournaments_to_show ON tournaments (id) WHERE revision > shown;
