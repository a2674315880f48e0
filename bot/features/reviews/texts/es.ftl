### Reviews of finished matches.

## review

review-title = Análisis de la partida { $id }
review-working = Miro la partida: { $done } de { $total } posiciones…
review-accuracy = { $name }: precisión **{ $value } %**
review-formula = Precisión: 100 para la mejor jugada; cuanto más reduce una jugada las opciones de ganar, menos. La media de todas las jugadas en las que había elección.
review-none = No se han encontrado errores.
review-turning = Momentos decisivos
review-lost = { $side } **{ $move }**: opciones de ganar { $before } % → { $after } %.
review-best = Lo mejor es **{ $best }**.
review-better = Conserva la mejor posición.
review-defence = Es la mejor defensa.
review-worse = Es lo que más resiste.
review-over = En esta posición la partida ha terminado.
review-choose = Vuelve a intentar un error
review-steps = Jugada a jugada
review-try = Inténtalo tú
review-overview = Resumen
review-find = { $side }: busca una jugada mejor que { $move }
review-told = Tampoco era esa.
review-graph = Gráfico de las opciones de ganar de { $side }: entre { $least } % y { $most } %, al final { $last } %. Marcadas: { $marked }.

## verdict

verdict-best = la mejor
verdict-good = buena
verdict-inaccuracy = imprecisión
verdict-mistake = error
verdict-blunder = error grave
