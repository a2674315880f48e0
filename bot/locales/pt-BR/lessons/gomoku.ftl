### The lessons of the game: a title and the rule of each.

lesson-five = Cinco em linha
lesson-five-text = Cada um põe por vez uma pedra num ponto vazio. Cinco em linha vencem: na horizontal, na vertical ou na diagonal.
lesson-four = Um quatro
lesson-four-text = Quatro em linha ameaçam fazer cinco. O quatro do branco está fechado de um lado; feche o outro agora.
lesson-open = O três aberto
lesson-open-text = Três em linha com as duas pontas livres são um três aberto. Ele vira um quatro aberto, que nada para: tem dois pontos de vitória.
lesson-three = Parar o três aberto
lesson-three-text = O branco tem um três aberto. Feche uma ponta agora, antes que vire um quatro aberto.
lesson-double = Dois três
lesson-double-text = Um lance que cria dois três abertos de uma vez quase sempre vence: só um pode ser fechado.
lesson-swap2 = Um começo justo: Swap2
lesson-swap2-text = Quem começa leva vantagem. Por isso, entre duas pessoas, é comum começar com Swap2: uma põe três pedras, preta, branca e preta. A outra então escolhe uma cor, ou põe mais duas, branca e preta, e passa a escolha. Ponha a terceira pedra de modo que nenhuma cor fique melhor: ao lado destas duas ela ajuda demais o preto; na borda, de menos. Deixe dois pontos no meio.
