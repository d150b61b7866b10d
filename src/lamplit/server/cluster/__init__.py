"""Communication between the workers of one server."""
