haunt-42 = Der Held naht
