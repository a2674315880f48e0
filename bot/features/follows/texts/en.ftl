### Following a match: the message on how it ended.

## follow

follow-ended = { $people } The match is over: { $match }. { $end }
follow-on = You will be told here how this match ends.
follow-stop = Stop following
follow-off = You no longer follow this match.
follow-nowhere = I cannot post here by myself, so I could not tell you here how the match ends.
