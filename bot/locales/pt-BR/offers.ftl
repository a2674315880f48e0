### Offers that only who makes them can see.

## offer

offer-hidden = Só você vê esta pergunta: não posso publicar aqui para todos. O tabuleiro diz o que você pede, e { $name } responde com o mesmo botão embaixo dele.
