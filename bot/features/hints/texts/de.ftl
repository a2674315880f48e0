### Hints.

## commands

commands-hint-name = tipp
commands-hint-description = Hilfe für deinen nächsten Zug, Schritt für Schritt; nur du siehst sie

## buttons

buttons-more = Mehr Hilfe
buttons-play_it = Spielen

## hint

hint-title = Tipp { $step } von 3
hint-thinking = Ich überlege …
hint-used =
    { $n ->
        [one] Du hast in dieser Partie { $n } Tipp genutzt.
       *[other] Du hast in dieser Partie { $n } Tipps genutzt.
    }
hint-shown = Tipps werden gezählt und bei der Partie angezeigt.

## learn

learn-hints-free = In dieser Partie zählen Tipps nicht.
