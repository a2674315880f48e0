### Reviews of finished matches.

## review

review-title = Análisis de la partida { $id }
review-working = Analizo la partida: { $done } de { $total } posiciones…
review-accuracy = { $name }: precisión **{ $value } %**
review-formula = Precisión: cuanto más reducen las jugadas las opciones de ganar, más baja. Pocas jugadas prueban poco: tres de las mejores dan 92; treinta, 97. Un error grave pesa mucho. No cuentan las posiciones ya decididas ni las jugadas sin elección.
review-none = No se han encontrado errores.
review-none-own = No se ha encontrado ningún error tuyo.
review-moments = Momentos para aprender
review-lost = { $side } **{ $move }**: opciones de ganar { $before } % → { $after } %.
review-best = Lo mejor es **{ $best }**.
review-perfect = Pero solo con juego perfecto.
review-better = Conserva la ventaja.
review-defence = Es la mejor defensa.
review-worse = Es lo que más resiste.
review-no-moves = En esta partida no se hizo ninguna jugada, así que no hay nada que analizar.
review-steps = Jugada a jugada
review-try = Inténtalo tú
review-overview = Resumen
review-find = Turno: { $side }. ¿Qué jugarías? En la partida fue { $move }.
review-told = Tampoco era esa.
review-graph = Gráfico de las opciones de ganar ({ $side }): entre { $least } % y { $most } %, al final { $last } %. Marcadas: { $marked }.

## verdict

verdict-best = La mejor
verdict-good = Buena
verdict-inaccuracy = Imprecisión
verdict-mistake = Error
verdict-blunder = Error grave
