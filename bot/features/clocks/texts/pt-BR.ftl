### Stopping the clocks, and days off.

## commands

commands-pause-name = pausa
commands-pause-description = Parar os relógios se o adversário concordar, ou pô-los a andar de novo
commands-vacation-name = ferias
commands-vacation-description = Tirar dias de folga: seus relógios por lance param enquanto isso
commands-vacation-days-name = dias
commands-vacation-days-description = Quantos dias a partir de agora; 0 encerra as férias; vazio: o que resta

## vacation

vacation-left = Dias de folga restantes neste ano: { $n }.
vacation-until = Você está de férias até { $when }; seus relógios por lance estão parados.
vacation-none = Você não está de férias.
