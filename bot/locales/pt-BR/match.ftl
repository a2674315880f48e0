### A match in chat: buttons, menus, windows, states, challenges, offers.

## buttons

buttons-accept = Aceitar
buttons-decline = Recusar
buttons-withdraw = Retirar
buttons-hint = Dica
buttons-more = Mais ajuda
buttons-resign = Desistir
buttons-resign_confirm = Sim, eu desisto
buttons-keep_playing = Não, continuo
buttons-draw = Propor empate
buttons-draw_accept = Aceitar o empate
buttons-draw_decline = Continuar
buttons-draw_withdraw = Retirar a proposta
buttons-takeback = Voltar lance
buttons-takeback_accept = Permitir a volta
buttons-takeback_decline = Recusar a volta
buttons-takeback_withdraw = Retirar o pedido
buttons-rematch = Revanche
buttons-type_move = Digitar lance
buttons-choose_again = Escolher de novo
buttons-show_again = Mostrar de novo
buttons-open = Ir ao tabuleiro
buttons-replay = Rever
buttons-first = Início
buttons-previous = Anterior
buttons-next = Próximo
buttons-last = Fim
buttons-export = Salvar como PGN
buttons-newer = Mais novas
buttons-older = Mais antigas
buttons-play = Jogar: { $game }

## menus

menus-challenge = Responder a um desafio
menus-replay = Qual partida você quer ver?
menus-match_option = { $game } contra { $opponent }

## windows

windows-move_title = Seu lance
windows-move_label = Lance
windows-move_placeholder = Por exemplo { $example }

## match

match-title = { $game }: { $first } contra { $second }
match-sides = **{ $first }** ({ $first_side }) contra **{ $second }** ({ $second_side })
match-turn = Vez de { $name } ({ $side })
match-thinking = Qibot está pensando…
match-queue = Também estou jogando em outros { $n } tabuleiros: pode demorar um pouco.
match-check = Xeque!
match-last = Último lance: { $move } ({ $side })
match-start = Nenhum lance ainda
match-ply =
    { $n ->
        [one] { $n } lance jogado
       *[other] { $n } lances jogados
    }
match-deadline = O tempo acaba { $when }
match-number = Partida { $id }
match-elsewhere = Esta partida continuou em outro lugar. Quem joga a encontra com { COMMAND("board") }.
match-hints =
    { $n ->
        [one] { $name } usou { $n } dica
       *[other] { $name } usou { $n } dicas
    }
match-your_turn = { $name }, é a sua vez.
match-bot_moved = { $name }, já joguei. É a sua vez.

## challenge

challenge-asked = { $challenger } desafia { $opponent } para uma partida de { $game }.
challenge-first = { $name } começa.
challenge-until = O desafio expira { $when }.
challenge-declined = { $opponent } não quer jogar { $game } agora.
challenge-withdrawn = { $challenger } retirou o desafio.
challenge-expired = { $opponent } não respondeu, e o desafio de { $game } expirou.
challenge-rematch = { $challenger } quer a revanche de { $game } contra { $opponent }.
challenge-hidden = Mais ninguém vê este desafio: o servidor não me deixa publicar aqui para todos, então eu o retirei. Desafie em um servidor do qual eu seja membro ou peça a um administrador que permita aplicativos externos.
challenge-alone = Mais ninguém lê estas mensagens diretas, então retirei o desafio. Desafie em um servidor ou em um grupo.
challenge-which = Qual jogo você quer jogar com { $name }?

## offer

offer-draw_asked = { $name } propõe empate.
offer-draw_declined = { $name } recusa o empate.
offer-draw_withdrawn = { $name } retirou a proposta de empate.
offer-draw_bot_declines = Prefiro continuar.
offer-takeback_asked =
    { $n ->
        [one] { $name } pede para voltar { $n } lance.
       *[other] { $name } pede para voltar { $n } lances.
    }
offer-takeback_done = { $name } voltou um lance.
offer-takeback_declined = { $name } não permite a volta.
offer-takeback_withdrawn = { $name } não pede mais para voltar.
offer-resign_ask = Você quer mesmo desistir desta partida?
