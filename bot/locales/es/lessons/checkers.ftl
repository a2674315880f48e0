### The lessons of the game: a title and the rule of each.

lesson-step = Cómo mueven los peones
lesson-step-text = Un peón avanza una casilla en diagonal, solo por las oscuras. Nunca retrocede. Avanza el tuyo una casilla.
lesson-capture = Capturar
lesson-capture-text = Un peón salta sobre una pieza rival vecina a la casilla vacía de detrás, y la captura.
lesson-must = Es obligatorio capturar
lesson-must-text = Quien puede capturar debe hacerlo. Entonces no hay otra jugada posible.
lesson-several = Varios saltos
lesson-several-text = La captura sigue mientras la pieza pueda saltar. Eliges el camino, pero debes recorrerlo hasta el final.
lesson-crown = Coronar
lesson-crown-text = Un peón que llega a la última fila se convierte en dama.
lesson-king = La dama
lesson-king-text = Una dama también mueve y captura hacia atrás, de casilla en casilla.
lesson-stop = Coronar con un salto
lesson-stop-text = Un peón que llega a la última fila con un salto se corona y se detiene allí, aunque una dama pudiera seguir saltando.
lesson-win = Cómo se gana
lesson-win-text = Quien no puede mover pierde: porque no le quedan piezas o porque todas están bloqueadas.
