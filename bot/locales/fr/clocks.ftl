### Clocks: time controls, pauses, days off.

## commands

commands-play-clock-name = pendule
commands-play-clock-description = Combien de temps chacun a (par défaut, ta cadence habituelle)
commands-pause-name = pause
commands-pause-description = Arrêter les pendules si ton adversaire est d’accord, ou les remettre en marche
commands-vacation-name = vacances
commands-vacation-description = Prendre des congés : tes pendules au coup s’arrêtent pendant ce temps
commands-vacation-days-name = jours
commands-vacation-days-description = Combien de jours à partir de maintenant ; 0 y met fin ; vide : ce qui reste

## buttons

buttons-clock_resume = Continuer
buttons-pause_accept = Accepter la pause
buttons-pause_decline = Pas de pause
buttons-pause_withdraw = Retirer la demande

## settings

settings-clock-label = Cadence habituelle
settings-clock-auto = Par jours contre des personnes, aucune contre moi
settings-clock-none = Sans pendule
settings-clock-live-60-5 = 1 minute + 5 secondes par coup
settings-clock-live-300-5 = 5 minutes + 5 secondes par coup
settings-clock-live-600-10 = 10 minutes + 10 secondes par coup
settings-clock-live-900-10 = 15 minutes + 10 secondes par coup
settings-clock-move-86400 = 1 jour par coup
settings-clock-move-259200 = 3 jours par coup
settings-clock-move-604800 = 7 jours par coup

## clock

clock-hours = Heures par coup : { $n }
clock-named = Cadence : { $clock }
clock-left = Il reste { $time } à { $name }
clock-paused = ⏸️ Les pendules sont arrêtées
clock-runs_again = ▶️ Les pendules tournent à nouveau.
clock-short = ⚠️ **{ $name }, il reste peu de temps : fin { $when }**
match-time_short = { $name }, il te reste peu de temps pour jouer.

## vacation

vacation-left = Jours de congé restants cette année : { $n }.
vacation-until = Tu es en congé jusqu’au { $when } ; tes pendules au coup sont arrêtées.
vacation-none = Tu n’es pas en congé.

## offer

offer-pause_asked = { $name } demande d’arrêter les pendules.
offer-pause_declined = { $name } ne veut pas arrêter les pendules.
offer-pause_withdrawn = { $name } ne demande plus d’arrêter les pendules.

## result

result-timeout-draw = Le temps est écoulé, mais l’autre camp ne pouvait plus gagner : partie nulle.
reason-timeout-draw = temps, aucun gain possible

## refusal

refusal-no-clock = Aucune pendule ne tourne dans cette partie.
refusal-no-vacation-left = C’est plus que ce que tu as. Jours de congé restants cette année : { $n }.
