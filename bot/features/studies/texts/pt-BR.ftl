### Studies: imported games and positions, and playing on from them.

## commands

commands-import-name = importar
commands-import-description = Veja uma partida ou posição sua: PGN, PDN, FEN ou UCCI
commands-import-file-name = arquivo
commands-import-file-description = Um arquivo com uma partida
commands-import-text-name = texto
commands-import-text-description = Uma partida ou posição em texto
commands-import-game-description = Qual jogo, se você der uma posição

## position

position-play = Jogar daqui
position-ask = Vez: { $side }. Com que lado você joga? A partida não vale rating nem conta nas suas estatísticas.
position-level = Contra mim, você joga com { $side }: que nível?
position-anyone = Perguntar aqui, jogo com { $side }

## study

study-title = Tabuleiro de estudo: { $game } · { $first } – { $second }
study-saved = O estudo em PGN.
study-first = Há mais partidas nele; esta é a primeira.
study-over = Pelas regras daqui, a partida termina neste ponto; o seu registro diz outra coisa.

## import

import-empty = Não há partida nele.
import-both = Indique um arquivo ou um texto, não os dois.
import-too-long = O texto é longo demais.
import-too-large = O arquivo tem mais de 1 MiB.
import-not-fetched = Não consegui obter o arquivo do Discord. Tente de novo ou cole o texto dele.
import-too-many-moves = Tem mais de { $value } lances.
import-tag = { $value } não é uma etiqueta.
import-no-game-tag = Falta a etiqueta Game, que diz qual é o jogo. Escolha o jogo com a opção “{ commands-game-name }”.
import-game = Nenhum jogo aqui se chama { $value }.
import-unclosed = Em { $value } algo não foi fechado, ou foi fechado duas vezes.
import-variation = Uma variante não foi fechada, ou foi fechada duas vezes.
import-move = { $game }, meio-lance { $ply }. { $why }
import-over = { $game }, meio-lance { $ply }, { $value }: a partida já tinha acabado.
import-position = { $value } não é uma posição deste jogo: { $game }. { $why }
import-position-form = Ela se escreve assim: { $value }
import-position-rows = O número de linhas está errado.
import-position-row = A linha { $value } é comprida ou curta demais.
import-position-sign = O sinal { $value } não significa nada aqui.
import-position-cell = Nenhuma partida leva a ela: veja { $value }.
import-position-too-many = Há { $value } demais.
import-position-missing = Falta { $value }.
import-position-turn = Os números de x e de o não combinam com a vez.
import-position-stones = O número de x e de o está errado.
import-position-won = O lado que tem a vez já venceu.
import-results = Os resultados se contradizem: { $value }.

## refusal

refusal-which-import = Não sei de que jogo se trata. Escolha-o.
refusal-no-import = Não encontro nenhuma partida nem posição. Envie uma partida em PGN, em PDN ou só os lances, ou uma posição em FEN.
refusal-bad-import = Não consigo ler isso. { $what }
refusal-bad-import-at = Não consigo ler isso (linha { $line }, coluna { $column }). { $what }
