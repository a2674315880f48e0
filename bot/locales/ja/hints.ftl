### Hints, and what a line of moves leads to.

## hint

hint-title = ヒント { $step }/3
hint-thinking = 考えています……
hint-piece = { $cell } の{ $piece }に注目しましょう。
hint-candidates = { $moves } に注目しましょう。この中に最善手があります。
hint-only = 良い手は一つだけです：{ $moves }。
hint-move = **{ $move }** と指しましょう。
hint-line = 予想される展開：{ $line }
hint-used = この対局でヒントを { $n } 回使いました。
hint-shown = ヒントの回数は数えられ、対局に表示されます。

## prospect

prospect-wins-now = これですぐに勝ちです。
prospect-wins = { $n } 手で勝ちます。
prospect-loses = 最も長く粘れる手です。相手は { $n } 手で勝てます。
prospect-wins-by-rule = 相手は同じ手を繰り返し続けられません。続けると負けになります。
prospect-loses-by-rule = 同じ手を繰り返し続けると負けになります。できるときに手を変えましょう。
prospect-draws = これで引き分けを保てます。
prospect-wins-material = { $won }を得します。
prospect-wins-material-for = { $lost }と引き換えに{ $won }を得します。
prospect-loses-material = どう指しても{ $lost }を失いますが、これが最も損が少ない手です。
prospect-loses-material-for = どう指しても{ $won }と引き換えに{ $lost }を失いますが、これが最も損が少ない手です。
prospect-better = このあと、あなたが有利です。
prospect-worse = あなたが不利ですが、これが最善の守りです。
prospect-even = 形勢は互角のままです。

## truth

truth-all = 双方が最善を尽くした場合の各手の結果：{ $values }。
truth-wins =
    { $n ->
        [1] **{ $move }** はすぐに勝ち
       *[other] **{ $move }** は { $n } 手で勝ち
    }
truth-loses = **{ $move }** は { $n } 手で負け
truth-draws = **{ $move }** は引き分け

## refusal

refusal-no-hints = 大会と、人どうしの持ち時間制の対局ではヒントは使えません。
refusal-own-match = この局面は、対局中の第{ $match_id }局のものです。最善手は終局後にお伝えします。
