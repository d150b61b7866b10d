haunt-1 = The Mummy Walks
