### The lessons of the game: a title and the rule of each.

lesson-five = 五子連線
lesson-five-text = 雙方輪流在空點落子。橫、豎、斜任一方向五子連成一線就贏。
lesson-four = 衝四
lesson-four-text = 四子相連，下一步就成五。白方的四一頭已被堵住，另一頭現在就要堵。
lesson-open = 活三
lesson-open-text = 三子相連而兩頭都空叫活三。它再走一步成活四，有兩個成五點，擋不住。
lesson-three = 擋活三
lesson-three-text = 白方有一個活三，趁它成活四之前堵住一頭。
lesson-double = 雙三
lesson-double-text = 一步形成兩個活三，幾乎必勝：對方只能擋住一個。
lesson-swap2 = 公平的開局：Swap2
lesson-swap2-text = 先手占優，所以兩人對局常用 Swap2 開局：一人擺黑、白、黑三子，對方選擇執黑或執白，或再擺白、黑兩子，把選擇權交回。請擺第三子，使雙方機會大致相等：緊靠這兩子對黑方太有利，擺在棋盤邊上又用處太小。中間隔開兩個點。
