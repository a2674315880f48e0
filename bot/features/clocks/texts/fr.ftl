### Days off.

## commands

commands-vacation-name = vacances
commands-vacation-description = Prendre des congés : les pendules de tes parties par correspondance s’arrêtent pendant ce temps
commands-vacation-days-name = jours
commands-vacation-days-description = Combien de jours à partir de maintenant ; 0 y met fin ; vide : ce qui reste

## vacation

vacation-left = Jours de congé restants cette année : { $n }.
vacation-until = Tu es en congé jusqu’au { $when } ; les pendules de tes parties par correspondance sont arrêtées.
vacation-none = Tu n’es pas en congé.
