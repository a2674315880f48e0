### Meeting: challenges to anybody, following a match, series.

## commands

commands-anyone-name = anyone
commands-anyone-description = Ask this channel who wants to play with you

## buttons

buttons-join = Play
buttons-follow = Follow

## invitation

invitation-asked = { $host } wants to play { $game }. Who joins?
invitation-closed = { $host } is no longer looking for somebody to play { $game }.

## match

match-accepted = { $name }, your challenge was accepted. It is your turn.

## follow

follow-on = You will be told here how this match ends. Press again to stop.
follow-off = You no longer follow this match.
follow-nowhere = I am not a member of this server, so I could not tell you here how the match ends.
follow-ended = { $people } The match is over: { $match }. { $end }

## series

series-score = Series: { $first } { $points } : { $other } { $second }

## refusal

refusal-invitation-open = You are already looking for somebody to play this game.
refusal-own-invitation = This is your own invitation: somebody else has to accept it.
