"""What is kept about a person: to be shown, exported and deleted."""
