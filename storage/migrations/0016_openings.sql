-- How a match finds a fair beginning: the name of an opening of its game, then what was chosen in it, a blank between two.
-- Until a side is chosen the two players may exchange seats, so that who is to act always sits on the side to move.

ALTER TABLE matches ADD COLUMN opening TEXT CHECK (opening <> '');  -- NULL: an ordinary beginning
