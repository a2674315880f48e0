"""Activities."""
