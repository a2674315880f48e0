### Offers of a draw, a takeback or a pause, and resigning.

## commands

commands-resign-name = aufgeben
commands-resign-description = Eine Partie aufgeben
commands-draw-name = remis
commands-draw-description = Remis anbieten
commands-takeback-name = rücknahme
commands-takeback-description = Nimm deinen letzten Zug zurück; gegen Menschen nur, wenn sie zustimmen
commands-pause-name = pause
commands-pause-description = Die Uhren einer Partie anhalten, wenn der Gegner zustimmt, oder wieder laufen lassen

## buttons

buttons-resign_confirm = Ja, ich gebe auf
buttons-keep_playing = Nein, weiterspielen

## offer

offer-draw_declined = { $name } lehnt das Remis ab.
offer-draw_withdrawn = { $name } hat das Remisangebot zurückgezogen.
offer-draw_bot_declines = Ich möchte lieber weiterspielen.
offer-takeback_done = { $name } hat einen Zug zurückgenommen.
offer-takeback_declined = { $name } erlaubt die Rücknahme nicht.
offer-takeback_withdrawn = { $name } möchte den Zug nicht mehr zurücknehmen.
offer-resign_ask = Möchtest du diese Partie wirklich aufgeben?
offer-pause_declined = { $name } möchte die Uhren nicht anhalten.
offer-pause_withdrawn = { $name } bittet nicht mehr, die Uhren anzuhalten.

## refusal

refusal-nothing-to-take-back = Du hast noch keinen Zug gemacht.
refusal-too-early = Lass uns erst ein paar Züge spielen. Dann kannst du Remis anbieten.
refusal-already-declined = Dein Gegner hat in dieser Stellung abgelehnt. Mache einen Zug, dann darfst du wieder fragen.
refusal-no-clock = In dieser Partie läuft keine Uhr.
refusal-tournament-pause = In einem Turnier werden die Uhren nicht angehalten: Die anderen warten auf das Ergebnis.
