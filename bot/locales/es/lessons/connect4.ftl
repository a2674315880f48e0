### The lessons of the game: a title and the rule of each.

lesson-falling = Las fichas caen
lesson-falling-text = Una ficha cae al lugar libre más bajo de su columna. Una columna llena, como aquí la 3, no admite más. Deja caer tu ficha sobre la roja de la columna 5.
lesson-row = Cuatro en línea
lesson-row-text = Cuatro fichas tuyas en línea ganan: en horizontal, vertical o diagonal. Ya tienes tres juntas.
lesson-diagonal = En diagonal
lesson-diagonal-text = Las diagonales se pasan por alto con facilidad. Tienes tres fichas en una, y el lugar que falta está al alcance.
lesson-block = Tres del rival
lesson-block-text = Tu rival tiene tres en línea y el cuarto lugar está al alcance. Ocúpalo antes.
lesson-double = Dos extremos libres
lesson-double-text = Tres en línea con los dos extremos libres son dos amenazas: tu rival solo puede cerrar uno.
