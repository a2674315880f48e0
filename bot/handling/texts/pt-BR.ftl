### What several features say: windows, settings, options of commands, faults.

## commands

commands-match-name = partida
commands-match-description = Qual das suas partidas; desnecessário se só houver uma aqui
commands-game-name = jogo
commands-game-description = Qual jogo
commands-side-name = lado
commands-side-description = Quem começa (sorteio por padrão)
commands-clock-name = relógio
commands-clock-description = Quanto tempo há (por padrão, o seu relógio habitual)
commands-opening-name = abertura
commands-opening-description = Um começo justo para duas pessoas (nenhum por padrão)
commands-hints-name = dicas
commands-hints-description = Dicas contra uma pessoa: ninguém ou os dois (por padrão, sem dicas; nunca em tempo real)
commands-player-name = jogador

## windows

windows-move_title = Seu lance
windows-move_label = Lance

## settings

settings-server_title = Padrões do servidor
settings-saved = Salvo.
settings-server_only = Só quem pode gerenciar este servidor muda os padrões dele.

## refusal

refusal-person-gone = Os dados de alguém envolvido acabaram de ser apagados. Tente de novo.
refusal-no-tournament = Esse torneio não existe neste servidor.
refusal-tournament-changed = Agora não dá: o torneio já começou, está cheio ou acabou.
refusal-still-playing = Uma partida sua começou nesse meio-tempo. Tente de novo.

## trouble

trouble-apology = Algo deu errado do meu lado, e o erro foi registrado. Sua partida está a salvo. Tente de novo.
trouble-engine-busy = Estou pensando em muitos tabuleiros ao mesmo tempo. Tente de novo daqui a pouco.
trouble-engine-failed = Não consegui calcular isso agora. Tente de novo.
trouble-engine-stopped = Estou reiniciando. Sua partida está a salvo; tente de novo em um minuto.
trouble-not-stored = No momento não consigo ler nem salvar partidas. Olhe o tabuleiro mais tarde antes de tentar de novo.
trouble-stopping = Estou reiniciando. Tente de novo em um minuto; nenhum lance jogado se perde.
trouble-uninvited = Não estou neste tópico privado: respondo a comandos e botões, mas não posso mencionar ninguém nem mudar nada por conta própria. Mencione { $bot } aqui para me deixar entrar.
trouble-board-unreachable = Feito, mas não consigo mostrar isso no lugar em que está o tabuleiro da partida { $id }.
trouble-go-on = Continue com { COMMAND("move") }; { COMMAND("board") } mostra a posição.
trouble-filtered = Um filtro deste servidor bloqueia a minha mensagem. Fale com a moderação ou jogue em outro canal.
trouble-message-gone = Essa mensagem foi apagada. { COMMAND("board") } mostra de novo o tabuleiro de uma partida.
trouble-unknown-command = Não tenho mais esse comando. Digite / para ver o que sei fazer.
