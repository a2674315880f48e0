-- Where the message of a challenge to anybody is, so that it can be brought up to date.

ALTER TABLE invitations ADD COLUMN guild_id INTEGER;
ALTER TABLE invitations ADD COLUMN channel_id INTEGER;
ALTER TABLE invitations ADD COLUMN message_id INTEGER;  -- NULL where the bot cannot change it by its own hand
