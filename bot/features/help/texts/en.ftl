### The pages /help and /about.

## commands

commands-help-name = help
commands-help-description = How to play with me, on one page
commands-about-name = about
commands-about-description = What I am, my version and my state

## buttons

buttons-play = Play { $game }

## learn

learn-help = {"*"}*New to a game?** { COMMAND("learn") } teaches its rules step by step, with positions to try. Where a lesson has the button Open the board, you can touch the pieces there.

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
    {"*"}*Lost the board?** { COMMAND("games") } lists your matches, { COMMAND("board") } shows a board again. Boards keep working forever, even after I restart.
help-more = {"*"}*And more:** { COMMAND("puzzle") } gives you a puzzle; in a server { COMMAND("anyone") } finds you an opponent, { COMMAND("tournament") } begins a tournament. { COMMAND("settings") } changes the language, the pieces and the boards (also as text, for screen readers).

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
