### Studies: imported games and positions, and playing on from them.

## commands

commands-import-name = 読み込み
commands-import-description = 自分の棋譜や局面を調べます：PGN、PDN、FEN、UCCI
commands-import-file-name = ファイル
commands-import-file-description = 対局のファイル
commands-import-text-name = テキスト
commands-import-text-description = 対局や局面のテキスト
commands-import-game-description = 局面を入れる場合のゲーム

## position

position-play = ここから対局
position-ask = { $side }の番です。どちら側で対局しますか？この対局はレーティングにも成績にも入りません。
position-level = 私と対局（あなたは{ $side }）：強さは？
position-anyone = このチャンネルで募る（自分は{ $side }）

## study

study-title = 研究盤：{ $game }・{ $first } – { $second }
study-saved = 研究内容のPGNです。
study-first = 複数の対局が含まれています。これは最初の対局です。
study-over = ここのルールではこの局面で終局ですが、元の棋譜では違います。

## import

import-empty = 対局が含まれていません。
import-both = ファイルか文字のどちらか一方だけを指定してください。
import-too-long = テキストが長すぎます。
import-too-large = ファイルが1 MiBを超えています。
import-not-fetched = Discordからファイルを取得できませんでした。もう一度試すか、中身を貼り付けてください。
import-too-many-moves = { $value }手を超えています。
import-tag = { $value }はタグではありません。
import-no-game-tag = ゲームを示すGameタグがありません。オプション「{ commands-game-name }」でゲームを選んでください。
import-game = { $value }という名前のゲームはありません。
import-unclosed = { $value }のところで閉じ忘れているか、二重に閉じています。
import-variation = 変化手順が閉じていないか、二重に閉じています。
import-move = { $game }の{ $ply }手目：{ $why }
import-over = { $game }の{ $ply }手目の{ $value }：その前に対局が終わっています。
import-position = { $value }は{ $game }の局面ではありません。{ $why }
import-position-form = 書き方の例：{ $value }
import-position-rows = 段の数が違います。
import-position-row = 段{ $value }の長さが違います。
import-position-sign = 記号{ $value }はここでは使えません。
import-position-cell = 対局では生じない局面です。{ $value }を確かめてください。
import-position-too-many = { $value }が多すぎます。
import-position-missing = { $value }がありません。
import-position-turn = xとoの数が手番と合いません。
import-position-stones = xとoの数が違います。
import-position-won = 手番の側がすでに勝っています。
import-results = 結果が食い違っています：{ $value }。

## refusal

refusal-which-import = どのゲームか分かりません。選んでください。
refusal-no-import = 棋譜も局面も見つかりません。棋譜はPGN、PDN、または手順だけ、局面はFENで送ってください。
refusal-bad-import = 読み取れません。{ $what }
refusal-bad-import-at = 読み取れません（{ $line }行{ $column }列目）。{ $what }
