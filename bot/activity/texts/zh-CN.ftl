### The board that one can touch: what its page says by itself.

## activity

activity-connecting = 正在连接……
activity-lost = 连接已断开，正在重试……
activity-outside = 本页面是 Discord 的一部分：请在 Discord 中从对局打开。
activity-failed = Discord 没有回应。请关闭本页面再重新打开。
activity-newer = 本页面有新版本：请关闭后重新打开。
activity-board = 棋盘
activity-keys = 方向键在棋盘上移动，Enter 选择，Escape 取消。
activity-moves = 着法
activity-turn = 旋转棋盘
activity-sound = 声音
activity-target = { $cell }：可选
activity-prepared = 预走：{ $move }
activity-confirm = 走棋前先确认
activity-meant = 就走这一步吗？
activity-make = 走
activity-unknown = Discord 无法确认你的身份。请关闭此页面后重新打开。
activity-hidden = 这里已看不到这局棋。
activity-lobby = 总览
activity-back = 返回棋盘
activity-challenges = 本频道的公开挑战
activity-begin = 开始对局
activity-watch = 可观看的对局
activity-puzzles = 习题
activity-record = 你的战绩
activity-show = 查看
activity-choose_game = 选择棋种
activity-pause = 暂停计时

## refusal

refusal-not-here = 对方已不再打开此页面。
refusal-only-answers = 我不能主动在这里发言。请在聊天里开始对局：按那里的按钮，或用 { COMMAND("play") }。
refusal-timed-out = { $until }，你不能在本服务器使用我：你在这里已被禁言。
