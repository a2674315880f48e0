### Looking back: lists, replays, statistics, leaderboards.

## commands

commands-top-name = bestenliste
commands-top-description = Die Besten in einem Spiel
commands-top-where-name = wo
commands-top-where-description = Auf diesem Server (Standard) oder überall
commands-top-when-name = wann
commands-top-when-description = Wer in der letzten Woche, im letzten Monat oder in letzter Zeit (Standard) gespielt hat
commands-stats-against-name = gegen
commands-stats-against-description = Nur gegen diese Person; Qibot heißt: gegen mich
commands-games-name = partien
commands-games-description = Deine laufenden Partien mit Links zu den Brettern
commands-history-name = verlauf
commands-history-description = Sieh dir Partien an und spiele sie Zug für Zug nach
commands-history-player-description = Wessen Partien (sonst deine)
commands-history-game-description = Nur dieses Spiel
commands-stats-name = statistik
commands-stats-description = Siege, Remis, Niederlagen, Serien und Rekorde
commands-stats-player-description = Wessen Statistik (sonst deine)
commands-stats-game-description = Nur dieses Spiel

## buttons

buttons-show_again = Noch einmal zeigen
buttons-newer = Neuere
buttons-older = Ältere
buttons-card = Karte

## menus

menus-challenge = Eine Herausforderung beantworten oder zurückziehen
menus-replay = Welche Partie möchtest du sehen?

## position

position-study = Analysebrett

## progress

progress-title = Deine laufenden Partien
progress-line = **{ $game }** gegen { $opponent } · { $state }
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
replay-exported = Die Partie als PGN, Notation: { $notation }.

## stats

stats-title = Statistik von { $name }
stats-none = Noch keine beendete Partie, die zählt. Beginne eine mit { COMMAND("play") }.
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
stats-puzzles = Rätsel: Wertung **{ $rating }** · { $solved } von { $tried } gelöst

## top

top-title = Die Besten: { $game }
top-server = Auf diesem Server
top-everywhere = Überall
top-week = Aktiv in den letzten 7 Tagen
top-month = Aktiv in den letzten 30 Tagen
top-all = In letzter Zeit aktiv
top-none = Noch niemand: Drei gewertete Partien sind nötig.
top-played = gewertete Partien: { $n }
top-matches = Gewertete Partien
top-why = Nach Wertung, ab drei gewerteten Partien. { COMMAND("settings") } nimmt dich von der Liste.
top-unsettled = Noch unsicher (?): Eine Wertung festigt sich in Partien gegen mich oder gegen Spieler mit gefestigter Wertung.
top-beaten = 🏅 Siege gegen mich auf Stufe { $level } ohne Tipps: { $names }.

## against

against-title = { $first } gegen { $second }
against-none = Noch keine beendete Partie zwischen den beiden, die zählt.
against-score = { $first } { $won } : { $lost } { $second }

## refusal

refusal-bot-record = Bots haben keine eigene Statistik. Wähle einen Menschen.
refusal-no-server = Hier ist kein Server. Wähle „{ top-everywhere }“ für die Besten aller Server.
