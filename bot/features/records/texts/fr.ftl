### Looking back: lists, replays, statistics, leaderboards.

## commands

commands-top-name = palmarès
commands-top-description = Les meilleurs d’un jeu
commands-top-where-name = où
commands-top-where-description = Sur ce serveur (par défaut) ou partout
commands-top-when-name = quand
commands-top-when-description = Joueurs actifs la semaine passée, le mois passé, ou récemment (par défaut)
commands-stats-against-name = contre
commands-stats-against-description = Seulement contre cette personne ; Qibot pour les parties contre moi
commands-games-name = parties
commands-games-description = Tes parties en cours, avec des liens vers leurs plateaux
commands-history-name = historique
commands-history-description = Revois des parties et rejoue-les coup par coup
commands-history-player-description = Les parties de quel joueur (les tiennes par défaut)
commands-history-game-description = Seulement ce jeu
commands-stats-name = statistiques
commands-stats-description = Victoires, nulles, défaites, séries et records
commands-stats-player-description = Le bilan de quel joueur (le tien par défaut)
commands-stats-game-description = Seulement ce jeu

## buttons

buttons-show_again = Montrer à nouveau
buttons-newer = Plus récentes
buttons-older = Plus anciennes
buttons-card = Carte

## menus

menus-challenge = Répondre à un défi ou le retirer
menus-replay = Quelle partie veux-tu voir ?

## position

position-study = Plateau d’étude

## progress

progress-title = Tes parties en cours
progress-line = **{ $game }** contre { $opponent } · { $state }
progress-your_move = à toi de jouer
progress-their_move = à { $name } de jouer
progress-to_answer = attend ta réponse
progress-awaits_answer = attend une réponse

## history

history-title = Parties : { $name }
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

replay-title = Revoir la partie { $id }
replay-exported = La partie en PGN, notation : { $notation }.

## stats

stats-title = Bilan : { $name }
stats-none = Aucune partie terminée qui compte. Commences-en une avec { COMMAND("play") }.
stats-all_games = tous les jeux
stats-overall = Total
stats-wins = Victoires
stats-draws = Nulles
stats-losses = Défaites
stats-row = { $label } : victoires { $wins }, nulles { $draws }, défaites { $losses }
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
stats-puzzles = Problèmes : classement **{ $rating }** · résolus : { $solved } sur { $tried }

## top

top-title = Les meilleurs : { $game }
top-server = Sur ce serveur
top-everywhere = Partout
top-week = Actifs ces 7 derniers jours
top-month = Actifs ces 30 derniers jours
top-all = Actifs récemment
top-none = Personne encore : il faut trois parties classées.
top-played = parties classées : { $n }
top-matches = Parties classées
top-why = Selon le classement, dès trois parties classées. { COMMAND("settings") } te retire de la liste.
top-unsettled = Encore provisoire (?) : un classement s’établit en jouant contre moi ou contre des joueurs au classement établi.
top-beaten = 🏅 Victoires contre moi au niveau { $level } sans indice : { $names }.

## against

against-title = { $first } contre { $second }
against-none = Encore aucune partie terminée entre eux qui compte.
against-score = { $first } { $won } : { $lost } { $second }

## refusal

refusal-bot-record = Les bots n’ont pas de bilan. Choisis une personne.
refusal-no-server = Ici, ce n’est pas un serveur. Choisis « { top-everywhere } » pour les meilleurs de tous les serveurs.
