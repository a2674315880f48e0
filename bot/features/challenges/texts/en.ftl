### Challenges to a person, to anybody, and rematches.

## commands

commands-anyone-name = anyone
commands-anyone-description = Ask this channel who wants to play with you
commands-play-name = play
commands-play-description = Start a game against me or against another person
commands-play-opponent-name = opponent
commands-play-opponent-description = The person to challenge; leave it empty to play against me
commands-play-level-name = level
commands-play-level-description = How strongly I play (Beginner until your first win in the game, then Medium)
commands-challenge-name = Challenge to a game

## buttons

buttons-join = Play

## challenge

challenge-hidden = Nobody else can see this challenge: the server does not let me post for everybody here, so I have withdrawn it. Challenge in a server that has me as a member, or ask an admin to allow external apps.
challenge-alone = Nobody else reads these direct messages, so I have withdrawn the challenge. Challenge in a server or in a group.
challenge-which = Which game do you want to play with { $name }?

## invitation

invitation-asked = { $host } wants to play { $game }. Who joins?
invitation-second = Whoever joins moves first.
invitation-closed = { $host } is no longer looking for somebody to play { $game }.

## match

match-accepted = { $name }, your challenge was accepted. It is your turn.

## position

position-asked = From this position: { $host } plays { $side }. Not rated.

## refusal

refusal-invitation-open = You are already looking for somebody to play this game.
refusal-own-invitation = This is your own invitation: somebody else has to accept it.
