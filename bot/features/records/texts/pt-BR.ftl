### Looking back: lists, replays, statistics, leaderboards.

## commands

commands-top-name = ranking
commands-top-description = Os melhores de um jogo
commands-top-where-name = onde
commands-top-where-description = Neste servidor (padrão) ou em toda parte
commands-top-when-name = quando
commands-top-when-description = Quem jogou na última semana, no último mês ou ultimamente (padrão)
commands-stats-against-name = contra
commands-stats-against-description = Só contra esta pessoa; escolha Qibot para partidas contra mim
commands-games-name = partidas
commands-games-description = Suas partidas em andamento, com links para os tabuleiros
commands-history-name = histórico
commands-history-description = Reveja partidas lance a lance
commands-history-player-description = Partidas de quem (as suas por padrão)
commands-history-game-description = Só este jogo
commands-stats-name = estatísticas
commands-stats-description = Vitórias, empates, derrotas, sequências e recordes
commands-stats-player-description = Estatísticas de quem (as suas por padrão)
commands-stats-game-description = Só este jogo

## buttons

buttons-show_again = Mostrar de novo
buttons-newer = Mais novas
buttons-older = Mais antigas
buttons-card = Cartão

## menus

menus-challenge = Responder a um desafio ou retirá-lo
menus-replay = Qual partida você quer ver?

## position

position-study = Tabuleiro de estudo

## progress

progress-title = Suas partidas em andamento
progress-line = **{ $game }** contra { $opponent } · { $state }
progress-your_move = sua vez
progress-their_move = vez de { $name }
progress-to_answer = espera a sua resposta
progress-awaits_answer = espera resposta

## history

history-title = Partidas de { $name }
history-none = Ainda não há partidas. Comece uma com { COMMAND("play") }.
history-line = #{ $id } **{ $outcome }** { $game } · { $opponent } · { $reason } · { $plies } · { $when }
history-line_running = #{ $id } **{ $outcome }** { $game } · { $opponent } · { $plies } · { $when }
history-plies =
    { $n ->
        [one] { $n } lance
       *[other] { $n } lances
    }
history-page = Página { $page } de { $pages }, { $total } no total

## replay

replay-title = Replay da partida { $id }
replay-exported = A partida em PGN, notação: { $notation }.

## stats

stats-title = Estatísticas de { $name }
stats-none = Nenhuma partida terminada que conte ainda. Comece uma com { COMMAND("play") }.
stats-all_games = todos os jogos
stats-overall = Total
stats-wins = Vitórias
stats-draws = Empates
stats-losses = Derrotas
stats-row = { $label }: vitórias { $wins }, empates { $draws }, derrotas { $losses }
stats-fact = { $label }: { $value }
stats-against_bot = Qibot, { $level }
stats-against_people = Pessoas
stats-streak_win =
    { $n ->
        [one] { $n } vitória
       *[other] { $n } vitórias
    }
stats-streak_draw =
    { $n ->
        [one] { $n } empate
       *[other] { $n } empates
    }
stats-streak_loss =
    { $n ->
        [one] { $n } derrota
       *[other] { $n } derrotas
    }
stats-streak = Sequência atual
stats-best_streak = Maior sequência de vitórias
stats-shortest = Vitória mais curta
stats-longest = Vitória mais longa
stats-hints = Dicas usadas
stats-puzzles = Problemas: rating **{ $rating }** · { $solved } de { $tried } resolvidos

## top

top-title = Os melhores: { $game }
top-server = Neste servidor
top-everywhere = Em toda parte
top-week = Ativos nos últimos 7 dias
top-month = Ativos nos últimos 30 dias
top-all = Ativos ultimamente
top-none = Ninguém ainda: são precisas três partidas valendo rating.
top-played = partidas valendo rating: { $n }
top-matches = Partidas valendo rating
top-why = Por rating, a partir de três partidas valendo rating. { COMMAND("settings") } tira você da lista.
top-unsettled = Ainda provisório (?): o rating se firma em partidas contra mim ou contra jogadores de rating firmado.
top-beaten = 🏅 Vitórias contra mim no nível { $level } sem dicas: { $names }.

## against

against-title = { $first } contra { $second }
against-none = Ainda nenhuma partida terminada entre eles que conte.
against-score = { $first } { $won } : { $lost } { $second }

## refusal

refusal-bot-record = Bots não têm estatísticas. Escolha uma pessoa.
refusal-no-server = Aqui não é um servidor. Escolha “{ top-everywhere }” para ver os melhores de todos os servidores.
