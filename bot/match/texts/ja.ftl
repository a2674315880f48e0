### A match: its page, buttons, offers, clocks, hints in words, and what cannot be done in it.

## buttons

buttons-accept = 受ける
buttons-decline = 断る
buttons-withdraw = 取り下げる
buttons-hint = ヒント
buttons-resign = 投了
buttons-draw = 引き分けを提案
buttons-draw_accept = 引き分けに同意
buttons-draw_decline = 続ける
buttons-draw_withdraw = 提案を取り下げる
buttons-takeback = 待った
buttons-takeback_accept = 待ったを認める
buttons-takeback_decline = 待ったを断る
buttons-takeback_withdraw = 待ったを取り下げる
buttons-rematch = 再戦
buttons-type_move = 手を入力
buttons-choose_again = 選び直す
buttons-open_board = 盤を開く
buttons-open = 盤へ移動
buttons-replay = 再生
buttons-first = 最初
buttons-previous = 戻る
buttons-next = 次へ
buttons-last = 最後
buttons-export = PGNで保存
buttons-clock_resume = 時計を再開
buttons-pause_accept = 一時停止に同意
buttons-pause_decline = 停止しない
buttons-pause_withdraw = 取り下げる
buttons-review = 検討
buttons-best = 最善手は？
buttons-share = 共有
buttons-learn = 学ぶ
buttons-follow = フォロー

## settings

settings-language-label = 言語
settings-language-auto = Discordと同じ
settings-notation-label = 棋譜の書き方
settings-pieces-label = 駒
settings-look-label = 盤の見た目
settings-board-label = 盤
settings-board-picture = 画像
settings-board-text = 文字（読み上げや遅い回線向け）
settings-board-grid = 文字で描いた盤（回線が遅いとき）
settings-clock-label = いつもの持ち時間
settings-clock-auto = 人とは日数制、私とは無制限
settings-clock-none = 無制限
settings-clock-live-60-5 = 1分+一手5秒
settings-clock-live-300-5 = 5分+一手5秒
settings-clock-live-600-10 = 10分+一手10秒
settings-clock-live-900-10 = 15分+一手10秒
settings-clock-move-86400 = 一手1日
settings-clock-move-259200 = 一手3日
settings-clock-move-604800 = 一手7日
settings-notices-label = 番が来たときのメンション
settings-notices-on = しばらくいなかったらメンションする
settings-notices-off = メンションしない
settings-coach-label = 大きなミスの前の警告
settings-coach-auto = 各ゲームのボットとの最初の3局だけ
settings-coach-on = ボットとのすべての対局で
settings-coach-off = 警告しない
settings-listed-label = ランキング
settings-listed-on = 上位に入ったら載せる
settings-listed-off = 載せない
settings-usual = 言語に合わせる
settings-usual-everywhere = 標準

## match

match-title = { $game }：{ $first } 対 { $second }
match-side = **{ $name }**（{ $side }）
match-sides = { $first } 対 { $second }
match-turn = { $name }（{ $side }）の番です
match-thinking = Qibotが考えています…
match-queue = ほかに{ $n }面の盤で対局中です。少しお待ちください。
match-check = 王手！
match-near_loses = ⚠️ あと一度同じ局面になると、{ $loser }の負けです（{ $reason }）。
match-near_draws = ⚠️ あと一度同じ局面になると、引き分けです。
match-last = 直前の手：{ $move }（{ $side }）
match-start = まだ手がありません
match-ply = { $n }手まで
match-number = 対局{ $id }
match-elsewhere = この対局の続きは別の場所で行われました。対局者は{ COMMAND("board") }で表示できます。
match-event = 大会{ $id }・第{ $round }回戦（全{ $rounds }回戦）
match-unrated = レーティングなし
match-hints = { $name }さんはヒントを{ $n }回使いました
match-your_turn = { $name }さん、あなたの番です。
match-bot_moved = { $name }さん、指しました。あなたの番です。
match-time_short = { $name }さん、あなたの手番の残り時間がわずかです。

## hints

hints-nobody = ヒントなし
hints-both = 両者ヒントあり

## challenge

challenge-asked = { $challenger }さんが{ $opponent }さんに{ $game }の対局を申し込みました。
challenge-first = 先手は{ $name }さんです。
challenge-until = この挑戦は{ $when }に期限が切れます。
challenge-declined = { $opponent }さんは今は{ $game }をしないそうです。
challenge-withdrawn = { $challenger }さんが挑戦を取り下げました。
challenge-expired = { $opponent }さんの返事がなく、{ $game }の挑戦は期限切れになりました。
challenge-ended = モデレーターが{ $game }の挑戦を終了しました。
challenge-rematch = { $challenger }さんが{ $opponent }さんに{ $game }の再戦を申し込みました。

## offer

