### Offers of a draw, a takeback or a pause, and resigning.

## commands

commands-resign-name = abandonner
commands-resign-description = Abandonner une partie
commands-draw-name = nulle
commands-draw-description = Proposer la nulle
commands-takeback-name = reprendre
commands-takeback-description = Reprends ton dernier coup ; contre une personne, seulement si elle accepte
commands-pause-name = pause
commands-pause-description = Arrêter les pendules si ton adversaire est d’accord, ou les remettre en marche

## buttons

buttons-resign_confirm = Oui, j’abandonne
buttons-keep_playing = Non, je continue

## offer

offer-draw_declined = { $name } refuse la nulle.
offer-draw_withdrawn = { $name } a retiré sa proposition de nulle.
offer-draw_bot_declines = Je préfère continuer.
offer-takeback_done = { $name } a repris un coup.
offer-takeback_declined = { $name } refuse la reprise.
offer-takeback_withdrawn = { $name } ne demande plus à reprendre son coup.
offer-resign_ask = Veux-tu vraiment abandonner cette partie ?
offer-pause_declined = { $name } ne veut pas arrêter les pendules.
offer-pause_withdrawn = { $name } ne demande plus d’arrêter les pendules.

## refusal

refusal-nothing-to-take-back = Tu n’as pas encore joué de coup.
refusal-too-early = Jouons d’abord quelques coups. Ensuite tu pourras proposer la nulle.
refusal-already-declined = Ton adversaire a refusé dans cette position. Joue un coup, puis tu pourras redemander.
refusal-no-clock = Aucune pendule ne tourne dans cette partie.
refusal-tournament-pause = En tournoi, on n’arrête pas les pendules : les autres attendent le résultat.
