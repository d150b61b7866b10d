haunt-4 = Das Netz des Schicksals
