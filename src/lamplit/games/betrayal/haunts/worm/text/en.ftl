haunt-47 = Worm Ouroboros
