haunt-37 = Schachmatt
