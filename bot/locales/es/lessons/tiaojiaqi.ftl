### The lessons of the game: a title and the rule of each.

lesson-step = Un paso
lesson-step-text = Una piedra va a una casilla vecina vacía, también en diagonal. Lleva la piedra de d7 a e8.
lesson-clamp = Pinzar
lesson-clamp-text = Encierra una piedra rival entre dos tuyas, en línea recta o en diagonal, y tomará tu color.
lesson-lift = Levantar
lesson-lift-text = Colócate entre dos piedras rivales en línea contigo, y ambas tomarán tu color.
lesson-most = Las dos cosas a la vez
lesson-most-text = Un paso puede levantar y pinzar en todas las direcciones. Las piedras volteadas no voltean otras.
lesson-last = Cómo acaba
lesson-last-text = Tras 60 jugadas cada uno, gana quien tenga más piedras. Quien voltea la última piedra rival gana al instante.
learn-goal-capture = Voltea una piedra.
learn-goal-most = Voltea tantas piedras como puedas con una jugada.
