### The lessons of the game: a title and the rule of each.

lesson-falling = コマは落ちる
lesson-falling-text = コマは列の一番下の空きまで落ちます。いっぱいの列（ここでは3列目）にはもう入りません。5列目の赤いコマの上に落としてください。
lesson-row = 四つ並べる
lesson-row-text = 縦、横、斜めのどれかに四つ並べると勝ちです。あなたのコマは三つ横に並んでいます。
lesson-diagonal = 斜め
lesson-diagonal-text = 斜めは見落としやすい並びです。あなたのコマが三つ斜めに並び、四つ目の場所にはもう届きます。
lesson-block = 相手の三つ
lesson-block-text = 相手が三つ並べ、四つ目の場所に届きます。先にふさぎましょう。
lesson-double = 両端が空き
lesson-double-text = 両端が空いた三つは狙いが二つあるのと同じで、相手は片端しかふさげません。
