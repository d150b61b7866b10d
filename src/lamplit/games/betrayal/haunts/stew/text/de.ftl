haunt-3 = Froschschenkeleintopf
