### Blocking people.

## commands

commands-block-name = bloquer
commands-block-description = Ne plus accepter les défis de quelqu’un ; sans nom : qui tu as bloqué
commands-block-player-description = Qui ne peut pas te défier
commands-unblock-name = débloquer
commands-unblock-description = Accepter de nouveau les défis de quelqu’un
commands-unblock-player-description = Qui peut de nouveau te défier

## block

block-done = { $name } ne peut plus te défier et n’en sait rien. { COMMAND("unblock") } annule cela.
block-undone = { $name } peut de nouveau te défier.
block-was-not = { $name } ne faisait pas partie de ta liste.
block-list = Bloqués : { $names }.
block-none = Tu n’as bloqué personne.

## refusal

refusal-bot-block = Les bots ne défient personne ; inutile d’en bloquer un.
