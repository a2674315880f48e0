### The puzzle of the day.

## daily

daily-title = 今日の問題:{ $game }・レーティング{ $rating }
daily-nobody = まだ誰も挑戦していません。
daily-counts = 挑戦:{ $tried }人・正解:{ $solved }人
daily-solvers = 正解者:{ $names }
daily-streak =
    { $n ->
       *[other] 最長連続:{ $name }さん、{ $n }日
    }
daily-counted = 自分のために解いてみましょう。その日の成績にはもう数えられません。
daily-button = 今日の問題
daily-setup = 今日の問題
daily-channel = 毎日、チャンネルに問題を1つ出します。答えは本人だけに見え、メッセージには正解者だけが出て、正解は出ません。
daily-channel-none = 今日の問題なし
daily-hour = 何時に出すか
daily-game = どのゲームか
daily-any-game = すべてのゲームを順番に
daily-next = 次の問題:{ $when }
daily-trouble = { $channel }に今日の問題を投稿できませんでした。そこでの私の権限を確かめるか、{ COMMAND("setup") }で別のチャンネルを選んでください。毎日試しますが、お知らせは今回だけです。

## buttons

buttons-daily_solve = 解く
