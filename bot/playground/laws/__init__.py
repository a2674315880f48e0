"""What Discord allows in a form: lengths, counts, kinds. Each check collects complaints with their paths (error 50035)."""
