### What is wrong with a game or a position that somebody brought along.

## refusal

refusal-bad-import = Não consigo ler isso. { $what }
refusal-bad-import-at = Não consigo ler isso (linha { $line }, coluna { $column }). { $what }

## import

import-empty = Não há partida nele.
import-not-one = É preciso haver exatamente uma partida.
import-too-long = O texto é longo demais.
import-too-large = O arquivo tem mais de 1 MiB.
import-too-many-moves = Tem mais de { $value } lances.
import-tag = { $value } não é uma etiqueta.
import-no-game-tag = Falta a etiqueta Game, que diz qual é o jogo. Escolha o jogo com a opção “{ commands-import-game-name }”.
import-game = Nenhum jogo aqui se chama { $value }.
import-unclosed = Em { $value } algo não foi fechado, ou foi fechado duas vezes.
import-variation = Uma variante não foi fechada, ou foi fechada duas vezes.
import-move = Meio-lance { $ply }: { $why }
import-over = Meio-lance { $ply }, { $value }: a partida já tinha acabado.
import-position = { $value } não é uma posição deste jogo: { $game }.
import-result = { $value } não é um resultado.
import-results = Os resultados se contradizem: { $value }.
