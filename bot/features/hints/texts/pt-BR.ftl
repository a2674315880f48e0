### Hints.

## commands

commands-hint-name = dica
commands-hint-description = Ajuda para o seu próximo lance, passo a passo; só você vê

## buttons

buttons-more = Mais ajuda
buttons-play_it = Jogar este lance

## hint

hint-title = Dica { $step } de 3
hint-thinking = Deixe-me ver…
hint-used =
    { $n ->
        [one] Você usou { $n } dica nesta partida.
       *[other] Você usou { $n } dicas nesta partida.
    }
hint-shown = As dicas são contadas e mostradas com a partida.

## learn

learn-hints-free = Nesta partida as dicas não contam.
