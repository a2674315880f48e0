### A match: its page, buttons, offers, clocks, hints in words, and what cannot be done in it.

## buttons

buttons-accept = Annehmen
buttons-decline = Ablehnen
buttons-withdraw = Zurückziehen
buttons-hint = Tipp
buttons-resign = Aufgeben
buttons-draw = Remis anbieten
buttons-draw_accept = Remis annehmen
buttons-draw_decline = Weiterspielen
buttons-draw_withdraw = Angebot zurückziehen
buttons-takeback = Zurücknehmen
buttons-takeback_accept = Rücknahme erlauben
buttons-takeback_decline = Rücknahme ablehnen
buttons-takeback_withdraw = Bitte zurückziehen
buttons-rematch = Revanche
buttons-type_move = Zug eintippen
buttons-choose_again = Neu wählen
buttons-open_board = Brett öffnen
buttons-open = Zum Brett
buttons-replay = Nachspielen
buttons-first = Anfang
buttons-previous = Zurück
buttons-next = Weiter
buttons-last = Ende
buttons-export = Als PGN speichern
buttons-clock_resume = Uhren fortsetzen
buttons-pause_accept = Pause zustimmen
buttons-pause_decline = Keine Pause
buttons-pause_withdraw = Bitte zurückziehen
buttons-review = Analyse
buttons-best = Bester Zug?
buttons-share = Teilen
buttons-learn = Lernen
buttons-follow = Folgen

## settings

settings-language-label = Sprache
settings-language-auto = Wie in Discord
settings-notation-label = Schreibweise der Züge
settings-pieces-label = Figuren
settings-look-label = Aussehen des Bretts
settings-board-label = Bretter
settings-board-picture = Als Bilder
settings-board-text = Als Text (für Screenreader und langsame Verbindungen)
settings-board-grid = Mit Buchstaben gezeichnet (für langsame Verbindungen)
settings-clock-label = Übliche Bedenkzeit
settings-clock-auto = Tage pro Zug gegen Menschen, keine Uhr gegen mich
settings-clock-none = Keine Uhr
settings-clock-live-60-5 = 1 Minute + 5 Sekunden pro Zug
settings-clock-live-300-5 = 5 Minuten + 5 Sekunden pro Zug
settings-clock-live-600-10 = 10 Minuten + 10 Sekunden pro Zug
settings-clock-live-900-10 = 15 Minuten + 10 Sekunden pro Zug
settings-clock-move-86400 = 1 Tag pro Zug
settings-clock-move-259200 = 3 Tage pro Zug
settings-clock-move-604800 = 7 Tage pro Zug
settings-notices-label = Pings, wenn ein Zug ansteht
settings-notices-on = Nach längerer Abwesenheit anpingen
settings-notices-off = Nie anpingen
settings-coach-label = Warnungen vor groben Fehlern
settings-coach-auto = In den ersten drei Partien eines Spiels gegen den Bot
settings-coach-on = In jeder Partie gegen den Bot
settings-coach-off = Nie
settings-listed-label = Bestenlisten
settings-listed-on = Unter den Besten nennen
settings-listed-off = Nie nennen
settings-usual = Wie in der Sprache üblich
settings-usual-everywhere = Wie üblich

## match

match-title = { $game }: { $first } gegen { $second }
match-side = **{ $name }** ({ $side })
match-sides = { $first } gegen { $second }
match-turn = { $name } ({ $side }) ist am Zug
match-thinking = Qibot denkt nach …
match-queue = Ich spiele gerade an { $n } weiteren Brettern: Es kann einen Moment dauern.
match-check = Schach!
match-near_loses = ⚠️ Noch eine Wiederholung, und { $loser } verliert ({ $reason }).
match-near_draws = ⚠️ Noch eine Wiederholung, und die Partie ist remis.
match-last = Letzter Zug: { $move } ({ $side })
match-start = Noch kein Zug
match-ply =
    { $n ->
        [one] { $n } Zug gespielt
       *[other] { $n } Züge gespielt
    }
match-number = Partie { $id }
match-elsewhere = Diese Partie ging anderswo weiter. Wer mitspielt, findet sie mit { COMMAND("board") }.
match-event = Turnier { $id }, Runde { $round } von { $rounds }
match-unrated = ohne Wertung
match-hints =
    { $n ->
        [one] { $name } hat { $n } Tipp genutzt
       *[other] { $name } hat { $n } Tipps genutzt
    }
