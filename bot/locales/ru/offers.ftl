### Offers that only who makes them can see.

## offer

offer-hidden = Этот вопрос видите только вы: здесь мне нельзя писать для всех. О чём вы просите, сказано у доски, а { $name } отвечает той же кнопкой под ней.
