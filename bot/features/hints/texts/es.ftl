### Hints.

## commands

commands-hint-name = pista
commands-hint-description = Ayuda para tu próxima jugada, paso a paso; solo tú la ves

## buttons

buttons-more = Más ayuda
buttons-play_it = Jugarla

## hint

hint-title = Pista { $step } de 3
hint-thinking = Déjame ver…
hint-used =
    { $n ->
        [one] Has usado { $n } pista en esta partida.
       *[other] Has usado { $n } pistas en esta partida.
    }
hint-shown = Las pistas se cuentan y se muestran con la partida.

## learn

learn-hints-free = En esta partida las pistas no cuentan.
