haunt-23 = Tentakelgrauen
