### Openings in which two people find a fair beginning. Each game's openings have words of their own in its file.

## commands

commands-play-opening-name = opening
commands-play-opening-description = A fair beginning for two people (none by default)

## refusal

refusal-choice-due = First choose under the board which side you play.
refusal-choice-made = There is nothing to choose at the moment.
refusal-in-opening = Hints come after the opening.
refusal-bot-opening = This opening is for two people: name an opponent, too.
refusal-bad-opening = This game has no opening { $value }.

## opening

opening-players = {"*"}*{ $opener }** and **{ $other }**: the opening decides who plays which side
opening-choose = { $name } chooses a side
