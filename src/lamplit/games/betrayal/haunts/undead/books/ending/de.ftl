result-undead-lord = Der Gastgeber zerfällt, wie es sich für einen guten Gastgeber gehört, ohne den Gästen zur Last zu fallen. Überall im Haus setzen sich andere hin, wo sie gerade sind, auf Treppen, auf Betten, auf den Rand eines Brunnens, falten wieder die Hände und sehen erleichtert aus. Ihr tragt sie hinaus, immer zu zweit, bis die Sonne hoch steht. Es dauert lange, bis alle Namen gefunden sind.
result-undead-none = Zuletzt ist niemand mehr da, der aufstehen könnte. Der alte Gastgeber steht allein in der Halle, zwischen dem, was sein Gefolge war, wendet den Kopf von einem zum anderen von euch und lernt, wie es ist, in der Minderzahl zu sein. Als ihr das Tor hinter euch schließt, steht er noch immer da und redet.
result-undead-all-dead = Nun ist das Haus voll. Abends sitzen sie an der langen Tafel, kein Stuhl ist frei, und niemand isst. Der Älteste hebt ein Glas mit einer Hand, die nicht mehr ganz vollständig ist, und trinkt auf alle, die zu spät kommen; und unten in der Auffahrt, wo eben eine Laterne einbiegt, kommt jemand zu früh.
ending-undead-lord = Der Zombiefürst ist vernichtet
ending-undead-none = Kein Zombie steht mehr
ending-undead-all-dead = Das Haus gehört den Toten