offer-draw_asked = { $name }さんが引き分けを提案しています。
offer-takeback_asked = { $name }さんが{ $n }手の待ったを求めています。
offer-pause_asked = { $name }さんが時計を止めたいと言っています。
offer-hidden = この質問はあなたにしか見えません。ここでは全員に見える投稿ができないためです。内容は盤面に出ていて、{ $name }さんは盤の下の同じボタンで答えます。

## moves

moves-last = 直前の手：{ $move }（{ $side }、{ $piece }）
moves-taking = { $last }、取った駒：{ $pieces }
moves-named = { $piece }に注目してください。

## opening

opening-undecided = どちらを持つかは開局で決まります
opening-choose = { $name }さんがどちらを持つか選びます

## board

board-opening = 序盤：{ $name }
board-asked = { $name }：{ $question }
board-again = 盤は{ COMMAND("board") }で表示できます。

## card

card-record = 対戦成績：{ $first } { $first_wins }勝、{ $second } { $second_wins }勝、引き分け{ $draws }
card-level-record = 「{ $level }」との成績：{ $won }勝{ $lost }敗{ $drawn }分
card-first-win = 🏆 { $name }さんが初めて「{ $level }」に勝ちました。
card-streak = { $name }さんは「{ $level }」に{ $n }連勝中です。
card-next-level = 「{ $level }」に挑戦しますか？

## hint

hint-takes = { $move }（{ $pieces }を取る）
hint-piece = { $cell }の{ $piece }に注目しましょう。
hint-candidates = { $moves }に注目しましょう。この中に最善手があります。
hint-only = 良い手は一つだけです：{ $moves }。
hint-move = **{ $move }**と指しましょう。
hint-line = 予想される展開：{ $line }

## clock

clock-hours = 一手{ $n }時間
clock-named = 持ち時間：{ $clock }
clock-first = 最初の一手は{ $minutes }分以内
clock-paused = ⏸️ 時計は止まっています
clock-short = ⚠️ **{ $name }さん、残り時間わずか：{ $when }に切れます**
clock-runs_again = ▶️ 時計が再び動き出しました。

## prospect

prospect-wins-now = これですぐに勝ちです。
prospect-wins = 自分の{ $n }手目で勝ちます。
prospect-loses = 最も長く粘れる手です。相手は自分の{ $n }手目で勝てます。
prospect-loses-now = この手で対局は終わります。どの手を指しても負けです。
prospect-wins-by-rule = 相手は同じ手を繰り返し続けられません。続けると負けになります。
prospect-loses-by-rule = 同じ手を繰り返し続けると負けになります。できるときに手を変えましょう。
prospect-draws = これで引き分けを保てます。
prospect-wins-material = { $won }を得します。
prospect-wins-material-for = { $lost }と引き換えに{ $won }を得します。
prospect-loses-material = どう指しても{ $lost }を失いますが、これが最も損が少ない手です。
prospect-loses-material-for = どう指しても{ $won }と引き換えに{ $lost }を失いますが、これが最も損が少ない手です。
prospect-better = このあと、あなたが有利です。
prospect-worse = あなたが不利ですが、これが最善の守りです。
prospect-even = 形勢は互角のままです。

## truth

truth-all = 双方が最善を尽くした場合の各手の結果（手数は勝つ側の手だけ）：{ $values }。
truth-wins =
    { $n ->
        [1] **{ $move }**はすぐに勝ち
       *[other] **{ $move }**は{ $n }手で勝ち
    }
truth-loses = **{ $move }**は{ $n }手で負け
truth-draws = **{ $move }**は引き分け

## rating

rating-title = レーティング
rating-change = { $name } { $rating }{ $change }
rating-row = { $game }のレーティング：{ $rating }（対象局数：{ $n }）
rating-provisional = 「?」は、まだ対局が少なく確かでないことを示します。
rating-history = 最近の対局（{ $n }）でのレーティング：{ $first }から{ $last }まで。

## position

position-unrated = 局面指定・レーティングなし

## replay

replay-position = { $ply }手目（全{ $total }手）
replay-start = 開始局面

## refusal

