haunt-33 = Anrufung der Dunkelheit
