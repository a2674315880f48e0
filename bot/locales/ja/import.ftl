### What is wrong with a game or a position that somebody brought along.

## refusal

refusal-bad-import = 読み取れません。{ $what }
refusal-bad-import-at = 読み取れません({ $line }行{ $column }列目)。{ $what }

## import

import-empty = 対局が含まれていません。
import-not-one = 対局はちょうど1つでなければなりません。
import-too-long = テキストが長すぎます。
import-too-large = ファイルが1 MiBを超えています。
import-too-many-moves = { $value }手を超えています。
import-tag = { $value }はタグではありません。
import-no-game-tag = ゲームを示すGameタグがありません。オプション「{ commands-import-game-name }」でゲームを選んでください。
import-game = { $value }という名前のゲームはありません。
import-unclosed = { $value }のところで閉じ忘れているか、二重に閉じています。
import-variation = 変化手順が閉じていないか、二重に閉じています。
import-move = { $ply }手目:{ $why }
import-over = { $ply }手目の{ $value }:その前に対局が終わっています。
import-position = { $value }は{ $game }の局面ではありません。
import-result = { $value }は結果ではありません。
import-results = 結果が食い違っています:{ $value }。
