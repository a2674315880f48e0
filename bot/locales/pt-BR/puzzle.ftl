### Puzzles.


## commands

commands-puzzle-name = problema
commands-puzzle-description = Resolva um problema: só um lance vence; só você vê
commands-puzzle-game-name = jogo
commands-puzzle-game-description = Qual jogo; deixe vazio para qualquer um

## puzzle

puzzle-title = Problema: { $game } · nível { $rating }
puzzle-goal = Vez de { $side }: só um lance vence. Encontre-o.
puzzle-go-on = Certo! A resposta é { $move }. Continue.
puzzle-wrong = { $move } não vence. Tente de novo.
puzzle-solved = Resolvido!
puzzle-line = A solução: { $line }
puzzle-hint = Olhe para { $places }.
puzzle-solution = Solução
puzzle-another = Outro problema
puzzle-rating = Sua pontuação em problemas: **{ $rating }** ({ $change }).
puzzle-streak = Resolvidos em seguida: **{ $n }**.
puzzle-counted = Este problema já foi contado para você.
