"""People who keep playing while the server, a worker or the database is killed, and compare the outcome with it."""
