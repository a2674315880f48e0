### Tournaments.

## commands

commands-tournament-name = torneio
commands-tournament-description = Um torneio neste canal; sem jogo, a lista de torneios
commands-tournament-game-description = Qual jogo; deixe vazio para ver a lista
commands-tournament-kind-name = tipo
commands-tournament-kind-description = Todos contra todos, ou algumas rodadas entre quem tem os mesmos pontos (suíço)
commands-tournament-rounds-name = rodadas
commands-tournament-rounds-description = Quantas rodadas tem um torneio suíço (padrão: 5)
commands-tournament-players-name = jogadores
commands-tournament-players-description = Quantas pessoas podem participar no máximo
commands-tournament-clock-description = Quanto tempo há em cada partida (padrão: um dia por lance)

## buttons

buttons-tournament_join = Participar
buttons-tournament_leave = Sair
buttons-tournament_start = Começar
buttons-tournament_cancel = Cancelar
buttons-tournament_leave_yes = Sair do torneio
buttons-tournament_cancel_yes = Cancelar o torneio

## tournament

tournament-kind-robin = Todos contra todos
tournament-kind-swiss = Sistema suíço
tournament-robin = Todos contra todos: cada um enfrenta todos os outros
tournament-swiss =
    { $n ->
        [one] Sistema suíço: { $n } rodada
       *[other] Sistema suíço: { $n } rodadas
    }
tournament-title = Torneio { $id }: { $game }
tournament-by = organizado por { $host }
tournament-players = Participantes: { $count } (no máximo { $most })
tournament-needs = São necessários pelo menos { $least } participantes. Quem organiza, ou a moderação, dá início.
tournament-round = Rodada { $round } de { $rounds }
tournament-bye = { $name } folga nesta rodada
tournament-played = em andamento
tournament-no-result = sem resultado
tournament-winner = Vitória no torneio: { $names }
tournament-shared = Primeiro lugar empatado: { $names }
tournament-first = Quem é citado primeiro começa.
tournament-standings = Classificação
tournament-points = Pontos
tournament-place = Lugar
tournament-rating = Rating
tournament-tie-robin = SB
tournament-tie-swiss = Bh
tournament-cancelled = Este torneio foi cancelado.
tournament-ties-robin = Vitória vale 1 ponto, empate ½. Entre parênteses, Sonneborn-Berger: os pontos dos adversários vencidos e metade dos pontos daqueles com quem se empatou. Decide em caso de pontos iguais; depois, as partidas entre esses jogadores; quem ainda ficar empatado divide a colocação.
tournament-ties-swiss = Vitória vale 1 ponto, empate ½, rodada de folga 1. Entre parênteses, Buchholz: a soma dos pontos dos adversários. Decide em caso de pontos iguais; depois, as partidas entre esses jogadores, se todos se enfrentaram; quem ainda ficar empatado divide a colocação.
tournament-made = O torneio foi anunciado neste canal. Participa-se com o botão que está lá.
tournament-joined = Você participa deste torneio.
tournament-left = Você não participa mais deste torneio.
tournament-leave-ask = Sair do torneio? Você perde a partida que está jogando nele e não enfrenta mais ninguém nas próximas rodadas.
tournament-cancel-ask = Cancelar o torneio? Ele termina sem vencedor. As partidas em andamento continuam.
tournament-list = Torneios
tournament-none = Não há torneios aqui. Em um canal de um servidor, { COMMAND("tournament") } com um jogo organiza um.
tournament-is-open = inscrições abertas
tournament-is-playing = rodada { $round } de { $rounds }
tournament-is-finished = encerrado
tournament-is-cancelled = cancelado

## refusal

refusal-not-in-tournament = Você não participa deste torneio.
refusal-server-tournament = Um torneio precisa de um canal de um servidor. Aqui você pode ver a lista daqueles de que participa: não indique um jogo.
refusal-not-your-tournament = Só quem organiza o torneio, ou a moderação, pode fazer isso.
refusal-too-few-players = Primeiro é preciso que pelo menos { $least } pessoas participem.
refusal-too-many-tournaments = Você tem { $limit } torneios não encerrados neste servidor. Termine ou cancele um antes.
refusal-bad-players = Em um torneio deste tipo, o máximo de participantes não pode ser { $value }, só de { $least } a { $limit }.
