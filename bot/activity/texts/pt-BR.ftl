### The board that one can touch: what its page says by itself.

## activity

activity-connecting = Conectando…
activity-lost = A conexão caiu. Tentando de novo…
activity-outside = Esta página faz parte do Discord: abra-a lá, a partir de uma partida.
activity-failed = O Discord não respondeu. Feche esta página e abra-a de novo.
activity-newer = Há uma versão mais nova desta página: feche-a e abra-a de novo.
activity-board = Tabuleiro
activity-keys = As setas percorrem o tabuleiro, Enter escolhe, Escape solta.
activity-moves = Lances
activity-turn = Girar o tabuleiro
activity-sound = Som
activity-target = { $cell }: pode ser escolhida
activity-prepared = Preparado: { $move }
activity-unknown = O Discord não conseguiu confirmar quem você é. Feche esta página e abra-a de novo.
activity-nothing = Não há nenhuma partida sua aqui. Comece uma no chat e abra esta página de novo.
activity-hidden = Esta partida não pode mais ser vista aqui.
