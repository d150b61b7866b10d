### Holes of the haunts’ books, and how a table may close them.

setting-group-rulings = Rulings
setting-group-rulings-text = Where the books of a haunt leave a hole, you may agree on how to close it. Nothing here tells which haunt will come.

setting-twins_traits = 12 · Twins’ traits
setting-twins_traits-text = Which values the Evil Twins have: those of their counterparts when the haunt begins, or those with which they began the game.
setting-twins_traits-now = as they are at the reveal
setting-twins_traits-start = as at the start of the game
setting-twins_dead = 12 · If all fall
setting-twins_dead-text = Who wins when the last explorer falls: those who had died before, together, or nobody.
setting-twins_dead-together = the dead win together
setting-twins_dead-nobody = nobody wins
setting-abyss_traitor = 22 · After the traitor’s turn
setting-abyss_traitor-text = Whether rooms fall at the end of the traitor’s turn as well, or only at the end of the heroes’ turns.
setting-abyss_traitor-falls = rooms fall too
setting-abyss_traitor-stands = nothing falls
setting-flood_traitor = 36 · Traitor and water
setting-flood_traitor-text = Whether the water slows and drowns the traitor as it does the heroes: the two books contradict each other.
setting-flood_traitor-dry = water does nothing
setting-flood_traitor-wet = like the heroes
setting-heir_later = 39 · Later Assassins
setting-heir_later-text = Where Assassins who come later may hide: like the first, where nobody is, or in any room.
setting-heir_later-unseen = where nobody is
setting-heir_later-anywhere = in any room
setting-sickness_forced = 43 · Injected by force
setting-sickness_forced-text = What the Serum does to somebody healthy who was injected against their will.
setting-sickness_forced-inoculates = it inoculates
setting-sickness_forced-nothing = nothing
