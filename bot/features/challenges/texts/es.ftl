### Challenges to a person, to anybody, and rematches.

## commands

commands-anyone-name = alguien
commands-anyone-description = Pregunta en este canal quién quiere jugar contigo
commands-play-name = jugar
commands-play-description = Empieza una partida contra mí o contra otra persona
commands-play-opponent-name = rival
commands-play-opponent-description = A quién desafías; déjalo vacío para jugar contra mí
commands-play-level-name = nivel
commands-play-level-description = Mi nivel (principiante hasta tu primera victoria en el juego, después medio)
commands-challenge-name = Desafiar a un juego

## buttons

buttons-join = Jugar

## challenge

challenge-hidden = Nadie más puede ver este desafío: el servidor no me deja publicar aquí para todos, así que lo he retirado. Desafía en un servidor del que yo sea miembro, o pide a un administrador que permita las aplicaciones externas.
challenge-alone = Nadie más lee estos mensajes directos, así que he retirado el desafío. Desafía en un servidor o en un grupo.
challenge-which = ¿A qué juego quieres jugar con { $name }?

## invitation

invitation-asked = { $host } quiere jugar a { $game }. ¿Quién se apunta?
invitation-second = Empieza quien se apunte.
invitation-closed = { $host } ya no busca con quién jugar a { $game }.

## match

match-accepted = { $name }, aceptaron tu desafío. Te toca.

## position

position-asked = Desde esta posición: { $host } juega con { $side }. No puntúa.

## refusal

refusal-invitation-open = Ya estás buscando con quién jugar a este juego.
refusal-own-invitation = Esta invitación es tuya: tiene que aceptarla otra persona.
