### Matches that begin from a position.

## position

position-play = Play from here
position-ask = You play { $side }, who is to move. The match is not rated and not counted in your record.
position-level = Against me: how strong?
position-anyone = Ask this channel
position-other-side = Nobody has moved yet and { $side } is to move. Make one move on the study board, then play from there.
position-unrated = from a position, not rated
position-asked = From this position: { $host } plays { $side }, who is to move. Not rated.
position-study = Study board
