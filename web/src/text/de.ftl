### Die Wörter des Browsers: Startseite, Tisch, Einstellungen. Was im Spiel geschieht, steht in den Dateien der Spiele.

## Überall

close = Schließen
loading = Einen Augenblick …
try-again = Noch einmal versuchen
to-start = Zur Startseite
stay = Hierbleiben
guest = Gast
your-name = Dein Name
away = nicht da
copied = Kopiert
copy-link = Link kopieren
share = Teilen
unofficial = Ein inoffizielles Werk von Fans, nicht verbunden mit Verlagen und Autoren der Spiele.
error-no-server = Lamplit antwortet nicht. Läuft der Server noch, und hat dieses Gerät Verbindung?
page-not-loaded = Diese Seite ließ sich nicht laden. Vielleicht ist die Verbindung weg, oder Lamplit wurde gerade aktualisiert.
page-reload = Neu laden

## Startseite

start-headline = Wer übersteht die Nacht?
start-subline = Brettspiele gegen Bots oder miteinander. Ohne Anmeldung, gleich hier.
start-games = Die Spiele
beginners = Neu in diesem Spiel?
play-now = Jetzt spielen
play-friends = Tisch für Freunde
rules = Regeln
campaign = Kampagne
campaign-of = { $game }: die Kampagne
learn = In fünf Minuten
learn-of = { $game } in fünf Minuten
learn-play = Ein erstes Spiel
learn-rules = Die Regeln lesen
guided = Geführtes erstes Spiel
guide-step = Schritt { $number } von { $of }
guide-now = Jetzt: { $what }.
guide-next = Weiter
guide-skip = Schritt überspringen
guide-leave = Ohne Führung weiter
guide-play-on = Weiterspielen
my-tables = Meine Tische
forget-table = { $game } aus der Liste nehmen
stage-gathering = wartet auf Mitspieler
stage-running = läuft
stage-over = zu Ende
public-tables = Offene Tische
seats-free =
    { $count ->
        [0] voll
        [one] ein Platz frei
       *[other] { $count } Plätze frei
    }
watchable = zum Zuschauen
watch = Ein Spiel ansehen
numbers = Die Bilanz
numbers-link = Die Bilanz: wer wie oft gewinnt
watch-none = Hier stehen öffentliche Spiele, die zu Ende sind, und Aufzeichnungen, die du geöffnet hast. Eigene Spiele findest du unter „Meine Tische“.
bring-record = Aufzeichnung öffnen …
bring-busy = Die Aufzeichnung wird geprüft …

## Einen Tisch eröffnen

open-bots = { $game }: jetzt spielen
open-friends = { $game }: Tisch für Freunde
open-side = Du spielst
open-seats = Wer sitzt wo?
open-seats-note = Offene Plätze nehmen deine Freunde über den Link ein. Mehrere Plätze „hier“: Ihr spielt abwechselnd an diesem Gerät.
open-more = Weitere Einstellungen
open-level = Die Bots spielen
open-bot-pace = Tempo der Bots
open-undo = Zurücknehmen
open-spectators = Zuschauer
open-pace = Wenn jemand wegbleibt
open-public = Öffentlich: Alle auf diesem Server sehen den Tisch
open-begin = Los geht’s
open-table = Tisch eröffnen
seat-me = hier, an diesem Gerät
seat-open = offen, für Freunde
seat-bot = Bot, { $level }
bot-pace-instant = ohne Pause
bot-pace-quick = zügig
bot-pace-calm = gemächlich
bot-pace-host = Ändern kann das nur, wer den Tisch eröffnet hat.
undo-free = bis etwas aufgedeckt wurde
undo-ask = darüber hinaus, wenn alle zustimmen
undo-never = nie
spectators-none = keine
spectators-live = sehen sofort, was alle sehen dürfen
spectators-delayed = sehen alles eine Minute später
pace-live = wird nach einer Minute abgestimmt
pace-calm = wird gewartet, egal wie lange

## Einladen und Platz nehmen

