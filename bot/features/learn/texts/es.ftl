### Lessons: what all games share.

## commands

commands-learn-name = aprender
commands-learn-description = Aprende un juego paso a paso, con posiciones para practicar; solo tú lo ves
commands-learn-game-description = Qué juego; déjalo vacío para ver lo que has aprendido

## learn

learn-title = Aprender a jugar
learn-intro = Lecciones cortas, cada una con una posición para practicar. Tu progreso se guarda.
learn-which = ¿Qué juego quieres aprender?
learn-lesson = { $game } { $number }/{ $total }: { $title }
learn-turn = Te toca.
learn-shown = { $move } es la correcta. Ahora hazla tú.
learn-begin = Empezar
learn-skip = Saltar
learn-next = Siguiente lección
learn-all = Todos los juegos
learn-finished = Estas eran las lecciones de { $game }. Juega ahora tu primera partida contra mí: juego lo más flojo que puedo y las pistas no cuentan.
learn-play = Mi primera partida

## What to look for

learn-goal-step = Haz la jugada que pide el texto.
learn-goal-win = Gana con una jugada.
learn-goal-block = Tu rival amenaza con ganar. Impídelo.
learn-goal-stop = Frena la amenaza ahora: una jugada más tarde ya no se podría.
learn-goal-fork = Crea dos amenazas a la vez, de las que solo se puede parar una.
learn-goal-double = Crea dos amenazas con una jugada.
learn-goal-capture = Captura una pieza.
learn-goal-most = Captura tantas piezas como puedas con una jugada.
learn-goal-check = Da jaque.
learn-goal-crown = Corona una dama.
