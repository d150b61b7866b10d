result-invocation-burnt = Paper should not scream, and this does. It curls, page by page, and on every page for a moment stands the name of one of you, before that is ash as well. Below the cellar something waits a little longer for the next word. Then it turns over and goes back to sleep.
result-invocation-stopped = The last verse remains in an open mouth. You close it, and the eyes, and the Book, which resists a little. Tonight nobody will read to what is listening down there. You hope that it does not learn to read for itself.
result-invocation-all-dead = The roof is open to the sky like a book. What stands there needs no stairs and no doors any more, and looks out over the hill and down on the lights of the town as one looks at a row of candles. Then it bends down and takes a breath.

ending-invocation-burnt = The Book destroyed
ending-invocation-stopped = The traitor slain in time
ending-invocation-all-dead = All heroes dead
