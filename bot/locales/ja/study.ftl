### Study boards.

commands-import-name = 読み込み
commands-import-description = 自分の棋譜や局面を調べます：PGN、PDN、FEN、UCCI
commands-import-file-name = ファイル
commands-import-file-description = 対局のファイル
commands-import-text-name = テキスト
commands-import-text-description = 対局や局面のテキスト
commands-import-game-name = ゲーム
commands-import-game-description = 局面を入れる場合のゲーム

## study

study-title = 検討盤：{ $game }・{ $first } – { $second }
study-saved = 検討内容のPGNです。
refusal-which-import = どのゲームか分かりません。オプション「{ commands-import-game-name }」で選んでください。
refusal-no-import = 棋譜も局面も見つかりません。棋譜はPGNかPDN、局面はFENで送ってください。
