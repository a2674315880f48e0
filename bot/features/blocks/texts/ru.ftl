### Blocking people.

## commands

commands-block-name = заблокировать
commands-block-description = Не принимать вызовы от кого-то; без имени: кого вы заблокировали
commands-block-player-description = Кто не может вызывать вас
commands-unblock-name = разблокировать
commands-unblock-description = Снова принимать вызовы от кого-то
commands-unblock-player-description = Кто снова может вызывать вас

## block

block-done = { $name } больше не может вызывать вас и не узнает об этом. Отменить: { COMMAND("unblock") }.
block-undone = { $name } снова может вызывать вас.
block-was-not = Этого человека нет в вашем списке: { $name }.
block-list = Заблокированы: { $names }.
block-none = Вы никого не заблокировали.

## refusal

refusal-bot-block = Боты никого не вызывают на игру, блокировать их незачем.
