"""Records: what was played, as segments and as text."""
