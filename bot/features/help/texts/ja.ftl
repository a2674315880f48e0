### The pages /help and /about.

## commands

commands-help-name = ヘルプ
commands-help-description = 遊び方を1ページで説明します
commands-about-name = 情報
commands-about-description = 私について、バージョンと状態

## buttons

buttons-play = { $game }で遊ぶ

## learn

learn-help = {"*"}*はじめてのゲームなら** { COMMAND("learn") }で、局面を試しながらルールを一歩ずつ学べます。レッスンに「盤を開く」ボタンがあれば、駒に触れて動かせます。

## help

help-title = 遊び方
help-begin =
    {"*"}*始める**：{ COMMAND("play") }でゲームを選び、強さを選んで私と対局するか、相手を選んで申し込みます。
    {"*"}*手を選ぶ**：盤の下のボタンを押します。手の多いゲームでは段階的に選びます。{ COMMAND("move") }や「手を入力」ボタンで入力もできます。
help-during =
    {"*"}*困ったら** { COMMAND("hint") }が三段階で助けます：どこを見るか、どの手か、どうなるか。見えるのはあなただけです。
    {"*"}*間違えたら** { COMMAND("takeback") }で直前の手を戻せます。人との対局では相手の同意が必要です。{ COMMAND("draw") }は引き分けの提案、{ COMMAND("resign") }は投了です。
help-after =
    {"*"}*終わったら**「再戦」を押すと、手番を入れ替えてもう一局できます。{ COMMAND("history") }で対局を一手ずつ振り返り、{ COMMAND("stats") }で成績を見られます。
    {"*"}*盤を見失ったら** { COMMAND("games") }が対局の一覧、{ COMMAND("board") }が盤の再表示です。盤は私が再起動してもずっと使えます。
help-more = {"*"}*ほかにも** { COMMAND("puzzle") }で問題、サーバーでは{ COMMAND("anyone") }で相手探し、{ COMMAND("tournament") }で大会。{ COMMAND("settings") }で言語、駒、盤（読み上げ用の文字表示も）を変えられます。

## about

about-title = Qibotについて
about-what = { $games }ができます。エンジンはすべて自作です。
about-version = バージョン{ $version }
about-compiled = エンジン：コンパイル済み
about-interpreted = エンジン：インタープリタ実行（低速。インストール時にCコンパイラがありませんでした）
about-workers = エンジンのプロセス{ $n }個（思考中{ $busy }）、待機中の依頼{ $waiting }件
about-tables = メモリ上の探索表：{ $tables }個（最大{ $slots }個）
about-played = 終わった対局：{ $n }局
about-uptime = 起動：{ $when }
