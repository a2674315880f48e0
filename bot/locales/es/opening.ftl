### Openings in which two people find a fair beginning. Each game's openings have words of their own in its file.

## commands

commands-play-opening-name = apertura
commands-play-opening-description = Un comienzo justo para dos personas (ninguno si no dices nada)

## refusal

refusal-choice-due = Primero elige bajo el tablero con qué bando juegas.
refusal-choice-made = Ahora no hay nada que elegir.
refusal-in-opening = Las pistas vienen después de la apertura.
refusal-bot-opening = Esta apertura es para dos personas: indica también un rival.
refusal-bad-opening = Este juego no tiene la apertura { $value }.

## opening

opening-players = {"*"}*{ $opener }** y **{ $other }**: la apertura decide quién juega con qué bando
opening-choose = { $name } elige bando