match-your_turn = { $name }, du bist am Zug.
match-bot_moved = { $name }, ich habe gezogen. Du bist am Zug.
match-time_short = { $name }, für deinen Zug ist nur noch wenig Zeit.

## hints

hints-nobody = keine Tipps
hints-both = Tipps für beide

## challenge

challenge-asked = { $challenger } fordert { $opponent } zu einer Partie { $game } heraus.
challenge-first = { $name } beginnt.
challenge-until = Die Herausforderung verfällt { $when }.
challenge-declined = { $opponent } möchte jetzt nicht { $game } spielen.
challenge-withdrawn = { $challenger } hat die Herausforderung zurückgezogen.
challenge-expired = { $opponent } hat nicht geantwortet, und die Herausforderung ({ $game }) ist verfallen.
challenge-ended = Die Moderation hat die Herausforderung ({ $game }) beendet.
challenge-rematch = { $challenger } möchte eine Revanche gegen { $opponent }: { $game }.

## offer

offer-draw_asked = { $name } bietet Remis an.
offer-takeback_asked =
    { $n ->
        [one] { $name } möchte { $n } Zug zurücknehmen.
       *[other] { $name } möchte { $n } Züge zurücknehmen.
    }
offer-pause_asked = { $name } bittet, die Uhren anzuhalten.
offer-hidden = Nur du siehst diese Frage: Ich darf hier nicht für alle schreiben. Was du fragst, steht am Brett, und { $name } antwortet mit demselben Knopf darunter.

## moves

moves-last = Letzter Zug: { $move } ({ $side }, { $piece })
moves-taking = { $last }, schlägt: { $pieces }
moves-named = Schau auf { $piece }.

## opening

opening-undecided = Die Eröffnung entscheidet, wer welche Seite spielt
opening-choose = { $name } wählt eine Seite

## board

board-opening = Eröffnung: { $name }
board-asked = { $name }: { $question }
board-again = Das Brett zeigt { COMMAND("board") }.

## card

card-record = Eure Bilanz: { $first } { $first_wins }, { $second } { $second_wins }, Remis { $draws }
card-level-record = Gegen Stufe { $level }: { $won } gewonnen, { $drawn } remis, { $lost } verloren
card-first-win = 🏆 { $name } schlägt Stufe { $level } zum ersten Mal.
card-streak =
    { $n ->
        [2] { $name } hat Stufe { $level } zweimal nacheinander geschlagen.
       *[other] { $name } hat Stufe { $level } { $n } Mal nacheinander geschlagen.
    }
card-next-level = Stufe { $level } versuchen?

## hint

hint-takes = { $move } (schlägt { $pieces })
hint-piece = Achte auf { $cell } ({ $piece }).
hint-candidates = Sieh dir { $moves } an: Einer dieser Züge ist der beste.
hint-only = Hier ist nur ein Zug gut: { $moves }.
hint-move = Spiele **{ $move }**.
hint-line = So könnte es weitergehen: { $line }

## clock

clock-hours = Stunden pro Zug: { $n }
clock-named = Bedenkzeit: { $clock }
clock-first = Erster Zug innerhalb von { $minutes } Minuten
clock-paused = ⏸️ Die Uhren stehen
clock-short = ⚠️ **{ $name }, die Zeit wird knapp: Sie läuft { $when } ab**
clock-runs_again = ▶️ Die Uhren laufen wieder.

## prospect

prospect-wins-now = Das gewinnt sofort.
prospect-wins =
    { $n ->
        [one] Das gewinnt in { $n } Zug.
       *[other] Das gewinnt in { $n } Zügen.
    }
prospect-loses =
    { $n ->
        [one] So hältst du am längsten stand: Dein Gegner kann in { $n } Zug gewinnen.
       *[other] So hältst du am längsten stand: Dein Gegner kann in { $n } Zügen gewinnen.
    }
