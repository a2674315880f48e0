### Reviews of finished matches.

## review

review-title = Análise da partida { $id }
review-working = Examinando a partida: { $done } de { $total } posições…
review-accuracy = { $name }: precisão **{ $value }%**
review-formula = Precisão: quanto mais os lances reduzem a chance de vencer, menor. Poucos lances provam pouco: três dos melhores dão 92; trinta, 97. Um erro grave pesa muito. Posições já decididas e lances sem escolha não contam.
review-none = Nenhum erro encontrado.
review-none-own = Nenhum erro seu foi encontrado.
review-moments = Momentos para aprender
review-lost = { $side } **{ $move }**: chance de vencer { $before }% → { $after }%.
review-best = O melhor é **{ $best }**.
review-perfect = Mas só com jogo perfeito.
review-better = Mantém a vantagem.
review-defence = É a melhor defesa.
review-worse = É o que resiste por mais tempo.
review-no-moves = Nenhum lance foi feito nesta partida, então não há nada para analisar.
review-steps = Lance a lance
review-try = Tente você
review-overview = Visão geral
review-find = Vez: { $side }. O que você jogaria? Na partida foi { $move }.
review-told = Também não era esse.
review-graph = Gráfico da chance de vencer ({ $side }): entre { $least }% e { $most }%, no fim { $last }%. Marcados: { $marked }.

## verdict

verdict-best = Melhor lance
verdict-good = Bom lance
verdict-inaccuracy = Imprecisão
verdict-mistake = Erro
verdict-blunder = Erro grave
