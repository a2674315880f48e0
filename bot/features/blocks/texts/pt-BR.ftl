### Blocking people.

## commands

commands-block-name = bloquear
commands-block-description = Não aceitar mais desafios de alguém; sem nome: quem você bloqueou
commands-block-player-description = Quem não pode desafiar você
commands-unblock-name = desbloquear
commands-unblock-description = Voltar a aceitar desafios de alguém
commands-unblock-player-description = Quem pode voltar a desafiar você

## block

block-done = { $name } não pode mais desafiar você e não recebe nenhum aviso. { COMMAND("unblock") } desfaz.
block-undone = { $name } pode voltar a desafiar você.
block-was-not = { $name } não estava na sua lista.
block-list = Bloqueados: { $names }.
block-none = Você não bloqueou ninguém.

## refusal

refusal-bot-block = Bots não desafiam ninguém; não é preciso bloquear nenhum.
