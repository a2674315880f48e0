### Looking after a server: the greeting, /setup, moderation.

## commands

commands-reason-name = motivo
commands-reason-description = O que os jogadores vão ler
commands-setup-name = configurar
commands-setup-description = Onde, por quem e como sou usado neste servidor
commands-end-name = encerrar
commands-end-description = Encerrar uma partida deste servidor, sem resultado
commands-end-match-description = Qual partida deste servidor
commands-suspend-name = suspender
commands-suspend-description = Impedir que alguém me use neste servidor
commands-suspend-player-description = Quem não poderá me usar
commands-suspend-hours-name = horas
commands-suspend-hours-description = Por quantas horas (vazio: até ser retirada)
commands-unsuspend-name = readmitir
commands-unsuspend-description = Deixar alguém me usar neste servidor de novo
commands-unsuspend-player-description = Quem poderá me usar de novo

## windows

windows-quiet_hours = De que hora a que hora (vazio: nenhuma)
windows-quiet_hours-placeholder = Por exemplo 22-7
windows-quiet_zone = Fuso horário
windows-quiet_zone-placeholder = Por exemplo America/Sao_Paulo ou UTC-3

## greeting

greeting-title = Oi! Eu jogo jogos de tabuleiro.
greeting-play = {"*"}*1. Jogar.** Qualquer pessoa pode começar com { COMMAND("play") }, contra mim ou umas contra as outras. { COMMAND("help") } explica o resto.
greeting-setup = {"*"}*2. Configurar.** { COMMAND("setup") }, ou o botão abaixo: onde e quem pode começar partidas, idioma, horas de silêncio. É para quem pode gerenciar este servidor.
greeting-moderate = {"*"}*3. Moderar.** A moderação encerra uma partida com { COMMAND("end") } e suspende alguém com { COMMAND("suspend") }.
greeting-button = Configurar

## setup

setup-title = Como sou usado neste servidor
setup-channels = {"*"}*Canais** ou categorias inteiras em que se pode começar uma partida; tópicos seguem o seu canal
setup-channels-any = Todos os canais
setup-roles = {"*"}*Cargos** que podem começar partidas
setup-roles-any = Todo mundo
setup-log = {"*"}*Registro da moderação**: onde são anotadas partidas encerradas e suspensões
setup-log-any = Em lugar nenhum
setup-most = {"*"}*Partidas abertas** que uma pessoa pode ter aqui
setup-most-option =
    { $n ->
        [one] { $n } partida
       *[other] { $n } partidas
    }
setup-quiet = {"*"}*Horas de silêncio:** das { $start } às { $end } ({ $zone }) minhas mensagens não tocam
setup-quiet-never = {"*"}*Horas de silêncio:** nenhuma
setup-quiet-button = Horas de silêncio
setup-leaderboard-on = Ranking: sim
setup-leaderboard-off = Ranking: não
setup-threads-on = Tópicos de conversa: sim
setup-threads-off = Tópicos de conversa: não
setup-threads-refused = ⚠️ Não tenho a permissão de criar tópicos públicos. Enquanto eu não a tiver, nenhum tópico se abre.

## moderation

moderation-ended = { $names } A partida { $id } foi encerrada pela moderação. Motivo: { $reason }
moderation-log-end = { $moderator } encerrou { $subject }. Motivo: { $reason }
moderation-log-suspend = { $moderator } suspendeu { $subject }. Motivo: { $reason }
moderation-log-unsuspend = { $moderator } retirou a suspensão de { $subject }.
moderation-ended-done = A partida { $id } foi encerrada, e os jogadores podem ler o seu motivo.
moderation-not-logged = Não consegui escrever no canal do registro. Confira minhas permissões lá.
moderation-not-them = Você não pode suspender a si nem a um bot.
moderation-own-match = Você joga nesta partida. Você pode desistir; só outra pessoa da moderação pode encerrá-la sem resultado.
moderation-suspended =
    { $n ->
        [0] { $name } não pode mais me usar aqui e já recebeu o aviso.
        [one] { $name } não pode mais me usar aqui e já recebeu o aviso. { $n } partida dessa pessoa aqui foi encerrada.
       *[other] { $name } não pode mais me usar aqui e já recebeu o aviso. { $n } partidas dessa pessoa aqui foram encerradas.
    }
moderation-suspended-untold =
    { $n ->
        [0] { $name } não pode mais me usar aqui. Não aceita minhas mensagens diretas; vai ler o motivo na próxima tentativa.
        [one] { $name } não pode mais me usar aqui. Não aceita minhas mensagens diretas; vai ler o motivo na próxima tentativa. { $n } partida dessa pessoa aqui foi encerrada.
       *[other] { $name } não pode mais me usar aqui. Não aceita minhas mensagens diretas; vai ler o motivo na próxima tentativa. { $n } partidas dessa pessoa aqui foram encerradas.
    }
moderation-lifted = { $name } pode me usar aqui de novo.
moderation-was-not = { $name } não tinha suspensão.
moderation-you-are-suspended = Você não pode me usar em { $server } { $until }. Motivo informado: { $reason }
moderation-you-may-again = Você pode me usar de novo em { $server }: a moderação retirou sua suspensão.

## refusal

refusal-bad-hours = { $value } não é um intervalo de horas. Digite duas horas cheias, por exemplo 22-7.
refusal-bad-zone = Não conheço o fuso horário { $value }. Digite algo como America/Sao_Paulo ou UTC-3.

## daily

daily-button = Problema do dia
