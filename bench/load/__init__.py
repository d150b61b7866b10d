"""Load for servers: people at tables, played by programs that answer as fast or as slowly as they are told."""
