### The lessons of the game: a title and the rule of each.

lesson-overline = Seis é demais
lesson-overline-text = O preto precisa de exatamente cinco. Uma pedra que forma seis ou mais é proibida: j8 ligaria todas as suas pedras.
lesson-threes = Nada de dois três
lesson-threes-text = O preto não pode formar dois três abertos com uma pedra, então i8 é proibido. Mas um três aberto pode virar um quatro aberto.
lesson-fours = Nada de dois quatros
lesson-fours-text = Dois quatros com uma pedra também são proibidos ao preto: aqui, f2. Um quatro e um três aberto de uma vez são permitidos, e vencem.
lesson-white = O branco pode tudo
lesson-white-text = Nada é proibido ao branco: seis ou mais também vencem. Agora você joga de branco.