invite = Einladung
invite-text = Wer diesen Link öffnet oder den Code scannt, kann Platz nehmen. Schick nicht die Adresse dieses Fensters: Sie öffnet nur deine eigenen Plätze.
invite-code = QR-Code mit dem Link der Einladung
invite-link = Link
invite-local = Noch funktioniert dieser Link nur auf diesem Gerät.
invite-local-start = Damit andere in deinem Netz mitspielen können, beende Lamplit und starte es mit ./play --network
invite-door = Andere in meinem Netz einlassen
join-title = Einladung zu { $game }
table-imported = Dieses Spiel hat anderswo begonnen. Wer es mitgebracht hat, kennt womöglich die Handkarten und alles andere, was bis dahin verdeckt war. Was von jetzt an gezogen und gewürfelt wird, kennt niemand. In der Bilanz zählt es nicht.
join-choose = Welcher Platz soll es sein?
join-take = Platz nehmen
join-full = Alle Plätze sind besetzt.
join-take-over = Übernehmen
join-late-welcome = Es wird schon gespielt. Du kannst für einen Bot weiterspielen.
join-late-full = Es wird schon gespielt, und alle Plätze sind vergeben.
join-late-closed = Es wird schon gespielt, und gerade darf niemand einen Bot ablösen. Frag die Person, die den Tisch eröffnet hat.
join-late-uninvited = Es wird schon gespielt. Mit einer Einladung kannst du einen Bot ablösen: Den Link dazu hat, wer den Tisch eröffnet hat.
join-watch = Zuschauen
join-watch-delayed = Zuschauen, eine Minute später
join-watch-later = Sobald gespielt wird, kann man hier zuschauen.
gather-title = { $game }: Wer spielt mit?
gather-you = { $name } (du)
gather-sit = Hier sitzen
gather-bot = Bot …
gather-bot-for = Bot für { $seat }
gather-open = Freigeben
gather-leave = Aufstehen
gather-start = Spiel beginnen
gather-start-fill =
    { $count ->
        [one] Beginnen, ein Bot übernimmt den freien Platz
       *[other] Beginnen, Bots übernehmen { $count } freie Plätze
    }
gather-close = Tisch auflösen
gather-closed = Der Tisch wurde aufgelöst, bevor es losging.
gather-wait = { $name } beginnt das Spiel, sobald alle da sind.
sitter-open = frei
sitter-bot = Bot
sitter-bot-for = Bot für { $name }
table-gone = Dieser Tisch ist für dich nicht mehr offen
table-uninvited = Diese Adresse öffnet keinen Tisch

## Am Tisch

board = Spielplan
sheet = Meine Sachen
ask = Was jetzt zu tun ist
my-seats = Meine Plätze
you-are = Du: { $seat }
you-watch = Du schaust zu
turn-yours = Du bist dran
turn-others = Die anderen sind dran
turn-happening = Es geschieht etwas
turn-watching = Es wird gespielt
turn-bot = Ein Bot spielt für dich
turn-over = Zu Ende
ask-others = Die anderen sind dran.
waits-for = Gewartet wird auf
waits-away = ist weg
coming-away = { $name } ist gerade weg.
coming-back = { $name } ist wieder da.
coming-rests = { $name } macht eine Pause: Ein Bot spielt weiter.
coming-left = { $name } hat den Tisch verlassen: Ein Bot spielt weiter.
ask-acting =
    { $count ->
        [one] { $who } ist dran
       *[other] { $who } sind dran
    }
ask-turn-of = Am Zug: { $who }
ask-bots-think = Die anderen sind dran, Bots denken nach
think-about = { $who }: { $what }
think-turn = { $who }: Der nächste Zug wird geplant
think-most = höchstens { $seconds } s
thinks = überlegt
ask-nothing = Für dich ist gerade nichts zu tun.
ask-happening = Es geschieht etwas …
ask-watching = Du schaust zu.
ask-bot = Ein Bot spielt auf deinem Platz, bis du wieder übernimmst.
result-unverified = Nicht geprüft: Dieser Server hat das Spiel nicht von Anfang an gesehen.
after-since = Erzählt wird, was geschah, seit es hier weiterging.
ask-over = Das Spiel ist zu Ende.
ask-hand-over = Jetzt ist dran: { $who }
ask-hand-over-do = Gerät weitergeben
ask-whom = Wen oder was man einsetzen kann
ask-somebody-else = Jemand anders
ask-done-together = Für alle hier: nichts weiter
end-all-the-same = Trotzdem beenden
end-not-yet = Nein, weiter
end-key = Ende
ask-missed = Die Frage hatte gerade gewechselt, darum wurde nichts beantwortet.
ask-list =
    { $count ->
        [one] Liste (1)
       *[other] Liste ({ $count })
    }
