### Clocks: time controls, pauses, days off.

## commands

commands-play-clock-name = bedenkzeit
commands-play-clock-description = Wie viel Zeit ist (sonst deine übliche Bedenkzeit)
commands-pause-name = pause
commands-pause-description = Die Uhren einer Partie anhalten, wenn der Gegner zustimmt, oder wieder laufen lassen
commands-vacation-name = urlaub
commands-vacation-description = Urlaub nehmen: deine Fernpartie-Uhren stehen so lange still
commands-vacation-days-name = tage
commands-vacation-days-description = Wie viele Tage ab jetzt; 0 beendet den Urlaub; leer: was übrig ist

## buttons

buttons-clock_resume = Weiter
buttons-pause_accept = Der Pause zustimmen
buttons-pause_decline = Keine Pause
buttons-pause_withdraw = Bitte zurückziehen

## settings

settings-clock-label = Übliche Bedenkzeit
settings-clock-auto = Fernpartie gegen Menschen, keine gegen mich
settings-clock-none = Keine Uhr
settings-clock-live-60-5 = 1 Minute + 5 Sekunden pro Zug
settings-clock-live-300-5 = 5 Minuten + 5 Sekunden pro Zug
settings-clock-live-600-10 = 10 Minuten + 10 Sekunden pro Zug
settings-clock-live-900-10 = 15 Minuten + 10 Sekunden pro Zug
settings-clock-move-86400 = 1 Tag pro Zug
settings-clock-move-259200 = 3 Tage pro Zug
settings-clock-move-604800 = 7 Tage pro Zug

## clock

clock-hours = Stunden pro Zug: { $n }
clock-named = Bedenkzeit: { $clock }
clock-left = { $name } hat noch { $time }
clock-paused = ⏸️ Die Uhren stehen
clock-runs_again = ▶️ Die Uhren laufen wieder.
clock-short = ⚠️ **{ $name }, die Zeit wird knapp: Sie läuft { $when } ab**
match-time_short = { $name }, für deinen Zug ist nur noch wenig Zeit.

## vacation

vacation-left = Urlaubstage, die dieses Jahr bleiben: { $n }.
vacation-until = Du hast bis { $when } Urlaub; deine Fernpartie-Uhren stehen still.
vacation-none = Du hast gerade keinen Urlaub.

## offer

offer-pause_asked = { $name } bittet, die Uhren anzuhalten.
offer-pause_declined = { $name } möchte die Uhren nicht anhalten.
offer-pause_withdrawn = { $name } bittet nicht mehr, die Uhren anzuhalten.

## result

result-timeout-draw = Die Zeit ist um, aber die andere Seite konnte nicht mehr gewinnen: remis.
reason-timeout-draw = Zeit, kein Sieg möglich

## refusal

refusal-no-clock = In dieser Partie läuft keine Uhr.
refusal-no-vacation-left = Das ist mehr, als du hast. Urlaubstage, die dieses Jahr bleiben: { $n }.
