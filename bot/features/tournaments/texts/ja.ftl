### Tournaments.

## commands

commands-tournament-name = 大会
commands-tournament-description = このチャンネルで大会を開きます。ゲームを選ばなければ大会の一覧を表示します
commands-tournament-game-description = どのゲームか。空なら一覧を表示
commands-tournament-kind-name = 方式
commands-tournament-kind-description = 総当たり、または同じ勝ち点どうしで数回戦（スイス式）
commands-tournament-rounds-name = 回戦
commands-tournament-rounds-description = スイス式の回戦数（既定は5）
commands-tournament-players-name = 人数
commands-tournament-players-description = 参加できる人数の上限
commands-tournament-clock-description = 各対局の持ち時間（既定は一手1日）

## buttons

buttons-tournament_join = 参加する
buttons-tournament_leave = 抜ける
buttons-tournament_start = 開始する
buttons-tournament_cancel = 中止する
buttons-tournament_leave_yes = 大会を抜ける
buttons-tournament_cancel_yes = 大会を中止する

## tournament

tournament-kind-robin = 総当たり
tournament-kind-swiss = スイス式
tournament-robin = 総当たり戦：全員が全員と対局
tournament-swiss = スイス式：{ $n }回戦
tournament-title = 大会{ $id }：{ $game }
tournament-by = 主催：{ $host }
tournament-players = 参加者：{ $count }人（最大{ $most }人）
tournament-needs = 最低{ $least }人が必要です。主催者かモデレーターが開始します。
tournament-round = 第{ $round }回戦（全{ $rounds }回戦）
tournament-bye = { $name }さんは今回は抜け番です
tournament-played = 対局中
tournament-no-result = 結果なし
tournament-winner = 優勝：{ $names }
tournament-shared = 同率1位：{ $names }
tournament-first = 先に書かれた人が先手です。
tournament-standings = 順位表
tournament-points = 得点
tournament-place = 順位
tournament-rating = レーティング
tournament-tie-robin = SB
tournament-tie-swiss = Bh
tournament-cancelled = この大会は中止になりました。
tournament-ties-robin = 勝ちは1点、引き分けは½点。かっこ内はゾンネボーン・ベルガー：勝った相手の得点と、引き分けた相手の得点の半分の合計。同点のときはこれで、次に当事者どうしの対局で順位を決め、それでも並べば同じ順位とします。
tournament-ties-swiss = 勝ちは1点、引き分けは½点、抜け番は1点。かっこ内はブッフホルツ：対戦相手全員の得点の合計。同点のときはこれで、次に全員が互いに対局していればその成績で順位を決め、それでも並べば同じ順位とします。
tournament-made = このチャンネルで大会を告知しました。そこのボタンで参加できます。
tournament-joined = この大会に参加しました。
tournament-left = この大会への参加を取りやめました。
tournament-leave-ask = 大会を抜けますか？いま大会で指している対局は負けになり、この後の対局もなくなります。
tournament-cancel-ask = 大会を中止しますか？優勝者なしで終わります。進行中の対局は続きます。
tournament-list = 大会
tournament-none = ここには大会がありません。サーバーのチャンネルで{ COMMAND("tournament") }を使い、ゲームを選ぶと開けます。
tournament-is-open = 参加受付中
tournament-is-playing = 第{ $round }回戦（全{ $rounds }回戦）
tournament-is-finished = 終了
tournament-is-cancelled = 中止

## refusal

refusal-not-in-tournament = この大会には参加していません。
refusal-server-tournament = 大会はサーバーのチャンネルで開きます。ここではゲームを選ばずに使うと、参加している大会の一覧が出ます。
refusal-not-your-tournament = これができるのは主催者かモデレーターだけです。
refusal-too-few-players = まず{ $least }人以上の参加が必要です。
refusal-too-many-tournaments = このサーバーに終わっていない大会が{ $limit }つあります。先にどれかを終えるか中止してください。
refusal-bad-players = この方式の大会では人数の上限を{ $value }にできません。{ $least }から{ $limit }までです。
