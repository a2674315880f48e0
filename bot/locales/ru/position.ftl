### Matches that begin from a position.

## position

position-play = Играть отсюда
position-ask = Вы играете за { $side }, ход ваш. Партия не рейтинговая и не входит в ваши результаты.
position-level = Против меня: как сильно?
position-anyone = Спросить в канале
position-other-side = Ходов ещё не было, а ходит { $side }. Сделайте один ход на учебной доске и играйте оттуда.
position-unrated = с позиции, без рейтинга
position-asked = С этой позиции: { $host } играет за { $side } и ходит. Без рейтинга.
position-study = Учебная доска
