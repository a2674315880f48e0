"""What every handler is given: context, services, what people are told."""
