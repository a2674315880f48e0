### The game's own words: names, rules, endings, notations, pieces, entering a move, and its picture in words.

name = Dames anglaises
first = Noirs
second = Blancs
how = deux cases comme 11-15, ou 9x18 pour prendre
aim = Prends toutes les pièces adverses ou laisse-les sans coup.
rules = Les pions avancent d’une case en diagonale et deviennent dames sur la dernière rangée ; les dames reculent aussi. Qui peut prendre doit le faire et continuer à sauter tant que c’est possible, sans être obligé de choisir le plus long chemin. Qui ne peut pas jouer perd. La partie est nulle quand une position revient pour la troisième fois, ou après 40 coups de chaque camp sans prise ni coup de pion.

## Endings: a sentence and a few words; notations and looks

result-no-pieces = { $loser } : plus de pièces. Victoire : { $winner }.
result-blocked = { $loser } : plus de coup. Victoire : { $winner }.
result-repetition = Nulle : la même position est apparue trois fois.
result-no-progress = Nulle : 40 coups de chaque camp sans prise ni coup de pion.
near-draw = ⚠️ Sans prise ni coup de pion, la partie sera bientôt nulle. Coups restants : { $n }
reason-no-pieces = plus de pièces
reason-blocked = plus de coup
reason-repetition = répétition
reason-no-progress = sans progrès
notation-pdn = Numéros (11-15)
look-day = Jour
look-night = Nuit

## Pieces: one, and counted

piece-M = pion
piece-K = dame
pieces-M =
    { $n ->
        [one] un pion
       *[other] { $n } pions
    }
pieces-K =
    { $n ->
        [one] une dame
       *[other] { $n } dames
    }

## Entering a move

must-capture = Tu dois prendre. Comment ?
way = Par quel chemin ?
takes = { $move } (prend { $squares })

## Why a move is not possible

why-no-square = Il n’y a pas de case { $cell } : elles vont de 1 à 32.
why-empty = Il n’y a pas de pièce sur la case { $cell }.
why-not-yours = La pièce de la case { $cell } n’est pas à toi.
why-capture-goes-on = La prise depuis la case { $cell } n’est pas finie : la pièce saute tant qu’elle peut.
why-crowned = Un pion qui devient dame sur la case { $cell } s’y arrête, et le coup est fini.
why-must-capture = Tu dois prendre quand tu le peux. Ici une prise part de { $cells }.
why-occupied = La case { $cell } est déjà prise.
why-man-backwards = Un pion avance seulement ; une dame recule aussi.
why-shape = Une pièce avance d’une case en diagonale ou saute par-dessus une pièce adverse voisine.

## The picture in words

jumped = Sautées au dernier coup : { $squares }
