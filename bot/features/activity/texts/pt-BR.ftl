### The button that opens the touch board.

## activity

activity-refused = O tabuleiro não abre aqui. A mensagem no chat tem tudo de que você precisa para jogar.
