### Holes of the haunts’ books, and how a table may close them.

setting-group-rulings = Rulings of the haunts
setting-group-rulings-text = Where the books of a haunt leave a gap, you can agree on how to fill it. Nothing here tells which haunt will come.
