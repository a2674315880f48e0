### Settings, help, about.

## settings

settings-title = Your settings
settings-server_title = Server defaults
settings-saved = Saved.
settings-server_only = Only people who may manage this server can change its defaults.
settings-language-label = Language
settings-language-auto = As in Discord
settings-every_game = All games
settings-one_game = Choices for one game
settings-usual = As usual in my language
settings-notation-label = How moves are written
settings-pieces-label = Pieces
settings-look-label = Look of the board
settings-board-label = Boards
settings-board-picture = As pictures
settings-board-text = As text (for screen readers and slow connections)
settings-notices-label = Pings when it is my turn
settings-notices-on = Ping me when I have been away
settings-notices-off = Never ping me

## help

help-title = How to play with me
help-begin =
    {"*"}*Begin** with { COMMAND("play") }: choose a game, then a level to play against me, or a person to challenge.
    {"*"}*Move** with the buttons under the board. Where there are many moves, choose step by step, or type the move ({ COMMAND("move") }, or the button Type a move).
help-during =
    {"*"}*No idea?** { COMMAND("hint") } helps in three steps: where to look, the move, and what it leads to. Only you see it.
    {"*"}*A mistake?** { COMMAND("takeback") } takes your last move back; against a person only if they agree. { COMMAND("draw") } offers a draw, { COMMAND("resign") } ends the match as lost.
help-after =
    {"*"}*Afterwards** press Rematch to play again with sides exchanged. { COMMAND("history") } replays any match move by move; { COMMAND("stats") } shows your record.
    {"*"}*Lost the board?** { COMMAND("games") } lists your matches, { COMMAND("board") } shows a board again. Boards keep working for ever, even after I restart.
help-rules = **{ $game }**: { $rules }

## about

about-title = About Qibot
about-what = I play { $games }, with engines of my own.
about-version = Version { $version }
about-compiled = Engines: compiled
about-interpreted = Engines: interpreted (slower; no C compiler was found at installation)
about-workers =
    { $n ->
        [one] { $n } engine process, { $busy } busy, { $waiting } waiting
       *[other] { $n } engine processes, { $busy } busy, { $waiting } waiting
    }
about-tables = Search tables in memory: { $tables } of at most { $slots }
about-played =
    { $n ->
        [one] { $n } match played to its end
       *[other] { $n } matches played to their end
    }
about-uptime = Started { $when }

## block

block-done = { $name } can no longer challenge you. They are not told. { COMMAND("unblock") } undoes it.
block-undone = { $name } can challenge you again.
block-was-not = { $name } was not blocked.
block-list = Blocked: { $names }.
block-none = You have not blocked anybody.
