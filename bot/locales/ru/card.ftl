### A match as one picture.

## buttons

buttons-card = Карточка
