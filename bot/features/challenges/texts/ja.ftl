### Challenges to a person, to anybody, and rematches.

## commands

commands-anyone-name = 対戦募集
commands-anyone-description = このチャンネルで対戦相手を募ります
commands-play-name = 対局
commands-play-description = 私と、またはほかの人と対局を始めます
commands-play-opponent-name = 相手
commands-play-opponent-description = 挑戦する相手。空欄なら私と対局します
commands-play-level-name = 強さ
commands-play-level-description = 私の強さ（指定がなければ、そのゲームで初めて勝つまで入門、その後は中級）
commands-challenge-name = 対局を申し込む

## buttons

buttons-join = 対戦する

## challenge

challenge-hidden = この挑戦はほかの人には見えません。このサーバーでは全員に見える投稿が許可されていないため、取り下げました。私が参加しているサーバーで挑戦するか、管理者に外部アプリの許可を頼んでください。
challenge-alone = このダイレクトメッセージはほかの人には見えないため、挑戦を取り下げました。サーバーかグループで挑戦してください。
challenge-which = { $name }さんとどのゲームで遊びますか？

## invitation

invitation-asked = { $host }さんが{ $game }の相手を探しています。どなたか対戦しませんか？
invitation-second = 参加した人が先手です。
invitation-closed = { $host }さんの{ $game }の募集は終わりました。

## match

match-accepted = { $name }さん、挑戦が受けられました。あなたの番です。

## position

position-asked = この局面から：{ $host }さんが{ $side }です。レーティングなし。

## refusal

refusal-invitation-open = このゲームの相手はもう募集中です。
refusal-own-invitation = これは自分の募集です。ほかの人の応募を待ってください。
