### Leaderboards: who is best, and who beat whom.

## commands

commands-top-name = ranking
commands-top-description = Os melhores de um jogo
commands-top-game-name = jogo
commands-top-game-description = Qual jogo
commands-top-where-name = onde
commands-top-where-description = Neste servidor (padrão) ou em toda parte
commands-top-when-name = quando
commands-top-when-description = Quem jogou na última semana, no último mês ou ultimamente (padrão)
commands-stats-against-name = contra
commands-stats-against-description = Só contra esta pessoa; escolha Qibot para partidas contra mim

## settings

settings-listed-label = Rankings
settings-listed-on = Mostrar-me se eu estiver entre os melhores
settings-listed-off = Nunca me mostrar

## top

top-title = Os melhores em { $game }
top-server = Neste servidor
top-everywhere = Em toda parte
top-week = Ativos nos últimos 7 dias
top-month = Ativos nos últimos 30 dias
top-all = Ativos ultimamente
top-none = Ninguém ainda: são precisas três partidas pontuadas.
top-played = partidas pontuadas: { $n }
top-why = Por pontuação, a partir de três partidas pontuadas. { COMMAND("settings") } tira você da lista.
top-unsettled = Ainda provisória (?): a pontuação se firma em partidas contra mim ou contra jogadores de pontuação firmada.
top-beaten = 🏅 Venceu-me no nível { $level } sem ajuda: { $names }.

## against

against-title = { $first } contra { $second }
against-none = Ainda nenhuma partida terminada entre eles.
against-score = { $first } { $won } : { $lost } { $second }

## refusal

refusal-no-leaderboard = Este servidor desligou a sua classificação. Escolha “{ top-everywhere }” para ver os melhores de todos os servidores.
