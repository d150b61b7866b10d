haunt-1 = Die wandelnde Mumie
