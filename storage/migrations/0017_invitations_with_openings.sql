-- A challenge to whoever wants may name an opening of its game, too.

ALTER TABLE invitations ADD COLUMN opening TEXT CHECK (opening <> '');  -- NULL: an ordinary beginning
