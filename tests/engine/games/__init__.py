"""Small games that between them use everything the engine offers."""
