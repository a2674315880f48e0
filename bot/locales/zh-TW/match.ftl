### A match in chat: buttons, menus, windows, states, challenges, offers.

## buttons

buttons-accept = 應戰
buttons-decline = 婉拒
buttons-withdraw = 撤回挑戰
buttons-hint = 提示
buttons-more = 繼續提示
buttons-resign = 認輸
buttons-resign_confirm = 是的，我認輸
buttons-keep_playing = 不，繼續下
buttons-draw = 提和
buttons-draw_accept = 同意和棋
buttons-draw_decline = 繼續下
buttons-draw_withdraw = 撤回提和
buttons-takeback = 悔棋
buttons-takeback_accept = 同意悔棋
buttons-takeback_decline = 不同意悔棋
buttons-takeback_withdraw = 不悔了
buttons-rematch = 再來一盤
buttons-type_move = 輸入著法
buttons-choose_again = 重新選擇
buttons-show_again = 重新顯示
buttons-open = 前往棋盤
buttons-replay = 重播
buttons-first = 回到開頭
buttons-previous = 上一步
buttons-next = 下一步
buttons-last = 最後一步
buttons-export = 存成 PGN
buttons-newer = 較新
buttons-older = 較舊
buttons-play = 下{ $game }

## menus

menus-challenge = 回應挑戰
menus-replay = 想看哪一盤？
menus-match_option = { $game }，對手 { $opponent }

## windows

windows-move_title = 走棋
windows-move_label = 著法
windows-move_placeholder = 例如 { $example }

## match

match-title = { $game }：{ $first } 對 { $second }
match-sides = **{ $first }**（{ $first_side }）對 **{ $second }**（{ $second_side }）
match-turn = 輪到 { $name }（{ $side }）走
match-thinking = Qibot 正在思考……
match-queue = 我還在下另外 { $n } 盤棋，請稍候。
match-check = 將軍！
match-last = 上一步：{ $move }（{ $side }）
match-start = 還沒有走棋
match-ply = 已走 { $n } 步
match-deadline = { $when }超時
match-number = 第 { $id } 局
match-elsewhere = 這盤對局已轉到別處進行。對局雙方可用 { COMMAND("board") } 找到它。
match-hints = { $name } 用了 { $n } 次提示
match-your_turn = { $name }，輪到你走了。
match-bot_moved = { $name }，我走好了，輪到你了。

## challenge

challenge-asked = { $challenger } 向 { $opponent } 挑戰一盤{ $game }。
challenge-first = { $name } 先走。
challenge-until = 挑戰將於{ $when }失效。
challenge-declined = { $opponent } 現在不想下{ $game }。
challenge-withdrawn = { $challenger } 撤回了挑戰。
challenge-expired = { $opponent } 沒有回應，{ $game }挑戰已失效。
challenge-rematch = { $challenger } 想和 { $opponent } 再下一盤{ $game }。
challenge-hidden = 別人看不到這個挑戰：伺服器不允許我在這裡向所有人發送訊息，所以我已將它撤回。請在我所在的伺服器裡發起挑戰，或請管理員允許外部應用程式。
challenge-alone = 別人看不到這裡的私訊，所以我已撤回這個挑戰。請在伺服器或群組裡發起挑戰。
challenge-which = 想和 { $name } 下哪種棋？

## offer

offer-draw_asked = { $name } 提和。
offer-draw_declined = { $name } 不同意和棋。
offer-draw_withdrawn = { $name } 撤回了提和。
offer-draw_bot_declines = 我還想繼續下。
offer-takeback_asked = { $name } 請求悔棋，收回 { $n } 步。
offer-takeback_done = { $name } 悔棋了。
offer-takeback_declined = { $name } 不同意悔棋。
offer-takeback_withdrawn = { $name } 不悔棋了。
offer-resign_ask = 你真的要認輸嗎？
