### What is kept about a person; getting and deleting it.

## commands

commands-privacy-name = 隐私
commands-privacy-description = 我保存了你的哪些数据；索取或删除

## privacy

privacy-also = {"*"}*另外保存：**你做过的习题和解题等级分；你带来研究的棋局；公开的求战和你关注的对局；你主办或参加的比赛及其对阵。
privacy-title = 我保存了你的哪些数据
privacy-kept = **保存的内容：**最近一次看到的名字、语言和 Discord ID；你的对局、着法、请求和提示；你的战绩、等级分、休假、设置、屏蔽名单和学习进度。我不读取任何消息，没有使用过我、也没有被挑战过的人，我不保存其任何数据。
privacy-why = **用途：**重启后继续你的对局，显示历史和战绩，用你的语言回答你。不会出售，也不会提供给任何人。
privacy-seen = **谁能看到：**在服务器里下的对局，该服务器中能阅读其频道的人可以查看；在私信或群组里下的对局，其中的成员可以在那里查看。你胜、和、负的次数，使用我的人都能看到。
privacy-gone = **如何删除：**按下面的按钮，立即生效。与你下过的对局仍归对手保留，对手显示为“前玩家”。我已发出的消息里仍有你的名字，直到有人删除。此前由机器人运营者制作的备份由其自行删除。管理员的禁用和他人的屏蔽仍然有效。关于你，我只保留你的 Discord ID 的带密钥哈希值：保留 { $days } 天，以免恢复旧备份时你的数据重新出现；此后若禁用或屏蔽仍有效，则继续保留。
privacy-export = 把我的数据给我
privacy-delete = 删除我的数据
privacy-collecting = 正在收集你的数据……
privacy-exported = 这是我保存的关于你的全部内容。
privacy-too-large = 你的数据太大，一条消息放不下，请向机器人的运营者索取。
privacy-confirm = **删除关于你的一切吗？**尚未结束的对局和挑战会按认输或谢绝处理。你的名字、战绩、设置和屏蔽名单将永久消失，无法恢复。禁用和他人的屏蔽仍然有效。
privacy-delete-yes = 是的，全部删除
privacy-delete-no = 不，保留
privacy-deleted = 关于你的一切都已删除。如果你再来，我会把你当作新朋友。禁用和他人的屏蔽仍然有效。

## refusal

refusal-export-running = 你的数据已经在收集中，稍后会以文件形式发给你。
