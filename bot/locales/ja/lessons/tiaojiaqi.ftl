### The lessons of the game: a title and the rule of each.

lesson-step = 一歩
lesson-step-text = 石は斜めも含めて隣の空いたマスへ一つ動きます。d7の石をe8へ動かしてください。
lesson-clamp = 夾（はさむ）
lesson-clamp-text = 自分の石二つで、縦・横・斜めの一直線に敵の石一つをはさむと、その石が自分の色になります。
lesson-lift = 挑（持ち上げる）
lesson-lift-text = 一直線上の敵の石二つの間に入ると、両方が自分の色になります。
lesson-most = 挑と夾を一度に
lesson-most-text = 一手であらゆる方向に挑と夾が同時に起こります。色が変わった石は、ほかの石を変えません。
lesson-last = 終わり方
lesson-last-text = 60手ずつ指したら、石の多い方の勝ちです。最後の石まで変えれば、その場で勝ちです。
learn-goal-capture = 石の色を変えてください。
learn-goal-most = 一手でできるだけ多くの石の色を変えてください。
