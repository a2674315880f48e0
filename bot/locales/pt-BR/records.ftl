### Looking back: lists, replays, statistics.

## progress

progress-title = Suas partidas em andamento
progress-none = Você não tem partidas em andamento. Comece uma com { COMMAND("play") }.
progress-line = **{ $game }** contra { $opponent } · { $state } · { $plies }
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

replay-title = Partida { $id } revista
replay-position = Lance { $ply } de { $total }
replay-start = O início
replay-exported = A partida em PGN, notação: { $notation }.

## stats

stats-title = Estatísticas de { $name }
stats-none = Nenhuma partida terminada ainda. Comece uma com { COMMAND("play") }.
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
stats-moves =
    { $n ->
        [one] { $n } lance
       *[other] { $n } lances
    }
