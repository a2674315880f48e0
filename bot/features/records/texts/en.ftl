### Looking back: lists, replays, statistics, leaderboards.

## commands

commands-top-name = top
commands-top-description = The best players of a game
commands-top-where-name = where
commands-top-where-description = In this server (default) or everywhere
commands-top-when-name = when
commands-top-when-description = Players active in the last week, in the last month, or lately (default)
commands-stats-against-name = against
commands-stats-against-description = Only against this player; choose Qibot for matches against me
commands-games-name = games
commands-games-description = Your matches in progress, with links to their boards
commands-history-name = history
commands-history-description = Look back at matches, and replay them move by move
commands-history-player-description = Whose matches (yours by default)
commands-history-game-description = Only this game
commands-stats-name = stats
commands-stats-description = Wins, draws, losses, streaks and records
commands-stats-player-description = Whose record (yours by default)
commands-stats-game-description = Only this game

## buttons

buttons-show_again = Show it again
buttons-newer = Newer
buttons-older = Older
buttons-card = Card

## menus

menus-challenge = Answer or withdraw a challenge
menus-replay = Which match do you want to see?

## position

position-study = Study board

## progress

progress-title = Your matches in progress
progress-line = **{ $game }** against { $opponent } · { $state }
progress-your_move = your move
progress-their_move = { $name } to move
progress-to_answer = waiting for your answer
progress-awaits_answer = waiting for an answer

## history

history-title = Matches of { $name }
history-none = No matches yet. Start one with { COMMAND("play") }.
history-line = #{ $id } **{ $outcome }** { $game } · { $opponent } · { $reason } · { $plies } · { $when }
history-line_running = #{ $id } **{ $outcome }** { $game } · { $opponent } · { $plies } · { $when }
history-plies =
    { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }
history-page = Page { $page } of { $pages }, { $total } in all

## replay

replay-title = Replay of match { $id }
replay-exported = The match as PGN. Notation: { $notation }.

## stats

stats-title = Record of { $name }
stats-none = No finished match that counts yet. Start one with { COMMAND("play") }.
stats-all_games = all games
stats-overall = Overall
stats-wins = Wins
stats-draws = Draws
stats-losses = Losses
stats-row = { $label }: { $wins } won, { $draws } drawn, { $losses } lost
stats-fact = { $label }: { $value }
stats-against_bot = Qibot, { $level }
stats-against_people = People
stats-streak_win =
    { $n ->
        [one] { $n } win in a row
       *[other] { $n } wins in a row
    }
stats-streak_draw =
    { $n ->
        [one] { $n } draw in a row
       *[other] { $n } draws in a row
    }
stats-streak_loss =
    { $n ->
        [one] { $n } loss in a row
       *[other] { $n } losses in a row
    }
stats-streak = Current streak
stats-best_streak = Longest winning streak
stats-shortest = Shortest win
stats-longest = Longest win
stats-hints = Hints used
stats-puzzles = Puzzles: rating **{ $rating }** · solved { $solved } of { $tried }

## top

top-title = The best in { $game }
top-server = In this server
top-everywhere = Everywhere
top-week = Active in the last 7 days
top-month = Active in the last 30 days
top-all = Active lately
top-none = Nobody yet: three rated matches are needed.
top-played = rated matches: { $n }
top-matches = Rated matches
top-why = Ranked by rating, after at least three rated matches. { COMMAND("settings") } takes you off the list.
top-unsettled = Not settled yet (?): a rating settles in matches against me or against players whose rating is settled.
top-beaten = 🏅 Beat me at { $level } without hints: { $names }.

## against

against-title = { $first } against { $second }
against-none = No finished match between them that counts yet.
against-score = { $first } { $won } : { $lost } { $second }

## refusal

refusal-bot-record = Bots have no record of their own. Choose a person.
refusal-no-server = This is not a server. Choose “{ top-everywhere }” for the best of all servers.
