### What cannot be done, and faults.

## refusal

refusal-not-your-turn = It is not your turn yet.
refusal-not-your-match = This match is between others. Start your own with { COMMAND("play") }.
refusal-bot-is-thinking = I am still thinking about my move. One moment…
refusal-stale = The board has changed since then. Please look at it and choose again.
refusal-match-challenged = This match has not begun: the challenge is waiting for its answer.
refusal-match-playing = This match has already begun.
refusal-match-finished = This match is over. There is a Rematch button under its board.
refusal-match-declined = This challenge was declined.
refusal-match-withdrawn = This challenge was withdrawn.
refusal-match-expired = This challenge got no answer in time. You can make a new one with { COMMAND("play") }.
refusal-match-not-found = There is no such match.
refusal-unreadable-move = I cannot read { $move } as a move. Type { $how }.
refusal-illegal-move = { $move } is not possible here.
refusal-piece-own = your { $piece } on { $cell }
refusal-piece-other = the enemy { $piece } on { $cell }
refusal-ambiguous-move = { $move } may mean any of these: { $candidates }.
refusal-bad-game = I do not know the game { $value }.
refusal-bad-level = I do not know the level { $value }.
refusal-bad-side = I do not know the side { $value }.
refusal-bad-notation = This game is not written in the notation { $value }.
refusal-bad-choice = { $value } is not one of the choices.
refusal-bot-record = Bots have no record of their own. Choose a person.
refusal-self-challenge = You cannot challenge yourself. Leave the opponent empty to play against me.
refusal-bot-challenge = Other bots cannot play. Leave the opponent empty to play against me.
refusal-challenge-pending = You have already made this challenge; it is waiting for an answer.
refusal-challenged-already = { $name } has challenged you to this game already: accept that challenge, or decline it first.
refusal-too-many-matches = You have { $limit } matches open, which is the most that I allow. Finish one first ({ COMMAND("games") }).
refusal-not-for-you = This question is for somebody else.
refusal-not-yours = Only the person who asked can withdraw it.
refusal-match-goes-on = The match is not over yet.
refusal-nothing-to-take-back = You have not made a move yet.
refusal-too-early = Let us play a few moves first. Then you can offer a draw.
refusal-asked-already = Your opponent has said no in this position. Make a move, then you may ask again.
refusal-no-match = You have no match in progress. Start one with { COMMAND("play") }.
refusal-export-running = Your data is being collected already. It will come as a file.
refusal-several-matches = You have several matches in progress. Say which one you mean.
refusal-rematch-exists = The rematch has already begun: it is match { $match_id } ({ COMMAND("games") }).
refusal-offer-gone = That offer no longer stands.
refusal-offer-stands = An offer is already waiting for its answer.
refusal-slow-down = Your last challenge to this person did not become a match. You can challenge them again { $when }.
refusal-person-gone = The data of somebody whom this is about has just been deleted. Please try again.
refusal-still-playing = A match of yours was begun meanwhile. Please try again.
refusal-former-player = Your opponent in that match does not use me any more.
refusal-blocked = This person does not take challenges from you.
refusal-self-block = You cannot block yourself.
refusal-bot-block = Bots never challenge anybody, so none needs to be blocked.
refusal-too-much-asked = You have asked me for a lot at once. Please try again in a moment.

## trouble

trouble-apology = Something went wrong on my side, and the error has been logged. Your match is safe. Please try again.
trouble-engine-busy = I am thinking about many boards at once. Please try again in a moment.
trouble-engine-failed = I could not work that out just now. Please try again.
trouble-engine-stopped = I am restarting. Your match is safe; please try again in a minute.
trouble-not-stored = I cannot read or save matches at the moment. Please look at the board in a while before you try again.
trouble-stopping = I am restarting. Please try again in a minute; no move that was played is lost.
trouble-cannot-post = I don't have permission to post here. Ask for the permissions to send messages and attach files (in a voice channel also to connect), or play in another channel.
trouble-uninvited = I am not in this private thread: I answer what is used here, but I can call nobody and change nothing by myself. Mention { $bot } here to let me in.
trouble-board-unreachable = Done, but I can't show it where the board of match { $id } is. Go on with { COMMAND("move") }, or bring the board here with { COMMAND("board") }.
trouble-filtered = A filter of this server stops my message. Ask a moderator, or play in another channel.
trouble-message-gone = That message was deleted. { COMMAND("board") } shows the board of a match again.
trouble-late = That took me too long. Please press the button again.
trouble-unknown-button = This button is too old. Show the board again with { COMMAND("board") }.
trouble-unknown-command = I do not have that command any more. Type / to see what I can do.
