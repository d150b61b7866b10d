haunt-19 = Ein Freund für alle Zeiten