prospect-loses-now = Mit diesem Zug endet die Partie, und jeder Zug verliert.
prospect-wins-by-rule = Dein Gegner darf die Züge nicht endlos wiederholen: Wer das tut, verliert.
prospect-loses-by-rule = Du darfst die Züge nicht endlos wiederholen: Wer das tut, verliert. Weiche ab, sobald es geht.
prospect-draws = Das hält das Remis.
prospect-wins-material = Das gewinnt { $won }.
prospect-wins-material-for = Das gewinnt { $won } für { $lost }.
prospect-loses-material = Du verlierst in jedem Fall { $lost }; so kostet es am wenigsten.
prospect-loses-material-for = Du verlierst in jedem Fall { $lost } für { $won }; so kostet es am wenigsten.
prospect-better = Danach stehst du besser.
prospect-worse = Du stehst schlechter, aber das ist die beste Verteidigung.
prospect-even = So bleibt das Spiel ausgeglichen.

## truth

truth-all = Alle Züge, wenn beide Seiten fehlerfrei spielen: { $values }.
truth-wins =
    { $n ->
        [1] **{ $move }** gewinnt sofort
       *[other] **{ $move }** gewinnt in { $n }
    }
truth-loses = **{ $move }** verliert in { $n }
truth-draws = **{ $move }** hält remis

## rating

rating-title = Wertung
rating-change = { $name } { $rating }{ $change }
rating-row = Wertung, { $game }: { $rating } (gewertete Partien: { $n })
rating-provisional = Das Fragezeichen bedeutet: noch zu wenige Partien, um sicher zu sein.
rating-history = Wertung über die letzten Partien ({ $n }): von { $first } bis { $last }.

## position

position-unrated = aus einer Stellung, ohne Wertung

## replay

replay-position = Zug { $ply } von { $total }
replay-start = Der Anfang

## refusal

