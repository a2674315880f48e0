### A match: its page, buttons, offers, clocks, hints in words, and what cannot be done in it.

## buttons

buttons-accept = Accept
buttons-decline = Decline
buttons-withdraw = Withdraw
buttons-hint = Hint
buttons-resign = Resign
buttons-draw = Offer a draw
buttons-draw_accept = Accept the draw
buttons-draw_decline = Play on
buttons-draw_withdraw = Withdraw the offer
buttons-takeback = Take back
buttons-takeback_accept = Allow the takeback
buttons-takeback_decline = Refuse the takeback
buttons-takeback_withdraw = Withdraw the request
buttons-rematch = Rematch
buttons-type_move = Type a move
buttons-choose_again = Choose again
buttons-open_board = Open the board
buttons-open = Go to the board
buttons-replay = Replay
buttons-first = First
buttons-previous = Back
buttons-next = Next
buttons-last = Last
buttons-export = Save as PGN
buttons-clock_resume = Resume the clocks
buttons-pause_accept = Agree to the pause
buttons-pause_decline = No pause
buttons-pause_withdraw = Withdraw the request
buttons-review = Review
buttons-best = Best move?
buttons-share = Share
buttons-learn = Learn
buttons-follow = Follow

## settings

settings-language-label = Language
settings-language-auto = As in Discord
settings-notation-label = How moves are written
settings-pieces-label = Pieces
settings-look-label = Look of the board
settings-board-label = Boards
settings-board-picture = As pictures
settings-board-text = As text (for screen readers and slow connections)
settings-board-grid = Drawn with letters (for slow connections)
settings-clock-label = Usual clock
settings-clock-auto = Days per move against people, no clock against me
settings-clock-none = No clock
settings-clock-live-60-5 = 1 minute + 5 seconds per move
settings-clock-live-300-5 = 5 minutes + 5 seconds per move
settings-clock-live-600-10 = 10 minutes + 10 seconds per move
settings-clock-live-900-10 = 15 minutes + 10 seconds per move
settings-clock-move-86400 = 1 day per move
settings-clock-move-259200 = 3 days per move
settings-clock-move-604800 = 7 days per move
settings-notices-label = Pings when a move is due
settings-notices-on = Ping after an absence
settings-notices-off = No pings
settings-coach-label = Warnings before a blunder
settings-coach-auto = In the first three matches of a game against the bot
settings-coach-on = In every match against the bot
settings-coach-off = Never
settings-listed-label = Leaderboards
settings-listed-on = Listed among the best
settings-listed-off = Never listed
settings-usual = As usual in the language
settings-usual-everywhere = As usual

## match

match-title = { $game }: { $first } against { $second }
match-side = **{ $name }** ({ $side })
match-sides = { $first } against { $second }
match-turn = { $name } ({ $side }) to move
match-thinking = Qibot is thinking…
match-queue = I am playing on { $n } other boards, too: this may take a moment.
match-check = Check!
match-near_loses = ⚠️ One more repetition, and { $loser } loses ({ $reason }).
match-near_draws = ⚠️ One more repetition, and the game is drawn.
match-last = Last move: { $move } ({ $side })
match-start = No move yet
match-ply =
    { $n ->
        [one] { $n } move played
       *[other] { $n } moves played
    }
match-number = Match { $id }
match-elsewhere = This match went on elsewhere. Its players find it with { COMMAND("board") }.
match-event = Tournament { $id }, round { $round } of { $rounds }
match-unrated = not rated
match-hints =
    { $n ->
        [one] { $name } used { $n } hint
       *[other] { $name } used { $n } hints
    }
match-your_turn = { $name }, it is your turn.
match-bot_moved = { $name }, I have moved. It is your turn.
match-time_short = { $name }, you have little time left for your move.

## hints

hints-nobody = no hints
hints-both = hints for both

## challenge

challenge-asked = { $challenger } challenges { $opponent } to a game of { $game }.
challenge-first = { $name } moves first.
challenge-until = The challenge expires { $when }.
challenge-declined = { $opponent } does not want to play { $game } now.
challenge-withdrawn = { $challenger } has withdrawn the challenge.
challenge-expired = { $opponent } did not answer, and the challenge to { $game } has expired.
challenge-ended = A moderator has ended the challenge to { $game }.
challenge-rematch = { $challenger } wants a rematch of { $game } with { $opponent }.

