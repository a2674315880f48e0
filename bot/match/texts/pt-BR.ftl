### A match: its page, buttons, offers, clocks, hints in words, and what cannot be done in it.

## buttons

buttons-accept = Aceitar
buttons-decline = Recusar
buttons-withdraw = Retirar
buttons-hint = Dica
buttons-resign = Desistir
buttons-draw = Propor empate
buttons-draw_accept = Aceitar o empate
buttons-draw_decline = Continuar
buttons-draw_withdraw = Retirar a proposta
buttons-takeback = Voltar lance
buttons-takeback_accept = Permitir voltar
buttons-takeback_decline = Não permitir voltar
buttons-takeback_withdraw = Retirar o pedido
buttons-rematch = Revanche
buttons-type_move = Digitar lance
buttons-choose_again = Escolher de novo
buttons-open_board = Abrir o tabuleiro
buttons-open = Ir ao tabuleiro
buttons-replay = Rever
buttons-first = Início
buttons-previous = Voltar
buttons-next = Avançar
buttons-last = Fim
buttons-export = Salvar como PGN
buttons-clock_resume = Retomar os relógios
buttons-pause_accept = Aceitar a pausa
buttons-pause_decline = Sem pausa
buttons-pause_withdraw = Retirar o pedido
buttons-review = Análise
buttons-best = Melhor lance?
buttons-share = Compartilhar
buttons-learn = Aprender
buttons-follow = Seguir

## settings

settings-language-label = Idioma
settings-language-auto = Como no Discord
settings-notation-label = Notação dos lances
settings-pieces-label = Peças
settings-look-label = Aparência do tabuleiro
settings-board-label = Tabuleiros
settings-board-picture = Como imagens
settings-board-text = Como texto (leitores de tela e conexões lentas)
settings-board-grid = Desenhados com letras (conexões lentas)
settings-clock-label = Relógio habitual
settings-clock-auto = Dias por lance contra pessoas, sem relógio contra mim
settings-clock-none = Sem relógio
settings-clock-live-60-5 = 1 minuto + 5 segundos por lance
settings-clock-live-300-5 = 5 minutos + 5 segundos por lance
settings-clock-live-600-10 = 10 minutos + 10 segundos por lance
settings-clock-live-900-10 = 15 minutos + 10 segundos por lance
settings-clock-move-86400 = 1 dia por lance
settings-clock-move-259200 = 3 dias por lance
settings-clock-move-604800 = 7 dias por lance
settings-notices-label = Menções quando é a vez de jogar
settings-notices-on = Mencionar após uma ausência
settings-notices-off = Nunca mencionar
settings-coach-label = Avisos antes de um erro grave
settings-coach-auto = Nas três primeiras partidas de um jogo contra o bot
settings-coach-on = Em todas as partidas contra o bot
settings-coach-off = Nunca
settings-listed-label = Rankings
settings-listed-on = Mostrar entre os melhores
settings-listed-off = Nunca mostrar
settings-usual = Como é comum no idioma
settings-usual-everywhere = Como de costume

## match

match-title = { $game }: { $first } contra { $second }
match-side = **{ $name }** ({ $side })
match-sides = { $first } contra { $second }
match-turn = Vez de { $name } ({ $side })
match-thinking = Qibot está pensando…
match-queue = Também estou jogando em outros { $n } tabuleiros: pode demorar um pouco.
match-check = Xeque!
match-near_loses = ⚠️ Mais uma repetição e { $loser } perde ({ $reason }).
match-near_draws = ⚠️ Mais uma repetição e a partida empata.
match-last = Último lance: { $move } ({ $side })
match-start = Nenhum lance ainda
match-ply =
    { $n ->
        [one] { $n } lance jogado
       *[other] { $n } lances jogados
    }
match-number = Partida { $id }
match-elsewhere = Esta partida continuou em outro lugar. Quem joga a encontra com { COMMAND("board") }.
match-event = Torneio { $id }, rodada { $round } de { $rounds }
match-unrated = não vale rating
match-hints =
    { $n ->
        [one] { $name } usou { $n } dica
       *[other] { $name } usou { $n } dicas
    }
match-your_turn = { $name }, é a sua vez.
match-bot_moved = { $name }, já joguei. É a sua vez.
match-time_short = { $name }, resta pouco tempo para o seu lance.

## hints

hints-nobody = sem dicas
hints-both = dicas para os dois

## challenge

challenge-asked = { $challenger } desafia { $opponent } para uma partida de { $game }.
challenge-first = { $name } começa.
challenge-until = O desafio expira { $when }.
challenge-declined = { $opponent } não quer jogar { $game } agora.
challenge-withdrawn = { $challenger } retirou o desafio.
challenge-expired = { $opponent } não respondeu, e o desafio de { $game } expirou.
challenge-ended = A moderação encerrou o desafio de { $game }.
challenge-rematch = { $challenger } quer a revanche de { $game } contra { $opponent }.

