haunt-17 = Ein Windhauch
