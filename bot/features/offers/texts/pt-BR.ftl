### Offers of a draw, a takeback or a pause, and resigning.

## commands

commands-resign-name = desistir
commands-resign-description = Desistir de uma partida
commands-draw-name = empate
commands-draw-description = Propor empate
commands-takeback-name = voltar
commands-takeback-description = Volte seu último lance; contra uma pessoa, só se ela aceitar
commands-pause-name = pausa
commands-pause-description = Parar os relógios de uma partida se o adversário concordar, ou retomá-los

## buttons

buttons-resign_confirm = Sim, eu desisto
buttons-keep_playing = Não, continuo

## offer

offer-draw_declined = { $name } recusa o empate.
offer-draw_withdrawn = { $name } retirou a proposta de empate.
offer-draw_bot_declines = Prefiro continuar.
offer-takeback_done = { $name } voltou um lance.
offer-takeback_declined = { $name } não permite voltar o lance.
offer-takeback_withdrawn = { $name } não pede mais para voltar o lance.
offer-resign_ask = Você quer mesmo desistir desta partida?
offer-pause_declined = { $name } não quer parar os relógios.
offer-pause_withdrawn = { $name } não pede mais para parar os relógios.

## refusal

refusal-nothing-to-take-back = Você ainda não fez nenhum lance.
refusal-too-early = Vamos jogar alguns lances antes. Depois você pode propor empate.
refusal-already-declined = Seu adversário disse não nesta posição. Faça um lance e poderá pedir de novo.
refusal-no-clock = Nenhum relógio anda nesta partida.
refusal-tournament-pause = Em um torneio não se param os relógios: os outros esperam o resultado.
