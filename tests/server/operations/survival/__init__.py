"""People who go on playing while the server, a worker or the database is killed, and who then compare notes with it."""
