### What cannot be done, and faults.

## refusal

refusal-not-your-turn = Du bist noch nicht am Zug.
refusal-not-your-match = Diese Partie spielen andere. Beginne deine eigene mit { COMMAND("play") }.
refusal-bot-is-thinking = Ich denke noch über meinen Zug nach. Einen Moment …
refusal-stale = Das Brett hat sich inzwischen geändert. Bitte sieh es dir an und wähle neu.
refusal-match-challenged = Diese Partie hat noch nicht begonnen: Die Herausforderung wartet auf Antwort.
refusal-match-playing = Diese Partie hat schon begonnen.
refusal-match-finished = Diese Partie ist zu Ende. Unter dem Brett gibt es den Knopf „Revanche“.
refusal-match-declined = Diese Herausforderung wurde abgelehnt.
refusal-match-withdrawn = Diese Herausforderung wurde zurückgezogen.
refusal-match-expired = Diese Herausforderung blieb ohne Antwort. Mit { COMMAND("play") } kannst du eine neue stellen.
refusal-match-not-found = Diese Partie gibt es nicht.
refusal-unreadable-move = Ich kann { $move } nicht als Zug lesen. Tippe { $how }.
refusal-illegal-move = { $move } ist hier nicht möglich.
refusal-piece-own = deine Figur auf { $cell } ({ $piece })
refusal-piece-other = die gegnerische Figur auf { $cell } ({ $piece })
refusal-ambiguous-move = { $move } kann mehreres bedeuten: { $candidates }.
refusal-bad-game = Ich kenne das Spiel { $value } nicht.
refusal-bad-level = Ich kenne die Stufe { $value } nicht.
refusal-bad-side = Ich kenne die Seite { $value } nicht.
refusal-bad-notation = Dieses Spiel wird nicht in der Notation { $value } geschrieben.
refusal-bad-choice = { $value } steht nicht zur Wahl.
refusal-bot-record = Bots haben keine eigene Statistik. Wähle einen Menschen.
refusal-self-challenge = Du kannst dich nicht selbst herausfordern. Lass den Gegner leer, um gegen mich zu spielen.
refusal-bot-challenge = Andere Bots können nicht spielen. Lass den Gegner leer, um gegen mich zu spielen.
refusal-challenge-pending = Diese Herausforderung hast du schon gestellt; sie wartet auf Antwort.
refusal-challenged-already = { $name } hat dich zu diesem Spiel schon herausgefordert: Nimm diese Herausforderung an, oder lehne sie erst ab.
refusal-too-many-matches = Du hast { $limit } offene Partien, mehr erlaube ich nicht. Beende erst eine ({ COMMAND("games") }).
refusal-not-for-you = Diese Frage gilt jemand anderem.
refusal-not-yours = Nur wer gefragt hat, kann das zurückziehen.
refusal-match-goes-on = Die Partie ist noch nicht zu Ende.
refusal-nothing-to-take-back = Du hast noch keinen Zug gemacht.
refusal-too-early = Lass uns erst ein paar Züge spielen. Dann kannst du Remis anbieten.
refusal-asked-already = Dein Gegner hat in dieser Stellung abgelehnt. Mache einen Zug, dann darfst du wieder fragen.
refusal-no-match = Du hast keine laufende Partie. Beginne eine mit { COMMAND("play") }.
refusal-export-running = Deine Daten werden schon gesammelt. Sie kommen als Datei.
refusal-several-matches = Du hast mehrere laufende Partien. Sag, welche du meinst.
refusal-rematch-exists = Die Revanche hat schon begonnen: Es ist Partie { $match_id } ({ COMMAND("games") }).
refusal-offer-gone = Dieses Angebot gilt nicht mehr.
refusal-offer-stands = Ein Angebot wartet schon auf Antwort.
refusal-slow-down = Deine letzte Herausforderung an diese Person führte zu keiner Partie. Du kannst sie { $when } wieder herausfordern.
refusal-person-gone = Daten von jemandem, um den es hier geht, wurden gerade gelöscht. Bitte versuche es noch einmal.
refusal-still-playing = Inzwischen hat eine Partie von dir begonnen. Bitte versuche es noch einmal.
refusal-former-player = Dein Gegner in dieser Partie benutzt mich nicht mehr.
refusal-blocked = Diese Person nimmt keine Herausforderungen von dir an.
refusal-self-block = Du kannst dich nicht selbst blockieren.
refusal-bot-block = Bots fordern niemanden heraus; du brauchst keinen zu blockieren.
refusal-too-much-asked = Du hast mich gerade um vieles auf einmal gebeten. Bitte versuche es gleich noch einmal.

## trouble

trouble-apology = Bei mir ist etwas schiefgegangen; der Fehler steht im Protokoll. Deine Partie ist sicher. Bitte versuche es noch einmal.
trouble-engine-busy = Ich denke gerade an vielen Brettern zugleich. Bitte versuche es gleich noch einmal.
trouble-engine-failed = Das konnte ich gerade nicht ausrechnen. Bitte versuche es noch einmal.
trouble-engine-stopped = Ich starte gerade neu. Deine Partie ist sicher; bitte versuche es in einer Minute noch einmal.
trouble-not-stored = Ich kann Partien gerade weder lesen noch speichern. Bitte sieh später auf das Brett, bevor du es noch einmal versuchst.
trouble-stopping = Ich starte gerade neu. Bitte versuche es in einer Minute noch einmal; kein gespielter Zug geht verloren.
trouble-cannot-post = Ich darf hier nichts schreiben. Bitte um die Rechte, Nachrichten zu senden und Dateien anzuhängen (im Sprachkanal auch: zu verbinden), oder spiele in einem anderen Kanal.
trouble-uninvited = Ich bin nicht in diesem privaten Thread: Ich antworte auf das, was hier benutzt wird, kann aber niemanden rufen und von mir aus nichts ändern. Erwähne hier { $bot }, um mich hereinzulassen.
trouble-board-unreachable = Erledigt, aber ich kann es dort nicht zeigen, wo das Brett von Partie { $id } ist. Spiele mit { COMMAND("move") } weiter oder hole das Brett mit { COMMAND("board") } hierher.
trouble-filtered = Ein Filter dieses Servers hält meine Nachricht auf. Frage die Moderation oder spiele in einem anderen Kanal.
trouble-message-gone = Diese Nachricht wurde gelöscht. { COMMAND("board") } zeigt das Brett einer Partie noch einmal.
trouble-late = Das hat zu lange gedauert. Bitte drücke den Knopf noch einmal.
trouble-unknown-button = Dieser Knopf ist zu alt. Zeige das Brett mit { COMMAND("board") } noch einmal.
trouble-unknown-command = Diesen Befehl habe ich nicht mehr. Tippe /, um zu sehen, was ich kann.
