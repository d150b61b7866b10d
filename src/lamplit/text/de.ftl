### Die Wörter der Programme von Lamplit. Spiele und Engine haben eigene Dateien.

## Listen und Namen

list-and = { $first } und { $last }
list-or = { $first } oder { $last }
list-between = { $first } – { $last }
list-numbered = { $what } { $number }
list-none = niemand
name-spectator = Zuschauer
name-nobody = niemand
language-name = Deutsch
level-random = ohne nachzudenken (Zufall)
level-thumb = vernünftig (Faustregeln)

## Wählen nach Nummern

choose-number = Nummer ({ $default }) ›{ " " }
choose-again = Bitte eine Nummer von 1 bis { $most } eingeben oder q, um aufzuhören.

## Der Startbildschirm

start-language = Language / Sprache
start-welcome = Lamplit – ein Tisch für Spiele ums Überleben in der Nacht
start-what = Was darf es sein?
start-new = Ein neues Spiel
start-continue =
    { $count ->
        [one] Das gespeicherte Spiel fortsetzen
       *[other] Eines von { $count } gespeicherten Spielen fortsetzen
    }
start-rules = In den Regeln nachschlagen
start-leave = Beenden
start-game = Welches Spiel?
start-side = Welche Seite spielst du?
start-both = alle Seiten, abwechselnd an diesem Bildschirm
start-level = Wie spielen die anderen?
start-which = Welches Spiel?
start-rules-how = Ein Wort oder die Kennung einer Regel eingeben. Eine leere Zeile führt zurück.
start-rules-word = Regel oder Wort ›{ " " }
start-bye = Bis zur nächsten Nacht.

## Spielen

menu-folded = Eine Nummer oder ein Name zeigt, was wer tun kann, zwei Nummern tun es gleich; Enter zeigt alles.
menu-back = Enter führt zurück zur Liste.
menu-not-now = { "     " }Jetzt nicht: { $things }
menu-for-seat = { $who }: { $asked }
play-begin = Gib die Nummer deiner Wahl ein; ? erklärt alles Weitere.
play-commands =
    Gib die Nummer deiner Wahl ein oder ein paar Worte daraus, oder:
      ?       diese Hilfe                u  zurücknehmen
      ? Wort  Regeln und Karten dazu     v  den Tisch noch einmal zeigen
      ? ID    eine Regel                 l  was bisher geschah
      ? 3     mehr zu Antwort 3
      ! Ding  warum es nicht geht        s  speichern
      w       die anderen zuerst lassen  q  speichern und beenden
play-command-book = { "  " }b       dein Buch lesen
play-no-book = Du hast kein eigenes Buch.
play-may-wait = (w: die anderen zuerst handeln lassen)
play-nobody-else = Gerade kann niemand sonst handeln.
play-end-again = Noch einmal eingeben, um trotzdem zu beenden.
play-undone = Zurückgenommen.
play-unsaved = Noch einmal q beendet das Spiel, ohne dass es gespeichert ist.
play-saved = Gespeichert: { $file }
play-kept =
    Die Aufzeichnung dieses Spiels: { $file }
    Noch einmal ansehen mit: { $lamplit } replay { $argument }
play-left =
    Das Spiel ist gespeichert: { $file }
    Weiter geht es mit: { $lamplit } play --continue { $argument } --as { $side }
play-seed = Der Startwert dieses Spiels war { $seed }. Damit lässt sich der Zufall nachprüfen.
play-hand-over =
    { $count ->
        [one] Jetzt ist dran: { $who }. Alle anderen schauen weg.
       *[other] Jetzt sind dran: { $who }. Alle anderen schauen weg.
    }
play-hand-over-ready = Eingabetaste drücken, wenn du allein vor dem Bildschirm sitzt ›{ " " }

## Warum nicht, und die Regeln

why-possible = Das geht: { $number } – { $what }
why-unknown = „{ $typed }“ ist hier keine Antwort, kein Befehl und kein Ding, das es im Spiel gibt.
why-what = Schreibe hinter das Ausrufezeichen, was du tun möchtest, zum Beispiel den Namen eines Raums oder einer Karte.
rules-none = In keiner Regel kommt „{ $words }“ vor.
rules-more =
    { $count ->
        [one] … und eine weitere. Ein zweites Wort grenzt die Suche ein.
       *[other] … und { $count } weitere. Ein zweites Wort grenzt die Suche ein.
    }
rules-edition =
    { $edition ->
        [both] Alle Ausgaben. { $kind }
       *[other] Nur Ausgabe { $edition }. { $kind }
    }
