haunt-12 = Fleshwalkers

setting-twins_traits = 12 · Twins’ traits
setting-twins_traits-text = Which values the Evil Twins have: those of their counterparts when the haunt begins, or those with which they began the game.
setting-twins_traits-now = as they are at the reveal
setting-twins_traits-start = as at the start of the game
setting-twins_dead = 12 · If all fall
setting-twins_dead-text = Who wins when the last explorer falls: those who had died before, together, or nobody.
setting-twins_dead-together = the dead win together
setting-twins_dead-nobody = nobody wins
