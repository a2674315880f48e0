### Hints.

## commands

commands-hint-name = ヒント
commands-hint-description = 次の手を段階的に教えます。見えるのはあなただけです

## buttons

buttons-more = もっとヒント
buttons-play_it = この手にする

## hint

hint-title = ヒント{ $step }/3
hint-thinking = 考えています…
hint-used = この対局でヒントを{ $n }回使いました。
hint-shown = ヒントの回数は数えられ、対局に表示されます。

## learn

learn-hints-free = この対局ではヒントは数えません。
