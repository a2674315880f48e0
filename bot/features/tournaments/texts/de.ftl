### Tournaments.

## commands

commands-tournament-name = turnier
commands-tournament-description = Ein Turnier in diesem Kanal; ohne Spiel die Liste der Turniere
commands-tournament-game-description = Welches Spiel; leer lassen für die Liste
commands-tournament-kind-name = art
commands-tournament-kind-description = Jeder gegen jeden oder einige Runden zwischen Punktgleichen (Schweizer System)
commands-tournament-rounds-name = runden
commands-tournament-rounds-description = Wie viele Runden ein Turnier nach Schweizer System hat (sonst 5)
commands-tournament-players-name = spieler
commands-tournament-players-description = Wie viele höchstens mitspielen dürfen
commands-tournament-clock-description = Bedenkzeit in jeder Partie (sonst ein Tag pro Zug)

## buttons

buttons-tournament_join = Teilnehmen
buttons-tournament_leave = Verlassen
buttons-tournament_start = Starten
buttons-tournament_cancel = Absagen
buttons-tournament_leave_yes = Turnier verlassen
buttons-tournament_cancel_yes = Turnier absagen

## tournament

tournament-kind-robin = Jeder gegen jeden
tournament-kind-swiss = Schweizer System
tournament-robin = Rundenturnier: jeder gegen jeden
tournament-swiss =
    { $n ->
        [one] Schweizer System: { $n } Runde
       *[other] Schweizer System: { $n } Runden
    }
tournament-title = Turnier { $id }: { $game }
tournament-by = veranstaltet von { $host }
tournament-players = Teilnehmer: { $count } (höchstens { $most })
tournament-needs = Es braucht mindestens { $least } Teilnehmer. Starten kann es, wer es veranstaltet oder hier moderiert.
tournament-round = Runde { $round } von { $rounds }
tournament-bye = { $name } ist spielfrei
tournament-played = läuft
tournament-no-result = ohne Ergebnis
tournament-winner = Turniersieg: { $names }
tournament-shared = Geteilter erster Platz: { $names }
tournament-first = Wer zuerst genannt ist, beginnt.
tournament-standings = Stand
tournament-points = Punkte
tournament-place = Platz
tournament-rating = Wertung
tournament-tie-robin = SB
tournament-tie-swiss = Bh
tournament-cancelled = Dieses Turnier ist abgesagt.
tournament-ties-robin = Ein Sieg zählt 1 Punkt, ein Remis ½. In Klammern Sonneborn-Berger: die Punkte der besiegten Gegner und die halben Punkte derer, gegen die man remis gespielt hat. Das entscheidet bei gleicher Punktzahl, danach die Partien dieser Spieler gegeneinander; wer dann noch gleich ist, teilt sich den Platz.
tournament-ties-swiss = Ein Sieg zählt 1 Punkt, ein Remis ½, eine spielfreie Runde 1. In Klammern Buchholz: die Summe der Punkte aller Gegner. Das entscheidet bei gleicher Punktzahl, danach die Partien dieser Spieler gegeneinander, falls alle gegeneinander gespielt haben; wer dann noch gleich ist, teilt sich den Platz.
tournament-made = Das Turnier ist in diesem Kanal angekündigt. Mitspielen kann man mit dem Knopf dort.
tournament-joined = Du nimmst an diesem Turnier teil.
tournament-left = Du nimmst an diesem Turnier nicht mehr teil.
tournament-leave-ask = Das Turnier verlassen? Du verlierst die Partie, die du darin spielst, und triffst in späteren Runden auf niemanden mehr.
tournament-cancel-ask = Das Turnier absagen? Es endet ohne Sieger. Laufende Partien gehen weiter.
tournament-list = Turniere
tournament-none = Hier gibt es kein Turnier. In einem Kanal eines Servers veranstaltet { COMMAND("tournament") } mit einem Spiel eines.
tournament-is-open = Anmeldung offen
tournament-is-playing = Runde { $round } von { $rounds }
tournament-is-finished = beendet
tournament-is-cancelled = abgesagt

## refusal

refusal-not-in-tournament = Du nimmst an diesem Turnier nicht teil.
refusal-server-tournament = Ein Turnier braucht einen Kanal auf einem Server. Hier kannst du die auflisten, an denen du teilnimmst: Lass das Spiel weg.
refusal-not-your-tournament = Das kann nur, wer das Turnier veranstaltet oder hier moderiert.
refusal-too-few-players = Erst müssen sich mindestens { $least } Teilnehmer anmelden.
refusal-too-many-tournaments = Du hast { $limit } Turniere auf diesem Server, die nicht vorbei sind. Beende erst eines oder sage es ab.
refusal-bad-players = Bei dieser Turnierart kann die Höchstzahl der Teilnehmer nicht { $value } sein, nur { $least } bis { $limit }.
