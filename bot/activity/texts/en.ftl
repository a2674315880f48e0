### The board that one can touch: what its page says by itself.

## activity

activity-connecting = Connecting…
activity-lost = The connection was lost. Trying again…
activity-outside = This page is a part of Discord: open it there, from a match.
activity-failed = Discord did not answer. Close this page and open it again.
activity-newer = There is a newer version of this page: close it and open it again.
activity-board = Board
activity-keys = Arrow keys move over the board, Enter chooses, Escape lets go.
activity-moves = Moves
activity-turn = Turn the board
activity-sound = Sound
activity-target = { $cell }: can be chosen
activity-prepared = Prepared: { $move }
activity-confirm = Ask before each move
activity-meant = Make this move?
activity-make = Make the move
activity-unknown = Discord could not confirm who you are. Close this page and open it again.
activity-hidden = This match cannot be seen here any more.
activity-lobby = Overview
activity-back = Back to the board
activity-challenges = Open challenges in this channel
activity-begin = Begin a match
activity-watch = Matches to watch
activity-puzzles = Puzzles
activity-record = Your record
activity-show = Show
activity-choose_game = Choose a game
activity-pause = Stop the clocks

## refusal

refusal-not-here = This person does not have the page open any more.
refusal-only-answers = I cannot post here on my own. Begin the match in the chat: with a button there, or with { COMMAND("play") }.
refusal-timed-out = You may not use me in this server { $until }: you have a time-out here.
