### What cannot be done, and faults.

## refusal

refusal-not-your-turn = Ainda não é a sua vez.
refusal-not-your-match = Esta partida é de outras pessoas. Comece a sua com { COMMAND("play") }.
refusal-bot-is-thinking = Ainda estou pensando no meu lance. Um momento…
refusal-stale = O tabuleiro mudou desde então. Olhe para ele e escolha de novo.
refusal-match-challenged = Esta partida não começou: o desafio espera resposta.
refusal-match-playing = Esta partida já começou.
refusal-match-finished = Esta partida acabou. O botão “Revanche” está abaixo do tabuleiro.
refusal-match-declined = Este desafio foi recusado.
refusal-match-withdrawn = Este desafio foi retirado.
refusal-match-expired = Este desafio ficou sem resposta. Você pode fazer outro com { COMMAND("play") }.
refusal-match-not-found = Essa partida não existe.
refusal-unreadable-move = Não consigo ler { $move } como um lance. Digite { $how }.
refusal-illegal-move = { $move } não é possível aqui.
refusal-piece-own = sua peça em { $cell } ({ $piece })
refusal-piece-other = a peça adversária em { $cell } ({ $piece })
refusal-ambiguous-move = { $move } pode ser qualquer um destes: { $candidates }.
refusal-bad-game = Não conheço o jogo { $value }.
refusal-bad-level = Não conheço o nível { $value }.
refusal-bad-side = Não conheço o lado { $value }.
refusal-bad-notation = Este jogo não se escreve na notação { $value }.
refusal-bad-choice = { $value } não é uma das opções.
refusal-bot-record = Bots não têm estatísticas. Escolha uma pessoa.
refusal-self-challenge = Você não pode se desafiar. Deixe o adversário vazio para jogar contra mim.
refusal-bot-challenge = Outros bots não sabem jogar. Deixe o adversário vazio para jogar contra mim.
refusal-challenge-pending = Você já fez este desafio; ele espera resposta.
refusal-challenged-already = { $name } já desafiou você para este jogo: aceite esse desafio ou recuse-o primeiro.
refusal-too-many-matches = Você tem { $limit } partidas abertas, o máximo que eu permito. Termine uma antes ({ COMMAND("games") }).
refusal-not-for-you = Esta pergunta é para outra pessoa.
refusal-not-yours = Só quem pediu pode retirar.
refusal-match-goes-on = A partida ainda não acabou.
refusal-nothing-to-take-back = Você ainda não fez nenhum lance.
refusal-too-early = Vamos jogar alguns lances antes. Depois você pode propor empate.
refusal-asked-already = Seu adversário disse não nesta posição. Faça um lance e poderá pedir de novo.
refusal-no-match = Você não tem partidas em andamento. Comece uma com { COMMAND("play") }.
refusal-export-running = Seus dados já estão sendo reunidos. Eles chegarão em um arquivo.
refusal-several-matches = Você tem várias partidas em andamento. Diga qual você quer.
refusal-rematch-exists = A revanche já começou: é a partida { $match_id } ({ COMMAND("games") }).
refusal-offer-gone = Essa proposta não vale mais.
refusal-offer-stands = Já há uma proposta esperando resposta.
refusal-slow-down = Seu último desafio a esta pessoa não virou partida. Você poderá desafiá-la de novo { $when }.
refusal-person-gone = Os dados de alguém envolvido acabaram de ser apagados. Tente de novo.
refusal-still-playing = Uma partida sua começou nesse meio-tempo. Tente de novo.
refusal-former-player = Seu adversário daquela partida não me usa mais.
refusal-blocked = Esta pessoa não aceita desafios seus.
refusal-self-block = Você não pode bloquear a si mesmo.
refusal-bot-block = Bots não desafiam ninguém; não é preciso bloquear nenhum.
refusal-too-much-asked = Você me pediu muitas coisas de uma vez. Tente de novo daqui a pouco.

## trouble

trouble-apology = Algo deu errado do meu lado, e o erro foi registrado. Sua partida está a salvo. Tente de novo.
trouble-engine-busy = Estou pensando em muitos tabuleiros ao mesmo tempo. Tente de novo daqui a pouco.
trouble-engine-failed = Não consegui calcular isso agora. Tente de novo.
trouble-engine-stopped = Estou reiniciando. Sua partida está a salvo; tente de novo em um minuto.
trouble-not-stored = No momento não consigo ler nem salvar partidas. Olhe o tabuleiro mais tarde antes de tentar de novo.
trouble-stopping = Estou reiniciando. Tente de novo em um minuto; nenhum lance jogado se perde.
trouble-cannot-post = Não tenho permissão para escrever aqui. Peça as permissões de enviar mensagens e anexar arquivos (em um canal de voz, também de conectar), ou jogue em outro canal.
trouble-uninvited = Não estou neste tópico privado: respondo ao que é usado aqui, mas não posso chamar ninguém nem mudar nada por conta própria. Mencione { $bot } aqui para me deixar entrar.
trouble-board-unreachable = Feito, mas não consigo mostrar onde está o tabuleiro da partida { $id }. Continue com { COMMAND("move") } ou traga o tabuleiro para cá com { COMMAND("board") }.
trouble-filtered = Um filtro deste servidor bloqueia a minha mensagem. Fale com a moderação ou jogue em outro canal.
trouble-message-gone = Essa mensagem foi apagada. { COMMAND("board") } mostra de novo o tabuleiro de uma partida.
trouble-late = Demorei demais. Aperte o botão de novo.
trouble-unknown-button = Este botão é antigo demais. Mostre o tabuleiro de novo com { COMMAND("board") }.
trouble-unknown-command = Não tenho mais esse comando. Digite / para ver o que sei fazer.
