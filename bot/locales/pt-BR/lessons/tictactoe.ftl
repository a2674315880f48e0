### The lessons of the game: a title and the rule of each.

lesson-row = Três em linha
lesson-row-text = Cada um põe por vez seu sinal numa casa vazia. Três em linha vencem: na horizontal, na vertical ou na diagonal.
lesson-block = Dois do adversário
lesson-block-text = Se o adversário tem dois em linha e a terceira casa está livre, você precisa ocupá-la.
lesson-fork = O ataque duplo
lesson-fork-text = Um lance que prepara duas linhas de uma vez é um ataque duplo. O adversário só consegue parar uma.
