### A match as one picture.

## buttons

buttons-card = Thẻ ảnh
