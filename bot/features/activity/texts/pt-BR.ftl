### The button that opens the board that one can touch.

## activity

activity-refused = O tabuleiro não abre aqui. A mensagem no chat tem tudo de que você precisa para jogar.
