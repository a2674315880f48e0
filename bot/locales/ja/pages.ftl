### Settings, help, about.

## settings

settings-title = あなたの設定
settings-server_title = このサーバーの既定値
settings-saved = 保存しました。
settings-server_only = 既定値を変えられるのは、このサーバーを管理できる人だけです。
settings-language-label = 言語
settings-language-auto = Discord と同じ
settings-every_game = すべてのゲーム
settings-one_game = ゲームごとの設定
settings-usual = 言語に合わせる
settings-notation-label = 棋譜の書き方
settings-pieces-label = 駒
settings-look-label = 盤の見た目
settings-board-label = 盤
settings-board-picture = 画像
settings-board-text = 文字（読み上げや遅い回線向け）
settings-notices-label = 自分の番のメンション
settings-notices-on = しばらくいなかったらメンションする
settings-notices-off = メンションしない

## help

help-title = 遊び方
help-begin =
    {"*"}*始める**：{ COMMAND("play") } でゲームを選び、強さを選んで私と対局するか、相手を選んで申し込みます。
    {"*"}*指す**：盤の下のボタンを押します。手の多いゲームでは段階的に選びます。{ COMMAND("move") } や「手を入力」ボタンで入力もできます。
help-during =
    {"*"}*困ったら** { COMMAND("hint") } が三段階で助けます：どこを見るか、どの手か、どうなるか。見えるのはあなただけです。
    {"*"}*間違えたら** { COMMAND("takeback") } で直前の手を戻せます。人との対局では相手の同意が必要です。{ COMMAND("draw") } は引き分けの提案、{ COMMAND("resign") } は投了です。
help-after =
    {"*"}*終わったら**「再戦」を押すと、手番を入れ替えてもう一局できます。{ COMMAND("history") } で対局を一手ずつ振り返り、{ COMMAND("stats") } で成績を見られます。
    {"*"}*盤を見失ったら** { COMMAND("games") } が対局の一覧、{ COMMAND("board") } が盤の再表示です。盤は私が再起動してもずっと使えます。
help-rules = **{ $game }**：{ $rules }

## about

about-title = Qibot について
about-what = { $games }ができます。エンジンはすべて自作です。
about-version = バージョン { $version }
about-compiled = エンジン：コンパイル済み
about-interpreted = エンジン：インタープリタ実行（低速。インストール時に C コンパイラがありませんでした）
about-workers = エンジンのプロセス { $n } 個、思考中 { $busy }、待機中の依頼 { $waiting }
about-tables = メモリ上の探索表：{ $tables } 個（最大 { $slots } 個）
about-played = 終わった対局：{ $n } 局
about-uptime = 起動：{ $when }

## block

block-done = { $name }さんはあなたに挑戦できなくなりました。本人には通知されません。{ COMMAND("unblock") } で元に戻せます。
block-undone = { $name }さんは再びあなたに挑戦できます。
block-was-not = { $name }さんはブロックされていません。
block-list = ブロック中: { $names }
block-none = ブロックしている人はいません。

## privacy

privacy-title = 保存しているあなたのデータ
privacy-kept = **保存するもの:** 最後に見たあなたの名前・言語・DiscordのID、対局と指し手・申し出・ヒント、成績、レーティング、休暇、設定、ブロックした人、学習の進み具合。メッセージは読みません。私を使ったことも挑戦されたこともない人のことは知りません。
privacy-why = **目的:** 再起動後に対局を続け、履歴と成績を表示し、あなたの言語で書くため。販売も提供もしません。
privacy-seen = **見える人:** サーバーでの対局は私を使う誰でも見られます。ダイレクトメッセージでの対局は二人の対局者だけが見られます。
privacy-gone = **消し方:** 下のボタンですぐに消えます。相手には「元プレイヤー」との対局として指し手が残ります。以前のバックアップはこのボットの運営者が削除します。モデレーターによる利用停止と、ほかの人によるブロックは有効なままです。そのために、それらが残っている間だけ、あなたのDiscord IDの鍵付きハッシュのみを保存します。
privacy-export = データを受け取る
privacy-delete = データを削除する
privacy-collecting = データを集めています…
privacy-exported = あなたについて保存しているすべてです。
privacy-too-large = データが大きすぎて一つのメッセージに入りません。このボットの運営者に問い合わせてください。
privacy-confirm = **あなたのデータをすべて削除しますか？** 進行中の対局と挑戦は、投了または拒否したものとして終わります。名前、成績、設定、ブロックリストは完全に消え、元に戻せません。利用停止と、ほかの人によるブロックは有効なままです。
privacy-delete-yes = はい、すべて削除
privacy-delete-no = いいえ、残す
privacy-deleted = あなたのデータをすべて削除しました。また来てくれたら、初めましてから始めましょう。利用停止と、ほかの人によるブロックは有効なままです。
