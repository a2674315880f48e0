### Days off.

## commands

commands-vacation-name = urlaub
commands-vacation-description = Urlaub nehmen: Die Uhren deiner Fernpartien stehen so lange still
commands-vacation-days-name = tage
commands-vacation-days-description = Wie viele Tage ab jetzt; 0 beendet den Urlaub; leer: was übrig ist

## vacation

vacation-left = Verbleibende Urlaubstage in diesem Jahr: { $n }.
vacation-until = Du hast bis zum { $when } Urlaub; die Uhren deiner Fernpartien stehen still.
vacation-none = Du hast gerade keinen Urlaub.
