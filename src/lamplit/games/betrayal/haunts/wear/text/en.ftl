haunt-49 = You Wear It Well
