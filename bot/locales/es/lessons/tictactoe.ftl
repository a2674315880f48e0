### The lessons of the game: a title and the rule of each.

lesson-row = Tres en línea
lesson-row-text = Cada uno pone por turno su signo en una casilla vacía. Tres en línea ganan: en horizontal, vertical o diagonal.
lesson-block = Dos del rival
lesson-block-text = Si tu rival tiene dos en línea y la tercera casilla está libre, debes ocuparla.
lesson-fork = El doble ataque
lesson-fork-text = Una jugada que prepara dos líneas a la vez es un doble ataque. Tu rival solo puede parar una.
