### The game's own words: names, rules, endings, notations, pieces, and its picture in words.

name = Tiaojiaqi
first = Schwarz
second = Weiß
how = zwei benachbarte Felder wie d7e8
aim = Habe nach je 60 Zügen mehr Steine als dein Gegner.
rules = Ziehe einen Stein auf ein Nachbarfeld. Steht er dann auf einer Linie zwischen zwei gegnerischen Steinen, nehmen beide deine Farbe an (Heben); schließen zwei deiner Steine einen gegnerischen ein, wechselt auch er (Klemmen). Nach je 60 Zügen gewinnt, wer mehr Steine hat.

## Endings: a sentence and a few words; notations and looks

result-all-turned = { $winner } hat alle Steine umgedreht und gewinnt.
result-more-stones = Je 60 Züge sind gespielt, { $winner } hat mehr Steine und gewinnt.
result-equal-stones = Unentschieden: Je 60 Züge sind gespielt, beide Seiten haben gleich viele Steine.
result-no-move = { $loser } hat keinen erlaubten Zug mehr: { $winner } gewinnt.
reason-all-turned = alle Steine umgedreht
reason-more-stones = mehr Steine
reason-equal-stones = gleich viele Steine
reason-no-move = kein Zug möglich
notation-steps = Felder (d7e8)
look-day = Tag (helles Holz)
look-night = Nacht (dunkler Schiefer)

## Pieces: one, and counted

piece-S = Stein
pieces-S =
    { $n ->
        [one] { $n } Stein
       *[other] { $n } Steine
    }

## Entering a move

to-gains = { $cell }: +{ $n }

## Hints

hint-takes = { $move } (dreht { $pieces } um)

## Why a move is not possible

why-no-stone = Auf { $cell } liegt kein Stein.
why-not-yours = Der Stein auf { $cell } gehört nicht dir.
why-no-step = Ein Stein geht einen Schritt auf ein Nachbarfeld.
why-taken = { $cell } ist schon besetzt.

## The picture in words

stones =
    { $n ->
        [one] { $side }, { $n } Stein: { $cells }
       *[other] { $side }, { $n } Steine: { $cells }
    }
turned = Umgedreht: { $cells }
left =
    { $n ->
        [one] Noch { $n } Zug insgesamt
       *[other] Noch { $n } Züge insgesamt
    }

## The last move

moves-last = Letzter Zug: { $move } ({ $side })
moves-taking = { $last }, dreht um: { $pieces }
coach-takes = Vorsicht: Dein Gegner kann dann mit { $reply } umdrehen: { $pieces }.
