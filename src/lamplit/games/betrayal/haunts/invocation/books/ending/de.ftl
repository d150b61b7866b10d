result-invocation-burnt = Papier sollte nicht schreien, dieses schreit. Es krümmt sich, Seite um Seite, und auf jeder steht einen Augenblick lang der Name von einem von euch, ehe auch er zu Asche wird. Tief unter dem Keller wartet etwas noch ein wenig auf das nächste Wort. Dann dreht es sich um und schläft weiter.
result-invocation-stopped = Die letzte Strophe bleibt in einem offenen Mund stecken. Ihr schließt ihn, und die Augen, und das Buch, das sich ein wenig wehrt. Heute Nacht liest niemand mehr dem vor, was dort unten lauscht. Hoffentlich lernt es nicht, selbst zu lesen.
result-invocation-all-dead = Das Dach steht offen wie ein Buch. Was dort aufragt, braucht keine Treppen und keine Türen mehr; es blickt über den Hügel hinweg auf die Lichter der Stadt, wie man auf eine Reihe Kerzen blickt. Dann beugt es sich hinab und holt Luft.

ending-invocation-burnt = Buch vernichtet
ending-invocation-stopped = Verräter rechtzeitig besiegt
ending-invocation-all-dead = Alle Helden tot
