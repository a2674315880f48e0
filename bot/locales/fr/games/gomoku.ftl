### The game's own words: names, rules, endings, notations, looks, and its picture in words.

name = Gomoku
first = Noir
second = Blanc
how = un point de a1 (en bas à gauche) à o15
aim = Aligne cinq de tes pierres.
rules = Cinq pierres alignées ou plus gagnent : en ligne, en colonne ou en diagonale. Noir commence.

## Endings: a sentence and a few words; notations and looks

result-five = { $winner } gagne en alignant cinq pierres.
result-full = Nulle : le plateau est plein.
reason-five = cinq alignées
reason-full = plateau plein
notation-cells = Intersections (h8)
look-day = Bois de jour
look-night = Sombre de nuit

## Openings

swap2-name = Swap2
swap2-rule = Swap2 : qui commence pose trois pierres (noire, blanche, noire). L’autre choisit une couleur, ou pose deux pierres de plus (blanche, noire) et laisse le choix.
swap2-next = { $name } pose la pierre suivante ({ $side }), encore { $n }
swap2-more = Poser encore 2 pierres
parts = Chaque bouton est une partie du plateau, nommée d’après son point en bas à gauche : a1… va de a1 à d4.

## Why a move is not possible

why-taken = { $cell } est déjà pris.

## The picture in words

forbidden = Interdit à Noir
