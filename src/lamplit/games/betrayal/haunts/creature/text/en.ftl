haunt-29 = Frankenstein’s Legacy
