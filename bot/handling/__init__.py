"""What every handler of an interaction uses: context, services, and the texts of errors."""
