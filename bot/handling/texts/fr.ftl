### What several features say: windows, settings, options of commands, faults.

## commands

commands-match-name = partie
commands-match-description = Laquelle de tes parties ; inutile s’il n’y en a qu’une ici
commands-game-name = jeu
commands-game-description = Quel jeu
commands-side-name = camp
commands-side-description = Qui commence (au hasard par défaut)
commands-clock-name = pendule
commands-clock-description = Combien de temps chacun a (par défaut, ta cadence habituelle)
commands-opening-name = ouverture
commands-opening-description = Un début équitable à deux (aucun par défaut)
commands-hints-name = indices
commands-hints-description = Indices entre deux personnes : aucun, ou pour les deux (aucun par défaut ; jamais en temps réel)
commands-player-name = joueur

## windows

windows-move_title = Ton coup
windows-move_label = Coup

## settings

settings-server_title = Réglages par défaut du serveur
settings-saved = Enregistré.
settings-server_only = Seules les personnes qui gèrent ce serveur peuvent changer ses réglages.

## refusal

refusal-person-gone = Les données d’une personne concernée viennent d’être supprimées. Réessaie, s’il te plaît.
refusal-no-tournament = Ce tournoi n’existe pas sur ce serveur.
refusal-tournament-changed = C’est impossible maintenant : le tournoi a commencé, est complet ou terminé.
refusal-still-playing = Une de tes parties a commencé entre-temps. Réessaie.

## trouble

trouble-apology = Quelque chose s’est mal passé de mon côté ; l’erreur est notée. Ta partie n’est pas perdue. Réessaie, s’il te plaît.
trouble-engine-busy = Je réfléchis à beaucoup de plateaux à la fois. Réessaie dans un instant.
trouble-engine-failed = Je n’ai pas pu calculer cela. Réessaie, s’il te plaît.
trouble-engine-stopped = Je redémarre. Ta partie n’est pas perdue ; réessaie dans une minute.
trouble-not-stored = Je ne peux ni lire ni enregistrer les parties pour l’instant. Regarde le plateau un peu plus tard avant de réessayer.
trouble-stopping = Je redémarre. Réessaie dans une minute ; aucun coup joué n’est perdu.
trouble-uninvited = Je ne suis pas dans ce fil privé : je réponds aux commandes et aux boutons, mais je ne peux mentionner personne ni rien changer de moi-même. Mentionne { $bot } ici pour me faire entrer.
trouble-board-unreachable = C’est fait, mais je ne peux pas le montrer là où se trouve le plateau de la partie { $id }.
trouble-go-on = Continue avec { COMMAND("move") } ; { COMMAND("board") } montre la position.
trouble-filtered = Un filtre de ce serveur bloque mon message. Demande à la modération ou joue dans un autre salon.
trouble-message-gone = Ce message a été supprimé. { COMMAND("board") } montre à nouveau le plateau d’une partie.
trouble-unknown-command = Je n’ai plus cette commande. Tape / pour voir ce que je sais faire.
