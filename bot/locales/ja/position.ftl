### Matches that begin from a position.

## position

position-play = ここから対局
position-ask = あなたは{ $side }で、あなたの番です。この対局はレーティングにも成績にも入りません。
position-level = 私と対局:強さは?
position-anyone = このチャンネルで募る
position-other-side = まだ誰も指しておらず、{ $side }の番です。研究盤で一手進めてから、そこで対局してください。
position-unrated = 局面指定・レーティングなし
position-asked = この局面から:{ $host }さんが{ $side }で、次の番です。レーティングなし。
position-study = 研究盤
