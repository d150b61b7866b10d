haunt-6 = The Floating Eye
