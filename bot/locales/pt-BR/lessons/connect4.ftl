### The lessons of the game: a title and the rule of each.

lesson-falling = As fichas caem
lesson-falling-text = Uma ficha cai no lugar livre mais baixo da coluna. Uma coluna cheia, como a 3 aqui, não recebe mais. Solte sua ficha sobre a vermelha da coluna 5.
lesson-row = Quatro em linha
lesson-row-text = Quatro fichas suas em linha vencem: na horizontal, na vertical ou na diagonal. Você já tem três lado a lado.
lesson-diagonal = Na diagonal
lesson-diagonal-text = Diagonais passam despercebidas com facilidade. Você tem três fichas numa delas, e o lugar que falta está ao alcance.
lesson-block = Três do adversário
lesson-block-text = O adversário tem três em linha, e o quarto lugar está ao alcance. Ocupe-o antes.
lesson-double = Duas pontas livres
lesson-double-text = Três em linha com as duas pontas livres são duas ameaças: o adversário só pode fechar uma ponta.
