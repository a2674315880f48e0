### What is kept about a person; getting and deleting it.

## commands

commands-privacy-name = privacidade
commands-privacy-description = O que guardo sobre você; peça ou apague

## privacy

privacy-also = {"*"}*Também é guardado:** os problemas que você tentou e seu rating neles; as partidas e posições que você importou; seus desafios abertos e as partidas que você segue; os torneios que você organizou ou jogou, com seus confrontos.
privacy-title = O que guardo sobre você
privacy-kept = **Guardado:** seu nome, idioma e ID do Discord como os vi pela última vez; suas partidas com lances, propostas e dicas; suas estatísticas, ratings e folgas, suas configurações e quem você bloqueou; as lições que você terminou. Não leio mensagens e não guardo nada sobre quem nunca me usou nem foi desafiado.
privacy-why = **Para quê:** continuar suas partidas após uma reinicialização, mostrar seu histórico e suas estatísticas e escrever no seu idioma. Nada é vendido nem repassado.
privacy-seen = **Quem vê:** uma partida jogada em um servidor pode ser vista ali por quem pode ler o canal dela; uma em mensagens diretas ou em um grupo, ali por quem participa deles. Quantas você venceu, empatou e perdeu pode ser visto por quem me usa.
privacy-gone = **Como apagar:** com o botão abaixo, na hora. Seus adversários ficam com os lances das partidas contra “um ex-jogador”. As mensagens que já publiquei mantêm seu nome até que alguém as apague. Cópias de segurança anteriores devem ser apagadas por quem administra este bot. As suspensões de moderadores e os bloqueios de outras pessoas continuam valendo. De você guardo só um hash com chave do seu ID do Discord: por { $days } dias, para que uma cópia de segurança anterior não traga você de volta, e por mais tempo enquanto valer uma suspensão ou um bloqueio.
privacy-export = Quero meus dados
privacy-delete = Apagar meus dados
privacy-collecting = Estou reunindo seus dados…
privacy-exported = Tudo o que guardo sobre você.
privacy-too-large = Seus dados são grandes demais para uma mensagem. Peça a quem administra este bot.
privacy-confirm = **Apagar tudo sobre você?** Partidas e desafios abertos terminam como se você tivesse desistido ou recusado. Nome, estatísticas, configurações e lista de bloqueio somem para sempre. Não dá para desfazer. Suspensões e bloqueios de outras pessoas continuam valendo.
privacy-delete-yes = Sim, apagar tudo
privacy-delete-no = Não, manter
privacy-deleted = Tudo sobre você foi apagado. Se você voltar, vou conhecer você de novo. Suspensões e bloqueios de outras pessoas continuam valendo.

## refusal

refusal-export-running = Seus dados já estão sendo reunidos. Eles chegarão em um arquivo.
