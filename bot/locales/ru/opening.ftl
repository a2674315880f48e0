### Openings in which two people find a fair beginning. Each game's openings have words of their own in its file.

## commands

commands-play-opening-name = дебют
commands-play-opening-description = Честное начало для двух человек (по умолчанию нет)

## refusal

refusal-choice-due = Сначала выберите под доской, за какую сторону играете.
refusal-choice-made = Сейчас выбирать нечего.
refusal-in-opening = Подсказки будут после дебюта.
refusal-bot-opening = Этот дебют для двух человек: укажите и соперника.
refusal-bad-opening = В этой игре нет дебюта { $value }.

## opening

opening-players = {"*"}*{ $opener }** и **{ $other }**: кто за кого играет, решит дебют
opening-choose = Сторону выбирает { $name }
