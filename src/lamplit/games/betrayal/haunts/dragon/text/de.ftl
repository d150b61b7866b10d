haunt-15 = Hier hausen Drachen
