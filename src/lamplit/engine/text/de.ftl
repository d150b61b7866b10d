# Was die Engine selbst sagt, in jedem Spiel.

clock-pass = Die Uhr: Bei Sekunde { $until } ist die Zeit um.

# Vor dem Spiel

error-game = Ein Spiel namens „{ $game-typed }“ gibt es hier nicht. Zur Wahl stehen: { $known }.
error-option-unknown = Eine Einstellung „{ $option-typed }“ hat dieses Spiel nicht. Es kennt: { $known }.
error-option-value = Die Einstellung „{ $option-typed }“ kann nicht „{ $value-typed }“ sein. Möglich ist: { $known }.
error-seed = Dieser Startwert enthält Zeichen, die sich nicht aufschreiben lassen. Nimm Buchstaben und Ziffern.
error-seat = Einen Platz „{ $seat-typed }“ gibt es an diesem Tisch nicht. Die Plätze sind: { $known }.

# Antworten

error-illegal-rule = Das geht nicht: { $reason } (Regel { $rule })
error-illegal-unknown = „{ $name }“ gehört nicht zu den möglichen Antworten. Wähle eine der angebotenen.
error-over = Das Spiel ist zu Ende, es gibt nichts mehr zu entscheiden. Wer weiterspielen will, beginnt ein neues.
error-clock = Die Uhr hat gerade nichts zu melden, denn niemand spielt gegen die Zeit.
error-time-number = „{ $at-typed }“ ist kein Zeitpunkt. Gib die Sekunden seit Spielbeginn als Zahl an.
error-time-past = Sekunde { $at } ist vorbei, wir sind schon bei { $now }. Gib einen späteren Zeitpunkt an.
error-time-future = Sekunde { $at } liegt hinter der Frist bei { $until }. Antworte früher oder lass die Uhr ablaufen.
error-time-early = Bei Sekunde { $at } kann die Uhr das noch nicht beenden. Warte bis { $until }.

# Zurücknehmen

error-undo-nothing = Es gibt noch nichts zurückzunehmen.
error-undo-others = Die letzte Antwort war nicht deine. Zurücknehmen kann sie nur, wer sie gegeben hat.
error-undo-chance = Seitdem wurde gewürfelt oder ausgeteilt, deshalb bleibt es bei dieser Antwort. Spiel weiter.
error-undo-told = Durch diese Antwort haben andere etwas erfahren, deshalb bleibt es dabei. Spiel weiter.
error-undo-learnt = Bei dieser Antwort bleibt es, denn danach kam ans Licht: { $learnt } Spiel weiter.
error-undo-over = Das Spiel ist zu Ende, zurücknehmen lässt sich nichts mehr. Wer noch einmal spielen will, beginnt ein neues.
error-undo-stands = Im Augenblick lässt sich nichts von dir zurücknehmen: Eine Antwort gilt, sobald gewürfelt wurde, andere durch sie etwas erfahren haben oder die andere Seite handeln kann. Spiel weiter.

# Reden und Notizen

error-words = Sag etwas, das 1 bis { $longest } Zeichen lang ist.
error-pencil-never = Dein Platz hat in diesem Spiel keine eigenen Markierungen. Nimm Papier und Stift.
error-pencil-kind = Markierungen der Art „{ $kind-typed }“ hast du nicht. Du hast: { $known }.
error-pencil-place = Sag mit 1 bis { $longest } Zeichen, wohin die Markierung soll.
error-pencil-out = Alle { $most } Markierungen „{ $kind }“ liegen schon auf dem Tisch. Radiere zuerst eine aus.
error-pencil-none = Bei „{ $place }“ hast du keine Markierung „{ $kind }“. Sieh nach, wo deine Markierungen liegen.

# Aufzeichnungen

