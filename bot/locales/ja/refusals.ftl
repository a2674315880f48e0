### What cannot be done, and faults.

## refusal

refusal-not-your-turn = まだあなたの番ではありません。
refusal-not-your-match = これはほかの人の対局です。{ COMMAND("play") } で自分の対局を始めましょう。
refusal-bot-is-thinking = まだ考えています。少しお待ちください……
refusal-stale = そのあと盤面が変わりました。今の盤を見て選び直してください。
refusal-match-challenged = この対局はまだ始まっていません。申し込みが返事待ちです。
refusal-match-playing = この対局はもう始まっています。
refusal-match-finished = この対局は終わりました。盤の下に「再戦」ボタンがあります。
refusal-match-declined = この申し込みは断られました。
refusal-match-withdrawn = この申し込みは取り下げられました。
refusal-match-expired = この申し込みには期限内に返事がありませんでした。{ COMMAND("play") } でもう一度申し込めます。
refusal-match-not-found = その対局はありません。
refusal-unreadable-move = { $move } を手として読めません。{ $how }を入力してください。
refusal-illegal-move = ここでは { $move } は指せません。
refusal-piece-own = { $cell } の自分の{ $piece }
refusal-piece-other = { $cell } の相手の{ $piece }
refusal-ambiguous-move = { $move } は次のどれかです：{ $candidates }。
refusal-bad-game = { $value } というゲームは知りません。
refusal-bad-level = { $value } という強さはありません。
refusal-bad-side = { $value } という選択はありません。
refusal-bad-notation = このゲームに { $value } という書き方はありません。
refusal-bad-choice = { $value } は選べません。
refusal-bot-record = ボットに成績はありません。人を選んでください。
refusal-self-challenge = 自分には申し込めません。私と対局するには相手を空欄にしてください。
refusal-bot-challenge = ほかのボットは対局できません。私と対局するには相手を空欄にしてください。
refusal-challenge-pending = この申し込みはもうしています。返事待ちです。
refusal-challenged-already = { $name } さんから、このゲームの申し込みがもう届いています。それを受けるか、先に断ってください。
refusal-too-many-matches = 終わっていない対局が { $limit } 局あり、これが上限です。先に1局終わらせてください（{ COMMAND("games") }）。
refusal-not-for-you = これはほかの人への質問です。
refusal-not-yours = 取り下げられるのは、求めた本人だけです。
refusal-match-goes-on = この対局はまだ終わっていません。
refusal-nothing-to-take-back = まだ一手も指していません。
refusal-too-early = 先に何手か指しましょう。そのあとで引き分けを提案できます。
refusal-asked-already = この局面では相手が断りました。一手指せば、また求められます。
refusal-no-match = 進行中の対局はありません。{ COMMAND("play") } で始めましょう。
refusal-export-running = データはすでに集めています。ファイルでお届けします。
refusal-several-matches = 進行中の対局がいくつもあります。どれかを指定してください。
refusal-rematch-exists = 再戦はもう始まっています：対局 { $match_id }（{ COMMAND("games") }）。
refusal-offer-gone = その提案はもう無効です。
refusal-offer-stands = 返事待ちの提案がもうあります。
refusal-slow-down = この人への前回の挑戦は対局になりませんでした。{ $when }に再び挑戦できます。
refusal-person-gone = 関係する人のデータがたった今削除されました。もう一度お試しください。
refusal-still-playing = その間にあなたの対局が始まりました。もう一度試してください。
refusal-former-player = その対局の相手はもう私を使っていません。
refusal-blocked = この人はあなたの挑戦を受けません。
refusal-self-block = 自分をブロックすることはできません。
refusal-bot-block = ボットが対局を申し込むことはないので、ブロックは不要です。
refusal-too-much-asked = 一度にたくさんの依頼を受けています。少ししてからもう一度お試しください。

## trouble

trouble-apology = こちらで問題が起きました。エラーは記録され、対局は無事です。もう一度お試しください。
trouble-engine-busy = たくさんの盤を同時に考えています。少ししてからお試しください。
trouble-engine-failed = 今は答えを出せませんでした。もう一度お試しください。
trouble-engine-stopped = 再起動しています。対局は無事です。1分後にお試しください。
trouble-not-stored = 今は対局を読み書きできません。しばらくして盤を確かめてからお試しください。
trouble-stopping = 再起動しています。1分後にお試しください。指した手は失われません。
trouble-cannot-post = ここに書き込む権限がありません。メッセージ送信とファイル添付（ボイスチャンネルでは接続も）の権限を頼むか、別のチャンネルで遊んでください。
trouble-uninvited = このプライベートスレッドに参加していません。ここで使われたコマンドやボタンには答えますが、誰かを呼んだり、自分から盤面を更新したりはできません。ここで { $bot } にメンションすると参加できます。
trouble-board-unreachable = 完了しましたが、対局 { $id } の盤がある場所には表示できません。{ COMMAND("move") } で続けるか、{ COMMAND("board") } で盤をここに表示してください。
trouble-filtered = このサーバーのフィルターがメッセージを止めました。モデレーターに相談するか、別のチャンネルで遊んでください。
trouble-message-gone = そのメッセージは削除されました。{ COMMAND("board") } で対局の盤をもう一度表示できます。
trouble-late = 時間がかかりすぎました。もう一度ボタンを押してください。
trouble-unknown-button = このボタンは古すぎます。{ COMMAND("board") } で盤をもう一度表示してください。
trouble-unknown-command = そのコマンドはもうありません。/ を入力するとできることが見られます。
