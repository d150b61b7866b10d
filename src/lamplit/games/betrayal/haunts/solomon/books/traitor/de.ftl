solomon-gate = In welchem Raum erscheinen die Dämonen?
solomon-hunt = Auf wen geht er los?
solomon-attack = Wen greift er an?
