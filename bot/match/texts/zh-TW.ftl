### A match: its page, buttons, offers, clocks, hints in words, and what cannot be done in it.

## buttons

buttons-accept = 應戰
buttons-decline = 婉拒
buttons-withdraw = 撤回挑戰
buttons-hint = 提示
buttons-resign = 認輸
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
buttons-open_board = 開啟棋盤
buttons-open = 前往棋盤
buttons-replay = 重播
buttons-first = 開頭
buttons-previous = 上一步
buttons-next = 下一步
buttons-last = 末尾
buttons-export = 存成 PGN
buttons-clock_resume = 恢復計時
buttons-pause_accept = 同意暫停
buttons-pause_decline = 不暫停
buttons-pause_withdraw = 撤回請求
buttons-review = 覆盤
buttons-best = 最佳著法？
buttons-share = 分享
buttons-learn = 學習
buttons-follow = 追蹤

## settings

settings-language-label = 語言
settings-language-auto = 與 Discord 相同
settings-notation-label = 記譜法
settings-pieces-label = 棋子
settings-look-label = 棋盤外觀
settings-board-label = 棋盤
settings-board-picture = 圖片
settings-board-text = 文字（適合螢幕閱讀器和慢速網路）
settings-board-grid = 用字母畫的棋盤（網速慢時用）
settings-clock-label = 預設用時
settings-clock-auto = 和人下每步限天數，和我下不限時
settings-clock-none = 不限時
settings-clock-live-60-5 = 1 分鐘 + 每步 5 秒
settings-clock-live-300-5 = 5 分鐘 + 每步 5 秒
settings-clock-live-600-10 = 10 分鐘 + 每步 10 秒
settings-clock-live-900-10 = 15 分鐘 + 每步 10 秒
settings-clock-move-86400 = 每步 1 天
settings-clock-move-259200 = 每步 3 天
settings-clock-move-604800 = 每步 7 天
settings-notices-label = 輪到走棋時提醒
settings-notices-on = 離開一陣子後提醒
settings-notices-off = 從不提醒
settings-coach-label = 嚴重失誤前提醒
settings-coach-auto = 每種棋與機器人的前三局
settings-coach-on = 與機器人的每一局
settings-coach-off = 從不
settings-listed-label = 排行榜
settings-listed-on = 名列前茅時列出
settings-listed-off = 從不列出
settings-usual = 依語言
settings-usual-everywhere = 預設

## match

match-title = { $game }：{ $first } 對 { $second }
match-side = **{ $name }**（{ $side }）
match-sides = { $first }對 { $second }
match-turn = 輪到 { $name }（{ $side }）走
match-thinking = Qibot 正在思考……
match-queue = 我還在下另外 { $n } 盤棋，請稍候。
match-check = 將軍！
match-near_loses = ⚠️ 局面再重複一次，{ $loser } 就判負（{ $reason }）。
match-near_draws = ⚠️ 局面再重複一次就是和棋。
match-last = 上一步：{ $move }（{ $side }）
match-start = 還沒有走棋
match-ply = 已走 { $n } 步
match-number = 第 { $id } 局
match-elsewhere = 這盤對局已轉到別處進行。對局雙方可用 { COMMAND("board") } 找到它。
match-event = 比賽 { $id }，第 { $round } 輪（共 { $rounds } 輪）
match-unrated = 不計等級分
match-hints = { $name } 用了 { $n } 次提示
match-your_turn = { $name }，輪到你走了。
match-bot_moved = { $name }，我走好了，輪到你了。
match-time_short = { $name }，你這一步的時間不多了。

## hints

hints-nobody = 不用提示
hints-both = 雙方可用提示

## challenge

challenge-asked = { $challenger } 向 { $opponent } 挑戰一盤{ $game }。
challenge-first = { $name } 先走。
challenge-until = 挑戰將於{ $when }失效。
challenge-declined = { $opponent } 現在不想下{ $game }。
challenge-withdrawn = { $challenger } 撤回了挑戰。
challenge-expired = { $opponent } 沒有回應，{ $game }挑戰已失效。
challenge-ended = 管理員結束了{ $game }挑戰。
challenge-rematch = { $challenger } 想和 { $opponent } 再下一盤{ $game }。

## offer

offer-draw_asked = { $name } 提和。
offer-takeback_asked = { $name } 請求悔棋，收回 { $n } 步。
offer-pause_asked = { $name } 請求停鐘。
offer-hidden = 只有你能看到這個詢問：我在這裡不能向所有人傳送訊息。棋盤上寫著你的請求，{ $name } 按棋盤下方的同一個按鈕即可答覆。

