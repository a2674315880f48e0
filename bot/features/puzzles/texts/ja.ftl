### Puzzles, and the puzzle of the day.

## commands

commands-puzzle-name = 問題
commands-puzzle-description = 勝てる手が一つだけの問題を解きます。あなただけに見えます
commands-puzzle-game-description = どのゲームか。空ならどれか一つ

## buttons

buttons-daily_solve = 解く

## puzzle

puzzle-title = 問題：{ $game }・レーティング{ $rating }
puzzle-goal = { $side }の番です。勝てる手は一つだけ。見つけてください。
puzzle-go-on = 正解！相手の応手は{ $move }です。続けてください。
puzzle-wrong = { $move }では勝てません。もう一度どうぞ。
puzzle-solved = 正解です！
puzzle-line = 解答：{ $line }
puzzle-then = この後の進行：{ $line }
puzzle-idea = 狙い：{ $idea }。
puzzle-solution = 解答
puzzle-another = 次の問題
puzzle-rating = あなたの問題レーティング：**{ $rating }**（{ $change }）。
puzzle-streak = 連続正解：**{ $n }**。
puzzle-counts = 間違った手、ヒント、解答の表示は不正解として記録されます。
puzzle-counted = この問題はすでにレーティングに反映されています。
puzzle-gone = この問題はもうありません。{ COMMAND("puzzle") }で別の問題が出ます。

## theme

theme-sacrifice = 少し与えて、もっと多くを得る
theme-forcing = どの手にも受けは一つだけ
theme-double = 一度に二つの狙い
theme-zugzwang = こちらから攻めなくても、相手のどの手も助けになる
theme-quiet = 勝ちを準備する静かな手
theme-capture = 守れないものを取る
theme-threat = より大きな狙いにつながる狙い

## daily

daily-title = 今日の問題：{ $game }・レーティング{ $rating }
daily-nobody = まだ誰も挑戦していません。
daily-counts = 挑戦：{ $tried }人・正解：{ $solved }人
daily-solvers = 正解者：{ $names }
daily-streak = 最長連続：{ $name }さん、{ $n }日
daily-counted = 自分のために解いてみましょう。その日の成績にはもう数えられません。
daily-shared = { $name }さんが今日の問題を解きました。連続日数：**{ $n }**。
daily-setup = 今日の問題
daily-channel = 毎日、チャンネルに問題を1つ出します。答えは本人だけに見え、メッセージには正解者だけが出て、正解は出ません。
daily-channel-none = 今日の問題を出さない
daily-hour = 何時に出すか
daily-game = どのゲームか
daily-any-game = すべてのゲームを順番に
daily-next = 次の問題：{ $when }
daily-refused = ⚠️ { $channel }に投稿する権限がありません。権限をもらうまで、問題は投稿されません。
daily-trouble = { $channel }に今日の問題を投稿できませんでした。そこでの私の権限を確かめるか、{ COMMAND("setup") }で別のチャンネルを選んでください。毎日試しますが、お知らせは今回だけです。
