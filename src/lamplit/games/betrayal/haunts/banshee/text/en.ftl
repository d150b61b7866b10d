haunt-8 = Wail of the Banshee
