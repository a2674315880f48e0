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