error-record-empty = In dieser Aufzeichnung steht nichts. Wähle die Datei eines gespeicherten Spiels.
error-record-not = Das ist keine Aufzeichnung von Lamplit. Wähle die Datei eines gespeicherten Spiels: eine Textdatei, meist mit der Endung .jsonl.
error-record-newer = Diese Aufzeichnung stammt von einem neueren Lamplit (Format { $found }, dieses hier liest bis { $known }). Aktualisiere Lamplit, um sie zu öffnen.
error-record-line = Zeile { $line } der Aufzeichnung ist beschädigt. Nimm eine unversehrte Kopie der Datei.
error-record-sum =
    { $line ->
        [1] Zeile 1 der Aufzeichnung
       *[other] Zeile { $line } der Aufzeichnung oder eine davor
    } wurde nachträglich verändert. Nimm eine unversehrte Kopie der Datei.
error-record-short = Die Aufzeichnung bricht nach { $lines } Zeilen ab. Nimm eine vollständige Kopie der Datei.
error-record-header = Die erste Zeile der Aufzeichnung passt bei „{ $field }“ nicht zu diesem Spiel. Nimm eine unversehrte Kopie der Datei.
error-record-field = In der ersten Zeile der Aufzeichnung steht ein Feld „{ $field }“, das keine Aufzeichnung hat. Nimm eine unversehrte Kopie der Datei.
error-record-answer = In Abschnitt { $chapter } der Aufzeichnung antwortet { $seat } „{ $name }“, und das erlauben die Regeln nicht. Nimm eine unversehrte Kopie der Datei.
error-record-differs = Noch einmal gespielt, kommt in Abschnitt { $chapter } der Aufzeichnung etwas anderes heraus. Nimm eine unversehrte Kopie der Datei oder das Lamplit, mit dem gespielt wurde.
error-record-checkpoint = Mit dem Spieltisch, der in der Aufzeichnung gespeichert ist, können die Regeln nichts anfangen ({ $reason }). Nimm eine unversehrte Kopie der Datei.
error-record-rules = Diese Aufzeichnung wurde nach Regelfassung { $rules } gespielt. Hier gilt Fassung { $known }, und übertragen lässt sie sich nicht. Nimm das Lamplit, mit dem gespielt wurde.
error-record-module = Die Regeln von „{ $module }“, nach denen hier gespielt wurde, sind inzwischen andere, und übertragen lässt sich die Aufzeichnung nicht. Nimm das Lamplit, mit dem gespielt wurde.
error-record-aside = Was { $seat } laut Aufzeichnung gesagt oder notiert hat, ist an diesem Tisch nicht möglich. Nimm eine unversehrte Kopie der Datei.

# Im Inneren

error-fault = Eine Regel hat versagt (in „{ $step }“: { $error }). Das Spiel ist so, wie es vor deiner Antwort war. Versuch eine andere und melde den Fehler bitte mitsamt der Aufzeichnung des Spiels.
error-excess-steps = Die Regeln haben { $most } Schritte getan, ohne jemanden etwas zu fragen, und wurden deshalb angehalten. Das Spiel steht wie zuvor. Bitte melde das mit der Aufzeichnung des Spiels.
error-excess-events = Die Regeln haben { $most } Dinge auf einmal gemeldet und wurden deshalb angehalten. Das Spiel steht wie zuvor. Bitte melde das mit der Aufzeichnung des Spiels.
error-excess-luck = Die Regeln wollten mehr als { $most } Würfel oder Karten auf einmal und wurden deshalb angehalten. Das Spiel steht wie zuvor. Bitte melde das mit der Aufzeichnung des Spiels.
error-excess-choices = Auf die Frage „{ $prompt }“ gäbe es mehr als { $most } Antworten, deshalb wurde sie nicht gestellt. Das Spiel steht wie zuvor. Bitte melde das mit der Aufzeichnung des Spiels.
error-forgotten = Das geschah vor dem Punkt, von dem aus diese Partie wieder aufgenommen wurde. Lade die ganze Partie und versuch es noch einmal.
error-no-sample = Zu dem, was { $seat } weiß, hat sich keine verdeckte Welt gefunden. Versuch es nach der nächsten Entscheidung noch einmal.
