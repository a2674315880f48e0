### A match in chat: buttons, menus, windows, states, challenges, offers.

## buttons

buttons-accept = 受ける
buttons-decline = 断る
buttons-withdraw = 取り下げる
buttons-hint = ヒント
buttons-more = もっとヒント
buttons-resign = 投了
buttons-resign_confirm = はい、投了します
buttons-keep_playing = いいえ、続けます
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
buttons-show_again = もう一度表示
buttons-open = 盤へ移動
buttons-replay = 再生
buttons-first = 最初
buttons-previous = 戻る
buttons-next = 次へ
buttons-last = 最後
buttons-export = PGN で保存
buttons-newer = 新しい対局
buttons-older = 古い対局
buttons-play = { $game }で遊ぶ

## menus

menus-challenge = 挑戦に答える
menus-replay = どの対局を見ますか？
menus-match_option = { $game }、相手は { $opponent }

## windows

windows-move_title = あなたの手
windows-move_label = 手
windows-move_placeholder = 例：{ $example }

## match

match-title = { $game }：{ $first } 対 { $second }
match-sides = **{ $first }**（{ $first_side }）対 **{ $second }**（{ $second_side }）
match-turn = { $name }（{ $side }）の番です
match-thinking = Qibot が考えています……
match-queue = ほかに { $n } 面の盤で対局中です。少しお待ちください。
match-check = 王手！
match-last = 直前の手：{ $move }（{ $side }）
match-start = まだ手がありません
match-ply = { $n } 手まで
match-deadline = 持ち時間は{ $when }に切れます
match-number = 対局 { $id }
match-elsewhere = この対局の続きは別の場所で行われました。対局者は { COMMAND("board") } で表示できます。
match-hints = { $name } はヒントを { $n } 回使いました
match-your_turn = { $name }さん、あなたの番です。
match-bot_moved = { $name }さん、指しました。あなたの番です。

## challenge

challenge-asked = { $challenger } が { $opponent } に{ $game }の対局を申し込みました。
challenge-first = 先手は { $name } です。
challenge-until = この申し込みは{ $when }に期限が切れます。
challenge-declined = { $opponent } は今は{ $game }をしないそうです。
challenge-withdrawn = { $challenger } が申し込みを取り下げました。
challenge-expired = { $opponent } の返事がなく、{ $game }の申し込みは期限切れになりました。
challenge-rematch = { $challenger } が { $opponent } に{ $game }の再戦を申し込みました。
challenge-hidden = この挑戦はほかの人には見えません。このサーバーでは全員に見える投稿が許可されていないため、取り下げました。私が参加しているサーバーで挑戦するか、管理者に外部アプリの許可を頼んでください。
challenge-alone = このダイレクトメッセージはほかの人には見えないため、挑戦を取り下げました。サーバーかグループで挑戦してください。
challenge-which = { $name } とどのゲームで遊びますか？

## offer

offer-draw_asked = { $name } が引き分けを提案しています。
offer-draw_declined = { $name } は引き分けを断りました。
offer-draw_withdrawn = { $name } は引き分けの提案を取り下げました。
offer-draw_bot_declines = 私は続けたいです。
offer-takeback_asked = { $name } が { $n } 手の待ったを求めています。
offer-takeback_done = { $name } が待ったをしました。
offer-takeback_declined = { $name } は待ったを認めません。
offer-takeback_withdrawn = { $name } は待ったを取り下げました。
offer-resign_ask = 本当に投了しますか？