## offer

offer-draw_asked = { $name } propõe empate.
offer-takeback_asked =
    { $n ->
        [one] { $name } pede para voltar { $n } lance.
       *[other] { $name } pede para voltar { $n } lances.
    }
offer-pause_asked = { $name } pede para parar os relógios.
offer-hidden = Só você vê esta pergunta: não posso publicar aqui para todos. O tabuleiro diz o que você pede, e { $name } responde com o mesmo botão embaixo dele.

## moves

moves-last = Último lance: { $move } ({ $side }, { $piece })
moves-taking = { $last }, captura { $pieces }
moves-named = Olhe para { $piece }.

## opening

opening-undecided = A abertura decide quem joga de que lado
opening-choose = { $name } escolhe um lado

## board

board-opening = Abertura: { $name }
board-asked = { $name }: { $question }
board-again = Para ver o tabuleiro, use { COMMAND("board") }.

## card

card-record = Entre vocês: { $first } { $first_wins }, { $second } { $second_wins }, empates { $draws }
card-level-record = Contra o nível { $level }: vitórias { $won }, empates { $drawn }, derrotas { $lost }
card-first-win = 🏆 { $name } vence o nível { $level } pela primeira vez.
card-streak = { $name } venceu o nível { $level } { $n } vezes seguidas.
card-next-level = Tentar { $level }?

## hint

hint-takes = { $move } (captura { $pieces })
hint-piece = Repare em { $cell } ({ $piece }).
hint-candidates = Olhe para { $moves }: um deles é o melhor lance.
hint-only = Só um lance é bom aqui: olhe para { $moves }.
hint-move = Jogue **{ $move }**.
hint-line = Continuação provável: { $line }

## clock

clock-hours = Horas por lance: { $n }
clock-named = Relógio: { $clock }
clock-first = Primeiro lance em até { $minutes } minutos
clock-paused = ⏸️ Os relógios estão parados
clock-short = ⚠️ **{ $name }, resta pouco tempo: acaba { $when }**
clock-runs_again = ▶️ Os relógios voltaram a andar.

## prospect

prospect-wins-now = Isto vence na hora.
prospect-wins =
    { $n ->
        [one] Isto vence em { $n } lance.
       *[other] Isto vence em { $n } lances.
    }
prospect-loses =
    { $n ->
        [one] É o que resiste mais: seu adversário pode vencer em { $n } lance.
       *[other] É o que resiste mais: seu adversário pode vencer em { $n } lances.
    }
prospect-loses-now = A partida termina com este lance, e todos os lances perdem.
prospect-wins-by-rule = Seu adversário não pode repetir lances sem fim: quem faz isso perde.
prospect-loses-by-rule = Você não pode repetir lances sem fim: quem faz isso perde. Mude assim que puder.
prospect-draws = Isto segura o empate.
prospect-wins-material = Isto ganha { $won }.
prospect-wins-material-for = Isto ganha { $won } por { $lost }.
prospect-loses-material = Você perde { $lost } de qualquer jeito; assim custa menos.
prospect-loses-material-for = Você perde { $lost } por { $won } de qualquer jeito; assim custa menos.
prospect-better = Depois disso você fica melhor.
prospect-worse = Você está pior, mas esta é a melhor defesa.
prospect-even = Isto mantém o equilíbrio.

## truth

truth-all = Cada lance, se os dois lados jogarem com perfeição: { $values }.
truth-wins =
    { $n ->
        [1] **{ $move }** vence na hora
       *[other] **{ $move }** vence em { $n }
    }
truth-loses = **{ $move }** perde em { $n }
truth-draws = **{ $move }** empata

## rating

rating-title = Rating
rating-change = { $name } { $rating }{ $change }
rating-row = Rating, { $game }: { $rating } (partidas valendo rating: { $n })
rating-provisional = O ponto de interrogação significa: ainda há poucas partidas para ter certeza.
rating-history = Rating nas últimas partidas ({ $n }): de { $first } a { $last }.

## position

position-unrated = a partir de uma posição, não vale rating

## replay

replay-position = Lance { $ply } de { $total }
replay-start = O início

## refusal

