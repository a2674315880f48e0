### Study boards.

commands-import-name = nhập
commands-import-description = Xem ván cờ hay thế cờ của bạn: PGN, PDN, FEN hoặc UCCI
commands-import-file-name = tệp
commands-import-file-description = Tệp chứa một ván cờ
commands-import-text-name = văn-bản
commands-import-text-description = Ván cờ hay thế cờ dạng văn bản
commands-import-game-name = trò
commands-import-game-description = Trò nào, nếu bạn đưa một thế cờ

## study

study-title = Bàn nghiên cứu: { $game } · { $first } – { $second }
study-saved = Bài nghiên cứu dạng PGN.
refusal-which-import = Tôi không biết đây là trò nào. Hãy chọn bằng tùy chọn “{ commands-import-game-name }”.
refusal-no-import = Tôi không thấy ván cờ hay thế cờ nào trong đó. Hãy gửi ván cờ dạng PGN hoặc PDN, hoặc thế cờ dạng FEN.