## offer

offer-draw_asked = { $name } offers a draw.
offer-takeback_asked =
    { $n ->
        [one] { $name } asks to take back { $n } move.
       *[other] { $name } asks to take back { $n } moves.
    }
offer-pause_asked = { $name } asks to stop the clocks.
offer-hidden = Only you can see this question: I may not post for everybody here. The board says what you ask, and { $name } answers by pressing the same button under it.

## moves

moves-last = Last move: { $move } ({ $side }, { $piece })
moves-taking = { $last }, takes { $pieces }
moves-named = Look at { $piece }.

## opening

opening-undecided = The opening decides who plays which side
opening-choose = { $name } chooses a side

## board

board-opening = Opening: { $name }
board-asked = { $name }: { $question }
board-again = To see the board, use { COMMAND("board") }.

## card

card-record = Between you two: { $first } { $first_wins }, { $second } { $second_wins }, draws { $draws }
card-level-record = Against { $level }: won { $won }, drawn { $drawn }, lost { $lost }
card-first-win = 🏆 { $name } beats { $level } for the first time.
card-streak =
    { $n ->
        [2] { $name } has beaten { $level } twice in a row.
       *[other] { $name } has beaten { $level } { $n } times in a row.
    }
card-next-level = Try { $level }?

## hint

hint-takes = { $move } (takes { $pieces })
hint-piece = Look at the { $piece } on { $cell }.
hint-candidates = Look at { $moves }: one of them is best.
hint-only = Only one move is good here: look at { $moves }.
hint-move = Play **{ $move }**.
hint-line = A likely continuation: { $line }

## clock

clock-hours = Hours per move: { $n }
clock-named = Clock: { $clock }
clock-first = First move within { $minutes } minutes
clock-paused = ⏸️ The clocks are stopped
clock-short = ⚠️ **{ $name }, your time runs out { $when }**
clock-runs_again = ▶️ The clocks are running again.

## prospect

prospect-wins-now = This wins at once.
prospect-wins =
    { $n ->
        [one] This wins in { $n } move.
       *[other] This wins in { $n } moves.
    }
prospect-loses =
    { $n ->
        [one] This holds out longest: your opponent can win in { $n } move.
       *[other] This holds out longest: your opponent can win in { $n } moves.
    }
prospect-loses-now = The game ends with this move, and every move loses.
prospect-wins-by-rule = Your opponent must not keep repeating moves: whoever does loses.
prospect-loses-by-rule = You must not keep repeating moves: whoever does loses. Choose another move as soon as you can.
prospect-draws = This holds the draw.
prospect-wins-material = This wins { $won }.
prospect-wins-material-for = This wins { $won } for { $lost }.
prospect-loses-material = You lose { $lost } either way; this costs least.
prospect-loses-material-for = You lose { $lost } for { $won } either way; this costs least.
prospect-better = After this you stand better.
prospect-worse = You stand worse, but this is the best defence.
prospect-even = This keeps the game even.

## truth

truth-all = Every move, if both sides play perfectly: { $values }.
truth-wins =
    { $n ->
        [1] **{ $move }** wins at once
       *[other] **{ $move }** wins in { $n }
    }
truth-loses = **{ $move }** loses in { $n }
truth-draws = **{ $move }** draws

## rating

rating-title = Rating
rating-change = { $name } { $rating }{ $change }
rating-row = Rating in { $game }: { $rating } (rated matches: { $n })
rating-provisional = The question mark means: too few matches so far to be sure.
rating-history = Rating over the last matches ({ $n }): from { $first } to { $last }.

## position

position-unrated = from a position, not rated

## replay

replay-position = Move { $ply } of { $total }
replay-start = The start

## refusal

