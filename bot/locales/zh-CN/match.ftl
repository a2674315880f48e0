### A match in chat: buttons, menus, windows, states, challenges, offers.

## buttons

buttons-accept = 应战
buttons-decline = 谢绝
buttons-withdraw = 撤回挑战
buttons-hint = 提示
buttons-more = 继续提示
buttons-resign = 认输
buttons-resign_confirm = 是的，我认输
buttons-keep_playing = 不，继续下
buttons-draw = 提和
buttons-draw_accept = 同意和棋
buttons-draw_decline = 继续下
buttons-draw_withdraw = 撤回提和
buttons-takeback = 悔棋
buttons-takeback_accept = 同意悔棋
buttons-takeback_decline = 不同意悔棋
buttons-takeback_withdraw = 不悔了
buttons-rematch = 再来一盘
buttons-type_move = 输入着法
buttons-choose_again = 重新选择
buttons-show_again = 重新显示
buttons-open = 前往棋盘
buttons-replay = 回放
buttons-first = 回到开头
buttons-previous = 上一步
buttons-next = 下一步
buttons-last = 最后一步
buttons-export = 保存为 PGN
buttons-newer = 较新
buttons-older = 较早
buttons-play = 下{ $game }

## menus

menus-challenge = 回应挑战
menus-replay = 想看哪一盘？
menus-match_option = { $game }，对手 { $opponent }

## windows

windows-move_title = 走棋
windows-move_label = 着法
windows-move_placeholder = 例如 { $example }

## match

match-title = { $game }：{ $first } 对 { $second }
match-sides = **{ $first }**（{ $first_side }）对 **{ $second }**（{ $second_side }）
match-turn = 轮到 { $name }（{ $side }）走
match-thinking = Qibot 正在思考……
match-queue = 我还在下另外 { $n } 盘棋，请稍候。
match-check = 将军！
match-last = 上一步：{ $move }（{ $side }）
match-start = 还没有走棋
match-ply = 已走 { $n } 步
match-deadline = { $when }超时
match-number = 第 { $id } 局
match-elsewhere = 这盘对局已转到别处进行。对局双方可用 { COMMAND("board") } 找到它。
match-hints = { $name } 用了 { $n } 次提示
match-your_turn = { $name }，轮到你走了。
match-bot_moved = { $name }，我走好了，轮到你了。

## challenge

challenge-asked = { $challenger } 向 { $opponent } 挑战一盘{ $game }。
challenge-first = { $name } 先手。
challenge-until = 挑战将于{ $when }失效。
challenge-declined = { $opponent } 现在不想下{ $game }。
challenge-withdrawn = { $challenger } 撤回了挑战。
challenge-expired = { $opponent } 没有回应，{ $game }挑战已失效。
challenge-rematch = { $challenger } 想和 { $opponent } 再下一盘{ $game }。
challenge-hidden = 别人看不到这个挑战：服务器不允许我在这里向所有人发送消息，所以我已将它撤回。请在我所在的服务器里发起挑战，或请管理员允许外部应用。
challenge-alone = 别人看不到这里的私信，所以我已撤回这个挑战。请在服务器或群组里发起挑战。
challenge-which = 想和 { $name } 下哪种棋？

## offer

offer-draw_asked = { $name } 提和。
offer-draw_declined = { $name } 不同意和棋。
offer-draw_withdrawn = { $name } 撤回了提和。
offer-draw_bot_declines = 我还想继续下。
offer-takeback_asked = { $name } 请求悔棋，收回 { $n } 步。
offer-takeback_done = { $name } 悔棋了。
offer-takeback_declined = { $name } 不同意悔棋。
offer-takeback_withdrawn = { $name } 不悔棋了。
offer-resign_ask = 你真的要认输吗？
