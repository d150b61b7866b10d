haunt-20 = Geisterbraut

setting-bride_ghost = 20 · Der Geist des Bräutigams
setting-bride_ghost-text = Ob der Geist des Bräutigams durch Wände geht wie die Braut oder Türen braucht.
setting-bride_ghost-through = durch Wände
setting-bride_ghost-doors = durch Türen und über Treppen
setting-bride_vows = 20 · Die Hochzeit
setting-bride_vows-text = Ob sich eine Hochzeit, die begonnen hat, noch unterbrechen lässt oder weitergeht, was auch geschieht.
setting-bride_vows-both = lässt sich unterbrechen
setting-bride_vows-begun = ist nicht aufzuhalten
