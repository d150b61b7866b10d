# Was der Server den Leuten an den Tischen und denen sagt, die ihn betreiben.

# Hereinkommen

error-table-unknown = Diesen Tisch gibt es nicht, oder er wurde geschlossen. Lass dir einen neuen Einladungslink geben.
error-table-closed = Dieser Tisch wurde geschlossen, bevor es losging. Eröffne einen neuen.
error-table-aside = Dieser Tisch wurde stillgelegt: Die Regeln seines Spiels sind hier zu keinem Ende gekommen. An ihm geschieht nichts mehr; alle anderen Tische spielen weiter. Beginne ein neues Spiel.
error-overrun = Die Regeln haben länger als { $seconds } Sekunden gebraucht und wurden angehalten.
error-excess-words = Mehr als { $most } Byte sollten auf einmal gemeldet werden, deshalb wurde nichts gemeldet. Beginne ein neues Spiel.
error-secret = Dieser Platz gehört dir nicht oder nicht mehr. Lass dir einen neuen Einladungslink geben, oder schau zu.
error-invite = An diesen Tisch kommt man nur mit Einladung, und diese Adresse ist keine. Lass dir von der Person, die ihn eröffnet hat, den Link geben, der unter „Einladung“ steht.
error-spectators = An diesem Tisch darf niemand zuschauen. Bitte die Person, die ihn eröffnet hat, um einen Platz.
error-spectator = Du schaust nur zu. Nimm einen Platz ein, um das zu tun.
error-enter-first = Sag zuerst, an welchen Tisch und Platz du kommst: Die erste Nachricht muss „enter“ sein.
error-enter-late = Du hast nicht rechtzeitig gesagt, an welchen Tisch du kommst. Verbinde dich neu.
error-enter-twice = Du hast schon einen Platz. Öffne für einen anderen eine weitere Verbindung.
error-hall-full = Alle Tische hier sind gerade besetzt. Versuch es in ein paar Minuten noch einmal.
error-busy = An diesem Tisch geschieht gerade zu viel auf einmal. Versuch es noch einmal.
error-name = Gib einen Namen aus 1 bis 40 sichtbaren Zeichen an.

# Plätze

error-seat-taken = { $seat } ist schon besetzt. Wähle einen freien Platz.
error-seat-held = { $seat } gehört schon jemandem, auch wenn gerade ein Bot dort spielt. Wähle einen Platz, der niemandem gehört.
error-latecomers = An diesem Tisch darf gerade niemand einen Bot ablösen. Bitte die Person darum, die ihn eröffnet hat, oder warte auf die nächste Partie.
error-late-invite = Während gespielt wird, kann einen Bot nur ablösen, wer eine Einladung hat. Lass dir den Link von der Person geben, die den Tisch eröffnet hat.
error-late-over = Dieses Spiel ist zu Ende. Sieh es dir noch einmal an, oder lass dir den Link zur nächsten Partie geben.
error-other-side = Du weißt, was die andere Seite weiß; der Platz „{ $seat }“ ist deshalb nichts für dich. Wähle einen auf deiner Seite, oder warte auf die nächste Partie.
error-seat-not-yours = { $seat } gehört gerade niemandem. Nimm zuerst den Platz ein.
error-seat-who = Ein Platz ist „me“, „open“ oder „bot:“ mit einer Stufe; „{ $who-typed }“ ist nichts davon.
error-guided = Ein geführtes erstes Spiel ist für einen Menschen und Bots, und nicht öffentlich. Nimm jeden Platz selbst oder gib ihn einem Bot, in einem Spiel, das geführt wird.
error-seat-bot = Gerade spielt ein Bot für dich. Übernimm zuerst wieder selbst.
error-seats-open = { $count ->
    [one] Ein Platz ist noch frei. Warte auf jemanden oder gib ihn einem Bot.
   *[other] { $count } Plätze sind noch frei. Warte auf Mitspieler oder gib sie Bots.
}
error-host-only = Das kann nur, wer den Tisch eröffnet hat. Frag dort nach.
error-started = Das Spiel hat begonnen, das lässt sich jetzt nicht mehr ändern. Eröffne dafür einen neuen Tisch.
error-not-started = Das Spiel hat noch nicht begonnen. Starte es, oder warte, bis es jemand tut.
error-not-playing = Hier wird gerade nicht gespielt. Starte ein neues Spiel.
error-rematch-running = Das Spiel ist noch nicht zu Ende. Spielt es erst fertig.
error-rematch-made = Die nächste Partie ist schon eröffnet. Geh dorthin.

# Spielen