## moves

moves-last = 上一步：{ $move }（{ $side }，{ $piece }）
moves-taking = { $last }，吃{ $pieces }
moves-named = 看看{ $piece }。

## opening

opening-undecided = 誰執哪一方由開局決定
opening-choose = 由 { $name } 選擇執哪一方

## board

board-opening = 開局：{ $name }
board-asked = { $name }：{ $question }
board-again = 用 { COMMAND("board") } 查看棋盤。

## card

card-record = 兩人戰績：{ $first } { $first_wins } 勝，{ $second } { $second_wins } 勝，{ $draws } 和
card-level-record = 對「{ $level }」：{ $won } 勝 { $drawn } 和 { $lost } 負
card-first-win = 🏆 { $name } 首次戰勝「{ $level }」。
card-streak = { $name } 已連勝「{ $level }」{ $n } 局。
card-next-level = 挑戰「{ $level }」？

## hint

hint-takes = { $move }（吃{ $pieces }）
hint-piece = 看看 { $cell } 的{ $piece }。
hint-candidates = 看看 { $moves }，其中一步最好。
hint-only = 只有一步好棋：看看 { $moves }。
hint-move = 走 **{ $move }**。
hint-line = 後續變化：{ $line }

## clock

clock-hours = 每步 { $n } 小時
clock-named = 用時：{ $clock }
clock-first = 第一步須在 { $minutes } 分鐘內走出
clock-paused = ⏸️ 已停鐘
clock-short = ⚠️ **{ $name }，時間不多了：{ $when }用完**
clock-runs_again = ▶️ 棋鐘重新走動。

## prospect

prospect-wins-now = 這一步直接獲勝。
prospect-wins = { $n } 步之內獲勝。
prospect-loses = 這樣撐得最久：對手 { $n } 步之內可以獲勝。
prospect-loses-now = 走完這一步對局就結束，怎麼走都輸。
prospect-wins-by-rule = 對手不能一直重複下去，否則判負。
prospect-loses-by-rule = 你不能一直重複下去，否則判負；有機會就要變著。
prospect-draws = 可以守和。
prospect-wins-material = 淨得{ $won }。
prospect-wins-material-for = 得{ $won }，失{ $lost }。
prospect-loses-material = 無論如何要丟{ $lost }，這樣損失最小。
prospect-loses-material-for = 無論如何要以{ $lost }換{ $won }，這樣損失最小。
prospect-better = 走完你占優勢。
prospect-worse = 你處於劣勢，但這是最好的防守。
prospect-even = 保持均勢。

## truth

truth-all = 雙方都走最佳著法時，每一步的結果：{ $values }。
truth-wins = **{ $move }**（{ $n } 步勝）
truth-loses = **{ $move }**（{ $n } 步負）
truth-draws = **{ $move }**（和）

## rating

rating-title = 等級分
rating-change = { $name } { $rating }{ $change }
rating-row = { $game }等級分：{ $rating }（計分對局：{ $n }）
rating-provisional = 問號：對局太少，尚不準確。
rating-history = 最近對局（{ $n }）的等級分：從 { $first } 到 { $last }。

## position

position-unrated = 從局面開始，不計等級分

## replay

replay-position = 第 { $ply } 步，共 { $total } 步
replay-start = 初始局面

## refusal

