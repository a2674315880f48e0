-- Messages of challenges to anybody that are over say so by themselves; of earlier ones, after a press of their button.

UPDATE invitations SET closed_at = expires_at
 WHERE closed_at IS NULL AND message_id IS NOT NULL AND expires_at <= strftime('%Y-%m-%dT%H:%M:%fZ', 'now');

CREATE INDEX invitations_over ON invitations (expires_at) WHERE message_id IS NOT NULL AND closed_at IS NULL;
