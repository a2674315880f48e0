### Looking after a server: the greeting, /setup, moderation.

## commands

commands-reason-name = 理由
commands-reason-description = 対局者に表示される理由
commands-setup-name = サーバー設定
commands-setup-description = このサーバーで私をどこで、誰が、どう使うか
commands-end-name = 対局終了
commands-end-description = このサーバーの対局を結果なしで終了します
commands-end-match-description = このサーバーのどの対局か
commands-suspend-name = 利用停止
commands-suspend-description = このサーバーで特定の人が私を使えないようにします
commands-suspend-player-description = 私を使えなくなる人
commands-suspend-hours-name = 時間
commands-suspend-hours-description = 何時間か（省略すると解除するまで）
commands-unsuspend-name = 停止解除
commands-unsuspend-description = このサーバーでまた私を使えるようにします
commands-unsuspend-player-description = また私を使えるようになる人

## windows

windows-quiet_hours = 何時から何時まで（空欄：なし）
windows-quiet_hours-placeholder = 例：22-7
windows-quiet_zone = タイムゾーン
windows-quiet_zone-placeholder = 例：Asia/Tokyo、UTC+9

## greeting

greeting-title = こんにちは！ボードゲームの相手をするボットです。
greeting-play = {"*"}*1. 遊ぶ。** { COMMAND("play") }で誰でも始められます。相手は私でも、ほかの人でも。詳しくは{ COMMAND("help") }。
greeting-setup = {"*"}*2. 設定する。** { COMMAND("setup") }か下のボタンで、対局を始められるチャンネルとロール、言語、静かな時間帯を決められます。サーバーを管理できる人だけが使えます。
greeting-moderate = {"*"}*3. 管理する。** モデレーターは{ COMMAND("end") }で対局を終了し、{ COMMAND("suspend") }で特定の人の利用を止められます。
greeting-button = 設定する

## setup

setup-title = このサーバーでの使い方
setup-channels = {"*"}*チャンネル**：対局を始められる場所（カテゴリーごと選ぶこともできます。スレッドは親チャンネルに従います）
setup-channels-any = すべてのチャンネル
setup-roles = {"*"}*ロール**：対局を始められる人
setup-roles-any = 全員
setup-log = {"*"}*モデレーションの記録**：終了した対局や利用停止を書き込む場所
setup-log-any = 記録しない
setup-most = {"*"}*進行中の対局**：一人がここで持てる数
setup-most-option = { $n }局
setup-quiet = {"*"}*静かな時間帯：** { $start }から{ $end }まで（{ $zone }）、私のメッセージの通知音は鳴りません
setup-quiet-never = {"*"}*静かな時間帯：** なし
setup-quiet-button = 静かな時間帯
setup-leaderboard-on = ランキング：オン
setup-leaderboard-off = ランキング：オフ
setup-threads-on = 雑談用スレッド：オン
setup-threads-off = 雑談用スレッド：オフ
setup-threads-refused = ⚠️ 公開スレッドを作成する権限がありません。権限をもらうまで、スレッドは開きません。

## moderation

moderation-ended = { $names } 対局{ $id }はモデレーターが終了しました。理由：{ $reason }
moderation-log-end = { $moderator }が{ $subject }を終了しました。理由：{ $reason }
moderation-log-suspend = { $moderator }が{ $subject }の利用を停止しました。理由：{ $reason }
moderation-log-unsuspend = { $moderator }が{ $subject }の利用停止を解除しました。
moderation-ended-done = 対局{ $id }を終了しました。対局者には理由が伝わります。
moderation-not-logged = 記録用のチャンネルに書き込めませんでした。権限を確認してください。
moderation-not-them = 自分自身やボットの利用は停止できません。
moderation-own-match = この対局にはあなた自身が参加しています。投了はできますが、結果なしで終わらせられるのはほかのモデレーターだけです。
moderation-suspended =
    { $n ->
        [0] { $name }さんの利用を停止し、本人に伝えました。
       *[other] { $name }さんの利用を停止し、本人に伝えました。ここでの対局を{ $n }局終了しました。
    }
moderation-suspended-untold =
    { $n ->
        [0] { $name }さんの利用を停止しました。ダイレクトメッセージを受け取らない設定なので、理由は次にここで私を使うときに表示されます。
       *[other] { $name }さんの利用を停止しました。ダイレクトメッセージを受け取らない設定なので、理由は次にここで私を使うときに表示されます。ここでの対局を{ $n }局終了しました。
    }
moderation-lifted = { $name }さんはここでまた私を使えます。
moderation-was-not = { $name }さんの利用は停止されていません。
moderation-you-are-suspended = あなたは{ $until }、{ $server }で私を使えません。理由：{ $reason }
moderation-you-may-again = { $server }でまた私を使えるようになりました。モデレーターが利用停止を解除しました。

## refusal

refusal-bad-hours = { $value }は時間帯ではありません。22-7のように、時を二つ入力してください。
refusal-bad-zone = タイムゾーン{ $value }がわかりません。Asia/TokyoやUTC+9のように入力してください。

## daily

daily-button = 今日の問題
