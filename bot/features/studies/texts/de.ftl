### Studies: imported games and positions, and playing on from them.

## commands

commands-import-name = importieren
commands-import-description = Eine eigene Partie oder Stellung ansehen: PGN, PDN, FEN oder UCCI
commands-import-file-name = datei
commands-import-file-description = Eine Datei mit einer Partie
commands-import-text-name = inhalt
commands-import-text-description = Eine Partie oder Stellung als Text
commands-import-game-description = Welches Spiel, wenn du eine Stellung angibst

## position

position-play = Von hier spielen
position-ask = { $side } ist am Zug. Welche Seite spielst du? Die Partie wird nicht gewertet und zählt nicht in deiner Statistik.
position-level = Gegen mich, du spielst { $side }: welche Stufe?
position-anyone = Hier fragen, ich spiele { $side }

## study

study-title = Analysebrett: { $game } · { $first } – { $second }
study-saved = Das Analysebrett als PGN.
study-first = Es stehen mehrere Partien darin; dies ist die erste.
study-over = Nach den Regeln hier endet die Partie an dieser Stelle; deine Aufzeichnung sagt etwas anderes.

## import

import-empty = Es steht keine Partie darin.
import-both = Gib eine Datei oder einen Text an, nicht beides.
import-too-long = Der Text ist zu lang.
import-too-large = Die Datei ist größer als 1 MiB.
import-not-fetched = Ich konnte die Datei nicht von Discord holen. Bitte versuch es noch einmal, oder füge ihren Text ein.
import-too-many-moves = Es sind mehr als { $value } Züge.
import-tag = { $value } ist kein PGN-Tag.
import-no-game-tag = Der PGN-Tag „Game“, der das Spiel nennt, fehlt. Wähle das Spiel mit der Option „{ commands-game-name }“.
import-game = Kein Spiel heißt hier { $value }.
import-unclosed = Bei { $value } ist etwas nicht oder zweimal geschlossen.
import-variation = Eine Variante ist nicht oder zweimal geschlossen.
import-move = { $game }, Halbzug { $ply }: { $why }
import-over = { $game }, Halbzug { $ply }, { $value }: Die Partie war schon vorher zu Ende.
import-position = { $value } ist keine Stellung in diesem Spiel: { $game }. { $why }
import-position-form = Geschrieben wird sie so: { $value }
import-position-rows = Die Zahl der Reihen stimmt nicht.
import-position-row = Die Reihe { $value } ist zu lang oder zu kurz.
import-position-sign = Das Zeichen { $value } bedeutet hier nichts.
import-position-cell = Keine Partie führt dazu: siehe { $value }.
import-position-too-many = Es gibt zu viele { $value }.
import-position-missing = { $value } fehlt.
import-position-turn = Die Zahlen von x und o passen nicht zu der Seite, die am Zug ist.
import-position-stones = Die Zahl von x und o stimmt nicht.
import-position-won = Die Seite am Zug hat schon gewonnen.
import-results = Die Ergebnisse widersprechen sich: { $value }.

## refusal

refusal-which-import = Ich erkenne nicht, welches Spiel das ist. Wähle es aus.
refusal-no-import = Ich finde weder eine Partie noch eine Stellung. Schick eine Partie als PGN, PDN oder nur mit ihren Zügen, oder eine Stellung als FEN.
refusal-bad-import = Das kann ich nicht lesen. { $what }
refusal-bad-import-at = Das kann ich nicht lesen (Zeile { $line }, Spalte { $column }). { $what }
