haunt-38 = Hellbeasts
