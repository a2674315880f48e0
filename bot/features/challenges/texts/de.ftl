### Challenges to a person, to anybody, and rematches.

## commands

commands-anyone-name = werspielt
commands-anyone-description = Frage in diesem Kanal, wer mit dir spielen will
commands-play-name = spielen
commands-play-description = Beginne eine Partie gegen mich oder gegen jemand anderen
commands-play-opponent-name = gegner
commands-play-opponent-description = Wen du herausforderst; leer lassen, um gegen mich zu spielen
commands-play-level-name = stufe
commands-play-level-description = Wie stark ich spiele (Anfänger bis zu deinem ersten Sieg in dem Spiel, dann Mittel)
commands-challenge-name = Zu einem Spiel herausfordern

## buttons

buttons-join = Mitspielen

## challenge

challenge-hidden = Niemand sonst kann diese Herausforderung sehen: Der Server lässt mich hier nicht für alle schreiben. Ich habe sie zurückgezogen. Fordere auf einem Server heraus, auf dem ich Mitglied bin, oder bitte einen Admin, externe Apps zu erlauben.
challenge-alone = Diese Direktnachrichten liest niemand sonst, darum habe ich die Herausforderung zurückgezogen. Fordere auf einem Server oder in einer Gruppe heraus.
challenge-which = Welches Spiel möchtest du mit { $name } spielen?

## invitation

invitation-asked = { $host } möchte { $game } spielen. Wer spielt mit?
invitation-second = Wer mitspielt, beginnt.
invitation-closed = { $host } sucht niemanden mehr für { $game }.

## match

match-accepted = { $name }, deine Herausforderung wurde angenommen. Du bist am Zug.

## position

position-asked = Aus dieser Stellung: { $host } spielt { $side }. Ohne Wertung.

## refusal

refusal-invitation-open = Du suchst für dieses Spiel schon jemanden.
refusal-own-invitation = Das ist deine eigene Einladung: Jemand anders muss sie annehmen.
