### Matches that begin from a position.

## position

position-play = Von hier spielen
position-ask = Du spielst { $side } und bist am Zug. Die Partie wird nicht gewertet und zählt nicht in deiner Bilanz.
position-level = Gegen mich: wie stark?
position-anyone = Diesen Kanal fragen
position-other-side = Noch wurde nicht gezogen, und { $side } ist am Zug. Mach auf dem Analysebrett einen Zug und spiele von dort.
position-unrated = aus einer Stellung, ohne Wertung
position-asked = Aus dieser Stellung: { $host } spielt { $side } und ist am Zug. Ohne Wertung.
position-study = Analysebrett
