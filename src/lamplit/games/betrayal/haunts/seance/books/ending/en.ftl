result-seance-buried = The last spadeful falls, and somebody finds a few words; they are not the right ones, but they are kind. Behind you a woman lets out a breath she has held for ninety years. The board has split down the middle. You leave both halves where they lie.
result-seance-destroyed = It comes apart like breath on a window pane, first the hands, then the face, the name last of all. What is left of the house stands still and listens. Nobody will ever know now where it wanted to lie.
result-seance-all-dead = Where the house stood there are stars, and rubble, and a table with candles that nobody blew out. A hand that no longer throws a shadow turns the board around. It seems that there are new voices to be asked.

ending-seance-buried = The bones buried
ending-seance-destroyed = The Ghost destroyed
ending-seance-all-dead = All heroes dead