refusal-self-block = Du kannst dich nicht selbst blockieren.
refusal-not-your-turn = Du bist noch nicht am Zug.
refusal-not-your-match = Diese Partie spielen andere. Beginne deine eigene mit { COMMAND("play") }.
refusal-bot-is-thinking = Ich denke noch über meinen Zug nach. Einen Moment …
refusal-stale = Das Brett hat sich inzwischen geändert. Bitte sieh es dir an und wähle neu.
refusal-match-challenged = Diese Partie hat noch nicht begonnen: Die Herausforderung wartet auf Antwort.
refusal-match-playing = Diese Partie hat schon begonnen.
refusal-match-finished = Diese Partie ist zu Ende.
refusal-match-declined = Diese Herausforderung wurde abgelehnt.
refusal-match-withdrawn = Diese Herausforderung wurde zurückgezogen.
refusal-match-expired = Diese Herausforderung ist nicht mehr offen. Mit { COMMAND("play") } kannst du eine neue stellen.
refusal-match-not-found = Diese Partie gibt es nicht.
refusal-unreadable-move = Ich kann { $move } nicht als Zug lesen. Tippe { $how }.
refusal-illegal-move = { $move } ist hier nicht möglich.
refusal-piece-own = deine Figur auf { $cell } ({ $piece })
refusal-piece-other = die gegnerische Figur auf { $cell } ({ $piece })
refusal-ambiguous-move = { $move } kann mehreres bedeuten: { $candidates }.
refusal-over-move = In dieser Stellung ist die Partie vorbei.
refusal-bad-game = Ich kenne das Spiel { $value } nicht.
refusal-bad-level = Ich kenne die Stufe { $value } nicht.
refusal-bad-side = Ich kenne die Seite { $value } nicht.
refusal-bad-notation = Dieses Spiel wird nicht in der Notation { $value } geschrieben.
refusal-bot-opening = Diese Eröffnung ist für zwei Personen: Gib auch einen Gegner an.
refusal-level-for-bot = Eine Stufe gibt es nur gegen mich. Lass die Stufe weg oder den Gegner.
refusal-bad-choice = { $value } steht nicht zur Wahl.
refusal-self-challenge = Du kannst dich nicht selbst herausfordern. Lass den Gegner leer, um gegen mich zu spielen.
refusal-bot-challenge = Andere Bots können nicht spielen. Lass den Gegner leer, um gegen mich zu spielen.
refusal-unseen-challenge = Diese Person sieht diesen Kanal nicht und könnte nicht antworten. Fordere sie in einem Kanal heraus, den ihr beide seht.
refusal-challenge-pending = Diese Herausforderung hast du schon gestellt; sie wartet auf Antwort.
refusal-challenged-already = { $name } hat dich zu diesem Spiel schon herausgefordert: Nimm diese Herausforderung an, oder lehne sie erst ab.
refusal-too-many-matches = Du hast { $limit } offene Partien, mehr erlaube ich nicht. Beende erst eine ({ COMMAND("games") }).
refusal-not-for-you = Diese Frage gilt jemand anderem.
refusal-not-yours = Nur wer gefragt hat, kann das zurückziehen.
refusal-match-goes-on = Die Partie ist noch nicht zu Ende.
refusal-no-match = Du hast keine laufende Partie. Beginne eine mit { COMMAND("play") }.
refusal-several-matches = Du hast mehrere laufende Partien. Wähle eine.
refusal-rematch-exists = Die Revanche hat schon begonnen: Es ist Partie { $match_id } ({ COMMAND("games") }).
refusal-offer-gone = Dieses Angebot gilt nicht mehr.
refusal-offer-stands = Ein Angebot wartet schon auf Antwort.
refusal-slow-down = Deine letzte Herausforderung an diese Person führte zu keiner Partie. Du kannst sie { $when } wieder herausfordern.
refusal-former-player = Dein Gegner in dieser Partie benutzt mich nicht mehr.
refusal-blocked = Diese Person nimmt keine Herausforderungen von dir an.
refusal-too-much-asked = Du hast mich gerade um vieles auf einmal gebeten. Bitte versuche es gleich noch einmal.
refusal-just-asked = Darum hast du mich gerade erst gebeten. Bitte warte einen Moment, bevor du es noch einmal tust.
refusal-choice-due = Wähle zuerst unter dem Brett, welche Seite du spielst.
refusal-choice-made = Im Moment gibt es nichts zu wählen.
refusal-in-opening = Tipps gibt es erst nach der Eröffnung.
refusal-bad-opening = Dieses Spiel kennt die Eröffnung { $value } nicht.
refusal-no-vacation-left = Das ist mehr, als du hast. Verbleibende Urlaubstage in diesem Jahr: { $n }.
refusal-no-hints = Zwischen Menschen gibt es Tipps nur, wenn beide zu Beginn der Partie zugestimmt haben, und nie in Turnieren oder in Echtzeitpartien.
refusal-own-match = Diese Stellung gehört zu deiner Partie { $match_id }, die noch läuft. Wenn sie zu Ende ist, sage ich dir, was hier am besten ist, und du kannst von hier weiterspielen.
refusal-too-many-here = Du hast auf diesem Server die Höchstzahl offener Partien erreicht ({ $limit }). Beende zuerst eine.
refusal-no-leaderboard = Dieser Server hat seine Bestenliste ausgeschaltet. Wähle „{ top-everywhere }“ für die Besten aller Server.
refusal-wrong-channel = Auf diesem Server wird nur hier gespielt: { $where }.
refusal-wrong-role = Auf diesem Server dürfen nur diese Rollen Partien beginnen: { $who }.
refusal-suspended = Du darfst mich auf diesem Server { $until } nicht benutzen. Angegebener Grund: { $reason }

## menus

menus-match_option = { $game } gegen { $opponent }

## trouble

trouble-unknown-button = Dieser Knopf ist zu alt. { COMMAND("board") } zeigt das Brett einer Partie noch einmal; für alles andere nimm noch einmal den eigenen Befehl.
trouble-cannot-post = Ich darf hier nichts schreiben. Bitte um die Rechte, den Kanal zu sehen, Nachrichten zu senden und Dateien anzuhängen (im Sprachkanal auch um das Recht „Verbinden“), oder spiele in einem anderen Kanal.
trouble-late = Das hat zu lange gedauert. Bitte drücke den Knopf noch einmal.

## series

series-score = Serie: { $first } { $points } : { $other } { $second }

## moderation

moderation-until = bis zum { $when }
moderation-until-lifted = bis zur Aufhebung durch die Moderation

## learn

learn-show = Zeig es mir
learn-right-1 = Richtig!
learn-right-2 = Gut gemacht!
learn-right-3 = Genau!
learn-not-it = { $move } ist möglich, aber nicht der gesuchte Zug.
