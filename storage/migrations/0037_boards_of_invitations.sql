-- The message of a challenge to anybody belongs to its match from the moment in which somebody joins.

UPDATE invitations SET message_id = NULL
 WHERE closed_at IS NOT NULL AND message_id IN (SELECT message_id FROM matches);
