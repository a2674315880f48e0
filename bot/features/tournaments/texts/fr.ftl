### Tournaments.

## commands

commands-tournament-name = tournoi
commands-tournament-description = Un tournoi dans ce salon ; sans jeu, la liste des tournois
commands-tournament-game-description = Quel jeu ; laisse vide pour la liste
commands-tournament-kind-name = formule
commands-tournament-kind-description = Toutes rondes, ou quelques rondes entre joueurs à égalité de points (système suisse)
commands-tournament-rounds-name = rondes
commands-tournament-rounds-description = Nombre de rondes d’un tournoi suisse (5 par défaut)
commands-tournament-players-name = joueurs
commands-tournament-players-description = Combien de personnes peuvent participer au plus
commands-tournament-clock-description = Temps de chaque partie (un jour par coup par défaut)

## buttons

buttons-tournament_join = Participer
buttons-tournament_leave = Quitter
buttons-tournament_start = Commencer
buttons-tournament_cancel = Annuler
buttons-tournament_leave_yes = Quitter le tournoi
buttons-tournament_cancel_yes = Annuler le tournoi

## tournament

tournament-kind-robin = Toutes rondes
tournament-kind-swiss = Système suisse
tournament-robin = Toutes rondes : tout le monde affronte tout le monde
tournament-swiss =
    { $n ->
        [one] Système suisse : { $n } ronde
       *[other] Système suisse : { $n } rondes
    }
tournament-title = Tournoi { $id } : { $game }
tournament-by = organisé par { $host }
tournament-players = Participants : { $count } (au plus { $most })
tournament-needs = Il faut au moins { $least } participants. La personne qui organise, ou la modération, lance le tournoi.
tournament-round = Ronde { $round } sur { $rounds }
tournament-bye = { $name } n’a pas d’adversaire pour cette ronde
tournament-played = en cours
tournament-no-result = sans résultat
tournament-winner = Vainqueur : { $names }
tournament-shared = Première place partagée : { $names }
tournament-first = La personne nommée en premier commence.
tournament-standings = Classement
tournament-points = Pts
tournament-place = Rang
tournament-rating = Cote
tournament-tie-robin = SB
tournament-tie-swiss = Bh
tournament-cancelled = Ce tournoi est annulé.
tournament-ties-robin = Une victoire vaut 1 point, une nulle ½. Entre parenthèses, Sonneborn-Berger : les points des adversaires battus et la moitié de ceux des adversaires avec qui on a fait nulle. Il départage à égalité de points, puis viennent les parties entre ces joueurs ; en cas d’égalité, la place est partagée.
tournament-ties-swiss = Une victoire vaut 1 point, une nulle ½, une ronde sans adversaire 1. Entre parenthèses, Buchholz : la somme des points des adversaires. Il départage à égalité de points, puis viennent les parties entre ces joueurs, si tous se sont rencontrés ; en cas d’égalité, la place est partagée.
tournament-made = Le tournoi est annoncé dans ce salon. On y participe avec le bouton qui s’y trouve.
tournament-joined = Tu participes à ce tournoi.
tournament-left = Tu ne participes plus à ce tournoi.
tournament-leave-ask = Quitter le tournoi ? Tu perds la partie que tu y joues et tu ne rencontres plus personne aux rondes suivantes.
tournament-cancel-ask = Annuler le tournoi ? Il finit sans vainqueur. Les parties en cours continuent.
tournament-list = Tournois
tournament-none = Il n’y a pas de tournoi ici. Dans un salon d’un serveur, { COMMAND("tournament") } avec un jeu en organise un.
tournament-is-open = inscriptions ouvertes
tournament-is-playing = ronde { $round } sur { $rounds }
tournament-is-finished = terminé
tournament-is-cancelled = annulé

## refusal

refusal-not-in-tournament = Tu ne participes pas à ce tournoi.
refusal-server-tournament = Un tournoi a besoin d’un salon d’un serveur. Ici, tu peux voir la liste de ceux auxquels tu participes : n’indique aucun jeu.
refusal-not-your-tournament = Seule la personne qui organise le tournoi, ou la modération, peut faire cela.
refusal-too-few-players = Il faut d’abord au moins { $least } participants.
refusal-too-many-tournaments = Tu as { $limit } tournois en cours sur ce serveur. Termines-en ou annules-en un d’abord.
refusal-bad-players = Dans un tournoi de ce type, la limite de participants ne peut pas être { $value }, seulement de { $least } à { $limit }.
