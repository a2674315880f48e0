### Lessons: what all games share.

## commands

commands-learn-name = 学ぶ
commands-learn-description = 局面で試しながら、ゲームを一歩ずつ学びます。あなただけに見えます
commands-learn-game-description = どのゲームか。空なら学習の進み具合を表示

## learn

learn-title = ゲームを学ぶ
learn-intro = 短いレッスンごとに、試せる局面があります。進み具合は保存されます。
learn-which = どのゲームを学びますか？
learn-lesson = { $game } { $number }/{ $total }：{ $title }
learn-turn = あなたの番です。
learn-shown = 正解は{ $move }です。実際にやってみましょう。
learn-begin = 始める
learn-skip = 飛ばす
learn-next = 次のレッスン
learn-all = ゲーム一覧
learn-finished = { $game }のレッスンはここまでです。では私と最初の一局を始めましょう。私は一番弱いレベルで相手をし、ヒントは数えません。
learn-play = 最初の一局を始める

## What to look for

learn-goal-step = 本文の通りの手を選んでください。
learn-goal-win = 一手で勝ってください。
learn-goal-block = 相手は次に勝とうとしています。防いでください。
learn-goal-stop = 今止めないと、次の手のあとではもう止まりません。
learn-goal-fork = 一度に二つの狙いを作り、片方しか防げないようにしてください。
learn-goal-double = 一手で二つの狙いを作ってください。
learn-goal-capture = 駒を取ってください。
learn-goal-most = 一手でできるだけ多くの駒を取ってください。
learn-goal-check = 王手をかけてください。
learn-goal-crown = キングを作ってください。
