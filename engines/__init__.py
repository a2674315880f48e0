"""The board game engines: rules, search, levels and process pool. They know no chat and no database."""
