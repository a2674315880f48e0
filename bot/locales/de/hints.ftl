### Hints, and what a line of moves leads to.

## hint

hint-title = Tipp { $step } von 3
hint-thinking = Ich überlege …
hint-piece = Achte auf { $cell } ({ $piece }).
hint-candidates = Sieh dir { $moves } an: Einer dieser Züge ist der beste.
hint-only = Hier ist nur ein Zug gut: { $moves }.
hint-move = Spiele **{ $move }**.
hint-line = So könnte es weitergehen: { $line }
hint-used =
    { $n ->
        [one] Du hast in dieser Partie { $n } Tipp genutzt.
       *[other] Du hast in dieser Partie { $n } Tipps genutzt.
    }
hint-shown = Tipps werden gezählt und bei der Partie angezeigt.

## prospect

prospect-wins-now = Das gewinnt sofort.
prospect-wins =
    { $n ->
        [one] Das gewinnt in { $n } Zug.
       *[other] Das gewinnt in { $n } Zügen.
    }
prospect-loses =
    { $n ->
        [one] So hältst du am längsten stand: Dein Gegner kann in { $n } Zug gewinnen.
       *[other] So hältst du am längsten stand: Dein Gegner kann in { $n } Zügen gewinnen.
    }
prospect-wins-by-rule = Dein Gegner darf die Züge nicht endlos wiederholen: Wer das tut, verliert.
prospect-loses-by-rule = Du darfst die Züge nicht endlos wiederholen: Wer das tut, verliert. Weiche ab, sobald es geht.
prospect-draws = Das hält das Remis.
prospect-wins-material = Das gewinnt { $won }.
prospect-wins-material-for = Das gewinnt { $won } für { $lost }.
prospect-loses-material = Du verlierst in jedem Fall { $lost }; so kostet es am wenigsten.
prospect-loses-material-for = Du verlierst in jedem Fall { $lost } für { $won }; so kostet es am wenigsten.
prospect-better = Danach stehst du besser.
prospect-worse = Du stehst schlechter, aber das ist die beste Verteidigung.
prospect-even = So bleibt das Spiel ausgeglichen.

## truth

truth-all = Alle Züge, wenn beide Seiten fehlerfrei spielen: { $values }.
truth-wins =
    { $n ->
        [1] **{ $move }** gewinnt sofort
       *[other] **{ $move }** gewinnt in { $n }
    }
truth-loses = **{ $move }** verliert in { $n }
truth-draws = **{ $move }** hält remis

## refusal

refusal-no-hints = In Turnieren und in Partien mit laufender Uhr zwischen Menschen gibt es keine Tipps.
refusal-own-match = Diese Stellung gehört zu deiner Partie { $match_id }, die noch läuft. Was am besten ist, sage ich dir, wenn sie zu Ende ist.
