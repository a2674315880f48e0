-- Clocks: how much time there is for a match, how much of it is left, and when the bot was there to see.

-- The time control is a word of the bot's; the banks are milliseconds left when the present turn began.
ALTER TABLE matches ADD COLUMN clock TEXT NOT NULL DEFAULT 'none';
ALTER TABLE matches ADD COLUMN turn_at TEXT;         -- since when the side to move has been thinking
ALTER TABLE matches ADD COLUMN first_left INTEGER;   -- NULL: no bank
ALTER TABLE matches ADD COLUMN second_left INTEGER;
ALTER TABLE matches ADD COLUMN warn_at TEXT;         -- when who must move is to be warned; NULL: was warned, or need not
ALTER TABLE matches ADD COLUMN paused_at TEXT;       -- since when the clocks stand; NULL: they run

UPDATE matches SET clock = 'move-259200' WHERE level IS NULL;

CREATE INDEX matches_warning ON matches (warn_at) WHERE warn_at IS NOT NULL;

ALTER TABLE moves ADD COLUMN spent INTEGER;  -- milliseconds that the move was charged; NULL: no clock ran

-- Days that a person takes off: clocks by the move stand still for them.
CREATE TABLE vacations (
    person    INTEGER NOT NULL REFERENCES players (id),
    began_at  TEXT NOT NULL,
    ends_at   TEXT NOT NULL,
    PRIMARY KEY (person, began_at),
    CHECK (began_at <= ends_at)
) STRICT, WITHOUT ROWID;

-- When the bot was last known to be there; time after that is nobody's.
CREATE TABLE presence (
    id        INTEGER PRIMARY KEY CHECK (id = 1),
    alive_at  TEXT NOT NULL
) STRICT;
