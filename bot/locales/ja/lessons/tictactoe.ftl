### The lessons of the game: a title and the rule of each.

lesson-row = 三つ並べる
lesson-row-text = 交互に空いたマスへ印を置きます。縦、横、斜めのどれかに三つ並べると勝ちです。
lesson-block = 相手の二つ
lesson-block-text = 相手が一列に二つ並べ、三つ目のマスが空いていたら、そこに置いて止めます。
lesson-fork = ダブルリーチ
lesson-fork-text = 一手で「あと一つ」の列を二つ作るのがダブルリーチです。相手は片方しか止められません。
