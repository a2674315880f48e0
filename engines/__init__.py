"""The games and the player of them: rules, search, levels, process pool. Knows no chat and no database."""
