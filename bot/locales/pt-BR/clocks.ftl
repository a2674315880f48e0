### Clocks: time controls, pauses, days off.

## commands

commands-play-clock-name = relogio
commands-play-clock-description = Quanto tempo há (por padrão, o seu relógio habitual)
commands-pause-name = pausa
commands-pause-description = Parar os relógios se o adversário concordar, ou pô-los a andar de novo
commands-vacation-name = ferias
commands-vacation-description = Tirar dias de folga: seus relógios por lance param enquanto isso
commands-vacation-days-name = dias
commands-vacation-days-description = Quantos dias a partir de agora; 0 encerra as férias; vazio: o que resta

## buttons

buttons-clock_resume = Continuar
buttons-pause_accept = Aceitar a pausa
buttons-pause_decline = Sem pausa
buttons-pause_withdraw = Retirar o pedido

## settings

settings-clock-label = Relógio habitual
settings-clock-auto = Por dias contra pessoas, nenhum contra mim
settings-clock-none = Sem relógio
settings-clock-live-60-5 = 1 minuto + 5 segundos por lance
settings-clock-live-300-5 = 5 minutos + 5 segundos por lance
settings-clock-live-600-10 = 10 minutos + 10 segundos por lance
settings-clock-live-900-10 = 15 minutos + 10 segundos por lance
settings-clock-move-86400 = 1 dia por lance
settings-clock-move-259200 = 3 dias por lance
settings-clock-move-604800 = 7 dias por lance

## clock

clock-hours = Horas por lance: { $n }
clock-named = Relógio: { $clock }
clock-left = { $name } tem { $time }
clock-paused = ⏸️ Os relógios estão parados
clock-runs_again = ▶️ Os relógios voltaram a andar.
clock-short = ⚠️ **{ $name }, resta pouco tempo: acaba { $when }**
match-time_short = { $name }, resta pouco tempo para o seu lance.

## vacation

vacation-left = Dias de folga restantes neste ano: { $n }.
vacation-until = Você está de férias até { $when }; seus relógios por lance estão parados.
vacation-none = Você não está de férias.

## offer

offer-pause_asked = { $name } pede para parar os relógios.
offer-pause_declined = { $name } não quer parar os relógios.
offer-pause_withdrawn = { $name } não pede mais para parar os relógios.

## result

result-timeout-draw = O tempo acabou, mas o outro lado já não podia vencer: empate.
reason-timeout-draw = tempo, sem vitória possível

## refusal

refusal-no-clock = Nenhum relógio anda nesta partida.
refusal-no-vacation-left = É mais do que você tem. Dias de folga restantes neste ano: { $n }.
