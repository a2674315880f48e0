### The game's own words: names, rules, endings, notations, pieces, and its picture in words.

name = Xiangqi
first = Rot
second = Schwarz
how = zwei Punkte wie h2e2, oder C2.5, oder 炮二平五
aim = Setze den gegnerischen General matt.
rules = Wer matt ist oder keinen erlaubten Zug mehr hat, verliert. Wer ohne Ende Schach gibt oder eine Figur jagt, verliert, wenn eine Stellung zum dritten Mal entsteht; sonst ist es dann remis, ebenso nach 60 Zügen jeder Seite ohne Schlagen.

## Endings: a sentence and a few words; notations and sets of pieces

result-checkmate = Schachmatt! { $winner } gewinnt.
result-stalemate = { $loser } hat keinen erlaubten Zug mehr: { $winner } gewinnt.
result-perpetual-check = { $loser } gab Dauerschach, das ist verboten: { $winner } gewinnt.
result-perpetual-chase = { $loser } jagte eine Figur ohne Ende, das ist verboten: { $winner } gewinnt.
result-repetition = Remis durch Stellungswiederholung.
result-no-capture = Remis: 60 Züge jeder Seite ohne Schlagen.
near-draw = ⚠️ Wird nichts geschlagen, ist die Partie bald remis. Züge bis dahin: { $n }
reason-checkmate = Schachmatt
reason-stalemate = kein Zug möglich
reason-perpetual-check = Dauerschach
reason-perpetual-chase = Dauerjagd
reason-repetition = Stellungswiederholung
reason-no-capture = nichts geschlagen
notation-coordinates = Koordinaten (h2e2)
notation-wxf = WXF (C2.5)
notation-chinese = Chinesisch (炮二平五)
notation-traditional = Chinesisch, traditionelle Zeichen (馬八進七)
notation-vietnamese = Vietnamesisch (P2-5)
pieces-chinese = Chinesische Zeichen
pieces-western = Bilder

## Pieces: one, and counted

piece-K = General
piece-A = Berater
piece-B = Elefant
piece-N = Pferd
piece-R = Wagen
piece-C = Kanone
piece-P = Soldat
piece-k = General
piece-a = Berater
piece-b = Elefant
piece-n = Pferd
piece-r = Wagen
piece-c = Kanone
piece-p = Soldat
pieces-K =
    { $n ->
        [one] einen General
       *[other] { $n } Generäle
    }
pieces-A =
    { $n ->
        [one] einen Berater
       *[other] { $n } Berater
    }
pieces-B =
    { $n ->
        [one] einen Elefanten
       *[other] { $n } Elefanten
    }
pieces-N =
    { $n ->
        [one] ein Pferd
       *[other] { $n } Pferde
    }
pieces-R =
    { $n ->
        [one] einen Wagen
       *[other] { $n } Wagen
    }
pieces-C =
    { $n ->
        [one] eine Kanone
       *[other] { $n } Kanonen
    }
pieces-P =
    { $n ->
        [one] einen Soldaten
       *[other] { $n } Soldaten
    }

## Below the board

captured = geschlagen: { $pieces }

## Openings by the names that players use

opening-central-cannon = Zentralkanone
opening-same-direction-cannons = Gleichgerichtete Kanonen
opening-opposite-direction-cannons = Entgegengesetzte Kanonen
opening-screen-horses = Zentralkanone gegen Schirmpferde
opening-sandwiched-horses = Zentralkanone gegen Sandwichpferde
opening-single-horse = Zentralkanone gegen Einzelpferd
opening-cross-palace-cannon = Palastquerende Kanone
opening-palace-corner-cannon = Palasteckkanone
opening-horse = Pferdeeröffnung
opening-elephant = Elefanteneröffnung
opening-pawn = Soldateneröffnung
opening-pawn-cannon = Soldateneröffnung, Kanone hinter dem Soldaten
opening-opposing-pawns = Gegenüberstehende Soldaten

## Why a move is not possible

why-empty = Auf { $cell } steht keine Figur.
why-not-yours = Die Figur auf { $cell } ({ $piece }) gehört nicht dir.
why-own-piece = Auf { $cell } steht deine eigene Figur ({ $piece }).
why-palace = Diese Figur darf den Palast nicht verlassen: { $piece }.
why-elephant-river = Der Elefant darf den Fluss nicht überqueren.
why-elephant-blocked = Den Elefanten blockiert { $pieces }.
why-horse-blocked = Das Pferd blockiert { $pieces }.
why-path-blocked = Den Weg versperrt { $pieces }.
why-cannon-screen = Zum Schlagen braucht eine Kanone genau eine Figur, über die sie springt.
why-pawn-backward = Ein Soldat zieht nie rückwärts.
why-pawn-sideways = Ein Soldat zieht erst seitwärts, wenn er den Fluss überquert hat.
why-shape-general = Der General zieht einen Punkt gerade: vorwärts, rückwärts oder seitwärts.
why-shape-advisor = Der Berater zieht einen Punkt diagonal.
why-shape-elephant = Der Elefant zieht zwei Punkte diagonal.
why-shape-horse = Das Pferd zieht einen Punkt gerade und dann einen diagonal nach außen.
why-shape-rook = Der Wagen zieht in gerader Linie.
why-shape-cannon = Die Kanone zieht in gerader Linie.
why-shape-pawn = Der Soldat zieht einen Punkt vorwärts, nach dem Fluss auch einen Punkt seitwärts.
why-in-check = Dein General stünde im Schach von { $cell } ({ $piece }).
why-facing = Die beiden Generäle stünden sich gegenüber.
why-no-such-piece = Du hast dort keine Figur, die { $move } meinen könnte.
position-facing = Die beiden Generäle stehen sich gegenüber.
position-in-check = Die Seite, die nicht am Zug ist, steht im Schach.

## The picture in words

check = Schach
point = Linie { $file } Reihe { $row }
