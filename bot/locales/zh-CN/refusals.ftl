### What cannot be done, and faults.

## refusal

refusal-not-your-turn = 还没轮到你走。
refusal-not-your-match = 这是别人的对局。用 { COMMAND("play") } 开始你自己的吧。
refusal-bot-is-thinking = 我还在思考，请稍等……
refusal-stale = 这个按钮出现之后局面已经变了。请看看现在的棋盘再选。
refusal-match-challenged = 对局还没开始：对方还没有应战。
refusal-match-playing = 这盘对局已经在进行了。
refusal-match-finished = 这盘对局已经结束。棋盘下面有“再来一盘”。
refusal-match-declined = 这个挑战已被谢绝。
refusal-match-withdrawn = 这个挑战已被撤回。
refusal-match-expired = 这个挑战没有及时得到回应。可以用 { COMMAND("play") } 重新挑战。
refusal-match-not-found = 没有这盘对局。
refusal-unreadable-move = 我看不懂 { $move } 是哪一步。请输入{ $how }。
refusal-illegal-move = 现在不能走 { $move }。
refusal-piece-own = 你在 { $cell } 的{ $piece }
refusal-piece-other = 对方在 { $cell } 的{ $piece }
refusal-ambiguous-move = { $move } 可能是这几步之一：{ $candidates }。
refusal-bad-game = 我不会下 { $value }。
refusal-bad-level = 没有 { $value } 这个难度。
refusal-bad-side = 没有 { $value } 这个选项。
refusal-bad-notation = 这种棋没有 { $value } 这种记谱法。
refusal-bad-choice = 没有 { $value } 这个选项。
refusal-bot-record = 机器人没有战绩，请选一个人。
refusal-self-challenge = 不能向自己挑战。对手不填就是和我下。
refusal-bot-challenge = 别的机器人不会下棋。对手不填就是和我下。
refusal-challenge-pending = 你已经发出过这个挑战，对方还没有回应。
refusal-challenged-already = { $name } 已经向你发起了这个游戏的挑战：请接受它，或先拒绝它。
refusal-too-many-matches = 你有 { $limit } 盘对局没有下完，已达上限。请先下完一盘：{ COMMAND("games") }。
refusal-not-for-you = 这是问别人的。
refusal-not-yours = 只有提出的人才能撤回。
refusal-match-goes-on = 这盘对局还没有结束。
refusal-nothing-to-take-back = 你还没有走过棋。
refusal-too-early = 先下几步，再提和吧。
refusal-asked-already = 对手在这个局面下已经拒绝了。走一步之后可以再提。
refusal-no-match = 你没有正在进行的对局。用 { COMMAND("play") } 开始一盘吧。
refusal-export-running = 你的数据已经在收集中，稍后会以文件形式发给你。
refusal-several-matches = 你有好几盘对局在进行，请说明是哪一盘。
refusal-rematch-exists = 新的一盘已经开始了，是第 { $match_id } 局：{ COMMAND("games") }。
refusal-offer-gone = 这个请求已经失效。
refusal-offer-stands = 已经有一个请求在等待回应。
refusal-slow-down = 你上一次向对方发起的挑战没有成局。{ $when }可以再次挑战。
refusal-person-gone = 相关人员的数据刚刚被删除。请再试一次。
refusal-still-playing = 你刚刚又开始了一盘对局，请再试一次。
refusal-former-player = 那盘对局的对手已经不再使用我了。
refusal-blocked = 对方不接受你的挑战。
refusal-self-block = 不能屏蔽自己。
refusal-bot-block = 机器人不会挑战任何人，不需要屏蔽。
refusal-too-much-asked = 你一下子让我做了太多事，请稍后再试。

## trouble

trouble-apology = 我这边出了点问题，已经记录下来；你的对局已妥善保存。请再试一次。
trouble-engine-busy = 我正在同时想很多盘棋，请稍后再试。
trouble-engine-failed = 我刚才没有想出来，请再试一次。
trouble-engine-stopped = 我正在重新启动。你的对局已妥善保存，请一分钟后再试。
trouble-not-stored = 我暂时无法读写存档。请稍后看看棋盘，再决定是否重试。
trouble-stopping = 我正在重新启动，请一分钟后再试；已经走过的棋不会丢失。
trouble-cannot-post = 我没有在这里发言的权限。请让管理员允许我发送消息和附件（在语音频道还需要连接权限），或者换一个频道。
trouble-uninvited = 我不在这个私密子区里：这里用到的命令和按钮我会回应，但我不能主动叫人，也不能主动更新任何内容。在这里提及 { $bot } 就能让我加入。
trouble-board-unreachable = 已完成，但我无法在第 { $id } 局棋盘所在的地方显示。请用 { COMMAND("move") } 继续，或用 { COMMAND("board") } 把棋盘发送到这里。
trouble-filtered = 本服务器的过滤规则拦截了我的消息。请联系管理员，或者换一个频道。
trouble-message-gone = 这条消息已被删除。用 { COMMAND("board") } 可以重新发送对局的棋盘。
trouble-late = 我回应得太慢了，请再按一次。
trouble-unknown-button = 这个按钮太旧了。用 { COMMAND("board") } 可以重新发送棋盘。
trouble-unknown-command = 我已经没有这个命令了。输入 / 看看我会什么。
