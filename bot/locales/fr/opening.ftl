### Openings in which two people find a fair beginning. Each game's openings have words of their own in its file.

## commands

commands-play-opening-name = ouverture
commands-play-opening-description = Un début équitable à deux (aucun par défaut)

## refusal

refusal-choice-due = Choisis d’abord, sous le plateau, le camp que tu joues.
refusal-choice-made = Il n’y a rien à choisir pour le moment.
refusal-in-opening = Les indices viennent après l’ouverture.
refusal-bot-opening = Cette ouverture se joue à deux : indique aussi un adversaire.
refusal-bad-opening = Ce jeu n’a pas d’ouverture { $value }.

## opening

opening-players = {"*"}*{ $opener }** et **{ $other }** : l’ouverture décide qui joue quel camp
opening-choose = { $name } choisit son camp
