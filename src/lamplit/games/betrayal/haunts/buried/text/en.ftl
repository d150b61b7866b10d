haunt-40 = Buried Alive
