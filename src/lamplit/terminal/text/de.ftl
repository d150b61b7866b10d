### Auf einem Server spielen

far-imported = Dieses Spiel hat anderswo begonnen. Wer es mitgebracht hat, kennt womöglich die Handkarten und alles andere, was bis dahin verdeckt war. Was von jetzt an gezogen und gewürfelt wird, kennt niemand. In der Bilanz zählt es nicht.
far-seat = Welchen Platz nimmst du?
far-return = An welchen Tisch kommst du zurück?
far-name = Dein Name ({ $usual }): 
far-invite = Lade die anderen mit diesem Link ein: { $link }
far-open-seats = { $count ->
    [one] Ein Platz ist noch frei. Was möchtest du?
   *[other] { $count } Plätze sind noch frei. Was möchtest du?
}
far-wait = Auf Mitspieler warten
far-fill = Bots spielen lassen und anfangen
far-open = frei
far-bot = ein Bot
far-person = jemand
far-came = { $who }: Hier spielt jetzt { $name } statt eines Bots.
far-away = Die Verbindung zum Server ist abgerissen. Neuer Versuch …
far-back = Die Verbindung steht wieder.
far-others = Hier handeln alle, sobald sie können. Du musst niemanden vorlassen.
far-commands =
    Am Server außerdem:
      say Worte   alle am Tisch lesen es
      team Worte  nur deine Seite liest es
far-kept = Der Server sichert das Spiel nach jeder Antwort. Du musst nichts tun.
far-left = Dein Platz bleibt deiner. Zurück kommst du mit: { $lamplit } play --server { $server }
far-no-record = Die Aufzeichnung des Spiels war vom Server nicht zu bekommen.

error-server-link = „{ $link-typed }“ ist keine Adresse eines Servers. Gib eine wie http://rechner:8321/ an oder einen Einladungslink.
error-server-away = Unter { $server } antwortet kein Server ({ $reason }). Prüfe die Adresse und ob er läuft.
error-server-strange = Was unter { $server } antwortet, ist kein Lamplit. Prüfe die Adresse.
error-table-full = An diesem Tisch ist kein Platz mehr frei. Bitte um einen neuen Tisch.