rules-level =
    { $level ->
        [basic] Gilt auf jedem Level.
       *[other] Ab Level { $level }.
    }
rules-ruling = Gilt, wenn der Tisch { $setting } auf { $choice } gestellt hat.
rules-not-digital = Nicht für einen digitalen Tisch: { $reason }
rules-see = Siehe auch:
rule-kind-action = Was man tun darf
rule-kind-component = Material
rule-kind-effect = Wirkung
rule-kind-example = Beispiel
rule-kind-information = Wer was weiß
rule-kind-limit = Grenze
rule-kind-order = Ablauf
rule-kind-setup = Aufbau
rule-kind-variant = Variante
rule-kind-victory = Sieg und Niederlage

## Wiedergabe

replay-title =
    { $title }, gesehen von: { $who }. { $count ->
        [one] Ein Abschnitt.
       *[other] { $count } Abschnitte.
    }
replay-words-only = Die Regeln haben sich seither geändert, oder die Aufzeichnung beginnt mitten im Spiel: Sie wird in Worten erzählt, ohne Plan.
replay-step = Eingabetaste: weiter, q: beenden ›{ " " }
replay-left = Vor dem Ende abgebrochen.
replay-unverified = Nicht geprüft: Die Aufzeichnung enthält dieses Spiel nicht von Anfang an nach diesen Regeln.
replay-unfinished = Hier endet die Aufzeichnung; das Spiel ist noch nicht aus.

## Simulation

simulate-playing = Es wird gespielt
simulate-broken-off = Abgebrochen: { $played } von { $games } Spielen wurden gespielt.
simulate-wins = Wer gewonnen hat
simulate-side = Seite
simulate-games = Spiele
simulate-rate = Anteil (95-%-Intervall)
simulate-end = Ende
simulate-ends = Wie es ausging
simulate-share = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
simulate-answers = Antworten je Spiel: im Mittel { NUMBER($mean, maximumFractionDigits: 1) }, Median { $median }, von { $least } bis { $most }.
simulate-rounds = Runden je Spiel: im Mittel { NUMBER($mean, maximumFractionDigits: 1) }, Median { $median }, von { $least } bis { $most }.
simulate-speed =
    { $games ->
        [one] Ein Spiel
       *[other] { $games } Spiele
    } in { NUMBER($seconds, maximumFractionDigits: 1) } s auf { $jobs ->
        [one] einem Kern
       *[other] { $jobs } Kernen
    }: { NUMBER($per_second, maximumFractionDigits: 1) } Spiele je Sekunde, { $decisions } Entscheidungen je Sekunde und Kern.
simulate-failure = Gescheitert: Startwert { $seed }, Optionen { $options }: { $error }

## Abdeckung der Regeln durch Tests

coverage-excused =
    { $count ->
        [one] Eine Regel kann an einem digitalen Tisch nicht gelten:
       *[other] { $count } Regeln können an einem digitalen Tisch nicht gelten:
    }
coverage-unproven =
    { $count ->
        [one] Für eine Regel gibt es keinen Test:
       *[other] Für { $count } Regeln gibt es keinen Test:
    }
coverage-unknown =
    { $count ->
        [one] Tests nennen eine Regel, die in keinem Verzeichnis steht:
       *[other] Tests nennen { $count } Regeln, die in keinem Verzeichnis stehen:
    }
coverage-unreadable = { $place }: Diese Markierung ist keine einfache Kennung in Anführungszeichen.
coverage-counts = { $all } Regeln: { $proven } belegt, { $excused } nicht für einen digitalen Tisch, { $unproven } ohne Test; { $unknown } unbekannte Kennungen.

## Selbstprüfung

doctor-looking = Alles wird geprüft …
doctor-what = Was
doctor-state = Zustand
doctor-detail = Befund
doctor-good = gut
doctor-bad = Problem
doctor-python = Python 3.11 oder neuer
doctor-packages = Pakete
doctor-words = Wörter, in beiden Sprachen vollständig: { $of }
doctor-messages = { $count } Texte
doctor-rulebook = Regelbuch: { $of }
doctor-rule-count = { $rules } Regeln in { $chapters } Kapiteln
doctor-self-play = Ein Spiel unter Bots: { $of }
doctor-folder = Ordner für gespeicherte Spiele
doctor-terminal = Terminal, 100 Spalten oder mehr
doctor-terminal-size = { $width } × { $height }, Farben: { $colours }
doctor-all-good = Alles in Ordnung.
doctor-some-bad =
    { $count ->
        [one] Eine Sache stimmt nicht.
       *[other] { $count } Dinge stimmen nicht.
    }