error-late = Deine Frage hat sich inzwischen geändert. Sieh auf den Tisch und antworte noch einmal.
error-too-fast = Das war zu viel auf einmal. Warte einen Moment, dann geht es weiter.
error-undo-never = An diesem Tisch wird nichts zurückgenommen. Spiel weiter.
error-undo-unasked = An diesem Tisch wird nicht ums Zurücknehmen gebeten. Spiel weiter.
error-vote-open = Es wird schon über etwas abgestimmt. Warte das erst ab.
error-vote-none = Diese Abstimmung ist vorbei oder betrifft dich nicht.
error-kick-nobody = Auf { $seat } sitzt niemand, den man hinauswählen könnte.
error-kick-host = Bevor das Spiel beginnt, lässt sich nicht hinauswählen, wer den Tisch eröffnet hat. Geh selbst, oder eröffne einen eigenen Tisch.
error-kick-here = Wer am Tisch sitzt, kann nur hinausgewählt werden, wenn mindestens zwei andere zustimmen, jeder über einen eigenen Anschluss. War am Platz „{ $seat }“ eine Minute lang niemand, kann ein Bot übernehmen; an Tischen, an denen aufeinander gewartet wird, nicht. Warte noch ein wenig.
error-vote-new = Du sitzt noch nicht lange hier. Wer gehen muss, entscheiden die, die schon { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
} am Tisch sind. Warte noch ein wenig.
error-vote-later = Diese Abstimmung hat vor deiner Ankunft begonnen. Die anderen entscheiden sie.
error-vote-back = Am Platz „{ $seat }“ ist wieder jemand da. Zieht die Abstimmung zurück; soll trotzdem ein Bot übernehmen, fragt noch einmal.
error-ping = Zeig auf etwas mit einem Namen von 1 bis { $longest } Zeichen.

# Nachrichten und Anfragen

error-message = Mit dieser Nachricht kann der Server nichts anfangen ({ $reason }). Lade die Seite neu.
error-message-long = Eine Nachricht darf höchstens { $longest } Bytes haben. Schick weniger auf einmal.
error-request = Mit dieser Anfrage kann der Server nichts anfangen: { $reason }
error-address = Unter dieser Adresse ist nichts. Prüfe die Adresse oder beginne auf der Startseite.
error-address-long = Eine Adresse darf höchstens { $longest } Zeichen haben. Fang auf der Startseite an.
error-method = So lässt sich diese Adresse nicht aufrufen. Wie es geht, steht unter /api/docs.
error-body-long = Das ist zu viel für eine Anfrage. Schick weniger auf einmal.
error-body = Diese Anfrage kann der Server nicht lesen: Sie ist kein Text oder zu tief verschachtelt. Schick einfaches JSON.
error-no-network = Dieser Rechner ist in keinem Netz, in dem andere ihn erreichen. Verbinde ihn und versuche es noch einmal.
error-door = Lamplit kann im Netz keine Verbindungen annehmen ({ $reason }). Beende es und starte es mit ./play --network
error-door-closed = Andere einlassen kann nur, wer an dem Rechner sitzt, auf dem Lamplit läuft. Oder starte es mit ./play --network
error-origin = Eine Seite von anderswo darf hier nichts tun. Öffne Lamplit unter seiner eigenen Adresse, oder bitte die Person, die den Server betreibt, LAMPLIT_PUBLIC_URL zu setzen.
error-origin-odd = Die Anfrage sagt nicht richtig, von welcher Seite sie kommt. Öffne Lamplit neu unter seiner eigenen Adresse.
error-host = Auf den Namen { $host } hört Lamplit hier nicht. Öffne es unter seiner eigenen Adresse, oder bitte die Person, die den Server betreibt, die öffentliche Adresse als LAMPLIT_PUBLIC_URL zu setzen oder den Namen in LAMPLIT_HOSTS aufzunehmen.
error-content = Diese Art von Inhalt kann der Server nicht lesen. Schick JSON oder den Text einer Aufzeichnung.
error-inside = Im Server ist etwas schiefgegangen, geändert wurde nichts. Versuch es noch einmal; bleibt es dabei, sag es dem Betreiber.

# Aufzeichnungen

