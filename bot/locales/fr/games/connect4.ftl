### The game's own words: names, rules, endings, notations, pieces, and its picture in words.

name = Puissance 4
first = Jaune
second = Rouge
how = une colonne de 1 à 7
rules = Quatre jetons alignés gagnent. Les jetons tombent au bas de leur colonne.

## Endings: a sentence and a few words; notations

result-four = { $winner } gagne en alignant quatre jetons.
result-full = Nulle : le plateau est plein.
reason-four = quatre alignés
reason-full = plateau plein
notation-columns = Colonnes (4)

## The picture in words

columns = Colonnes de bas en haut : { $columns }
disc-first = jaune
disc-second = rouge
column = colonne { $column }
cell = colonne { $column } ligne { $row }
