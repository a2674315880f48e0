### Puzzles, and the puzzle of the day.

## commands

commands-puzzle-name = problema
commands-puzzle-description = Resolva um problema: só um lance vence; só você vê
commands-puzzle-game-description = Qual jogo; deixe vazio para qualquer um

## buttons

buttons-daily_solve = Resolver

## puzzle

puzzle-title = Problema: { $game } · rating { $rating }
puzzle-goal = Vez: { $side }. Só um lance vence. Encontre-o.
puzzle-go-on = Certo! A resposta é { $move }. Continue.
puzzle-wrong = { $move } não vence. Tente de novo.
puzzle-solved = Resolvido!
puzzle-line = A solução: { $line }
puzzle-then = Como continua: { $line }
puzzle-idea = A ideia: { $idea }.
puzzle-solution = Solução
puzzle-another = Outro problema
puzzle-rating = Seu rating em problemas: **{ $rating }** ({ $change }).
puzzle-streak = Resolvidos em seguida: **{ $n }**.
puzzle-counts = Um lance errado, uma dica ou a solução contam como não resolvido.
puzzle-counted = Este problema já contou para o seu rating.
puzzle-gone = Não tenho mais este problema. { COMMAND("puzzle") } traz outro.

## theme

theme-sacrifice = dar algo para ganhar mais
theme-forcing = cada lance deixa só uma resposta
theme-double = duas ameaças ao mesmo tempo
theme-zugzwang = qualquer resposta ajuda você, sem precisar ameaçar
theme-quiet = um lance quieto que prepara a vitória
theme-capture = tomar o que não pode ser defendido
theme-threat = uma ameaça que leva a outra maior

## daily

daily-title = Problema do dia: { $game } · rating { $rating }
daily-nobody = Ninguém tentou ainda.
daily-counts = Tentaram: { $tried } · resolveram: { $solved }
daily-solvers = Resolvido por { $names }
daily-streak = Maior sequência: { $name }, { $n } dias
daily-counted = Resolva para você: não conta mais para o dia.
daily-shared = { $name } resolveu o problema do dia. Dias seguidos: **{ $n }**.
daily-setup = O problema do dia
daily-channel = Todo dia publico um problema em um canal. Cada pessoa responde só para si; a mensagem mostra quem resolveu e nada da solução.
daily-channel-none = Sem problema do dia
daily-hour = A que horas
daily-game = Qual jogo
daily-any-game = Todos os jogos em rodízio
daily-next = O próximo problema: { $when }
daily-refused = ⚠️ Não tenho permissão para publicar em { $channel }. Enquanto eu não a tiver, nenhum problema será publicado.
daily-trouble = Não consegui publicar o problema do dia em { $channel }. Veja minhas permissões lá ou escolha outro canal com { COMMAND("setup") }. Tento de novo todo dia e não aviso mais.
