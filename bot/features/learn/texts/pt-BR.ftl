### Lessons: what all games share.

## commands

commands-learn-name = aprender
commands-learn-description = Aprenda um jogo passo a passo, com posições para praticar; só você vê
commands-learn-game-description = Qual jogo; deixe vazio para ver o que você já aprendeu

## learn

learn-title = Aprender a jogar
learn-intro = Lições curtas, cada uma com uma posição para praticar. Seu progresso fica guardado.
learn-which = Que jogo você quer aprender?
learn-lesson = { $game } { $number }/{ $total }: { $title }
learn-turn = Sua vez.
learn-shown = { $move } é o lance certo. Agora faça você.
learn-begin = Começar
learn-skip = Pular
learn-next = Próxima lição
learn-all = Todos os jogos
learn-finished = Essas foram as lições de { $game }. Agora jogue sua primeira partida contra mim: jogo o mais fraco que posso, e as dicas não contam.
learn-play = Minha primeira partida

## What to look for

learn-goal-step = Faça o lance que o texto pede.
learn-goal-win = Vença com um lance.
learn-goal-block = Seu adversário ameaça vencer. Impeça.
learn-goal-stop = Pare a ameaça agora: um lance depois já não daria.
learn-goal-fork = Crie duas ameaças de uma vez, das quais só uma pode ser evitada.
learn-goal-double = Crie duas ameaças com um lance.
learn-goal-capture = Capture uma peça.
learn-goal-most = Capture o máximo de peças com um lance.
learn-goal-check = Dê xeque.
learn-goal-crown = Faça uma dama.
