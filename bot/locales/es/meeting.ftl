### Meeting: challenges to anybody, following a match, series.

## commands

commands-anyone-name = alguien
commands-anyone-description = Pregunta en este canal quién quiere jugar contigo

## buttons

buttons-join = Jugar
buttons-follow = Seguir

## invitation

invitation-asked = { $host } quiere jugar a { $game }. ¿Quién se apunta?
invitation-closed = { $host } ya no busca con quién jugar a { $game }.

## match

match-accepted = { $name }, aceptaron tu desafío. Te toca.

## follow

follow-on = Te avisaré aquí cuando termine esta partida. Pulsa otra vez para dejarlo.
follow-off = Ya no sigues esta partida.
follow-nowhere = No estoy en este servidor, así que no podría decirte aquí cómo acaba la partida.
follow-ended = { $people } Ha terminado: { $match }. { $end }

## series

series-score = Serie: { $first } { $points } : { $other } { $second }

## refusal

refusal-invitation-open = Ya estás buscando con quién jugar a este juego.
refusal-own-invitation = Esta invitación es tuya: tiene que aceptarla otra persona.
