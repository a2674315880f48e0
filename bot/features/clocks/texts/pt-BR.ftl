### Days off.

## commands

commands-vacation-name = férias
commands-vacation-description = Tirar dias de folga: os relógios das suas partidas por correspondência param enquanto isso
commands-vacation-days-name = dias
commands-vacation-days-description = Quantos dias a partir de agora; 0 encerra as férias; vazio: o que resta

## vacation

vacation-left = Dias de folga restantes neste ano: { $n }.
vacation-until = Você está de férias até { $when }; os relógios das suas partidas por correspondência estão parados.
vacation-none = Você não está de férias.
