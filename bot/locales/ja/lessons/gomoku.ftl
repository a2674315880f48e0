### The lessons of the game: a title and the rule of each.

lesson-five = 五を作る
lesson-five-text = 交互に空いた点へ石を置きます。縦、横、斜めのどれかに五つ並べると勝ちです。
lesson-four = 四
lesson-four-text = 四つ並ぶと、次の一手で五になります。白の四は片端が止まっています。もう片端を今止めましょう。
lesson-open = 活三
lesson-open-text = 両端が空いた三つを「三（活三）」といいます。次に止められない達四（両端の空いた四）になります。
lesson-three = 三を止める
lesson-three-text = 白に活三があります。達四になる前に片端を止めましょう。
lesson-double = 三々
lesson-double-text = 一手で活三を二つ作れば、ほぼ必ず勝てます。止められるのは片方だけです。
lesson-swap2 = 公平な始め方：Swap2
lesson-swap2-text = 先に打つ側が有利なので、人どうしの対局はよくSwap2で始めます。一人が黒、白、黒と石を3つ置き、相手は黒か白を選ぶか、さらに白と黒を置いて選択を任せます。どちらの色もよくならない所に3つ目の石を置きましょう。2つの石のそばでは黒がよすぎ、盤の端では働きが足りません。間を2点あけてください。
