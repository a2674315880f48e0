### The lessons of the game: a title and the rule of each.

lesson-overline = 長連は禁手
lesson-overline-text = 黒はちょうど五つ並べます。六つ以上は黒の禁手で、j8に置くと石が六つつながります。
lesson-threes = 三々は禁手
lesson-threes-text = 黒は一手で活三を二つ作れないので、i8には置けません。一つの活三を達四にするのはかまいません。
lesson-fours = 四々は禁手
lesson-fours-text = 一手で四を二つ作るのも黒の禁手です（ここではf2）。四と三を一つずつ作る四三は許され、勝ちになります。
lesson-white = 白に禁手はない
lesson-white-text = 白には禁手がなく、六つ以上でも勝ちです。今度はあなたが白です。
