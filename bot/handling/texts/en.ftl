### What several features say: windows, settings, options of commands, faults.

## commands

commands-match-name = match
commands-match-description = Which of your matches; not needed if only one is open here
commands-game-name = game
commands-game-description = Which game
commands-side-name = side
commands-side-description = Who moves first (random by default)
commands-clock-name = clock
commands-clock-description = How much time there is (your usual clock by default)
commands-opening-name = opening
commands-opening-description = A fair beginning for two people (none by default)
commands-hints-name = hints
commands-hints-description = Hints against a person: nobody, or both (none by default, and never with a live clock)
commands-player-name = player

## windows

windows-move_title = Your move
windows-move_label = Move

## settings

settings-server_title = Server defaults
settings-saved = Saved.
settings-server_only = Only people who may manage this server can change its defaults.

## refusal

refusal-person-gone = The data of one of the people involved has just been deleted. Please try again.
refusal-no-tournament = There is no such tournament in this server.
refusal-tournament-changed = That cannot be done now: the tournament has begun, is full or over.
refusal-still-playing = One of your matches began in the meantime. Please try again.

## trouble

trouble-apology = Something went wrong on my side, and the error has been logged. Your match is safe. Please try again.
trouble-engine-busy = I am thinking about many boards at once. Please try again in a moment.
trouble-engine-failed = I could not work that out just now. Please try again.
trouble-engine-stopped = I am restarting. Your match is safe; please try again in a minute.
trouble-not-stored = I cannot read or save matches at the moment. Please look at the board in a while before you try again.
trouble-stopping = I am restarting. Please try again in a minute; no move that was played is lost.
trouble-uninvited = I am not a member of this private thread: I answer commands and buttons here, but I cannot ping anybody, and I cannot change anything by myself. Mention { $bot } here to let me in.
trouble-board-unreachable = Done, but I cannot show it where the board of match { $id } is.
trouble-go-on = Go on with { COMMAND("move") }; { COMMAND("board") } shows the position.
trouble-filtered = A filter of this server stops my message. Ask a moderator, or play in another channel.
trouble-message-gone = That message was deleted. { COMMAND("board") } shows the board of a match again.
trouble-unknown-command = I do not have that command any more. Type / to see what I can do.
