"""Storage of everything that must survive, in SQLite or PostgreSQL."""
