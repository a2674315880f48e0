### The game's own words: names, rules, endings, notations, pieces, and its picture in words.

name = Tiaojiaqi
first = Preto
second = Branco
how = duas casas vizinhas como d7e8
aim = Tenha mais pedras que o adversário depois de 60 lances de cada um.
rules = Mova uma pedra para uma casa vizinha. Se ela ficar entre duas pedras adversárias em linha, as duas ganham a sua cor (levantar); se duas suas cercarem uma adversária, ela também muda (prender). Após 60 lances de cada lado, vence quem tiver mais pedras.

## Endings: a sentence and a few words; notations and looks

result-all-turned = { $winner } virou todas as pedras e venceu.
result-more-stones = Foram jogados 60 lances de cada lado: { $winner } tem mais pedras e venceu.
result-equal-stones = Empate: foram jogados 60 lances de cada lado, e os dois têm o mesmo número de pedras.
result-no-move = { $loser } ficou sem lance legal: { $winner } venceu.
reason-all-turned = todas as pedras viradas
reason-more-stones = mais pedras
reason-equal-stones = mesmo número de pedras
reason-no-move = sem lance legal
notation-steps = Casas (d7e8)
look-day = Dia (madeira clara)
look-night = Noite (ardósia escura)

## Pieces: one, and counted

piece-S = pedra
pieces-S =
    { $n ->
        [one] uma pedra
       *[other] { $n } pedras
    }

## Entering a move

to-gains = { $cell }: +{ $n }

## Hints

hint-takes = { $move } (vira { $pieces })

## Why a move is not possible

why-no-stone = Não há pedra em { $cell }.
why-not-yours = A pedra em { $cell } não é sua.
why-no-step = Uma pedra anda um passo, para uma casa vizinha.
why-taken = { $cell } já está ocupada.

## The picture in words

stones =
    { $n ->
        [one] { $side }, { $n } pedra: { $cells }
       *[other] { $side }, { $n } pedras: { $cells }
    }
turned = Viradas: { $cells }
left =
    { $n ->
        [one] Falta { $n } lance no total
       *[other] Faltam { $n } lances no total
    }

## The last move

moves-last = Último lance: { $move } ({ $side })
moves-taking = { $last }, vira { $pieces }
coach-takes = Cuidado: seu adversário poderá virar { $pieces } com { $reply }.
