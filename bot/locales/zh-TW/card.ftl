### A match as one picture.

## buttons

buttons-card = 圖卡
