### The lessons of the game: a title and the rule of each.

lesson-five = Cinco em linha
lesson-five-text = Cada um põe por vez uma pedra num ponto vazio. Cinco em linha vencem: na horizontal, na vertical ou na diagonal.
lesson-four = Um quatro
lesson-four-text = Quatro em linha ameaçam fazer cinco. O quatro do branco está fechado de um lado; feche o outro agora.
lesson-open = O três aberto
lesson-open-text = Três em linha com as duas pontas livres são um três aberto. Ele vira um quatro aberto, que nada para: tem dois pontos de vitória.
lesson-three = Parar o três aberto
lesson-three-text = O branco tem um três aberto. Feche uma ponta agora, antes que vire um quatro aberto.
lesson-double = Dois treses
lesson-double-text = Um lance que cria dois treses abertos de uma vez quase sempre vence: só um pode ser fechado.
