haunt-14 = The Stars Are Right
