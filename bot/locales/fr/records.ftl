### Looking back: lists, replays, statistics.

## progress

progress-title = Tes parties en cours
progress-none = Tu n’as aucune partie en cours. Commences-en une avec { COMMAND("play") }.
progress-line = **{ $game }** contre { $opponent } · { $state } · { $plies }
progress-your_move = à toi de jouer
progress-their_move = à { $name } de jouer
progress-to_answer = attend ta réponse
progress-awaits_answer = attend une réponse

## history

history-title = Parties de { $name }
history-none = Aucune partie pour l’instant. Commences-en une avec { COMMAND("play") }.
history-line = #{ $id } **{ $outcome }** { $game } · { $opponent } · { $reason } · { $plies } · { $when }
history-line_running = #{ $id } **{ $outcome }** { $game } · { $opponent } · { $plies } · { $when }
history-plies =
    { $n ->
        [one] { $n } coup
       *[other] { $n } coups
    }
history-page = Page { $page } sur { $pages }, { $total } en tout

## replay

replay-title = Partie { $id } revue
replay-position = Coup { $ply } sur { $total }
replay-start = Le début
replay-exported = La partie en PGN, notation : { $notation }.

## stats

stats-title = Bilan de { $name }
stats-none = Aucune partie terminée. Commences-en une avec { COMMAND("play") }.
stats-all_games = tous les jeux
stats-overall = Total
stats-wins = Victoires
stats-draws = Nulles
stats-losses = Défaites
stats-row = { $label } : victoires { $wins }, nulles { $draws }, défaites { $losses }
stats-fact = { $label } : { $value }
stats-against_bot = Qibot, { $level }
stats-against_people = Personnes
stats-streak_win =
    { $n ->
        [one] { $n } victoire
       *[other] { $n } victoires
    }
stats-streak_draw =
    { $n ->
        [one] { $n } nulle
       *[other] { $n } nulles
    }
stats-streak_loss =
    { $n ->
        [one] { $n } défaite
       *[other] { $n } défaites
    }
stats-streak = Série actuelle
stats-best_streak = Plus longue série de victoires
stats-shortest = Victoire la plus courte
stats-longest = Victoire la plus longue
stats-hints = Indices utilisés
stats-moves =
    { $n ->
        [one] { $n } coup
       *[other] { $n } coups
    }
