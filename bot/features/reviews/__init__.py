"""What happened in a finished match."""
