-- What was given up is looked for by its channel, each time that one opens again.
CREATE INDEX matches_given_up ON matches (channel_id) WHERE revision > shown AND given_up >= revision;
