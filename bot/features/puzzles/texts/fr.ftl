### Puzzles, and the puzzle of the day.

## commands

commands-puzzle-name = problème
commands-puzzle-description = Résoudre un problème : un seul coup gagne ; personne d’autre ne le voit
commands-puzzle-game-description = Quel jeu ; vide : n’importe lequel

## buttons

buttons-daily_solve = Résoudre

## puzzle

puzzle-title = Problème : { $game } · coté { $rating }
puzzle-goal = Trait : { $side }. Un seul coup gagne. Trouve-le.
puzzle-go-on = Exact ! La réponse est { $move }. Continue.
puzzle-wrong = { $move } ne gagne pas. Réessaie.
puzzle-solved = Résolu !
puzzle-line = La solution : { $line }
puzzle-then = La suite : { $line }
puzzle-idea = L’idée : { $idea }.
puzzle-solution = La solution
puzzle-another = Un autre problème
puzzle-rating = Ton classement aux problèmes : **{ $rating }** ({ $change }).
puzzle-streak = Résolus d’affilée : **{ $n }**.
puzzle-counts = Un mauvais coup, un indice ou la solution, et le problème compte comme non résolu.
puzzle-counted = Ce problème a déjà compté pour ton classement.
puzzle-gone = Je n’ai plus ce problème. { COMMAND("puzzle") } en donne un autre.

## theme

theme-sacrifice = donner quelque chose pour gagner plus
theme-forcing = chaque coup ne laisse qu’une réponse
theme-double = deux menaces à la fois
theme-zugzwang = toute réponse t’aide, pas besoin de menace
theme-quiet = un coup calme qui prépare le gain
theme-capture = prendre ce qui ne peut pas être défendu
theme-threat = une menace qui mène à une plus grande

## daily

daily-title = Problème du jour : { $game } · coté { $rating }
daily-nobody = Personne ne l’a encore essayé.
daily-counts = Essais : { $tried } · résolu : { $solved }
daily-solvers = Résolu par { $names }
daily-streak = Plus longue série : { $name }, { $n } jours
daily-counted = Résous-le pour toi : il ne compte plus pour ce jour.
daily-shared = { $name } a résolu le problème du jour. Jours d’affilée : **{ $n }**.
daily-setup = Le problème du jour
daily-channel = Chaque jour, je publie un problème dans un salon. Chacun répond pour soi ; le message montre qui l’a résolu, sans rien dire de la solution.
daily-channel-none = Pas de problème du jour
daily-hour = À quelle heure
daily-game = Quel jeu
daily-any-game = Tous les jeux à tour de rôle
daily-next = Le prochain problème : { $when }
daily-refused = ⚠️ Je n’ai pas le droit de publier dans { $channel }. Tant que je ne l’ai pas, aucun problème ne paraît.
daily-trouble = Je n’ai pas pu publier le problème du jour dans { $channel }. Vérifie mes permissions là-bas ou choisis un autre salon avec { COMMAND("setup") }. Je réessaie chaque jour sans te le redire.
