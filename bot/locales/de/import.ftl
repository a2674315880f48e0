### What is wrong with a game or a position that somebody brought along.

## refusal

refusal-bad-import = Das kann ich nicht lesen. { $what }
refusal-bad-import-at = Das kann ich nicht lesen (Zeile { $line }, Spalte { $column }). { $what }

## import

import-empty = Es steht keine Partie darin.
import-not-one = Es muss genau eine Partie darin stehen.
import-too-long = Der Text ist zu lang.
import-too-large = Die Datei ist größer als 1 MiB.
import-too-many-moves = Es sind mehr als { $value } Züge.
import-tag = { $value } ist kein Tag.
import-no-game-tag = Der Tag Game, der das Spiel nennt, fehlt. Wähle das Spiel mit der Option „{ commands-import-game-name }“.
import-game = Kein Spiel heißt hier { $value }.
import-unclosed = Bei { $value } ist etwas nicht oder zweimal geschlossen.
import-variation = Eine Variante ist nicht oder zweimal geschlossen.
import-move = Halbzug { $ply }: { $why }
import-over = Halbzug { $ply }, { $value }: Die Partie war schon vorher zu Ende.
import-position = { $value } ist keine Stellung in diesem Spiel: { $game }.
import-result = { $value } ist kein Ergebnis.
import-results = Die Ergebnisse widersprechen sich: { $value }.
