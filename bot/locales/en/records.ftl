### Looking back: lists, replays, statistics.

## progress

progress-title = Your matches in progress
progress-none = You have no match in progress. Start one with { COMMAND("play") }.
progress-line = **{ $game }** against { $opponent } · { $state } · { $plies }
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
replay-position = Move { $ply } of { $total }
replay-start = The start
replay-exported = The match as PGN, in { $notation }.

## stats

stats-title = Record of { $name }
stats-none = No finished match yet. Start one with { COMMAND("play") }.
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
stats-moves =
    { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }
