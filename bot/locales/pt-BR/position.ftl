### Matches that begin from a position.

## position

position-play = Jogar daqui
position-ask = Você joga com { $side } e é a sua vez. A partida não vale pontos nem conta no seu histórico.
position-level = Contra mim: que nível?
position-anyone = Perguntar neste canal
position-other-side = Ninguém jogou ainda e é a vez de { $side }. Faça um lance no tabuleiro de estudo e jogue dali.
position-unrated = a partir de uma posição, sem pontuação
position-asked = A partir desta posição: { $host } joga com { $side } e é a sua vez. Sem pontuação.
position-study = Tabuleiro de estudo
