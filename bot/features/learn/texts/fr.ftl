### Lessons: what all games share.

## commands

commands-learn-name = apprendre
commands-learn-description = Apprends un jeu pas à pas, avec des positions pour t’exercer ; personne d’autre ne le voit
commands-learn-game-description = Quel jeu ; laisse vide pour voir ce que tu as appris

## learn

learn-title = Apprendre à jouer
learn-intro = De courtes leçons, chacune avec une position pour t’exercer. Tes progrès sont gardés.
learn-which = Quel jeu veux-tu apprendre ?
learn-lesson = { $game } { $number }/{ $total } : { $title }
learn-turn = À toi de jouer.
learn-shown = { $move } est le bon coup. Joue-le maintenant.
learn-begin = Commencer
learn-skip = Passer
learn-next = Leçon suivante
learn-all = Tous les jeux
learn-finished = Tu as fini les leçons : { $game }. Joue maintenant ta première partie contre moi : je joue à mon plus faible niveau, et les indices ne comptent pas.
learn-play = Ma première partie

## What to look for

learn-goal-step = Joue le coup que demande le texte.
learn-goal-win = Gagne en un coup.
learn-goal-block = Ton adversaire menace de gagner. Empêche-le.
learn-goal-stop = Arrête la menace maintenant : un coup plus tard, ce serait impossible.
learn-goal-fork = Crée deux menaces à la fois, dont une seule peut être parée.
learn-goal-double = Crée deux menaces en un coup.
learn-goal-capture = Prends une pièce.
learn-goal-most = Prends autant de pièces que possible en un coup.
learn-goal-check = Donne échec.
learn-goal-crown = Fais une dame.
