"""What Discord allows in a form: lengths, counts, kinds. Checks collect complaints with their paths (error 50035)."""
