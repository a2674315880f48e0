### Hints, and what a line of moves leads to.

## hint

hint-title = Dica { $step } de 3
hint-thinking = Deixe-me ver…
hint-piece = Repare em { $cell } ({ $piece }).
hint-candidates = Olhe { $moves }: um deles é o melhor lance.
hint-only = Só um lance é bom aqui: olhe { $moves }.
hint-move = Jogue **{ $move }**.
hint-line = Continuação provável: { $line }
hint-used =
    { $n ->
        [one] Você usou { $n } dica nesta partida.
       *[other] Você usou { $n } dicas nesta partida.
    }
hint-shown = As dicas são contadas e mostradas com a partida.

## prospect

prospect-wins-now = Isto vence na hora.
prospect-wins =
    { $n ->
        [one] Isto vence em { $n } lance.
       *[other] Isto vence em { $n } lances.
    }
prospect-loses =
    { $n ->
        [one] É o que resiste mais: seu adversário pode vencer em { $n } lance.
       *[other] É o que resiste mais: seu adversário pode vencer em { $n } lances.
    }
prospect-wins-by-rule = Seu adversário não pode repetir lances sem fim: quem faz isso perde.
prospect-loses-by-rule = Você não pode repetir lances sem fim: quem faz isso perde. Mude assim que puder.
prospect-draws = Isto segura o empate.
prospect-wins-material = Isto ganha { $won }.
prospect-wins-material-for = Isto ganha { $won } por { $lost }.
prospect-loses-material = Você perde { $lost } de qualquer jeito; assim custa menos.
prospect-loses-material-for = Você perde { $lost } por { $won } de qualquer jeito; assim custa menos.
prospect-better = Depois disso você fica melhor.
prospect-worse = Você está pior, mas esta é a melhor defesa.
prospect-even = Isto mantém o equilíbrio.

## truth

truth-all = Cada lance, se os dois lados jogarem com perfeição: { $values }.
truth-wins =
    { $n ->
        [1] **{ $move }** vence na hora
       *[other] **{ $move }** vence em { $n }
    }
truth-loses = **{ $move }** perde em { $n }
truth-draws = **{ $move }** empata

## refusal

refusal-no-hints = Não há dicas em torneios nem em partidas com relógio ao vivo entre pessoas.
refusal-own-match = Esta posição é da sua partida { $match_id }, que ainda está em andamento. Direi qual é o melhor lance quando ela terminar.
