"""Records of finished games, and statistics about them."""