skip = Überspringen
scene-on = Klick oder Leertaste: weiter
scene-on-touch = Antippen: weiter
play-on = Rest sofort spielen
play-on-text = Du bist ausgeschieden, und nur Bots spielen weiter: Lass sie das Spiel sofort zu Ende bringen
undo = Zurücknehmen
undo-turn = Ganzen Zug zurücknehmen
undo-ask-others = Die anderen fragen
hand-over = Bitte weitergeben an: { $who }
hand-over-text = Alle anderen schauen jetzt weg.
hand-over-show = Ich spiele: { $who }. Zeig her!
line-lost = Die Verbindung ist weg. Lamplit versucht es weiter, nichts geht verloren.
line-now = Jetzt versuchen

## Warum nicht?

group-go = Gehen
group-here = Hier
group-things = Dinge und Fähigkeiten
group-team = Das Team
group-end = Abschließen
group-away = Weglegen
why-not = Warum nicht …?
why-title = Warum geht das nicht?
why-type = Was möchtest du tun?
why-example = Name eines Raums, einer Sache …
why-ask = Fragen
why-list = Das alles geht gerade nicht. Wähle eins davon, um zu erfahren, warum.
why-unknown = Unter diesem Namen gibt es hier nichts zu tun. Wähle unten etwas aus oder nenne einen Raum oder eine Sache.
why-you-may = Das geht: { $what }
why-rule = Im Regelbuch nachlesen

## Die Leiste: Verlauf, Gespräch, Regeln, Plätze

pane = Verlauf, Gespräch, Regeln und Plätze
pane-log = Verlauf
pane-talk = Gespräch
pane-rules = Regeln
pane-seats = Plätze
log-none = Noch ist nichts geschehen.
log-older = Was vorher geschah
talk = Gespräch
talk-none = Noch hat niemand etwas gesagt.
talk-say = Etwas sagen
talk-send = Senden
talk-team = Team
talk-to-team = nur ans Team
talk-came = { $who }: Hier spielt jetzt { $name } statt eines Bots.
rules-of = Die Regeln: { $game }
rules-note = In eigenen Worten. Klein hinter jeder Regel steht ihre Kennung; der Tisch nennt sie, wenn etwas nicht geht.
rules-search = In den Regeln suchen
rules-nothing = In keiner Regel kommt „{ $words }“ vor. Versuche ein anderes Wort.
rules-see-also = Siehe auch
rules-edition = Ausgabe
rules-chapter = Kapitel
rules-chapters = Die Kapitel
rules-next = Weiter: { $chapter }
rules-your-book = Dein Buch
rules-all-books = Die geheimen Bücher
rules-for-all = Für alle
rules-read-books = Die geheimen Bücher lesen
rules-other-edition =
    { $rules ->
        [one] In der Ausgabe { $edition } gilt stattdessen (1 Regel)
       *[other] In der Ausgabe { $edition } gilt stattdessen ({ $rules } Regeln)
    }
rules-later-level =
    { $rules ->
        [one] Ab Level { $level } (1 Regel)
       *[other] Ab Level { $level } ({ $rules } Regeln)
    }
rules-ruled-out =
    { $rules ->
        [one] Eine andere Festlegung, die hier nicht gilt (1 Regel)
       *[other] Andere Festlegungen, die hier nicht gelten ({ $rules } Regeln)
    }
rename = Umbenennen
seat-to-bot = Bot für mich spielen lassen
seat-back = Selbst weiterspielen
seat-kick = Durch Bot ersetzen
seat-take-over = Vom Bot übernehmen: { $who }
seats-latecomers = Wer eingeladen ist, darf Bots ablösen
seat-device = Auf anderem Gerät weiterspielen
seat-device-text = Scanne diesen Code mit dem anderen Gerät, dann sitzt du dort als: { $seat }.
seat-device-code = QR-Code mit dem Link zu deinem Platz
seat-device-secret = Nur für dich: Wer diesen Link hat, spielt auf deinem Platz.
seat-leave = Tisch verlassen
seat-leave-text =
    { $seats ->
        [one] Ein Bot spielt
       *[other] Bots spielen auf allen Plätzen dieses Geräts
    } für dich weiter, und wer eingeladen ist, darf dort übernehmen. Willst du nur kurz weg, lass lieber einen Bot für dich spielen.