## Hilfe der Befehlszeile

help-lamplit = Ein Tisch für Spiele ums Überleben in der Nacht. Ohne Befehl: startet den Server und öffnet den Browser.
help-play = Im Terminal spielen, gegen Bots oder miteinander. Ohne Spiel: der Startbildschirm.
help-simulate = Bots viele Spiele spielen lassen und die Ergebnisse zählen.
help-replay = Ein aufgezeichnetes Spiel ansehen.
help-rules = Das Regelbuch lesen oder sehen, welche Regeln Tests haben.
help-doctor = Prüfen, ob alles da ist, was ein Spiel braucht.
help-serve = Den Server starten, für Browser und für Freunde.
help-settings = Alle Einstellungen zeigen, was jede gerade ist und woher das kommt.
help-env-file = eine Datei mit Einstellungen wie LAMPLIT_PORT=8321, eine in jeder Zeile; Variablen gehen vor (LAMPLIT_ENV_FILE)
help-backup = Alle Tische und Aufzeichnungen in eine Datei sichern, auch während der Server läuft.
help-restore = Zurückholen, was in einer Sicherung steht.
help-verify = Prüfen, ob alles Gespeicherte unversehrt ist.
help-prune = Altes vergessen: verlassene Tische, importierte Aufzeichnungen und Gespräche aus Spielen, die lange vorbei sind.
help-host = Adresse, auf der der Server lauscht; 0.0.0.0 lässt andere im Netz herein (LAMPLIT_HOST)
help-port = Port, auf dem der Server lauscht (LAMPLIT_PORT)
help-workers = Anzahl der Prozesse; mehr als einer braucht PostgreSQL (LAMPLIT_WORKERS)
help-database = wo die Tische liegen: sqlite:///DATEI oder postgresql://… (LAMPLIT_DATABASE_URL)
help-replace = überschreiben, was die Datenbank enthält
help-backup-file = die Datei der Sicherung
help-verify-file = eine Sicherung, die statt der Datenbank geprüft wird
help-days = vergessen, woran sich so viele Tage nichts getan hat (LAMPLIT_KEEP_DAYS)
help-server = auf einem Server spielen: seine Adresse oder ein Einladungslink
help-name = dein Name am Tisch des Servers
help-network = auch andere in deinem Netz mitspielen lassen
help-games = Die Spiele aufzählen oder, was sich für eines davon wählen lässt.
games-bots = SEITE=STUFE, mit einer dieser Stufen: { $levels }
games-options = Optionen für --option NAME=WERT; was üblich ist, steht vorn:
games-range =
    { $several ->
        [yes] Zahlen von { $low } bis { $high }, mehrere mit + dazwischen
       *[no] eine Zahl von { $low } bis { $high }, üblich ist { $usual }
    }
help-game = Name des Spiels; der Befehl „games“ zählt sie auf
help-lang = Sprache: de oder en
help-seed = Startwert des Zufalls; derselbe Wert ergibt dasselbe Spiel
help-option = eine Option des Tisches; mehrfach möglich. „games SPIEL“ nennt alle. In Simulationen auch NAME=A,B oder NAME=* für Werte, die sich abwechseln
help-bots = wer was spielt, zum Beispiel killer=thumb,survivors=random
help-as = deine Seite oder dein Platz, oder „both“ für einen geteilten Bildschirm
help-players = wie viele mitspielen; dasselbe wie --option players=…
help-time = bei Spielen in Echtzeit: wie viele Spielsekunden in einer Sekunde vergehen, zum Ausprobieren
help-continue = ein gespeichertes Spiel fortsetzen
help-games-count = wie viele Spiele
help-jobs = wie viele Kerne
help-json = die Ergebnisse als JSON ausgeben
help-file = eine Aufzeichnung
help-as-seat = mit wessen Augen zugesehen wird
help-step = nach jedem Schritt auf die Eingabetaste warten
help-speed = Schritte je Sekunde; 0 zeigt alles auf einmal
help-rule = die Kennung einer Regel oder ein Wort
help-rules-all = auch geheime Bücher, die während des Spiels nicht alle lesen dürfen
help-search = Regeln, in denen das Wort vorkommt
help-coverage = das Verzeichnis mit den Tests vergleichen
help-tests = der Ordner der Tests
help-version = die Version zeigen
metavar-options = [OPTIONEN]
metavar-command = BEFEHL …
metavar-game = SPIEL
metavar-file = DATEI
metavar-seed = STARTWERT
metavar-option = NAME=WERT
metavar-bots = SEITE=STUFE,…
metavar-side = SEITE
metavar-seat = PLATZ
metavar-number = N
metavar-address = ADRESSE
metavar-word = WORT
metavar-folder = ORDNER
metavar-rule = KENNUNG
usage-usage = Aufruf:
usage-help = Diese Hilfe zeigen.
usage-arguments = Argumente
usage-options = Optionen
usage-commands = Befehle
usage-required = [erforderlich]
usage-default = [Standard: { $value }]
usage-no-option = Die Option { $option } gibt es nicht.
usage-missing = { $what } fehlt.
usage-bad-value =
    { $what } kann diesen Wert nicht haben. { $kind ->
        [whole] Möglich ist eine ganze Zahl
       *[any] Möglich ist eine Zahl
    }{ $least ->
        [none] .
       *[other] { " " }ab { $least }.
    }
