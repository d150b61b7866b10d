haunt-46 = The Feast
