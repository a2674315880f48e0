-- Who does not want to be asked by whom.

-- Challenges from `other` to `person` are refused.
CREATE TABLE blocks (
    person   INTEGER NOT NULL REFERENCES players (id),
    other    INTEGER NOT NULL REFERENCES players (id),
    made_at  TEXT NOT NULL,
    PRIMARY KEY (person, other),
    CHECK (person <> other)
) STRICT, WITHOUT ROWID;

-- After a challenge that was declined or withdrawn the same person is not challenged again by the same person until
-- then. `refusals` counts such challenges in a row; an accepted one removes the row.
CREATE TABLE pauses (
    challenger  INTEGER NOT NULL REFERENCES players (id),
    challenged  INTEGER NOT NULL REFERENCES players (id),
    refusals    INTEGER NOT NULL CHECK (refusals >= 1),
    until       TEXT NOT NULL,
    PRIMARY KEY (challenger, challenged)
) STRICT, WITHOUT ROWID;
