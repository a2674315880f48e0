### Puzzles.


## commands

commands-puzzle-name = problème
commands-puzzle-description = Résoudre un problème : un seul coup gagne ; toi seul le vois
commands-puzzle-game-name = jeu
commands-puzzle-game-description = Quel jeu ; vide : n’importe lequel

## puzzle

puzzle-title = Problème : { $game } · niveau { $rating }
puzzle-goal = Trait à { $side } : un seul coup gagne. Trouve-le.
puzzle-go-on = Exact ! La réponse est { $move }. Continuez.
puzzle-wrong = { $move } ne gagne pas. Réessayez.
puzzle-solved = Résolu !
puzzle-line = La solution : { $line }
puzzle-hint = Regardez { $places }.
puzzle-solution = La solution
puzzle-another = Un autre problème
puzzle-rating = Ton classement aux problèmes : **{ $rating }** ({ $change }).
puzzle-streak = Résolus d’affilée : **{ $n }**.
puzzle-counted = Ce problème a déjà compté pour ton classement.
