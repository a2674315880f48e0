### Settings, help, about.

## settings

settings-title = Suas configurações
settings-server_title = Padrões do servidor
settings-saved = Salvo.
settings-server_only = Só quem pode gerenciar este servidor muda os padrões dele.
settings-language-label = Idioma
settings-language-auto = Como no Discord
settings-every_game = Todos os jogos
settings-one_game = Opções de um jogo
settings-usual = Como é comum no meu idioma
settings-notation-label = Notação dos lances
settings-pieces-label = Peças
settings-look-label = Aparência do tabuleiro
settings-board-label = Tabuleiros
settings-board-picture = Como imagens
settings-board-text = Como texto (leitores de tela e conexões lentas)
settings-notices-label = Menções quando é a minha vez
settings-notices-on = Me mencione se eu estiver ausente
settings-notices-off = Nunca me mencione

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
help-rules = **{ $game }**: { $rules }

## about

about-title = Sobre o Qibot
about-what = Eu jogo { $games }, com motores próprios.
about-version = Versão { $version }
about-compiled = Motores: compilados
about-interpreted = Motores: interpretados (mais lentos; não havia compilador C na instalação)
about-workers =
    { $n ->
        [one] { $n } processo de cálculo, { $busy } ocupado(s), { $waiting } na fila
       *[other] { $n } processos de cálculo, { $busy } ocupado(s), { $waiting } na fila
    }
about-tables = Tabelas de busca na memória: { $tables } de no máximo { $slots }
about-played =
    { $n ->
        [one] { $n } partida jogada até o fim
       *[other] { $n } partidas jogadas até o fim
    }
about-uptime = No ar desde { $when }

## block

block-done = { $name } não pode mais desafiar você e não é avisado disso. { COMMAND("unblock") } desfaz.
block-undone = { $name } pode voltar a desafiar você.
block-was-not = { $name } não estava na sua lista.
block-list = Bloqueados: { $names }.
block-none = Você não bloqueou ninguém.

## privacy

privacy-title = O que guardo sobre você
privacy-kept = **Guardado:** seu nome, idioma e número no Discord como os vi pela última vez; suas partidas com lances, propostas e dicas; seus resultados, pontuações e folgas, suas configurações e quem você bloqueou; as lições que você terminou. Não leio mensagens e não conheço quem nunca me usou nem foi desafiado.
privacy-why = **Para quê:** continuar suas partidas após uma reinicialização, mostrar seu histórico e seus resultados e escrever no seu idioma. Nada é vendido nem repassado.
privacy-seen = **Quem vê:** partidas jogadas em um servidor podem ser vistas por quem me usa; as de mensagens diretas, só pelos dois jogadores.
privacy-gone = **Como apagar:** com o botão abaixo, na hora. Seus adversários ficam com os lances das partidas contra “um ex-jogador”. Cópias de segurança anteriores devem ser apagadas por quem administra este bot. As suspensões de moderadores e os bloqueios de outras pessoas continuam valendo; para isso guardo só um hash com chave do seu número no Discord, enquanto existirem.
privacy-export = Quero meus dados
privacy-delete = Apagar meus dados
privacy-collecting = Estou reunindo seus dados…
privacy-exported = Tudo o que guardo sobre você.
privacy-too-large = Seus dados são grandes demais para uma mensagem. Peça a quem administra este bot.
privacy-confirm = **Apagar tudo sobre você?** Partidas e desafios abertos terminam como se você tivesse desistido ou recusado. Nome, resultados, configurações e lista de bloqueio somem para sempre. Não dá para desfazer. Suspensões e bloqueios de outras pessoas continuam valendo.
privacy-delete-yes = Sim, apagar tudo
privacy-delete-no = Não, manter
privacy-deleted = Tudo sobre você foi apagado. Se você voltar, vou conhecer você de novo. Suspensões e bloqueios de outras pessoas continuam valendo.
