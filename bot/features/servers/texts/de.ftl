### Looking after a server: the greeting, /setup, moderation.

## commands

commands-reason-name = grund
commands-reason-description = Was die Spieler lesen werden
commands-setup-name = einrichten
commands-setup-description = Wo, von wem und wie ich auf diesem Server benutzt werde
commands-end-name = beenden
commands-end-description = Eine Partie auf diesem Server ohne Ergebnis beenden
commands-end-match-description = Welche Partie dieses Servers
commands-suspend-name = sperren
commands-suspend-description = Jemandem verbieten, mich auf diesem Server zu benutzen
commands-suspend-player-description = Wer mich nicht benutzen darf
commands-suspend-hours-name = stunden
commands-suspend-hours-description = Für wie viele Stunden (ohne Angabe: bis zur Aufhebung)
commands-unsuspend-name = entsperren
commands-unsuspend-description = Jemand darf mich auf diesem Server wieder benutzen
commands-unsuspend-player-description = Wer mich wieder benutzen darf

## windows

windows-quiet_hours = Von Stunde bis Stunde (leer: keine)
windows-quiet_hours-placeholder = Zum Beispiel 22-7
windows-quiet_zone = Zeitzone
windows-quiet_zone-placeholder = Zum Beispiel Europe/Berlin oder UTC+2

## greeting

greeting-title = Hallo! Ich spiele Brettspiele.
greeting-play = {"*"}*1. Spielen.** Alle können mit { COMMAND("play") } beginnen, gegen mich oder gegeneinander. { COMMAND("help") } erklärt den Rest.
greeting-setup = {"*"}*2. Einrichten.** { COMMAND("setup") } oder der Knopf unten: wo und von wem Partien begonnen werden dürfen, Sprache, Ruhezeiten. Das ist für alle, die diesen Server verwalten dürfen.
greeting-moderate = {"*"}*3. Moderieren.** Wer moderiert, beendet mit { COMMAND("end") } eine Partie und sperrt mit { COMMAND("suspend") } jemanden, der hier stört.
greeting-button = Einrichten

## setup

setup-title = Wie ich auf diesem Server benutzt werde
setup-channels = {"*"}*Kanäle** oder ganze Kategorien, in denen Partien begonnen werden dürfen; Threads gehören zu ihrem Kanal
setup-channels-any = Alle Kanäle
setup-roles = {"*"}*Rollen**, die Partien beginnen dürfen
setup-roles-any = Alle
setup-log = {"*"}*Moderationsprotokoll**: wo beendete Partien und Sperren vermerkt werden
setup-log-any = Nirgends
setup-most = {"*"}*Offene Partien**, die eine Person hier haben darf
setup-most-option =
    { $n ->
        [one] { $n } Partie
       *[other] { $n } Partien
    }
setup-quiet = {"*"}*Ruhezeit:** von { $start } bis { $end } Uhr ({ $zone }) kommen meine Nachrichten ohne Ton
setup-quiet-never = {"*"}*Ruhezeit:** keine
setup-quiet-button = Ruhezeit
setup-leaderboard-on = Bestenliste: an
setup-leaderboard-off = Bestenliste: aus
setup-threads-on = Threads zum Reden: an
setup-threads-off = Threads zum Reden: aus
setup-threads-refused = ⚠️ Mir fehlt das Recht, öffentliche Threads zu erstellen. Bis ich es habe, öffnet sich kein Thread.

## moderation

moderation-ended = { $names } Partie { $id } wurde von der Moderation beendet. Grund: { $reason }
moderation-log-end = { $moderator } hat { $subject } beendet. Grund: { $reason }
moderation-log-suspend = { $moderator } hat { $subject } gesperrt. Grund: { $reason }
moderation-log-unsuspend = { $moderator } hat die Sperre von { $subject } aufgehoben.
moderation-ended-done = Partie { $id } ist beendet; die Spieler können deinen Grund lesen.
moderation-not-logged = In den Kanal des Protokolls konnte ich nicht schreiben. Prüfe dort meine Rechte.
moderation-not-them = Weder dich selbst noch einen Bot kannst du sperren.
moderation-own-match = In dieser Partie spielst du selbst. Du kannst aufgeben; ohne Ergebnis beenden kann sie nur ein anderes Mitglied der Moderation.
moderation-suspended =
    { $n ->
        [0] { $name } ist gesperrt und weiß Bescheid.
        [one] { $name } ist gesperrt und weiß Bescheid. Beendet wurde { $n } Partie hier.
       *[other] { $name } ist gesperrt und weiß Bescheid. Beendet wurden { $n } Partien hier.
    }
moderation-suspended-untold =
    { $n ->
        [0] { $name } ist gesperrt, nimmt von mir aber keine Direktnachrichten an und liest den Grund beim nächsten Versuch hier.
        [one] { $name } ist gesperrt, nimmt von mir aber keine Direktnachrichten an und liest den Grund beim nächsten Versuch hier. Beendet wurde { $n } Partie hier.
       *[other] { $name } ist gesperrt, nimmt von mir aber keine Direktnachrichten an und liest den Grund beim nächsten Versuch hier. Beendet wurden { $n } Partien hier.
    }
moderation-lifted = { $name } darf mich hier wieder benutzen.
moderation-was-not = { $name } war nicht gesperrt.
moderation-you-are-suspended = Du darfst mich auf { $server } { $until } nicht benutzen. Angegebener Grund: { $reason }
moderation-you-may-again = Du darfst mich auf { $server } wieder benutzen: Die Moderation hat deine Sperre aufgehoben.

## refusal

refusal-bad-hours = { $value } ist keine Zeitspanne. Gib zwei volle Stunden an, zum Beispiel 22-7.
refusal-bad-zone = Die Zeitzone { $value } kenne ich nicht. Gib eine an wie Europe/Berlin oder UTC+2.

## daily

daily-button = Rätsel des Tages
