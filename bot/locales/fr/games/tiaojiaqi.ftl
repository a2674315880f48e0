### The game's own words: names, rules, endings, notations, pieces, and its picture in words.

name = Tiaojiaqi
first = Noir
second = Blanc
how = deux cases voisines comme d7e8
aim = Termine avec plus de pierres que ton adversaire après 60 coups chacun.
rules = Avance une pierre sur une case voisine. Si elle se place entre deux pierres adverses alignées, toutes deux prennent ta couleur (soulever) ; si deux des tiennes enferment une pierre adverse, elle aussi (pincer). Après 60 coups chacun, qui a le plus de pierres gagne.

## Endings: a sentence and a few words; notations and looks

result-all-turned = { $winner } a retourné toutes les pierres et gagne.
result-more-stones = 60 coups chacun sont joués : { $winner } a plus de pierres et gagne.
result-equal-stones = Nulle : 60 coups chacun sont joués et les deux camps ont autant de pierres.
result-no-move = { $loser } n’a plus de coup permis : { $winner } gagne.
reason-all-turned = toutes les pierres retournées
reason-more-stones = plus de pierres
reason-equal-stones = autant de pierres
reason-no-move = aucun coup permis
notation-steps = Cases (d7e8)
look-day = Jour (bois clair)
look-night = Nuit (ardoise sombre)

## Pieces: one, and counted

piece-S = pierre
pieces-S =
    { $n ->
        [one] une pierre
       *[other] { $n } pierres
    }

## Entering a move

to-gains = { $cell } : +{ $n }

## Hints

hint-takes = { $move } (retourne { $pieces })

## Why a move is not possible

why-no-stone = Il n’y a pas de pierre en { $cell }.
why-not-yours = La pierre en { $cell } n’est pas à toi.
why-no-step = Une pierre va d’un pas sur une case voisine.
why-taken = { $cell } est déjà prise.

## The picture in words

stones =
    { $n ->
        [one] { $side }, { $n } pierre : { $cells }
       *[other] { $side }, { $n } pierres : { $cells }
    }
turned = Retournées : { $cells }
left =
    { $n ->
        [one] { $n } coup restant en tout
       *[other] { $n } coups restants en tout
    }

## The last move

moves-last = Dernier coup : { $move } ({ $side })
moves-taking = { $last }, retourne { $pieces }
coach-takes = Attention : ton adversaire pourra retourner { $pieces } par { $reply }.