refusal-self-block = 自分をブロックすることはできません。
refusal-not-your-turn = まだあなたの番ではありません。
refusal-not-your-match = これはほかの人の対局です。{ COMMAND("play") }で自分の対局を始めましょう。
refusal-bot-is-thinking = まだ考えています。少しお待ちください…
refusal-stale = そのあと盤面が変わりました。今の盤を見て選び直してください。
refusal-match-challenged = この対局はまだ始まっていません。挑戦が返事待ちです。
refusal-match-playing = この対局はもう始まっています。
refusal-match-finished = この対局は終わりました。
refusal-match-declined = この挑戦は断られました。
refusal-match-withdrawn = この挑戦は取り下げられました。
refusal-match-expired = この挑戦はもう受けられません。{ COMMAND("play") }でもう一度挑戦できます。
refusal-match-not-found = その対局はありません。
refusal-unreadable-move = { $move }を手として読めません。{ $how }を入力してください。
refusal-illegal-move = ここでは{ $move }は指せません。
refusal-piece-own = { $cell }の自分の{ $piece }
refusal-piece-other = { $cell }の相手の{ $piece }
refusal-ambiguous-move = { $move }は次のどれかです：{ $candidates }。
refusal-over-move = この局面で対局は終わっています。
refusal-bad-game = { $value }というゲームは知りません。
refusal-bad-level = { $value }という強さはありません。
refusal-bad-side = { $value }という選択はありません。
refusal-bad-notation = このゲームに{ $value }という書き方はありません。
refusal-bot-opening = この開局は二人で行うものです。相手も指定してください。
refusal-level-for-bot = 強さは私との対局でだけ選べます。強さか相手のどちらかを空欄にしてください。
refusal-bad-choice = { $value }は選べません。
refusal-self-challenge = 自分には挑戦できません。私と対局するには相手を空欄にしてください。
refusal-bot-challenge = ほかのボットは対局できません。私と対局するには相手を空欄にしてください。
refusal-unseen-challenge = この人にはこのチャンネルが見えないので、返事ができません。二人とも見られるチャンネルで挑戦してください。
refusal-challenge-pending = この挑戦はもう送ってあります。返事待ちです。
refusal-challenged-already = { $name }さんから、このゲームの挑戦がもう届いています。それを受けるか、先に断ってください。
refusal-too-many-matches = 終わっていない対局が{ $limit }局あり、これが上限です。先に1局終わらせてください（{ COMMAND("games") }）。
refusal-not-for-you = これはほかの人への質問です。
refusal-not-yours = 取り下げられるのは、求めた本人だけです。
refusal-match-goes-on = この対局はまだ終わっていません。
refusal-no-match = 進行中の対局はありません。{ COMMAND("play") }で始めましょう。
refusal-several-matches = 進行中の対局がいくつもあります。一つ選んでください。
refusal-rematch-exists = 再戦はもう始まっています：対局{ $match_id }（{ COMMAND("games") }）。
refusal-offer-gone = その提案はもう無効です。
refusal-offer-stands = 返事待ちの提案がもうあります。
refusal-slow-down = この人への前回の挑戦は対局になりませんでした。{ $when }に再び挑戦できます。
refusal-former-player = その対局の相手はもう私を使っていません。
refusal-blocked = この人はあなたの挑戦を受けません。
refusal-too-much-asked = 一度にたくさんの依頼を受けています。少ししてからもう一度お試しください。
refusal-just-asked = たった今、同じ依頼を受けました。少し待ってからもう一度お試しください。
refusal-choice-due = まず盤の下で、どちらを持つか選んでください。
refusal-choice-made = いま選ぶものはありません。
refusal-in-opening = ヒントは開局が終わってから使えます。
refusal-bad-opening = このゲームに{ $value }という開局はありません。
refusal-no-vacation-left = 残りより多い日数です。今年の残り休暇日数：{ $n }。
refusal-no-hints = 人どうしの対局では、始めるときに両者が同意した場合だけヒントを使えます。大会とリアルタイムの対局では使えません。
refusal-own-match = この局面は、進行中の対局{ $match_id }のものです。終局後なら、ここでの最善手をお伝えでき、ここから対局することもできます。
refusal-too-many-here = このサーバーで進行中の対局が上限の{ $limit }局に達しています。先にどれかを終えてください。
refusal-no-leaderboard = このサーバーはランキングをオフにしています。「{ top-everywhere }」を選ぶと全サーバーの上位が見られます。
refusal-wrong-channel = このサーバーで対局できるのは次のチャンネルだけです：{ $where }
refusal-wrong-role = このサーバーで対局を始められるのは次のロールだけです：{ $who }
refusal-suspended = あなたは{ $until }、このサーバーで私を使えません。理由：{ $reason }

## menus

menus-match_option = { $game }、相手は{ $opponent }

## trouble

trouble-unknown-button = このボタンは古すぎます。{ COMMAND("board") }で対局の盤をもう一度表示できます。それ以外は、もう一度そのコマンドを使ってください。
trouble-cannot-post = ここに書き込む権限がありません。チャンネルの閲覧、メッセージ送信、ファイル添付（ボイスチャンネルでは接続も）の権限を頼むか、別のチャンネルで遊んでください。
trouble-late = 時間がかかりすぎました。もう一度ボタンを押してください。

## series

series-score = 連戦：{ $first } { $points } : { $other } { $second }

## moderation

moderation-until = { $when }まで
moderation-until-lifted = モデレーターが解除するまで

## learn

learn-show = 答えを見る
learn-right-1 = 正解！
learn-right-2 = お見事！
learn-right-3 = その通り！
learn-not-it = { $move }も指せますが、ここで探している手ではありません。
