"""What is kept about a person, to be had or deleted."""
