### Settings, help, about.

## settings

settings-title = Deine Einstellungen
settings-server_title = Vorgaben des Servers
settings-saved = Gespeichert.
settings-server_only = Nur wer diesen Server verwalten darf, kann seine Vorgaben ändern.
settings-language-label = Sprache
settings-language-auto = Wie in Discord
settings-every_game = Alle Spiele
settings-one_game = Auswahl für ein Spiel
settings-usual = Wie in meiner Sprache üblich
settings-notation-label = Schreibweise der Züge
settings-pieces-label = Figuren
settings-look-label = Aussehen des Bretts
settings-board-label = Bretter
settings-board-picture = Als Bilder
settings-board-text = Als Text (für Screenreader und langsame Verbindungen)
settings-notices-label = Pings, wenn ich am Zug bin
settings-notices-on = Pinge mich an, wenn ich länger weg war
settings-notices-off = Nie anpingen

## help

help-title = Wie man mit mir spielt
help-begin =
    {"*"}*Beginnen** mit { COMMAND("play") }: Wähle ein Spiel, dann eine Stufe für eine Partie gegen mich oder jemanden, den du herausforderst.
    {"*"}*Ziehen** mit den Knöpfen unter dem Brett. Wo es viele Züge gibt, wähle Schritt für Schritt, oder tippe den Zug ({ COMMAND("move") } oder der Knopf „Zug eintippen“).
help-during =
    {"*"}*Keine Idee?** { COMMAND("hint") } hilft in drei Schritten: wohin du schauen sollst, der Zug, und wozu er führt. Nur du siehst es.
    {"*"}*Ein Fehler?** { COMMAND("takeback") } nimmt deinen letzten Zug zurück; gegen Menschen nur, wenn sie zustimmen. { COMMAND("draw") } bietet Remis an, { COMMAND("resign") } gibt die Partie verloren.
help-after =
    {"*"}*Danach** spielst du mit „Revanche“ noch einmal mit getauschten Seiten. { COMMAND("history") } spielt jede Partie Zug für Zug nach; { COMMAND("stats") } zeigt deine Statistik.
    {"*"}*Brett verloren?** { COMMAND("games") } zeigt deine Partien, { COMMAND("board") } zeigt ein Brett noch einmal. Bretter funktionieren für immer, auch nach einem Neustart.
help-rules = **{ $game }**: { $rules }

## about

about-title = Über Qibot
about-what = Ich spiele { $games }, mit eigenen Engines.
about-version = Version { $version }
about-compiled = Engines: kompiliert
about-interpreted = Engines: interpretiert (langsamer; bei der Installation fand sich kein C-Compiler)
about-workers =
    { $n ->
        [one] { $n } Engine-Prozess, { $busy } beschäftigt, { $waiting } wartend
       *[other] { $n } Engine-Prozesse, { $busy } beschäftigt, { $waiting } wartend
    }
about-tables = Suchtabellen im Speicher: { $tables } von höchstens { $slots }
about-played =
    { $n ->
        [one] { $n } Partie zu Ende gespielt
       *[other] { $n } Partien zu Ende gespielt
    }
about-uptime = Gestartet { $when }

## block

block-done = { $name } kann dich nicht mehr herausfordern und erfährt davon nichts. Mit { COMMAND("unblock") } machst du das rückgängig.
block-undone = { $name } kann dich wieder herausfordern.
block-was-not = { $name } war nicht blockiert.
block-list = Blockiert: { $names }.
block-none = Du hast niemanden blockiert.

## privacy

privacy-title = Was ich über dich speichere
privacy-kept = **Gespeichert:** dein Name, deine Sprache und deine Nummer bei Discord, wie ich sie zuletzt gesehen habe; deine Partien mit Zügen, Angeboten und Tipps; deine Bilanz, Wertungen und Urlaubstage, deine Einstellungen und wen du blockiert hast; die Lektionen, die du geschafft hast. Ich lese keine Nachrichten, und wer mich nie benutzt hat und nie herausgefordert wurde, ist mir unbekannt.
privacy-why = **Wozu:** um deine Partien nach einem Neustart fortzusetzen, deine Partien und deine Bilanz zu zeigen und in deiner Sprache zu schreiben. Nichts wird verkauft oder weitergegeben.
privacy-seen = **Wer es sieht:** Partien auf einem Server kann jeder ansehen, der mich benutzt; Partien in Direktnachrichten sehen nur die beiden Spieler.
privacy-gone = **Wie es verschwindet:** mit der Schaltfläche unten, sofort. Deine Gegner behalten die Züge ihrer Partien gegen „eine frühere Spielerin oder einen früheren Spieler“. Ältere Sicherungskopien löscht, wer diesen Bot betreibt. Sperren durch Moderatoren und Blockierungen durch andere gelten weiter; dafür behalte ich nur einen verschlüsselten Fingerabdruck (Hash) deiner Discord-Nummer, solange es sie gibt.
privacy-export = Gib mir meine Daten
privacy-delete = Meine Daten löschen
privacy-collecting = Ich sammle deine Daten …
privacy-exported = Alles, was ich über dich speichere.
privacy-too-large = Deine Daten sind zu groß für eine Nachricht. Bitte frage, wer diesen Bot betreibt.
privacy-confirm = **Alles über dich löschen?** Offene Partien und Herausforderungen enden, als hättest du aufgegeben oder abgelehnt. Name, Bilanz, Einstellungen und Blockierliste sind endgültig weg. Das lässt sich nicht rückgängig machen. Sperren durch Moderatoren und Blockierungen durch andere gelten weiter.
privacy-delete-yes = Ja, alles löschen
privacy-delete-no = Nein, behalten
privacy-deleted = Alles über dich ist gelöscht. Wenn du wiederkommst, lerne ich dich neu kennen. Sperren durch Moderatoren und Blockierungen durch andere gelten weiter.
