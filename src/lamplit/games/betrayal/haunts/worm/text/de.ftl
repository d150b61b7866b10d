haunt-47 = Der Wurm Ouroboros
