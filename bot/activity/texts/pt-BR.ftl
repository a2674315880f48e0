### The board that one can touch: what its page says by itself.

## activity

activity-connecting = Conectando…
activity-lost = A conexão caiu. Tentando de novo…
activity-outside = Esta página faz parte do Discord: abra-a lá, a partir de uma partida.
activity-failed = O Discord não respondeu. Feche esta página e abra-a de novo.
activity-newer = Há uma versão mais nova desta página: feche-a e abra-a de novo.
activity-board = Tabuleiro
activity-keys = As setas percorrem o tabuleiro, Enter escolhe, Esc cancela a escolha.
activity-moves = Lances
activity-turn = Girar o tabuleiro
activity-sound = Som
activity-target = { $cell }: pode ser escolhida
activity-prepared = Preparado: { $move }
activity-confirm = Perguntar antes de cada lance
activity-meant = Fazer este lance?
activity-make = Fazer o lance
activity-unknown = O Discord não conseguiu confirmar quem você é. Feche esta página e abra-a de novo.
activity-hidden = Esta partida não pode mais ser vista aqui.
activity-lobby = Visão geral
activity-back = Voltar ao tabuleiro
activity-challenges = Desafios abertos neste canal
activity-begin = Começar uma partida
activity-watch = Partidas para assistir
activity-puzzles = Problemas
activity-record = Suas estatísticas
activity-show = Mostrar
activity-choose_game = Escolher um jogo
activity-pause = Parar os relógios

## refusal

refusal-not-here = Esta pessoa não está mais com a página aberta.
refusal-only-answers = Aqui não posso escrever por conta própria. Comece a partida no chat: com um botão de lá ou com { COMMAND("play") }.
refusal-timed-out = Você não pode me usar neste servidor { $until }: você está de castigo aqui.
