haunt-36 = Besser mit Freunden

setting-flood_traitor = 36 · Verräter und Wasser
setting-flood_traitor-text = Ob das Wasser den Verräter bremst und ertränkt wie die Helden: Die beiden Bücher widersprechen sich.
setting-flood_traitor-dry = es macht ihm nichts
setting-flood_traitor-wet = wie den Helden
