"""What the modules add: each curse and each treasure in one place."""
