### Hints.

## commands

commands-hint-name = indice
commands-hint-description = De l’aide pour ton prochain coup, pas à pas ; personne d’autre ne la voit

## buttons

buttons-more = Plus d’aide
buttons-play_it = Jouer ce coup

## hint

hint-title = Indice { $step } sur 3
hint-thinking = Voyons voir…
hint-used =
    { $n ->
        [one] Tu as utilisé { $n } indice dans cette partie.
       *[other] Tu as utilisé { $n } indices dans cette partie.
    }
hint-shown = Les indices sont comptés et affichés avec la partie.

## learn

learn-hints-free = Dans cette partie, les indices ne comptent pas.
