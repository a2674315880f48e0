### Offers of a draw, a takeback or a pause, and resigning.

## commands

commands-resign-name = rendirse
commands-resign-description = Abandonar una partida
commands-draw-name = tablas
commands-draw-description = Ofrecer tablas
commands-takeback-name = deshacer
commands-takeback-description = Deshaz tu última jugada; contra una persona, solo si acepta
commands-pause-name = pausa
commands-pause-description = Parar los relojes de una partida si tu rival acepta, o ponerlos en marcha de nuevo

## buttons

buttons-resign_confirm = Sí, me rindo
buttons-keep_playing = No, sigo jugando

## offer

offer-draw_declined = { $name } rechaza las tablas.
offer-draw_withdrawn = { $name } ha retirado la oferta de tablas.
offer-draw_bot_declines = Prefiero seguir jugando.
offer-takeback_done = { $name } deshizo una jugada.
offer-takeback_declined = { $name } no permite deshacer la jugada.
offer-takeback_withdrawn = { $name } ya no pide deshacer la jugada.
offer-resign_ask = ¿De verdad quieres abandonar esta partida?
offer-pause_declined = { $name } no quiere parar los relojes.
offer-pause_withdrawn = { $name } ya no pide parar los relojes.

## refusal

refusal-nothing-to-take-back = Aún no has hecho ninguna jugada.
refusal-too-early = Hagamos primero unas jugadas. Después podrás ofrecer tablas.
refusal-already-declined = Tu rival dijo que no en esta posición. Haz una jugada y podrás pedirlo otra vez.
refusal-no-clock = En esta partida no corre ningún reloj.
refusal-tournament-pause = En un torneo no se paran los relojes: los demás esperan el resultado.
