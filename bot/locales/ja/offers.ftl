### Offers that only who makes them can see.

## offer

offer-hidden = この質問はあなたにしか見えません。ここでは全員に見える投稿ができないためです。内容は盤面に出ていて、{ $name } さんは盤の下の同じボタンで答えます。
