haunt-37 = Checkmate
