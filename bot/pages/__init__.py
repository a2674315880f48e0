"""What people see: a snapshot of a match, or a record, to one message. Nothing here waits for anything."""
