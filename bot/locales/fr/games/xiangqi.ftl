### The game's own words: names, rules, endings, notations, pieces, and its picture in words.

name = Xiangqi
first = Rouge
second = Noir
how = deux points comme h2e2, ou C2.5, ou 炮二平五
aim = Mets le général adverse échec et mat.
rules = Un camp mat ou sans coup permis perd. Qui donne échec ou poursuit une pièce sans fin perd quand une position revient pour la troisième fois ; sinon, la partie est alors nulle, comme après 60 coups de chaque camp sans prise.

## Endings: a sentence and a few words; notations and sets of pieces

result-checkmate = Échec et mat ! { $winner } gagne.
result-stalemate = { $loser } n’a plus de coup permis : { $winner } gagne.
result-perpetual-check = { $loser } a donné échec perpétuel, ce qui est interdit : { $winner } gagne.
result-perpetual-chase = { $loser } a poursuivi une pièce sans fin, ce qui est interdit : { $winner } gagne.
result-repetition = Nulle : la même position est revenue plusieurs fois.
result-no-capture = Nulle : 60 coups de chaque camp sans prise.
near-draw = ⚠️ Sans prise, la partie sera bientôt nulle. Coups restants : { $n }
reason-checkmate = échec et mat
reason-stalemate = aucun coup permis
reason-perpetual-check = échec perpétuel
reason-perpetual-chase = poursuite perpétuelle
reason-repetition = répétition
reason-no-capture = aucune prise
notation-coordinates = Coordonnées (h2e2)
notation-wxf = WXF (C2.5)
notation-chinese = Chinoise (炮二平五)
notation-traditional = Chinoise, caractères traditionnels (馬八進七)
notation-vietnamese = Vietnamienne (P2-5)
pieces-chinese = Caractères chinois
pieces-western = Images

## Pieces: one, and counted

piece-K = général
piece-A = conseiller
piece-B = éléphant
piece-N = cheval
piece-R = chariot
piece-C = canon
piece-P = soldat
piece-k = général
piece-a = conseiller
piece-b = éléphant
piece-n = cheval
piece-r = chariot
piece-c = canon
piece-p = soldat
pieces-K =
    { $n ->
        [one] un général
       *[other] { $n } généraux
    }
pieces-A =
    { $n ->
        [one] un conseiller
       *[other] { $n } conseillers
    }
pieces-B =
    { $n ->
        [one] un éléphant
       *[other] { $n } éléphants
    }
pieces-N =
    { $n ->
        [one] un cheval
       *[other] { $n } chevaux
    }
pieces-R =
    { $n ->
        [one] un chariot
       *[other] { $n } chariots
    }
pieces-C =
    { $n ->
        [one] un canon
       *[other] { $n } canons
    }
pieces-P =
    { $n ->
        [one] un soldat
       *[other] { $n } soldats
    }

## Below the board

captured = prises : { $pieces }

## Openings by the names that players use

opening-central-cannon = Canon central
opening-same-direction-cannons = Canons de même direction
opening-opposite-direction-cannons = Canons de directions opposées
opening-screen-horses = Canon central contre chevaux en paravent
opening-sandwiched-horses = Canon central contre chevaux en sandwich
opening-single-horse = Canon central contre cheval seul
opening-cross-palace-cannon = Canon traversant le palais
opening-palace-corner-cannon = Canon au coin du palais
opening-horse = Ouverture du cheval
opening-elephant = Ouverture de l’éléphant
opening-pawn = Ouverture du soldat
opening-pawn-cannon = Ouverture du soldat, canon derrière le soldat
opening-opposing-pawns = Soldats opposés

## Why a move is not possible

why-empty = Il n’y a pas de pièce en { $cell }.
why-not-yours = La pièce en { $cell } ({ $piece }) n’est pas à toi.
why-own-piece = Ta propre pièce est en { $cell } ({ $piece }).
why-palace = Cette pièce ne peut pas quitter le palais : { $piece }.
why-elephant-river = L’éléphant ne peut pas traverser la rivière.
why-elephant-blocked = L’éléphant est bloqué par { $pieces }.
why-horse-blocked = Le cheval est bloqué par { $pieces }.
why-path-blocked = Le chemin est barré par { $pieces }.
why-cannon-screen = Pour prendre, un canon doit sauter par-dessus exactement une pièce.
why-pawn-backward = Un soldat ne recule jamais.
why-pawn-sideways = Un soldat ne va de côté qu’après avoir traversé la rivière.
why-shape-general = Le général avance d’un point en ligne droite : en avant, en arrière ou de côté.
why-shape-advisor = Le conseiller avance d’un point en diagonale.
why-shape-elephant = L’éléphant avance de deux points en diagonale.
why-shape-horse = Le cheval avance d’un point tout droit, puis d’un point en diagonale vers l’extérieur.
why-shape-rook = Le chariot va en ligne droite.
why-shape-cannon = Le canon va en ligne droite.
why-shape-pawn = Le soldat avance d’un point, et après la rivière aussi d’un point de côté.
why-in-check = Ton général serait en échec, depuis { $cell } ({ $piece }).
why-facing = Les deux généraux se feraient face.
why-no-such-piece = Tu n’as pas de pièce que { $move } pourrait désigner.
position-facing = Les deux généraux se font face.
position-in-check = Le camp qui n’a pas le trait est en échec.

## The picture in words

check = Échec
point = colonne { $file } rangée { $row }
