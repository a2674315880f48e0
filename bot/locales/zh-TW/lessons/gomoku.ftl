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
