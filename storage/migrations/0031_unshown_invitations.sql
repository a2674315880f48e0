-- Open invitations whose message was not posted, or is not known, are looked for in every sweep.

CREATE INDEX invitations_unshown ON invitations (expires_at) WHERE message_id IS NULL AND closed_at IS NULL;
