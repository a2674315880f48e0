### What several features say: windows, settings, options of commands, faults.

## commands

commands-match-name = partie
commands-match-description = Welche deiner Partien; nicht nötig, wenn hier nur eine läuft
commands-game-name = spiel
commands-game-description = Welches Spiel
commands-side-name = seite
commands-side-description = Wer beginnt (sonst entscheidet das Los)
commands-clock-name = bedenkzeit
commands-clock-description = Bedenkzeit (sonst deine übliche)
commands-opening-name = eröffnung
commands-opening-description = Ein fairer Anfang für zwei Personen (Standard: keiner)
commands-hints-name = tipps
commands-hints-description = Tipps gegen eine Person: niemand oder beide (Standard: niemand; nie bei Partien in Echtzeit)
commands-player-name = spieler

## windows

windows-move_title = Dein Zug
windows-move_label = Zug

## settings

settings-server_title = Vorgaben des Servers
settings-saved = Gespeichert.
settings-server_only = Nur wer diesen Server verwalten darf, kann seine Vorgaben ändern.

## refusal

refusal-person-gone = Daten von jemandem, um den es hier geht, wurden gerade gelöscht. Bitte versuche es noch einmal.
refusal-no-tournament = Auf diesem Server gibt es kein solches Turnier.
refusal-tournament-changed = Das geht jetzt nicht: Das Turnier hat begonnen, ist voll oder vorbei.
refusal-still-playing = Inzwischen hat eine deiner Partien begonnen. Bitte versuche es noch einmal.

## trouble

trouble-apology = Bei mir ist etwas schiefgegangen; der Fehler steht im Protokoll. Deine Partie ist sicher. Bitte versuche es noch einmal.
trouble-engine-busy = Ich denke gerade an vielen Brettern zugleich. Bitte versuche es gleich noch einmal.
trouble-engine-failed = Das konnte ich gerade nicht ausrechnen. Bitte versuche es noch einmal.
trouble-engine-stopped = Ich starte gerade neu. Deine Partie ist sicher; bitte versuche es in einer Minute noch einmal.
trouble-not-stored = Ich kann Partien gerade weder lesen noch speichern. Bitte sieh später auf das Brett, bevor du es noch einmal versuchst.
trouble-stopping = Ich starte gerade neu. Bitte versuche es in einer Minute noch einmal; kein gespielter Zug geht verloren.
trouble-uninvited = Ich bin nicht in diesem privaten Thread: Ich reagiere hier auf Befehle und Knöpfe, kann aber niemanden anpingen und von mir aus nichts ändern. Erwähne hier { $bot }, um mich hereinzulassen.
trouble-board-unreachable = Erledigt, aber dort, wo das Brett von Partie { $id } ist, kann ich es nicht zeigen.
trouble-go-on = Spiele mit { COMMAND("move") } weiter; { COMMAND("board") } zeigt die Stellung.
trouble-filtered = Ein Filter dieses Servers hält meine Nachricht auf. Frage die Moderation oder spiele in einem anderen Kanal.
trouble-message-gone = Diese Nachricht wurde gelöscht. { COMMAND("board") } zeigt das Brett einer Partie noch einmal.
trouble-unknown-command = Diesen Befehl habe ich nicht mehr. Tippe /, um zu sehen, was ich kann.
