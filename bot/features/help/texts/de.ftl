### The pages /help and /about.

## commands

commands-help-name = hilfe
commands-help-description = Wie man mit mir spielt, auf einer Seite
commands-about-name = über
commands-about-description = Was ich bin, meine Version und mein Zustand

## buttons

buttons-play = { $game } spielen

## learn

learn-help = {"*"}*Neu bei einem Spiel?** { COMMAND("learn") } bringt dir die Regeln Schritt für Schritt bei, mit Stellungen zum Ausprobieren. Hat eine Lektion den Knopf „Brett öffnen“, kannst du die Steine dort anfassen.

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
help-more = {"*"}*Und mehr:** { COMMAND("puzzle") } gibt dir ein Rätsel; auf einem Server sucht dir { COMMAND("anyone") } einen Gegner, und { COMMAND("tournament") } beginnt ein Turnier. { COMMAND("settings") } ändert Sprache, Figuren und Bretter (auch als Text, für Screenreader).

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
about-uptime = Gestartet am { $when }
