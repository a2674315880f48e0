### Blocking people.

## commands

commands-block-name = bloquear
commands-block-description = No aceptar más desafíos de alguien; sin nombre: a quién has bloqueado
commands-block-player-description = Quién no puede desafiarte
commands-unblock-name = desbloquear
commands-unblock-description = Volver a aceptar desafíos de alguien
commands-unblock-player-description = Quién puede volver a desafiarte

## block

block-done = { $name } ya no puede desafiarte y no recibe ningún aviso. { COMMAND("unblock") } lo deshace.
block-undone = { $name } puede volver a desafiarte.
block-was-not = { $name } no estaba en tu lista.
block-list = Bloqueados: { $names }.
block-none = No has bloqueado a nadie.

## refusal

refusal-bot-block = Los bots no desafían a nadie; no hace falta bloquear ninguno.
