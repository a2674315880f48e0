### Openings in which two people find a fair beginning. Each game's openings have words of their own in its file.

## commands

commands-play-opening-name = eröffnung
commands-play-opening-description = Ein fairer Anfang für zwei Personen (sonst keiner)

## refusal

refusal-choice-due = Wähle zuerst unter dem Brett, welche Seite du spielst.
refusal-choice-made = Im Moment gibt es nichts zu wählen.
refusal-in-opening = Tipps gibt es erst nach der Eröffnung.
refusal-bot-opening = Diese Eröffnung ist für zwei Personen: Gib auch einen Gegner an.
refusal-bad-opening = Dieses Spiel kennt die Eröffnung { $value } nicht.

## opening

opening-players = {"*"}*{ $opener }** und **{ $other }**: Die Eröffnung entscheidet, wer welche Seite spielt
opening-choose = { $name } wählt eine Seite
