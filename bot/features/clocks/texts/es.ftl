### Stopping the clocks, and days off.

## commands

commands-pause-name = pausa
commands-pause-description = Parar los relojes de una partida si tu rival acepta, o ponerlos en marcha de nuevo
commands-vacation-name = vacaciones
commands-vacation-description = Tomar días libres: tus relojes por jugada se detienen mientras tanto
commands-vacation-days-name = dias
commands-vacation-days-description = Cuántos días desde ahora; 0 termina las vacaciones; vacío: los que quedan

## vacation

vacation-left = Días libres que quedan este año: { $n }.
vacation-until = Estás de vacaciones hasta { $when }; tus relojes por jugada están parados.
vacation-none = No estás de vacaciones.
