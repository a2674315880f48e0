### Looking back: lists, replays, statistics.

## progress

progress-title = Deine laufenden Partien
progress-none = Du hast keine laufende Partie. Beginne eine mit { COMMAND("play") }.
progress-line = **{ $game }** gegen { $opponent } · { $state } · { $plies }
progress-your_move = du bist am Zug
progress-their_move = { $name } ist am Zug
progress-to_answer = wartet auf deine Antwort
progress-awaits_answer = wartet auf Antwort

## history

history-title = Partien von { $name }
history-none = Noch keine Partien. Beginne eine mit { COMMAND("play") }.
history-line = #{ $id } **{ $outcome }** { $game } · { $opponent } · { $reason } · { $plies } · { $when }
history-line_running = #{ $id } **{ $outcome }** { $game } · { $opponent } · { $plies } · { $when }
history-plies =
    { $n ->
        [one] { $n } Zug
       *[other] { $n } Züge
    }
history-page = Seite { $page } von { $pages }, insgesamt { $total }

## replay

replay-title = Partie { $id } nachspielen
replay-position = Zug { $ply } von { $total }
replay-start = Der Anfang
replay-exported = Die Partie als PGN, Notation: { $notation }.

## stats

stats-title = Statistik von { $name }
stats-none = Noch keine beendete Partie. Beginne eine mit { COMMAND("play") }.
stats-all_games = alle Spiele
stats-overall = Gesamt
stats-wins = Siege
stats-draws = Remis
stats-losses = Niederlagen
stats-row = { $label }: { $wins } gewonnen, { $draws } remis, { $losses } verloren
stats-fact = { $label }: { $value }
stats-against_bot = Qibot, { $level }
stats-against_people = Menschen
stats-streak_win =
    { $n ->
        [one] { $n } Sieg
       *[other] { $n } Siege
    }
stats-streak_draw = { $n } Remis
stats-streak_loss =
    { $n ->
        [one] { $n } Niederlage
       *[other] { $n } Niederlagen
    }
stats-streak = Aktuelle Serie
stats-best_streak = Längste Siegesserie
stats-shortest = Kürzester Sieg
stats-longest = Längster Sieg
stats-hints = Genutzte Tipps
stats-moves =
    { $n ->
        [one] { $n } Zug
       *[other] { $n } Züge
    }
