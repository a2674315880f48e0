### Clocks: time controls, pauses, days off.

## commands

commands-play-clock-name = reloj
commands-play-clock-description = Cuánto tiempo hay (por defecto, tu reloj habitual)
commands-pause-name = pausa
commands-pause-description = Parar los relojes de una partida si tu rival acepta, o ponerlos en marcha de nuevo
commands-vacation-name = vacaciones
commands-vacation-description = Tomar días libres: tus relojes por jugada se detienen mientras tanto
commands-vacation-days-name = dias
commands-vacation-days-description = Cuántos días desde ahora; 0 termina las vacaciones; vacío: los que quedan

## buttons

buttons-clock_resume = Continuar
buttons-pause_accept = Aceptar la pausa
buttons-pause_decline = Sin pausa
buttons-pause_withdraw = Retirar la petición

## settings

settings-clock-label = Reloj habitual
settings-clock-auto = Por días contra personas, ninguno contra mí
settings-clock-none = Sin reloj
settings-clock-live-60-5 = 1 minuto + 5 segundos por jugada
settings-clock-live-300-5 = 5 minutos + 5 segundos por jugada
settings-clock-live-600-10 = 10 minutos + 10 segundos por jugada
settings-clock-live-900-10 = 15 minutos + 10 segundos por jugada
settings-clock-move-86400 = 1 día por jugada
settings-clock-move-259200 = 3 días por jugada
settings-clock-move-604800 = 7 días por jugada

## clock

clock-hours = Horas por jugada: { $n }
clock-named = Reloj: { $clock }
clock-left = A { $name } le quedan { $time }
clock-paused = ⏸️ Los relojes están parados
clock-runs_again = ▶️ Los relojes vuelven a correr.
clock-short = ⚠️ **{ $name }, queda poco tiempo: se acaba { $when }**
match-time_short = { $name }, queda poco tiempo para tu jugada.

## vacation

vacation-left = Días libres que quedan este año: { $n }.
vacation-until = Estás de vacaciones hasta { $when }; tus relojes por jugada están parados.
vacation-none = No estás de vacaciones.

## offer

offer-pause_asked = { $name } pide parar los relojes.
offer-pause_declined = { $name } no quiere parar los relojes.
offer-pause_withdrawn = { $name } ya no pide parar los relojes.

## result

result-timeout-draw = Se acabó el tiempo, pero el otro bando ya no podía ganar: tablas.
reason-timeout-draw = tiempo, sin victoria posible

## refusal

refusal-no-clock = En esta partida no corre ningún reloj.
refusal-no-vacation-left = Son más de los que tienes. Días libres que quedan este año: { $n }.
