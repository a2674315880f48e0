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
    {"*"}*Lost the board?** { COMMAND("games") } lists your matches, { COMMAND("board") } shows a board again. Boards keep working forever, even after I restart.
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

## privacy

privacy-title = What I keep about you
privacy-kept = **Kept:** your name, language and Discord ID as I last saw them; your matches with their moves, offers and hints; your record, your ratings and days off, your settings and whom you have blocked; the lessons you have finished. I read no messages, and I keep nothing about people who have neither used me nor been challenged.
privacy-why = **Why:** to go on with your matches after a restart, to show your history and record, and to write in your language. Nothing is sold or given to anybody.
privacy-seen = **Who sees it:** matches played in a server can be looked up by anybody who uses me; matches in direct messages only by their two players.
privacy-gone = **How it goes away:** with the button below, at once. Your opponents keep the moves of the matches you played with them, against “a former player”. Backups made before by whoever runs this bot are theirs to delete. Suspensions by moderators and blocks by other people stay in force; for them I keep a keyed hash of your Discord ID, as long as there are any, and nothing else.
privacy-export = Send me my data
privacy-delete = Delete my data
privacy-collecting = I am collecting your data…
privacy-exported = Everything that I keep about you.
privacy-too-large = Your data is too large for one message. Please ask whoever runs this bot for it.
privacy-confirm = **Delete everything about you?** Matches and challenges that are still open end as if you had resigned or declined. Your name, record, settings and block list are gone for good. This cannot be undone. Suspensions and blocks by others stay in force.
privacy-delete-yes = Yes, delete everything
privacy-delete-no = No, keep it
privacy-deleted = Everything about you is deleted. If you use me again, I will meet you as somebody new. Suspensions and blocks by others stay in force.
