### The pages /help and /about.

## commands

commands-help-name = ajuda
commands-help-description = Como jogar comigo, em uma página
commands-about-name = sobre
commands-about-description = O que eu sou, minha versão e meu estado

## buttons

buttons-play = Jogar: { $game }

## learn

learn-help = {"*"}*Não conhece um jogo?** { COMMAND("learn") } ensina as regras passo a passo, com posições para praticar. Se uma lição tem o botão “Abrir o tabuleiro”, lá você toca nas peças.

## help

help-title = Como jogar comigo
help-begin =
    {"*"}*Comece** com { COMMAND("play") }: escolha um jogo e depois um nível para jogar contra mim, ou uma pessoa para desafiar.
    {"*"}*Jogue** com os botões abaixo do tabuleiro. Onde há muitos lances, escolha passo a passo, ou digite o lance ({ COMMAND("move") }, ou o botão “Digitar lance”).
help-during =
    {"*"}*Sem ideias?** { COMMAND("hint") } ajuda em três passos: para onde olhar, o lance e aonde ele leva. Só você vê.
    {"*"}*Um erro?** { COMMAND("takeback") } volta seu último lance; contra uma pessoa, só se ela aceitar. { COMMAND("draw") } propõe empate, { COMMAND("resign") } desiste da partida.
help-after =
    {"*"}*Depois** aperte “Revanche” para jogar de novo com os lados trocados. { COMMAND("history") } revê qualquer partida lance a lance; { COMMAND("stats") } mostra suas estatísticas.
    {"*"}*Perdeu o tabuleiro?** { COMMAND("games") } lista suas partidas, { COMMAND("board") } mostra um tabuleiro de novo. Os tabuleiros funcionam para sempre, mesmo depois de um reinício.
help-more = {"*"}*E mais:** { COMMAND("puzzle") } traz um problema; em um servidor, { COMMAND("anyone") } procura um adversário, { COMMAND("tournament") } abre um torneio. { COMMAND("settings") } muda o idioma, as peças e os tabuleiros (também como texto, para leitores de tela).

## about

about-title = Sobre o Qibot
about-what = Eu jogo { $games }, com motores próprios.
about-version = Versão { $version }
about-compiled = Motores: compilados
about-interpreted = Motores: interpretados (mais lentos; não havia compilador C na instalação)
about-workers =
    { $n ->
        [one] { $n } processo de cálculo; ocupados: { $busy }, na fila: { $waiting }
       *[other] { $n } processos de cálculo; ocupados: { $busy }, na fila: { $waiting }
    }
about-tables = Tabelas de busca na memória: { $tables } de no máximo { $slots }
about-played =
    { $n ->
        [one] { $n } partida jogada até o fim
       *[other] { $n } partidas jogadas até o fim
    }
about-uptime = No ar desde { $when }
