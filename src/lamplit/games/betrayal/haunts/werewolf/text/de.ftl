haunt-5 = Ich war ein junger Werwolf