refusal-self-block = 不能封鎖自己。
refusal-not-your-turn = 還沒輪到你走。
refusal-not-your-match = 這是別人的對局。用 { COMMAND("play") } 開始你自己的吧。
refusal-bot-is-thinking = 我還在思考，請稍等……
refusal-stale = 這個按鈕出現之後局面已經變了。請看看現在的棋盤再選。
refusal-match-challenged = 對局還沒開始：對方還沒有應戰。
refusal-match-playing = 這盤對局已經開始了。
refusal-match-finished = 這盤對局已經結束。
refusal-match-declined = 這個挑戰已被婉拒。
refusal-match-withdrawn = 這個挑戰已被撤回。
refusal-match-expired = 這個挑戰已經失效。可以用 { COMMAND("play") } 重新挑戰。
refusal-match-not-found = 沒有這盤對局。
refusal-unreadable-move = 我看不懂 { $move } 是哪一步。請輸入{ $how }。
refusal-illegal-move = 現在不能走 { $move }。
refusal-piece-own = 你在{ $cell }的{ $piece }
refusal-piece-other = 對方在{ $cell }的{ $piece }
refusal-ambiguous-move = { $move } 可能是這幾步之一：{ $candidates }。
refusal-over-move = 在這個局面，對局已經結束。
refusal-bad-game = 我不會下 { $value }。
refusal-bad-level = 沒有 { $value } 這個難度。
refusal-bad-side = 沒有 { $value } 這個選項。
refusal-bad-notation = 這種棋沒有 { $value } 這種記譜法。
refusal-bot-opening = 這種開局要兩個人下，請同時選一位對手。
refusal-level-for-bot = 只有和我下才能選難度。難度和對手請只填一個。
refusal-bad-choice = { $value } 不是可選的項目。
refusal-self-challenge = 不能向自己挑戰。對手不填就是和我下。
refusal-bot-challenge = 別的機器人不會下棋。對手不填就是和我下。
refusal-unseen-challenge = 對方看不到這個頻道，沒辦法回應。請在你們都看得到的頻道裡挑戰。
refusal-challenge-pending = 你已經發出過這個挑戰，對方還沒有回應。
refusal-challenged-already = { $name } 已經向你發起了這種棋的挑戰：請應戰，或先婉拒它。
refusal-too-many-matches = 你有 { $limit } 盤對局沒有下完，已達上限。請先下完一盤：{ COMMAND("games") }。
refusal-not-for-you = 這是問別人的。
refusal-not-yours = 只有提出的人才能撤回。
refusal-match-goes-on = 這盤對局還沒有結束。
refusal-no-match = 你沒有正在進行的對局。用 { COMMAND("play") } 開始一盤吧。
refusal-several-matches = 你有好幾盤對局在進行。請選擇一盤。
refusal-rematch-exists = 新的一盤已經開始了，是第 { $match_id } 局：{ COMMAND("games") }。
refusal-offer-gone = 這個請求已經失效。
refusal-offer-stands = 已經有一個請求在等待回應。
refusal-slow-down = 你上一次向對方發起的挑戰沒有成局。{ $when }可以再次挑戰。
refusal-former-player = 那盤對局的對手已經不再使用我了。
refusal-blocked = 對方不接受你的挑戰。
refusal-too-much-asked = 你一下子讓我做了太多事，請稍後再試。
refusal-just-asked = 你剛剛提過這個請求，請稍等一下再試。
refusal-choice-due = 請先在棋盤下方選擇執哪一方。
refusal-choice-made = 現在沒有什麼可選的。
refusal-in-opening = 開局結束後才有提示。
refusal-bad-opening = 這種棋沒有 { $value } 這種開局。
refusal-no-vacation-left = 超過了你剩餘的天數。今年剩餘休假天數：{ $n }。
refusal-no-hints = 真人之間只有開局時雙方都同意才能使用提示；比賽和即時計時的對局中不能使用。
refusal-own-match = 這個局面出自你正在進行的第 { $match_id } 局。等那一局結束後，我可以告訴你這裡的最佳著法，你也可以從這裡繼續下。
refusal-too-many-here = 你在本伺服器已有 { $limit } 局未完，達到上限。請先下完一局。
refusal-no-leaderboard = 本伺服器關閉了排行榜。選擇「{ top-everywhere }」可以查看總排行榜。
refusal-wrong-channel = 在本伺服器只能在這些頻道對局：{ $where }。
refusal-wrong-role = 在本伺服器，只有這些身分組可以開局：{ $who }。
refusal-suspended = { $until }，你不能在本伺服器使用我。理由：{ $reason }

## menus

menus-match_option = { $game }，對手 { $opponent }

## trouble

trouble-unknown-button = 這個按鈕太舊了。用 { COMMAND("board") } 可以重新傳送對局的棋盤；其他內容請再次使用相應的指令。
trouble-cannot-post = 我沒有在這裡發言的權限。請管理員允許我檢視頻道、傳送訊息和附加檔案（在語音頻道還需要連線權限），或換一個頻道。
trouble-late = 我回應得太慢了，請再按一次。

## series

series-score = 連戰：{ $first } { $points } : { $other } { $second }

## moderation

moderation-until = { $when } 之前
moderation-until-lifted = 在管理員恢復之前

## learn

learn-show = 告訴我
learn-right-1 = 對了！
learn-right-2 = 漂亮！
learn-right-3 = 正是這一步！
learn-not-it = { $move } 可以走，但不是這裡要找的那一步。
