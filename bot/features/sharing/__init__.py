"""Pictures of matches for others."""
