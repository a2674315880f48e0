### The lessons of the game: a title and the rule of each.

lesson-step = Como as pedras andam
lesson-step-text = Uma pedra avança uma casa na diagonal, só nas casas escuras. Nunca recua. Avance a sua uma casa.
lesson-capture = Capturar
lesson-capture-text = Uma pedra salta sobre uma adversária vizinha para a casa vazia atrás dela, e a captura.
lesson-must = Capturar é obrigatório
lesson-must-text = Quem pode capturar deve capturar. Nesse caso, nenhum outro lance é possível.
lesson-several = Vários saltos
lesson-several-text = A captura continua enquanto a peça puder saltar. Você escolhe o caminho, mas precisa ir até o fim.
lesson-crown = Virar dama
lesson-crown-text = Uma pedra que chega à última fileira vira dama.
lesson-king = A dama
lesson-king-text = Uma dama também anda e captura para trás, uma casa de cada vez.
lesson-stop = Dama com um salto
lesson-stop-text = Uma pedra que chega à última fileira com um salto vira dama e para ali, mesmo que uma dama pudesse continuar.
lesson-win = Como se vence
lesson-win-text = Quem não pode jogar perde: porque não tem mais peças ou porque todas estão bloqueadas.