refusal-self-block = Você não pode se bloquear.
refusal-not-your-turn = Ainda não é a sua vez.
refusal-not-your-match = Esta partida é de outras pessoas. Comece a sua com { COMMAND("play") }.
refusal-bot-is-thinking = Ainda estou pensando no meu lance. Um momento…
refusal-stale = O tabuleiro mudou desde então. Olhe para ele e escolha de novo.
refusal-match-challenged = Esta partida não começou: o desafio espera resposta.
refusal-match-playing = Esta partida já começou.
refusal-match-finished = Esta partida acabou.
refusal-match-declined = Este desafio foi recusado.
refusal-match-withdrawn = Este desafio foi retirado.
refusal-match-expired = Este desafio não está mais aberto. Você pode fazer outro com { COMMAND("play") }.
refusal-match-not-found = Essa partida não existe.
refusal-unreadable-move = Não consigo ler { $move } como um lance. Digite { $how }.
refusal-illegal-move = { $move } não é possível aqui.
refusal-piece-own = sua peça em { $cell } ({ $piece })
refusal-piece-other = a peça adversária em { $cell } ({ $piece })
refusal-ambiguous-move = { $move } pode ser qualquer um destes: { $candidates }.
refusal-over-move = Nesta posição a partida já acabou.
refusal-bad-game = Não conheço o jogo { $value }.
refusal-bad-level = Não conheço o nível { $value }.
refusal-bad-side = Não conheço o lado { $value }.
refusal-bad-notation = Este jogo não se escreve na notação { $value }.
refusal-bot-opening = Esta abertura é para duas pessoas: indique também um adversário.
refusal-level-for-bot = O nível vale só para partidas contra mim. Tire o nível ou o adversário.
refusal-bad-choice = { $value } não é uma das opções.
refusal-self-challenge = Você não pode se desafiar. Deixe o adversário vazio para jogar contra mim.
refusal-bot-challenge = Outros bots não sabem jogar. Deixe o adversário vazio para jogar contra mim.
refusal-unseen-challenge = Esta pessoa não vê este canal e não poderia responder. Desafie-a em um canal visível para os dois.
refusal-challenge-pending = Você já fez este desafio; ele espera resposta.
refusal-challenged-already = { $name } já desafiou você para este jogo: aceite esse desafio ou recuse-o primeiro.
refusal-too-many-matches = Você tem { $limit } partidas abertas, o máximo que eu permito. Termine uma antes ({ COMMAND("games") }).
refusal-not-for-you = Esta pergunta é para outra pessoa.
refusal-not-yours = Só quem pediu pode retirar.
refusal-match-goes-on = A partida ainda não acabou.
refusal-no-match = Você não tem partidas em andamento. Comece uma com { COMMAND("play") }.
refusal-several-matches = Você tem várias partidas em andamento. Escolha uma.
refusal-rematch-exists = A revanche já começou: é a partida { $match_id } ({ COMMAND("games") }).
refusal-offer-gone = Essa proposta não vale mais.
refusal-offer-stands = Já há uma proposta esperando resposta.
refusal-slow-down = Seu último desafio a esta pessoa não virou partida. Você poderá desafiá-la de novo { $when }.
refusal-former-player = Seu adversário daquela partida não me usa mais.
refusal-blocked = Esta pessoa não aceita desafios seus.
refusal-too-much-asked = Você me pediu muitas coisas de uma vez. Tente de novo daqui a pouco.
refusal-just-asked = Você acabou de me pedir isso. Espere um momento antes de pedir de novo.
refusal-choice-due = Primeiro escolha embaixo do tabuleiro de que lado você joga.
refusal-choice-made = Não há nada para escolher agora.
refusal-in-opening = Dicas só depois da abertura.
refusal-bad-opening = Este jogo não tem a abertura { $value }.
refusal-no-vacation-left = É mais do que você tem. Dias de folga restantes neste ano: { $n }.
refusal-no-hints = Entre pessoas só há dicas se as duas concordaram no início da partida, e nunca em torneios nem em tempo real.
refusal-own-match = Esta posição é da sua partida { $match_id }, que ainda está em andamento. Quando ela terminar, direi qual é o melhor lance aqui, e você poderá jogar daqui em diante.
refusal-too-many-here = Você atingiu o máximo de partidas abertas neste servidor ({ $limit }). Termine uma antes.
refusal-no-leaderboard = Este servidor desligou o seu ranking. Escolha “{ top-everywhere }” para ver os melhores de todos os servidores.
refusal-wrong-channel = Neste servidor, só se joga aqui: { $where }.
refusal-wrong-role = Neste servidor, só estes cargos podem começar partidas: { $who }.
refusal-suspended = Você não pode me usar neste servidor { $until }. Motivo informado: { $reason }

## menus

menus-match_option = { $game } contra { $opponent }

## trouble

trouble-unknown-button = Este botão é antigo demais. { COMMAND("board") } mostra de novo o tabuleiro de uma partida; para o resto, use de novo o próprio comando.
trouble-cannot-post = Não tenho permissão para escrever aqui. Peça as permissões de ver o canal, enviar mensagens e anexar arquivos (em um canal de voz, também de conectar), ou jogue em outro canal.
trouble-late = Demorei demais. Aperte o botão de novo.

## series

series-score = Série: { $first } { $points } : { $other } { $second }

## moderation

moderation-until = até { $when }
moderation-until-lifted = até a moderação permitir de novo

## learn

learn-show = Mostre
learn-right-1 = Certo!
learn-right-2 = Muito bem!
learn-right-3 = Exatamente!
learn-not-it = { $move } é possível, mas não é o lance que procuramos.