error-record-unknown = Diese Aufzeichnung gibt es nicht. Wähle eine aus der Liste.
error-record-running = Dieses Spiel ist noch nicht zu Ende, also darf noch niemand hineinsehen.
error-record-over = Dieses Spiel ist zu Ende und lässt sich nicht fortsetzen. Sieh es dir an oder beginne ein neues.
error-record-long = Eine Aufzeichnung darf höchstens { $longest } Millionen Zeichen haben.
error-record-answers = Eine Aufzeichnung darf höchstens { $most } Antworten haben. Nimm eine andere.
error-record-start = Der Tisch dieser Aufzeichnung ist zu groß, um hier weiterzuspielen. Sieh sie dir an oder fang ein neues Spiel an.
error-import-quota = Du hast heute schon viele Aufzeichnungen importiert. Versuch es morgen wieder oder nimm eine davon.
error-import-full = Hier ist kein Platz für weitere Aufzeichnungen. Sag es dem Betreiber.
error-tables-today = Von deiner Adresse aus wurden heute schon sehr viele Tische eröffnet. Spiel an einem davon weiter oder komm morgen wieder.
error-talk-today = Von deiner Adresse aus wurde heute schon sehr viel geredet. Spielen kannst du weiter; reden erst morgen wieder.
error-talk-table = An diesem Tisch wurde heute schon sehr viel geredet. Spielen könnt ihr weiter; reden erst morgen wieder.
error-table-old = Dieses Spiel wurde nach Regeln gespielt, die Lamplit nicht mehr kennt; der Tisch lässt sich deshalb nicht mehr öffnen. Die Aufzeichnung gibt es noch, und du kannst sie ansehen: { $record }.
error-proxy-all = Mit LAMPLIT_PROXY=* darf jeder selbst sagen, woher er kommt: Jeder kann sich eine beliebige Adresse geben, und keine Grenze je Adresse gilt mehr. Wenn nur dein Proxy diesen Server erreicht, ist das in Ordnung; sonst trag in LAMPLIT_PROXY die Adresse deines Proxys ein.
error-chore-large = Das Lesen brauchte mehr Speicher, als der Server dafür hat, und wurde abgebrochen. Versuch es mit einem kürzeren Spiel.
error-chore-busy = Gerade werden viele Aufzeichnungen gelesen. Versuch es in einer Minute noch einmal.
error-chore-long = Das Lesen dauerte länger als { $seconds } Sekunden und wurde abgebrochen. Versuch es mit einem kürzeren Spiel.
error-chore-failed = Das Lesen ist im Server gescheitert, geändert wurde nichts. Nimm eine andere Aufzeichnung.

# Betrieb

error-configuration = { $name } kann nicht „{ $value-typed }“ sein. Die Tabelle der Einstellungen steht in docs/hosting.md.
error-workers-sqlite = { $workers } Prozesse brauchen PostgreSQL: Eine Datei bedient nur einen. Setze LAMPLIT_DATABASE_URL oder nimm einen Prozess.
error-log-level = Die Protokollstufe kann nicht „{ $value-typed }“ sein. Möglich: { $known }.
error-address-taken =
    Der Server kann nicht auf { $host }, Port { $port } lauschen: { $reason }. { $wrong ->
        [host] Prüfe --host oder LAMPLIT_HOST.
       *[port] Wähle mit --port einen anderen Port.
    }
