### Days off.

## commands

commands-vacation-name = vacaciones
commands-vacation-description = Tomar días libres: los relojes de tus partidas por correspondencia se detienen mientras tanto
commands-vacation-days-name = días
commands-vacation-days-description = Cuántos días desde ahora; 0 termina las vacaciones; vacío: los que quedan

## vacation

vacation-left = Días libres que quedan este año: { $n }.
vacation-until = Estás de vacaciones hasta el { $when }; los relojes de tus partidas por correspondencia están parados.
vacation-none = No estás de vacaciones.
