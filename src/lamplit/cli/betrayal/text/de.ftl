### Hilfe für die Befehle von Betrayal.

help-haunts = Die Spuke von Betrayal auflisten oder einen eigenen prüfen.
help-haunts-check = Einen eigenen Spuk lesen, spielen und sagen, was fehlt.
help-haunts-file = der Ordner des Spuks; rules.py darin ist ein Programm, das ausgeführt wird: lies es vorher, wenn es nicht von dir ist
help-haunts-games = wie viele Spiele zufällig gespielt werden
help-haunts-bot-games = wie viele Spiele Bots spielen
