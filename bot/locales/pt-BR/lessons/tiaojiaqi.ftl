### The lessons of the game: a title and the rule of each.

lesson-step = Um passo
lesson-step-text = Uma pedra vai para uma casa vizinha vazia, também na diagonal. Leve a pedra de d7 a e8.
lesson-clamp = Prender
lesson-clamp-text = Cerque uma pedra adversária com duas suas, em linha reta ou na diagonal, e ela ganha a sua cor.
lesson-lift = Levantar
lesson-lift-text = Fique entre duas pedras adversárias em linha com você, e as duas ganham a sua cor.
lesson-most = As duas coisas de uma vez
lesson-most-text = Um passo pode levantar e prender em todas as direções. Pedras viradas não viram outras.
lesson-last = Como termina
lesson-last-text = Após 60 lances de cada lado, vence quem tiver mais pedras. Quem vira a última pedra adversária vence na hora.
learn-goal-capture = Vire uma pedra.
learn-goal-most = Vire o máximo de pedras com um lance.
