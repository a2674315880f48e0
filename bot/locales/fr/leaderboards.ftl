### Leaderboards: who is best, and who beat whom.

## commands

commands-top-name = palmares
commands-top-description = Les meilleurs d’un jeu
commands-top-game-name = jeu
commands-top-game-description = Quel jeu
commands-top-where-name = ou
commands-top-where-description = Sur ce serveur (par défaut) ou partout
commands-top-when-name = quand
commands-top-when-description = Qui a joué la dernière semaine, le dernier mois ou récemment (par défaut)
commands-stats-against-name = contre
commands-stats-against-description = Seulement contre cette personne ; Qibot pour les parties contre moi

## settings

settings-listed-label = Palmarès
settings-listed-on = Me citer si je suis parmi les meilleurs
settings-listed-off = Ne jamais me citer

## top

top-title = Les meilleurs en { $game }
top-server = Sur ce serveur
top-everywhere = Partout
top-week = Actifs ces 7 derniers jours
top-month = Actifs ces 30 derniers jours
top-all = Actifs récemment
top-none = Personne encore : il faut trois parties classées.
top-played = parties classées : { $n }
top-why = Selon le classement, dès trois parties classées. { COMMAND("settings") } te retire de la liste.
top-unsettled = Encore provisoire (?) : un classement s’établit en jouant contre moi ou contre des joueurs au classement établi.
top-beaten = 🏅 M’a battu au niveau { $level } sans aide : { $names }.

## against

against-title = { $first } contre { $second }
against-none = Encore aucune partie terminée entre eux.
against-score = { $first } { $won } : { $lost } { $second }

## refusal

refusal-no-leaderboard = Ce serveur a désactivé son classement. Choisis « { top-everywhere } » pour les meilleurs de tous les serveurs.
