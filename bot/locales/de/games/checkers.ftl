### The game's own words: names, rules, endings, notations, pieces, entering a move, and its picture in words.

name = Englische Dame
first = Schwarz
second = Weiß
how = zwei Felder wie 11-15, oder 9x18 zum Schlagen
aim = Schlage alle gegnerischen Steine oder nimm ihnen jeden Zug.
rules = Steine ziehen ein Feld schräg vorwärts und werden auf der letzten Reihe zu Damen; Damen ziehen auch rückwärts. Wer schlagen kann, muss es tun und weiterspringen, solange es geht; es muss nicht der längste Weg sein. Wer nicht ziehen kann, verliert. Remis ist es, wenn eine Stellung zum dritten Mal entsteht, und nach 40 Zügen jeder Seite, ohne zu schlagen oder einen einfachen Stein zu ziehen.

## Endings: a sentence and a few words; notations and looks

result-no-pieces = { $loser } hat keine Steine mehr: { $winner } gewinnt.
result-blocked = { $loser } kann nicht mehr ziehen: { $winner } gewinnt.
result-repetition = Remis: Dieselbe Stellung stand dreimal auf dem Brett.
result-no-progress = Remis: 40 Züge jeder Seite, ohne zu schlagen oder einen einfachen Stein zu ziehen.
near-draw = ⚠️ Wird nichts geschlagen und kein einfacher Stein gezogen, ist die Partie bald remis. Züge bis dahin: { $n }
reason-no-pieces = keine Steine mehr
reason-blocked = kein Zug möglich
reason-repetition = Stellungswiederholung
reason-no-progress = kein Fortschritt
notation-pdn = Zahlen (11-15)
look-day = Tag
look-night = Nacht

## Pieces: one, and counted

piece-M = Stein
piece-K = Dame
pieces-M =
    { $n ->
        [one] { $n } Stein
       *[other] { $n } Steine
    }
pieces-K =
    { $n ->
        [one] { $n } Dame
       *[other] { $n } Damen
    }

## Entering a move

must-capture = Du musst schlagen. Wie?
way = Auf welchem Weg?
takes = { $move } (schlägt { $squares })

## Why a move is not possible

why-no-square = Es gibt kein Feld { $cell }: Sie gehen von 1 bis 32.
why-empty = Auf Feld { $cell } steht kein Stein.
why-not-yours = Der Stein auf Feld { $cell } gehört nicht dir.
why-capture-goes-on = Das Schlagen von Feld { $cell } aus ist nicht zu Ende: Der Stein springt weiter, solange er kann.
why-crowned = Ein Stein, der auf Feld { $cell } zur Dame wird, bleibt dort stehen: Der Zug ist zu Ende.
why-must-capture = Wer schlagen kann, muss es tun. Hier geht das von Feld { $cells } aus.
why-occupied = Feld { $cell } ist schon besetzt.
why-man-backwards = Ein einfacher Stein zieht nur vorwärts; eine Dame auch rückwärts.
why-shape = Ein Stein zieht ein Feld diagonal oder springt über einen gegnerischen Stein daneben.

## The picture in words

jumped = Beim letzten Zug übersprungen: { $squares }
