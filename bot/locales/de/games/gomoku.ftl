### The game's own words: names, rules, endings, notations, looks, and its picture in words.

name = Gomoku
first = Schwarz
second = Weiß
how = einen Punkt von a1 (unten links) bis o15
aim = Bringe fünf deiner Steine in eine Reihe.
rules = Fünf oder mehr in einer Reihe gewinnen: waagerecht, senkrecht oder diagonal. Schwarz beginnt.

## Endings: a sentence and a few words; notations and looks

result-five = { $winner } gewinnt mit fünf in einer Reihe.
result-full = Unentschieden: Das Brett ist voll.
reason-five = fünf in einer Reihe
reason-full = Brett voll
notation-cells = Punkte (h8)
look-day = Holz bei Tag
look-night = Dunkel bei Nacht

## Openings

swap2-name = Swap2
swap2-rule = Swap2: Wer beginnt, setzt drei Steine (schwarz, weiß, schwarz). Die andere Person wählt eine Farbe oder setzt noch zwei (weiß, schwarz) und überlässt die Wahl.
swap2-next = { $name } setzt den nächsten Stein ({ $side }), noch { $n }
swap2-more = Noch zwei Steine setzen
parts = Jeder Knopf ist ein Teil des Bretts, benannt nach seinem Punkt links unten: a1… ist a1 bis d4.

## Why a move is not possible

why-taken = { $cell } ist schon besetzt.

## The picture in words

forbidden = Für Schwarz verboten