usage-option-value =
    { $needed ->
        [yes] Nach { $option } fehlt ein Wert.
       *[no] Die Option { $option } nimmt keinen Wert.
    }
usage-no-command = Einen Befehl „{ $typed }“ gibt es nicht.
usage-too-much = Mit „{ $typed }“ kann der Befehl nichts anfangen.
usage-meant = Meinst du „{ $near }“?
warning-variable = Eine Umgebungsvariable { $name } kennt Lamplit nicht, sie bewirkt also nichts.
usage-see-help = Hilfe: { $command }

## Fehler

error-language = Lamplit spricht kein „{ $language-typed }“. Es spricht: { $known }.
error-side = Eine Seite oder einen Platz „{ $side-typed }“ gibt es an diesem Tisch nicht. Es gibt: { $known }.
error-live-seat = Dieses Spiel läuft in Echtzeit: An einem Bildschirm kann nur eine Person spielen. Wähle einen Platz mit --as: { $known }.
error-bot-level = Bots der Stufe „{ $level-typed }“ gibt es nicht. Es gibt: { $known }.
error-option-shape = „{ $typed-typed }“ hat nicht die Form NAME=WERT.
error-bots-shape = „{ $typed-typed }“ hat nicht die Form SEITE=STUFE, zum Beispiel both=thumb.
error-continue-options = Ein gespeichertes Spiel behält seinen Startwert und seine Optionen: --seed, --option und --players bitte weglassen.
error-continue-game = Diese Aufzeichnung ist von „{ $held }“, nicht von „{ $wanted }“. Lass den Namen des Spiels weg.
error-which-game = Welches Spiel? Es gibt: { $known }.
error-save = Das Spiel konnte nicht nach { $file } gespeichert werden: { $error }. Sorge dort für Platz und Rechte und speichere dann noch einmal.
error-open = { $file } lässt sich nicht öffnen: { $error }.
error-open-binary = { $file } ist keine Textdatei (in UTF-8) und damit keine Aufzeichnung.
error-rule = Im Regelbuch von { $game } gibt es keine Regel { $rule }. Suche stattdessen ein Wort, zum Beispiel „Tür“.
error-rulebook-none = { $game } hat kein Regelbuch.
error-rulebook-toml = Die Regelbuchdatei { $file } ist kein gültiges TOML: { $error }
error-rulebook-chapter = Die Regelbuchdatei { $file } braucht eine Tabelle [chapter] mit den Titeln „en“ und „de“.
error-rulebook-rule = { $file }: In der Regel { $rule } ist das Feld „{ $field }“ falsch oder fehlt.
error-rulebook-twice = Die Regel { $rule } steht zweimal im Regelbuch.
error-rulebook-see = Die Regel { $rule } verweist auf { $other }; die gibt es nicht.
error-no-tests = In { $folder } liegt kein Ordner mit Tests. Nenne ihn mit --tests.

## Woran es liegt

reason-missing = Datei oder Ordner gibt es nicht
reason-no-folder = ein Teil des Pfads ist kein Ordner
reason-denied = die Rechte dafür fehlen
reason-read-only = dort lässt sich nur lesen
reason-folder = das ist ein Ordner
reason-full = der Datenträger ist voll
reason-nobody-listens = dort lauscht kein Server
reason-port-taken = der Port ist schon vergeben
reason-not-here = diese Adresse hat dieser Rechner nicht
reason-unknown-name = einen Rechner dieses Namens gibt es nicht
reason-no-port = so hohe Ports gibt es nicht, der letzte ist 65535
reason-unreachable = der Rechner ist nicht zu erreichen
reason-no-answer = es kam keine Antwort