error-public-url = LAMPLIT_PUBLIC_URL kann nicht „{ $value-typed }“ sein: Es muss eine ganze Adresse sein wie https://name.example/spiele/.
error-env-file = Die Datei mit Einstellungen { $file } lässt sich nicht lesen: { $reason }. Prüfe --env-file oder LAMPLIT_ENV_FILE und die Rechte der Datei.
error-env-file-text = Die Datei mit Einstellungen { $file } ist kein Text in UTF-8. Prüfe --env-file oder LAMPLIT_ENV_FILE.
error-env-file-line = Zeile { $number } von { $file } ist keine Einstellung. Schreib jede in eine eigene Zeile, etwa LAMPLIT_PORT=8321, und vor Anmerkungen ein #.
error-database-file = In { $file } ist keine Datenbank von Lamplit: Diese Datei gibt es nicht. Liegt deine woanders, nenn sie mit --database oder LAMPLIT_DATABASE_URL, oder gib mit --env-file die Datei mit den Einstellungen des Servers an. Der Befehl „settings“ zeigt, was gerade gilt. Läuft der Server unter einem eigenen Benutzer, führe den Befehl als dieser Benutzer aus.
setting-host = Adresse, auf der der Server lauscht; 0.0.0.0 für alle
setting-port = Port, auf dem der Server lauscht
setting-workers = Prozesse; mehr als einer braucht PostgreSQL
setting-database-url = wo die Tische liegen: sqlite:///DATEI oder postgresql://BENUTZER:PASSWORT@RECHNER/NAME
setting-root-path = der Pfad, unter dem ein Proxy Lamplit zeigt, etwa /spiele
setting-public-url = die Adresse, die die Leute benutzen, falls der Server eine andere sieht; von dort nimmt er Sockets der Browser an
setting-hosts = weitere Namen des Servers, etwa games.example.org, *.club.example; * für alle, falls ein Proxy sie prüft
setting-proxy = Adressen oder Netze von Proxys, denen geglaubt wird, woher jemand kommt, etwa 127.0.0.1; * für alle
setting-thinkers = Prozesse, in denen Bots nachdenken, für jeden Serverprozess
setting-rate-seat = Befehle pro Sekunde von einem Socket; 0 für keine Grenze
setting-rate-address = Anfragen pro Sekunde von einer Adresse; 0 für keine Grenze
setting-rate-seats-address = Befehle pro Sekunde von allen Plätzen einer Adresse zusammen, für jeden Prozess; 0 für keine Grenze
setting-share-address = Prozent der Zeit eines Prozesses für die Tische einer Adresse, solange auch andere da sind; 0 für keine Grenze
setting-talk-address = Kilobyte an Gesprächen, Namen, Zeigen und Bleistiftstrichen am Tag von einer Adresse, für jeden Prozess; 0 für keine Grenze
setting-talk-table = Kilobyte an Gesprächen, Namen, Zeigen und Bleistiftstrichen am Tag an einem Tisch; 0 für keine Grenze
setting-tables-address = Tische, die eine Adresse am Tag eröffnet, für jeden Prozess; 0 für keine Grenze
setting-connections-address = offene Verbindungen von einer Adresse, auf denen niemand spielt, für jeden Prozess; 0 für keine Grenze. Die von LAMPLIT_PROXY zählen nicht
setting-sockets-address = offene Sockets von einer Adresse, für jeden Prozess; 0 für keine Grenze
setting-imports-address = Megabyte importierter Aufzeichnungen am Tag von einer Adresse, wie sie gespeichert sind, für jeden Prozess; 0 für keine Grenze
setting-imports-total = Megabyte importierter Aufzeichnungen insgesamt; 0 für keine Grenze
setting-most-tables = Tische zugleich im Speicher, für jeden Prozess
setting-most-sockets = offene Sockets, für jeden Prozess
setting-log-level = wie viel protokolliert wird: debug, info, warning, error
setting-log-addresses = ob das Protokoll die Adresse nennt, von der zu viele Verbindungen kamen
setting-metrics = ob /metrics antwortet: nur diesem Rechner selbst und allen, die das Token haben
setting-metrics-token = ein Geheimnis, um Messwerte von anderswo abzuholen, geschickt als Authorization: Bearer …
setting-keep-days = nach so vielen Tagen ohne Änderung vergisst der Server verlassene Tische, importierte Aufzeichnungen und alte Gespräche, einmal am Tag; 0 für nie
setting-lang = Sprache der Befehlszeile, de oder en, falls nicht die des Systems
setting-no-browser = on: Beim Start öffnet sich kein Browser
setting-env-file = eine Datei mit Einstellungen für alles, was keine Variable sagt
setting-from-default = Vorgabe
setting-from-variable = Umgebungsvariable
setting-from-file = Datei { $file }
serve-address = Lamplit ist unter { $address } zu finden – beenden mit Strg-C.
serve-no-client = Dieser Server hat keine Browser-Oberfläche: Gespielt werden kann nur im Terminal und über die Bibliothek. In einem Checkout baut ./play sie; ein installiertes Paket installierst du am besten noch einmal.
home-there = Lamplit läuft schon, unter { $address }
home-network = Andere in deinem Netz finden es unter { $address }

# Die Datenbank

error-store-full = Die Platte des Servers ist voll, geändert wurde nichts. Sag es dem Betreiber; sobald Platz ist, geht es hier weiter.
error-start-full = Die Platte mit der Datenbank { $file } ist voll, und die Datenbank muss vor dem Start beschrieben werden. Schaff dort mindestens 10 MB Platz, indem du zum Beispiel alte Sicherungen verschiebst, und starte noch einmal.
error-store-empty = Die Datenbank { $file } ist leer: Sie hat 0 Byte, wie nach einer abgebrochenen Kopie oder auf einer vollen Platte. Spiel mit dem Befehl „restore“ eine Sicherung ein oder lösch die Datei, um ohne Spiele anzufangen.
error-store-readonly = Der Server darf nicht in seine Datenbank schreiben, geändert wurde nichts. Der Betreiber sollte die Rechte an Datei und Ordner oder die des Datenbanknutzers prüfen.
error-store-away = Die Datenbank ist gerade nicht zu erreichen. Versuch es in einer Minute noch einmal; der Grund steht im Protokoll des Servers.
error-store-busy = Ein anderes Programm hält die Datenbank fest. Versuch es in einer Minute noch einmal; der Betreiber sollte jenes Programm beenden.
error-store-damaged = Die Datenbank lässt sich nicht lesen: Sie ist beschädigt oder gar keine. Der Betreiber sollte mit dem Befehl „restore“ die letzte Sicherung einspielen.
error-store-newer = Diese Datenbank gehört zu einem neueren Lamplit. Bring Lamplit auf den neuesten Stand oder nimm eine andere Datenbank.
error-store-address = Das ist keine Adresse einer Datenbank. So sieht eine aus: sqlite:////srv/lamplit.db oder postgresql://nutzer:passwort@rechner/lamplit.
error-store-table = Diesen Tisch gibt es in der Datenbank nicht mehr. Eröffne einen neuen.

