### Studies: imported games and positions, and playing on from them.

## commands

commands-import-name = import
commands-import-description = Look at a game or position of your own: PGN, PDN, FEN or UCCI
commands-import-file-name = file
commands-import-file-description = A file with a game
commands-import-text-name = text
commands-import-text-description = A game or position as text
commands-import-game-description = Which game, where you give a position

## position

position-play = Play from here
position-ask = { $side } is to move. Which side do you play? The match is not rated and not counted in your record.
position-level = Against me, you play { $side }: how strong?
position-anyone = Ask this channel, I play { $side }

## study

study-title = Study board: { $game } · { $first } – { $second }
study-saved = The study as PGN.
study-first = There are more games in it; this is the first.
study-over = By the rules here the game ends at this point; what you gave me says otherwise.

## import

import-empty = There is no game in it.
import-both = Give a file or a text, not both.
import-too-long = The text is too long.
import-too-large = The file is larger than 1 MiB.
import-not-fetched = I could not get the file from Discord. Please try again, or paste its text.
import-too-many-moves = It has more than { $value } moves.
import-tag = { $value } is not a tag.
import-no-game-tag = The tag Game, which names the game, is missing. Choose the game with the option “{ commands-game-name }”.
import-game = No game here is called { $value }.
import-unclosed = At { $value } something is not closed, or closed twice.
import-variation = A variation is not closed, or closed twice.
import-move = { $game }, half-move { $ply }: { $why }
import-over = { $game }, half-move { $ply }, { $value }: the game was over before it.
import-position = { $value } is not a position of this game: { $game }. { $why }
import-position-form = It is written like this: { $value }
import-position-rows = The number of rows is wrong.
import-position-row = The row { $value } is too long or too short.
import-position-sign = The sign { $value } means nothing here.
import-position-cell = No game leads to it: look at { $value }.
import-position-too-many = There are too many { $value }.
import-position-missing = { $value } is missing.
import-position-turn = The numbers of x and o do not fit the side to move.
import-position-stones = The number of x and o is wrong.
import-position-won = The side to move has won already.
import-results = The results contradict each other: { $value }.

## refusal

refusal-which-import = I cannot tell which game that is. Choose it.
refusal-no-import = I find neither a game nor a position. Send a game as PGN, PDN or just its moves, or a position as FEN.
refusal-bad-import = I cannot read that. { $what }
refusal-bad-import-at = I cannot read that (line { $line }, column { $column }). { $what }
