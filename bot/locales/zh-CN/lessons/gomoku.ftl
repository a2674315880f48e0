### The lessons of the game: a title and the rule of each.

lesson-five = 五子连线
lesson-five-text = 双方轮流在空点落子。横、竖、斜任一方向五子连成一线就赢。
lesson-four = 冲四
lesson-four-text = 四子相连，下一步就成五。白方的四一头已被堵住，另一头现在就要堵。
lesson-open = 活三
lesson-open-text = 三子相连而两头都空叫活三。它再走一步成活四，有两个成五点，挡不住。
lesson-three = 挡活三
lesson-three-text = 白方有一个活三，趁它成活四之前堵住一头。
lesson-double = 双三
lesson-double-text = 一步形成两个活三，几乎必胜：对方只能挡住一个。
lesson-swap2 = 公平的开局：Swap2
lesson-swap2-text = 先手占优，所以两人对局常用 Swap2 开局：一人摆黑、白、黑三子，对方选择执黑或执白，或再摆白、黑两子，把选择权交回。请摆第三子，使双方机会大致相等：紧靠这两子对黑方太有利，摆在棋盘边上又用处太小。中间隔开两个点。
