"""Questions: how rules ask, and what people see of it."""
