-- Every match of a tournament may begin with an opening of its game.

ALTER TABLE tournaments ADD COLUMN opening TEXT CHECK (opening <> '');  -- NULL: an ordinary beginning
