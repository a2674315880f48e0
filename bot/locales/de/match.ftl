### A match in chat: buttons, menus, windows, states, challenges, offers.

## buttons

buttons-accept = Annehmen
buttons-decline = Ablehnen
buttons-withdraw = Zurückziehen
buttons-hint = Tipp
buttons-more = Mehr Hilfe
buttons-resign = Aufgeben
buttons-resign_confirm = Ja, ich gebe auf
buttons-keep_playing = Nein, weiterspielen
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
buttons-show_again = Noch einmal zeigen
buttons-open = Zum Brett
buttons-replay = Nachspielen
buttons-first = Anfang
buttons-previous = Zurück
buttons-next = Weiter
buttons-last = Ende
buttons-export = Als PGN speichern
buttons-newer = Neuere
buttons-older = Ältere
buttons-play = { $game } spielen

## menus

menus-challenge = Eine Herausforderung beantworten
menus-replay = Welche Partie möchtest du sehen?
menus-match_option = { $game } gegen { $opponent }

## windows

windows-move_title = Dein Zug
windows-move_label = Zug
windows-move_placeholder = Zum Beispiel { $example }

## match

match-title = { $game }: { $first } gegen { $second }
match-sides = **{ $first }** ({ $first_side }) gegen **{ $second }** ({ $second_side })
match-turn = { $name } ({ $side }) ist am Zug
match-thinking = Qibot denkt nach …
match-queue = Ich spiele noch an { $n } anderen Brettern: Es kann einen Moment dauern.
match-check = Schach!
match-last = Letzter Zug: { $move } ({ $side })
match-start = Noch kein Zug
match-ply =
    { $n ->
        [one] { $n } Zug gespielt
       *[other] { $n } Züge gespielt
    }
match-deadline = Die Zeit läuft { $when } ab
match-number = Partie { $id }
match-elsewhere = Diese Partie ging anderswo weiter. Wer mitspielt, findet sie mit { COMMAND("board") }.
match-hints =
    { $n ->
        [one] { $name } hat { $n } Tipp genutzt
       *[other] { $name } hat { $n } Tipps genutzt
    }
match-your_turn = { $name }, du bist am Zug.
match-bot_moved = { $name }, ich habe gezogen. Du bist am Zug.

## challenge

challenge-asked = { $challenger } fordert { $opponent } zu einer Partie { $game } heraus.
challenge-first = { $name } beginnt.
challenge-until = Die Herausforderung verfällt { $when }.
challenge-declined = { $opponent } möchte jetzt nicht { $game } spielen.
challenge-withdrawn = { $challenger } hat die Herausforderung zurückgezogen.
challenge-expired = { $opponent } hat nicht geantwortet, und die Herausforderung zu { $game } ist verfallen.
challenge-rematch = { $challenger } möchte eine Revanche gegen { $opponent }: { $game }.
challenge-hidden = Niemand sonst kann diese Herausforderung sehen: Der Server lässt mich hier nicht für alle schreiben. Ich habe sie zurückgezogen. Fordere auf einem Server heraus, auf dem ich Mitglied bin, oder bitte einen Admin, externe Apps zu erlauben.
challenge-alone = Diese Direktnachrichten liest niemand sonst, darum habe ich die Herausforderung zurückgezogen. Fordere auf einem Server oder in einer Gruppe heraus.
challenge-which = Welches Spiel möchtest du mit { $name } spielen?

## offer

offer-draw_asked = { $name } bietet Remis an.
offer-draw_declined = { $name } lehnt das Remis ab.
offer-draw_withdrawn = { $name } hat das Remisangebot zurückgezogen.
offer-draw_bot_declines = Ich möchte lieber weiterspielen.
offer-takeback_asked =
    { $n ->
        [one] { $name } möchte { $n } Zug zurücknehmen.
       *[other] { $name } möchte { $n } Züge zurücknehmen.
    }
offer-takeback_done = { $name } hat einen Zug zurückgenommen.
offer-takeback_declined = { $name } erlaubt die Rücknahme nicht.
offer-takeback_withdrawn = { $name } möchte den Zug nicht mehr zurücknehmen.
offer-resign_ask = Möchtest du diese Partie wirklich aufgeben?