refusal-self-block = You cannot block yourself.
refusal-not-your-turn = It is not your turn yet.
refusal-not-your-match = This match is between others. Start your own with { COMMAND("play") }.
refusal-bot-is-thinking = I am still thinking about my move. One moment…
refusal-stale = The board has changed since then. Please look at it and choose again.
refusal-match-challenged = This match has not begun: the challenge is waiting for its answer.
refusal-match-playing = This match has already begun.
refusal-match-finished = This match is over.
refusal-match-declined = This challenge was declined.
refusal-match-withdrawn = This challenge was withdrawn.
refusal-match-expired = This challenge is no longer open. You can make a new one with { COMMAND("play") }.
refusal-match-not-found = There is no such match.
refusal-unreadable-move = I cannot read { $move } as a move. Type { $how }.
refusal-illegal-move = { $move } is not possible here.
refusal-piece-own = your { $piece } on { $cell }
refusal-piece-other = the enemy { $piece } on { $cell }
refusal-ambiguous-move = { $move } may mean any of these: { $candidates }.
refusal-over-move = In this position the match is over.
refusal-bad-game = I do not know the game { $value }.
refusal-bad-level = I do not know the level { $value }.
refusal-bad-side = I do not know the side { $value }.
refusal-bad-notation = This game is not written in the notation { $value }.
refusal-bot-opening = This opening is for two people: name an opponent, too.
refusal-level-for-bot = A level is for matches against me. Leave out the level, or the opponent.
refusal-bad-choice = { $value } is not one of the choices.
refusal-self-challenge = You cannot challenge yourself. Leave the opponent empty to play against me.
refusal-bot-challenge = Other bots cannot play. Leave the opponent empty to play against me.
refusal-unseen-challenge = This person cannot see this channel and could not answer. Challenge them in a channel that you both see.
refusal-challenge-pending = You have already made this challenge; it is waiting for an answer.
refusal-challenged-already = { $name } has challenged you to this game already: accept that challenge, or decline it first.
refusal-too-many-matches = You have { $limit } matches open, which is the most that I allow. Finish one first ({ COMMAND("games") }).
refusal-not-for-you = This question is for somebody else.
refusal-not-yours = Only the person who asked can withdraw it.
refusal-match-goes-on = The match is not over yet.
refusal-no-match = You have no match in progress. Start one with { COMMAND("play") }.
refusal-several-matches = You have several matches in progress. Choose one.
refusal-rematch-exists = The rematch has already begun: it is match { $match_id } ({ COMMAND("games") }).
refusal-offer-gone = That offer no longer stands.
refusal-offer-stands = An offer is already waiting for its answer.
refusal-slow-down = Your last challenge to this person did not become a match. You can challenge them again { $when }.
refusal-former-player = Your opponent in that match does not use me any more.
refusal-blocked = This person does not take challenges from you.
refusal-too-much-asked = You have asked me for a lot at once. Please try again in a moment.
refusal-just-asked = You have just asked me for this. Please wait a moment before you ask again.
refusal-choice-due = First choose under the board which side you play.
refusal-choice-made = There is nothing to choose at the moment.
refusal-in-opening = Hints come after the opening.
refusal-bad-opening = This game has no opening { $value }.
refusal-no-vacation-left = That is more than you have. Days off left this year: { $n }.
refusal-no-hints = Between people there are hints only where both agreed to them when the match began, and never in tournaments or with a live clock.
refusal-own-match = This position belongs to your match { $match_id }, which is still being played. When it is over, I can tell you what is best here, and you can play on from here.
refusal-too-many-here = You have reached the limit of open matches in this server ({ $limit }). Finish one first.
refusal-no-leaderboard = This server has switched its leaderboard off. Choose “{ top-everywhere }” for the best of all servers.
refusal-wrong-channel = In this server matches are only played here: { $where }.
refusal-wrong-role = In this server matches may only be begun by { $who }.
refusal-suspended = You may not use me in this server { $until }. The reason given: { $reason }

## menus

menus-match_option = { $game } against { $opponent }

## trouble

trouble-unknown-button = This button is too old. { COMMAND("board") } shows the board of a match again; for anything else, use its own command once more.
trouble-cannot-post = I do not have permission to post here. Ask for the permissions to view the channel, send messages and attach files (in a voice channel also to connect), or play in another channel.
trouble-late = That took me too long. Please press the button again.

## series

series-score = Series: { $first } { $points } : { $other } { $second }

## moderation

moderation-until = until { $when }
moderation-until-lifted = until a moderator allows it again

## learn

learn-show = Show me
learn-right-1 = Right!
learn-right-2 = Well done!
learn-right-3 = Exactly!
learn-not-it = { $move } is possible, but it is not the move we are looking for.
