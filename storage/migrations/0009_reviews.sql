-- What was found of every position of a finished match, as JSON: worked out once, kept for good.

CREATE TABLE reviews (
    match_id    INTEGER PRIMARY KEY REFERENCES matches (id),
    judgements  TEXT NOT NULL CHECK (json_valid(judgements)),
    made_at     TEXT NOT NULL
) STRICT;
