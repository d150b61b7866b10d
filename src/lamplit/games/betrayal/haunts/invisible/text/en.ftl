haunt-41 = Invisible Traitor
