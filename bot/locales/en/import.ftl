### What is wrong with a game or a position that somebody brought along.

## refusal

refusal-bad-import = I cannot read that. { $what }
refusal-bad-import-at = I cannot read that (line { $line }, column { $column }). { $what }

## import

import-empty = There is no game in it.
import-not-one = There must be exactly one game in it.
import-too-long = The text is too long.
import-too-large = The file is larger than 1 MiB.
import-too-many-moves = It has more than { $value } moves.
import-tag = { $value } is not a tag.
import-no-game-tag = The tag Game, which names the game, is missing. Choose the game with the option “{ commands-import-game-name }”.
import-game = No game here is called { $value }.
import-unclosed = At { $value } something is not closed, or closed twice.
import-variation = A variation is not closed, or closed twice.
import-move = Half-move { $ply }: { $why }
import-over = Half-move { $ply }, { $value }: the game was over before it.
import-position = { $value } is not a position of this game: { $game }.
import-result = { $value } is not a result.
import-results = The results contradict each other: { $value }.
