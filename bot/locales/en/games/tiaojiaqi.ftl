### The game's own words: names, rules, endings, notations, pieces, and its picture in words.

name = Tiaojiaqi
first = Black
second = White
how = two cells beside each other such as d7e8
aim = Have more stones than your opponent after 60 moves each.
rules = Move one stone to any free cell beside it. Move between two enemy stones in a line, and both change to your colour (lift); catch an enemy stone between two of yours, and it changes, too (clamp). After 60 moves each, the side with more stones wins.

## Endings: a sentence and a few words; notations and looks

result-all-turned = { $winner } has turned over every stone and wins.
result-more-stones = 60 moves each are played, and { $winner } has more stones and wins.
result-equal-stones = Draw: 60 moves each are played, and both sides have eight stones.
result-no-move = { $loser } has no legal move left: { $winner } wins.
reason-all-turned = every stone turned over
reason-more-stones = more stones
reason-equal-stones = equal stones
reason-no-move = no legal move
notation-steps = Cells (d7e8)
look-day = Day (light wood)
look-night = Night (dark slate)

## Pieces: one, and counted

piece-S = stone
pieces-S =
    { $n ->
        [one] a stone
       *[other] { $n } stones
    }

## Entering a move

to-gains = { $cell }: +{ $n }

## Hints

hint-takes = { $move } (turns over { $pieces })

## Why a move is not possible

why-no-stone = There is no stone on { $cell }.
why-not-yours = The stone on { $cell } is not yours.
why-no-step = A stone moves one step, to a cell beside it.
why-taken = There is a stone on { $cell } already.

## The picture in words

stones =
    { $n ->
        [one] { $side }, { $n } stone: { $cells }
       *[other] { $side }, { $n } stones: { $cells }
    }
turned = Turned over: { $cells }
left =
    { $n ->
        [one] { $n } move left in all
       *[other] { $n } moves left in all
    }

## The last move

moves-last = Last move: { $move } ({ $side })
moves-taking = { $last }, turns over { $pieces }
coach-takes = Careful: your opponent can then turn over { $pieces } with { $reply }.
