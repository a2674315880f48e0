-- The challenges to anybody that are open in a channel are looked up, as often as somebody opens the lobby of the page.

CREATE INDEX invitations_of_channels ON invitations (channel_id, expires_at) WHERE closed_at IS NULL;
