### Puzzles.


## commands

commands-puzzle-name = 問題
commands-puzzle-description = 勝てる手が一つだけの問題を解きます。あなただけに見えます
commands-puzzle-game-name = ゲーム
commands-puzzle-game-description = どのゲームか。空ならどれか一つ

## puzzle

puzzle-title = 問題：{ $game }・レート { $rating }
puzzle-goal = { $side }の番です。勝てる手は一つだけ。見つけてください。
puzzle-go-on = 正解！相手の応手は { $move } です。続けてください。
puzzle-wrong = { $move } では勝てません。もう一度どうぞ。
puzzle-solved = 正解です！
puzzle-line = 解答：{ $line }
puzzle-hint = { $places } に注目してください。
puzzle-solution = 解答
puzzle-another = 次の問題
puzzle-rating = あなたの問題レート：**{ $rating }**（{ $change }）。
puzzle-streak = 連続正解：**{ $n }**。
puzzle-counted = この問題の結果は前に記録されています。
