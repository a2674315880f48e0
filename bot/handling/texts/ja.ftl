### What several features say: windows, settings, options of commands, faults.

## commands

commands-match-name = 対局番号
commands-match-description = どの対局か。ここに1局だけなら不要です
commands-game-name = ゲーム
commands-game-description = どのゲームか
commands-side-name = 手番
commands-side-description = どちらが先手か（指定がなければランダム）
commands-clock-name = 持ち時間
commands-clock-description = 持ち時間（省略すると、いつもの設定）
commands-opening-name = 開局
commands-opening-description = 二人で公平に始める方法（指定がなければ通常の開始）
commands-hints-name = ヒント
commands-hints-description = 人との対局でのヒント（省略するとなし。リアルタイムの対局では使えません）
commands-player-name = プレイヤー

## windows

windows-move_title = あなたの手
windows-move_label = 手

## settings

settings-server_title = このサーバーの既定値
settings-saved = 保存しました。
settings-server_only = 既定値を変えられるのは、このサーバーを管理できる人だけです。

## refusal

refusal-person-gone = 関係する人のデータがたった今削除されました。もう一度お試しください。
refusal-no-tournament = このサーバーにそのような大会はありません。
refusal-tournament-changed = いまはできません。大会が始まっているか、満員か、終わっています。
refusal-still-playing = その間にあなたの対局が始まりました。もう一度お試しください。

## trouble

trouble-apology = こちらで問題が起きました。エラーは記録され、対局は無事です。もう一度お試しください。
trouble-engine-busy = たくさんの盤を同時に考えています。少ししてからお試しください。
trouble-engine-failed = 今は答えを出せませんでした。もう一度お試しください。
trouble-engine-stopped = 再起動しています。対局は無事です。1分後にお試しください。
trouble-not-stored = 今は対局を読み書きできません。しばらくして盤を確かめてからお試しください。
trouble-stopping = 再起動しています。1分後にお試しください。指した手は失われません。
trouble-uninvited = このプライベートスレッドに参加していません。ここで使われたコマンドやボタンには答えますが、誰かを呼んだり、自分から盤面を更新したりはできません。ここで{ $bot }にメンションすると参加できます。
trouble-board-unreachable = 完了しましたが、対局{ $id }の盤がある場所には表示できません。
trouble-go-on = { COMMAND("move") }で続けられます。{ COMMAND("board") }で局面を表示します。
trouble-filtered = このサーバーのフィルターがメッセージを止めました。モデレーターに相談するか、別のチャンネルで遊んでください。
trouble-message-gone = そのメッセージは削除されました。{ COMMAND("board") }で対局の盤をもう一度表示できます。
trouble-unknown-command = そのコマンドはもうありません。/ を入力するとできることが見られます。
