### The game's own words: names, rules, endings, notations, pieces, and its picture in words.

name = Puissance 4
first = Jaune
second = Rouge
how = une colonne de 1 à 7
aim = Aligne quatre de tes jetons.
rules = Les jetons tombent à la place libre la plus basse de leur colonne. Quatre jetons alignés gagnent.

## Endings: a sentence and a few words; notations

result-four = { $winner } gagne en alignant quatre jetons.
result-full = Nulle : le plateau est plein.
reason-four = quatre alignés
reason-full = plateau plein
notation-columns = Colonnes (4)

## Hints

hint-candidates = Regarde les colonnes { $moves } : l’une d’elles est la meilleure.
hint-only = Une seule colonne est bonne ici : regarde la colonne { $moves }.
hint-move = Joue la colonne **{ $move }**.

## Why a move is not possible

why-column-full = La colonne { $cell } est pleine.
why-no-column = Il n’y a pas de colonne { $cell } : elles vont de 1 à 7.

## The picture in words

columns = Colonnes de bas en haut : { $columns }
disc-first = jaune
disc-second = rouge
column = colonne { $column }
cell = colonne { $column } ligne { $row }
