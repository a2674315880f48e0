### What cannot be done, and faults.

## refusal

refusal-not-your-turn = It is not your turn yet.
refusal-not-your-match = This match is between others. Start your own with /play.
refusal-bot-is-thinking = I am still thinking about my move. One moment…
refusal-stale = The board has changed since that button was shown. Look at it again and choose anew.
refusal-match-challenged = This match has not begun: the challenge waits for its answer.
refusal-match-playing = This match is being played already.
refusal-match-finished = This match is over. There is a Rematch button under its board.
refusal-match-declined = This challenge was declined.
refusal-match-withdrawn = This challenge was withdrawn.
refusal-match-expired = This challenge got no answer in time. You can make a new one with /play.
refusal-match-not-found = There is no such match.
refusal-unreadable-move = I cannot read { $move } as a move. Type { $how }.
refusal-illegal-move = { $move } is not possible here.
refusal-ambiguous-move = { $move } may mean any of these: { $candidates }.
refusal-bad-game = I do not know the game { $value }.
refusal-bad-level = I do not know the level { $value }.
refusal-bad-side = I do not know the side { $value }.
refusal-bad-notation = This game is not written in the notation { $value }.
refusal-bad-choice = { $value } is not one of the choices.
refusal-bot-record = Bots have no record of their own. Choose a person.
refusal-self-challenge = You cannot challenge yourself. Leave the opponent empty to play against me.
refusal-bot-challenge = Other bots cannot play. Leave the opponent empty to play against me.
refusal-challenge-pending = You have made this challenge already; it still waits for an answer.
refusal-too-many-matches = You have { $limit } matches open, which is as many as I can keep in sight. Finish one first (/games).
refusal-not-for-you = This question is for somebody else.
refusal-not-yours = Only the one who asked can take it back.
refusal-match-goes-on = The match is not over yet.
refusal-nothing-to-take-back = You have not made a move yet.
refusal-too-early = Let us play a few moves first, then you may offer a draw.
refusal-asked-already = Your opponent has said no in this position. Make a move, then you may ask again.
refusal-no-match = You have no match in progress. Start one with /play.
refusal-several-matches = You have several matches in progress. Say which one you mean.
refusal-rematch-exists = The rematch has begun already: it is match { $match_id } (/games).
refusal-offer-gone = That offer no longer stands.
refusal-offer-stands = There is an offer waiting for its answer already.
refusal-slow-down = You have just taken back a challenge. Please wait a minute before you challenge them again.

## trouble

trouble-apology = Something went wrong on my side. It has been noted; your match is safe. Please try again.
trouble-engine-busy = I am thinking about many boards at once. Please try again in a moment.
trouble-engine-failed = I could not work that out just now. Please try again.
trouble-engine-stopped = I am just being restarted. Your match is safe; please try again in a minute.
trouble-not-stored = I cannot reach my memory at the moment. Please look at the board in a while before you try again.
trouble-stopping = I am just being restarted. Please try again in a minute; nothing that was played is lost.
trouble-cannot-post = I may not post in this channel. Ask for the permission to send messages and attach files, or play in another channel.
trouble-message-gone = That message was deleted. /board posts the board of a match again.
trouble-late = That took me too long. Please press the button again.
trouble-unknown-button = This button is too old for me. Post the board again with /board.
trouble-unknown-command = I do not have that command any more. Type / to see what I can do.