# Sicherungen

error-backup-nothing = Unter { $database } ist keine Datenbank von Lamplit. Prüfe LAMPLIT_DATABASE_URL oder --database.
error-backup-held = In dieser Datenbank sind schon Tische oder Aufzeichnungen. Nimm eine leere oder gib --replace an; dann geht verloren, was darin ist.
error-backup-write = { $file } lässt sich nicht schreiben: { $reason }. Wähle einen anderen Ort.
error-backup-read = { $file } lässt sich nicht lesen: { $reason }. Prüfe Namen und Rechte.
error-backup-other = { $file } ist keine Sicherung von Lamplit. Wähle eine, die der Befehl „backup“ geschrieben hat.
error-backup-short = Das Ende von { $file } fehlt, die Datei ist abgeschnitten. Geändert wurde nichts; nimm eine andere Kopie davon.
error-backup-altered = { $file } ist nicht mehr so, wie sie geschrieben wurde. Geändert wurde nichts; nimm eine andere Kopie davon.
error-backup-newer = { $file } wurde von einem neueren Lamplit geschrieben. Bring Lamplit auf den neuesten Stand und spiel sie dann ein.
finding-file = Die Datei der Datenbank ist beschädigt: { $fault }
finding-gap = Tisch { $table }: Eintrag { $number } fehlt.
finding-payload = Tisch { $table }: Eintrag { $number } ist nicht lesbar.
finding-length = Tisch { $table } müsste { $length } Einträge haben, der letzte ist aber { $number }.
finding-table = Tisch { $table } lässt sich nicht mehr öffnen: { $reason }
finding-record = Aufzeichnung { $record } hält der Prüfung nicht stand: { $reason }
finding-record-text = Aufzeichnung { $record } lässt sich nicht entpacken.
backup-made = { $tables ->
    [one] Ein Tisch
   *[other] { $tables } Tische
} und { $records ->
    [one] eine Aufzeichnung
   *[other] { $records } Aufzeichnungen
} liegen jetzt in { $file }. Bewahre die Datei dort auf, wo sonst niemand sie liest: Darin steht, was Mitspielende nicht wissen dürfen.
backup-restored = { $tables ->
    [one] Ein Tisch
   *[other] { $tables } Tische
} und { $records ->
    [one] eine Aufzeichnung
   *[other] { $records } Aufzeichnungen
} sind zurück. Starte den Server wieder.
error-prune-days = Sag, was vergessen werden soll: „prune --days 90“ vergisst, was älter als 90 Tage ist. Oder setze LAMPLIT_KEEP_DAYS.
prune-done = { $tables ->
    [0] Kein verlassener Tisch wurde
    [one] Ein verlassener Tisch wurde
   *[other] { $tables } verlassene Tische wurden
} entfernt, dazu { $imports ->
    [0] keine importierte Aufzeichnung
    [one] eine importierte Aufzeichnung
   *[other] { $imports } importierte Aufzeichnungen
} und { $words ->
    [0] keine Äußerung,
    [one] eine Äußerung,
   *[other] { $words } Äußerungen,
} älter als { $days ->
    [one] einen Tag
   *[other] { $days } Tage
}. Hier beendete Spiele sind noch da.
verify-reading = Alles wird gelesen, beendete Spiele werden noch einmal gespielt …
verify-told = { $count ->
    [0] Alles ist unversehrt.
    [one] Etwas stimmt nicht. Spiel mit dem Befehl „restore“ die letzte gute Sicherung ein, oder frag mit dieser Zeile um Rat.
   *[other] { $count } Dinge stimmen nicht. Spiel mit dem Befehl „restore“ die letzte gute Sicherung ein, oder frag mit diesen Zeilen um Rat.
}