seat-leave-over = Der Tisch verschwindet aus deiner Liste.
seat-leave-do = Verlassen
vote-undo = { $by } möchte die letzte Entscheidung zurücknehmen.
vote-kick = { $by } möchte { $whom } durch einen Bot ersetzen.
vote-waits = Noch nicht zugestimmt: { $who }
vote-later = Du bist gerade erst gekommen und kannst in zwei Minuten mitstimmen.
vote-yes = Einverstanden
vote-no = Nein
vote-agreed = Du bist einverstanden.
vote-withdraw = Zurückziehen

## Das erste Spiel

lesson = Kurz erklärt
lesson-got-it = Verstanden
lesson-rule = Die Regel dazu
lesson-no-more = Keine Erklärungen mehr

## Nach dem Spiel

after-title = So ging es aus
after-show = Ergebnis zeigen
after-you-won = Du hast gewonnen
after-you-lost = Du hast verloren
after-you-nobody = Niemand hat gewonnen
after-won = gewonnen
after-rematch = Noch eine Partie
after-rematch-go = Zum neuen Spiel
after-replay = Noch einmal ansehen
after-look = Spielplan ansehen
after-save = Aufzeichnung sichern
after-reading = Das Spiel wird nacherzählt: { $share } %
after-no-story = Die Nacherzählung ließ sich nicht laden. Das Ergebnis gilt trotzdem.

## Wiedergabe

replay = Wiedergabe
replay-reading = Das Spiel wird geladen: { $share } %
replay-words = Diese Aufzeichnung wurde nach anderen Regeln gespielt: Sie wird in Worten erzählt, ohne Plan.
replay-first = An den Anfang
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt weiter
replay-last = Ans Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-moment = Zeitpunkt im Spiel
replay-eyes = Mit den Augen von
replay-hidden = Verborgenes zeigen
replay-link = Link zu diesem Moment
replay-link-text = Kopiert die Adresse dieses Moments. Wer dieses Spiel ansehen darf, sieht ihn dort.

## Einstellungen

settings = Einstellungen
settings-language = Sprache
settings-text-size = Textgröße
settings-motion = Bewegung
settings-motion-system = wie das Gerät
settings-motion-full = voll
settings-motion-reduced = reduziert
settings-speed = Tempo der Ereignisse
settings-speed-slow = langsam
settings-speed-normal = normal
settings-speed-fast = schnell
settings-speed-instant = sofort
settings-sound = Ton
settings-sound-on = an
settings-music = Musik
settings-effects = Geräusche
settings-cues = Signale
settings-captions = Untertitel
settings-captions-on = Geräusche auch in Worten zeigen
settings-keys = Tasten
settings-keys-on = Ziffern und Buchstaben wählen Antworten
settings-lessons = Erste Spiele
settings-lessons-on = Regeln erklären, wenn sie zum ersten Mal wichtig werden
settings-lessons-again = Erklärungen erneut zeigen
settings-app = Als App
settings-app-install = Lamplit auf diesem Gerät installieren
settings-kept = Deine Wahl bleibt in diesem Browser gespeichert.

## Geräusche in Worten

caption-step = Schritte
caption-noise = Ein Geräusch
caption-dice = Würfel rollen
caption-door = Eine Tür
caption-hit = Ein dumpfer Schlag
caption-key = Schlüssel klirren
caption-card = Eine Karte
caption-chime = Ein heller Klang
caption-gong = Ein Gong
caption-slam = Die Türen schlagen zu
caption-turn = Du bist dran
caption-countdown = Die Uhr tickt
caption-help = Jemand ruft um Hilfe
caption-ping = Jemand zeigt auf etwas
ping-look = { $who } zeigt auf { $what }
caption-vote = Es wird abgestimmt
caption-sink = Ein sinkender Ton
caption-free = Etwas löst sich
caption-radio = Das Funkgerät rauscht
caption-fear = Ein Schauder
caption-win = Gewonnen
caption-lose = Verloren

## Mitwirkende

credits = Mitwirkende und Lizenzen
credits-unofficial = Lamplit ist ein inoffizielles Werk von Fans. Es ist weder mit den Autoren und Verlagen der Spiele verbunden, noch wird es von ihnen unterstützt. Wenn dir ein Spiel gefällt, kauf es: Am echten Tisch ist es am schönsten.
credits-own = Zeichnungen, Klänge und Texte sind unsere eigenen. Dazu kommen:
credits-what = Werk
credits-by = Von
credits-licence = Lizenz
credits-type = Schrift
credits-icons = Symbole, in Farbe und Größe angepasst
credits-program = Programm
credits-licence-own = Lamplit selbst steht unter der MIT-Lizenz.
