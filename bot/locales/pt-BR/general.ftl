### What everything shares: the language itself, the bot, levels, sides, lists, results.

## What this language calls itself

language = Português (Brasil)

## bot

bot-name = Qibot
bot-opponent = Qibot ({ $level })
bot-former-player = um ex-jogador

## levels

levels-beginner = Iniciante
levels-easy = Fácil
levels-medium = Médio
levels-hard = Difícil
levels-master = Mestre

## sides

sides-first = Eu começo
sides-second = O adversário começa
sides-drawn = Sorteio

## How a command is named where the client cannot make it a link

command = /{ $local } (/{ $name })

## list

list-comma = ,{" "}
list-and = { $items } e { $last }

## result

result-resignation = { $loser } desistiu. { $winner } venceu.
result-agreement = Empate por acordo.
result-timeout = { $loser } ficou sem tempo. { $winner } venceu.
result-timeout-draw = O tempo acabou, mas o outro lado já não podia vencer: empate.
result-moderation = Partida encerrada pela moderação, sem resultado.
result-dismissal = Partida encerrada sem resultado: não estou mais no servidor em que ela era jogada.

## reason

reason-resignation = desistência
reason-agreement = acordo
reason-timeout = tempo
reason-timeout-draw = tempo, sem vitória possível
reason-moderation = encerrada pela moderação
reason-dismissal = o bot saiu do servidor

## outcome

outcome-win = Vitória
outcome-draw = Empate
outcome-loss = Derrota
outcome-running = Em andamento
outcome-none = Sem resultado
