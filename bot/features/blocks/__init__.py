"""Block lists: whose challenges a person does not want."""
